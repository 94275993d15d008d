import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './clauses.ts'
import { beginsTitle } from './verbs.ts'
import type { Span } from './wordSpan.ts'

/**
 * What people say to whoever reads a sentence, and that says nothing of the goal: greetings, thanks, questions whether it can be done,
 * and sighs. Each part that is no more than that, also at the beginning and the end of the sentence where no pause parts it from the
 * wish: `hi, first time here`, `learn italian by easter | if that makes sense`, `wish me luck`.
 *
 * @returns none where the whole sentence is no more than that
 */
export function chatIn(words: readonly Word[]): Span[] {
  const parts = partsOf(words)
  const chat = parts.flatMap((part, nth): Span[] => {
    if (isChat(words, part)) return [part]
    const behind = nth === parts.length - 1 ? tailOf(words, part) : null
    const before = nth === 0 ? leadOf(words, part) : null
    return [before, behind].filter((span) => span !== null)
  })
  const isAll = chat.reduce((sum, { from, to }) => sum + to - from, 0) === words.length
  return isAll ? [] : chat
}

function partsOf(words: readonly Word[]): Span[] {
  const ends = words.flatMap((_, at) => (at === words.length - 1 || endsPart(words, at) ? [at + 1] : []))
  return ends.map((to, nth) => ({ from: ends[nth - 1] ?? 0, to }))
}

function isChat(words: readonly Word[], { from, to }: Span, chat = ALL): boolean {
  const own = words.slice(from, to)
  if (own.length > LONGEST) return false
  const plains = own.map(({ plain }) => plain).filter((plain) => !/^[-–—]$/.test(plain))
  return own.every(({ escape }) => escape === null) && chat.test(plains.join(' '))
}

/** The longest end of a part that is chat, where more than a word is left before it. */
function tailOf(words: readonly Word[], { from, to }: Span): Span | null {
  for (let begin = Math.max(from + 2, to - LONGEST); begin < to; begin += 1) {
    const isWhole =
      begin === to - 1
        ? ALONE.test(words[begin]?.plain ?? '')
        : isChat(words, { from: begin, to }, AT_THE_END)
    if (isWhole && !LEADS_ON.test(words[begin - 1]?.plain ?? '')) return { from: begin, to }
  }
  return null
}

/** The longest beginning of a part that is chat, where a wish or a deed follows. */
function leadOf(words: readonly Word[], { from, to }: Span): Span | null {
  for (let end = Math.min(to - 1, from + LONGEST); end > from; end -= 1)
    if (isChat(words, { from, to: end }, AT_THE_BEGINNING) && beginsWish(words, end)) return { from, to: end }
  return null
}

function beginsWish(words: readonly Word[], at: number): boolean {
  return (
    (beginsTitle(words[at]?.plain ?? '') && !/^(?:help|know)$/.test(words[at]?.plain ?? '')) ||
    /^(?:(?:i|we)(?:'d| would)? )?(?:want|wanna|need|would|like|love|gotta) /.test(clauseText(words, at, 4))
  )
}

/** Words of chat at most. */
const LONGEST = 8
/** `a plan for | help`: what follows belongs to it. */
const LEADS_ON =
  /^(?:to|for|of|with|the|an?|my|our|no|and|or|some|any|more|get|ask|say|is|are|be|not|in|on|at|by|from|about|how|what|where|i|we|you|it|that|this)$/
/** Without a pause before it a single word may be one of the goal. */
const ALONE =
  /^(?:fml|lmao|rofl|smh|imo|imho|tbf|fyi|phew|yay|woohoo|amen|ciao|bye|wow|etc|xx+|halp|advice|tips|ideas|thoughts|opinions|suggestions|haha+|yolo|thx|thanks|cheers|realistic|doable|feasible|please|somehow|hopefully|finally|asap|obviously|lol|pls)$/

const IT = '(?:it|this|that)'
const POSSIBLE =
  '(?:realistic|doable|possible|feasible|achievable|crazy|mad|silly|stupid|dumb|weird|too (?:much|late|ambitious|optimistic|crazy|hard)|ok|okay|enough|good|reasonable|manageable|ambitious|unrealistic)'
const OPENINGS = [
  // greetings
  `(?:(?:oh|so|well|ok|okay|um+|uh+|right|alright|yeah|yes|hi|hiya|hello|hey|heya|howdy|good (?:morning|afternoon|evening|day)|morning|evening)(?: (?:there|all|everyone|everybody|folks|guys|team|coach|again|crushion))*)`,
  `(?:(?:it'?s )?my )?first time(?: (?:here|user|using (?:it|this)))?|new here|nice to meet you|how are you(?: doing)?|hope you(?:'re| are) (?:well|good)`,
  `(?:(?:hi|hello|hey) )?(?:coach|crushion|you|dear (?:coach|crushion|reader))|greetings|good day|sup|err+|sooo+|hm+|yo|question|(?:my |the )?(?:next|new|big|simple|easy|tough|first|second) (?:goal|one)|me again|hello from [a-z]+|(?:the )?(?:truth|fact|thing) is|heads up|first (?:of all|off)(?: (?:hi|hello))?|(?:just )?(?:a )?quick (?:one|question|note)|long time no see|(?:i'?m|i am|my name is|this is|it'?s) [a-z]+ (?:here|again)`,
  // what only leads on
  `(?:so )?(?:basically|honestly|actually|obviously|frankly|seriously|literally|anyways?|tbh|to be honest|in all honesty|(?:(?:to make a )?long|same old) story(?: short)?|here'?s the (?:thing|deal|plan)|here(?:'s| is) my (?:goal|plan|idea)|the thing is|you see|you know|i mean|let me (?:think|see|explain)|look|listen|so yeah|in short|in a nutshell|bottom line|real talk|confession(?: time)?|to be (?:fair|clear)|if (?:i'?m|i am) (?:being )?honest|(?:so )?here (?:it )?is(?: (?:the|my) (?:thing|deal|plan|goal|idea))?|not sure (?:if|whether) this is the right (?:place|app)|where do i begin|here (?:goes|we go)(?: nothing)?)`,
].join('|')
const REMARKS = [
  // asks for help
  `(?:(?:so|please|pls|plz|can you|could you|can (?:you|anyone|someone) please|would be great if you could|i could use|could use|i need|need|any|some|a little|send|god) )*help(?:s)?(?: (?:me|us|please|pls|plz|appreciated|out|needed|wanted|would be (?:great|nice|lovely|appreciated)))*`,
  `(?:(?:any|got|have you (?:got )?any|do you have any) )+(?:tips?|ideas?|advice|thoughts|suggestions?|tricks|recommendations?|chance)(?: (?:for me|on how|welcome|appreciated|please))*|(?:tips?|ideas?|advice|thoughts|suggestions?)(?: (?:please|pls|welcome|appreciated))*`,
  `(?:where|how|what|when)(?: on earth| the hell| even)? (?:do|should|would|can|could|must|shall) (?:i|we|one|you)(?: even| best)? (?:start|begin|do(?: (?:it|this|that|first))?|go about (?:it|this|that)|get started|approach (?:it|this|that)|think|reckon|say|recommend|suggest)`,
  `(?:(?:i )?(?:have|got|with|but) )*(?:(?:absolutely|literally|really|honestly) )?(?:(?:no|zero) (?:idea|clue)|clueless)(?: (?:where|how|what|when)(?: (?:to|i should|i can))?(?: (?:even )?(?:start|begin|do(?: (?:it|this|that))?|go about (?:it|this|that)|get there))?| about (?:it|this|that))?`,
  `(?:can|could|would|will) (?:you|that|this|it) (?:do (?:it|this|that)|work|help|plan (?:it|this|that) for me|make (?:it|this|that) (?:happen|work)|make (?:me )?a plan(?: for (?:it|this|that|me))?)(?: please)?|(?:is|does) (?:${IT} )?(?:even )?(?:make|makes) sense`,
  `(?:be|go|push|kick|stay|hold|keep) (?:[a-z]+ ){0,3}(?:me|my butt|my ass)(?: [a-z]+)?|(?:give|gimme|write|build|send|show)(?: me)? (?:an? |the |some )?(?:plan|schedule|tips|advice)|make it happen|bring it on|let'?s (?:roll|get started|begin|start)|lets (?:roll|get started|begin|start)`,
  `(?:i )?(?:just )?hope (?:that'?s|it'?s|this|that|it|you|so|this is)(?: [a-z]+){0,3}|(?:(?:so|super|really) )?excited|can'?t wait|cant wait|love this app|great app|first goal(?: here)?|(?:about|high) time|should have started (?:earlier|sooner)|i(?:'m| am) (?:serious|ready|in|done talking|late|all ears)|i know i(?:'m| am) late|no (?:stress|biggie|worries|problem)|not kidding|im serious|there i said it|the end|amen|ciao|bye(?: bye)?|piece of cake|last chance|too much to ask|what now|how(?: so)?|deal|opinions|(?:are|would|will) you (?:able to )?help(?: me)?|(?:need|some|more) (?:advice|tips|input|guidance)`,
  `(?:believe|trust|forgive|save|bear with|guide|motivate|surprise|help) (?:me|us)(?: (?:out|here|on this|with (?:it|this|that)|please|then))*|make (?:me )?a plan(?: (?:for (?:me|it|this|that)|please))*|plan (?:it|this|that) for me|you (?:decide|choose|tell me|know best)|your call|up to you|let me try(?: again)?|how hard can (?:it|that) be`,
  `am i (?:[a-z]+ )*(?:crazy|mad|old|late|young|dreaming|stupid|ambitious|optimistic|unrealistic|silly|ok|okay|right|alone)|can i (?:even |really |still )?(?:do|manage|make) (?:it|this|that)`,
  // whether it can be done
  `(?:(?:is|would|will|could|does) (?:${IT}|that even|this even)(?: be| sound| seem| still| even| at all| really)* )?${POSSIBLE}(?: (?:at all|you think|right|do you think|huh|or not|or what|for me))*`,
  `(?:(?:not|no) (?:sure|idea)|unsure|dunno|who knows|(?:i )?(?:don'?t|dont) know|idk|i wonder|wondering) (?:if|whether) (?:${IT}(?:'?s)?|i|thats|its) (?:is |will be |would be |can |could )?(?:even )?(?:${POSSIBLE}|make it|work|works|manage|can (?:do it|make it|manage))(?: (?:at all|though|tbh))*`,
  `(?:does|do|will|can) (?:that|this|it|i) (?:make sense|work|sound (?:ok|okay|right|good|realistic|crazy)|manage|make it)|if (?:that|this|it)(?:'s| is)? (?:makes (?:any )?sense|make sense|works|helps|(?:at all |even )?(?:possible|realistic|doable|feasible)|not too (?:much|late))|if (?:at all )?(?:possible|feasible)|if (?:i|you|we) (?:can|may|could|dare|must)|if (?:that|this|it)(?:'s| is) (?:ok|okay|alright|fine)(?: with you)?|(?:${IT} )?(?:would|will) be (?:so |really |very )?(?:nice|great|awesome|amazing|cool|lovely|perfect|good|fantastic|wonderful|a dream)(?: (?:if possible|tbh))*`,
  // hopes, sighs and promises
  `(?:i |we )?(?:just |only |really )*(?:need|want|would like) (?:a|some kind of|some sort of) (?:(?:good|clear|real|proper|simple|solid) )*plan|(?:as (?:soon|fast|quickly) as (?:possible|i can)|the sooner the better)|(?:and )?not just (?:talk|dream|think|read|moan) about ${IT}|(?:even )?if ${IT} kills me|slowly but surely|(?:in )?(?:small|baby|tiny) steps|(?:one )?step (?:by|at a) (?:step|time)`,
  `(?:(?:i|we) )?(?:(?:really|just|so) )*(?:do not|don'?t|cannot|can'?t|must not|mustn'?t) (?:want to |wanna |afford to )?(?:fail|embarrass myself|mess (?:it|this) up|blow (?:it|this)|screw (?:it|this) up|panic|choke|freeze)(?: (?:again|this time|completely|it|in front of everyone))*`,
  `(?:please )?(?:wish (?:me|us) luck|kill me(?: now)?|(?:heaven|god|lord|heavens) help (?:me|us|them)|(?:yes )?really yes|who knew|no discussion|prove (?:him|her|them) wrong|legally(?: obviously| of course)?|what (?:was|were) (?:i|we) thinking|help me remember(?: (?:it|them|to))?|(?:and )?i (?:always |constantly |just )*(?:keep forgetting|forget)(?: (?:it|them|about it|to))?|fingers crossed|knock(?:ing)? on wood|touch wood|pray for me|here(?:'s| is) hoping|hope (?:it|this|that) works|hope for the best|keep your fingers crossed|i (?:can|will) do (?:it|this)|i got this|let'?s (?:see|go|do (?:it|this)|goo+|see how it goes|see what happens|hope so|be honest|be real|get (?:it|this) done)(?: (?:then|shall we))?)`,
  `(?:(?:${IT}(?:'?s| is| was)|thats|its) (?:(?:kind of|basically|pretty much|about) )*(?:(?:the|my|our) (?:plan|goal|idea|aim|dream|wish|hope)|it|all)(?: (?:anyway|so far|at least|for now|really|folks|basically))*)`,
  `(?:(?:this time|now|but) )*(?:for real|for good|properly this time|once and for all|no (?:more )?excuses|no matter what|seriously|finally|at last|somehow|someday|one way or another|come what may|whatever it takes|no pressure|no rush|no joke|not kidding|no kidding|it'?s now or never|now or never|better late than never|never too late|enough is enough|asap|yolo|eventually|one day|sooner or later|for once|for a change|third time lucky|new year,? new me|before i die|here we go(?: again)?|again|simple as that|end of story|no judge?ment|period|pinky promise|promise|(?:i )?(?:really )?mean it|just saying|trust the process|k thx bye|fml|smh|imo|imho|tbf|fyi|pf+|argh|etc|and stuff|xx+|x)(?: (?:this time|now|though|lol))*`,
  `(?:(?:at least|or so|well) )*i (?:guess|think|suppose|hope|reckon|swear|promise|know|wish|believe)(?: (?:so|i know|not|at least|right|it(?:'s| is) (?:${POSSIBLE}|late|a lot|vague)))*|hopefully|or so(?: i hope)?|(?:or )?something(?: like (?:that|it|this))?|maybe|we'?ll see|you know how (?:it is|it goes|that is|that goes)|(?:it'?s )?(?:${POSSIBLE}|vague|cheesy|cliche|late|cringe|ridiculous|embarrassing|sad),? i know|sounds (?:so )?(?:easy|simple|${POSSIBLE})(?: (?:right|i know|huh|eh))*|easy(?: right| peasy)?|ha+|go figure|sigh|phew|wow|ugh+|oof|gulp|yikes|woohoo|yay|eek`,
  // manners
  `(?:many )?(?:thanks|thank you|thx|ty|cheers(?: mate)?|thanks a (?:bunch|million)|appreciated|much appreciated|thanx)(?: (?:a lot|so much|very much|in advance|guys|all|everyone|again|for (?:the |your )?(?:help|reading|helping)))*`,
  `(?:please|pls)(?: (?:be (?:gentle|kind|nice|honest|patient)|don'?t (?:judge|laugh)(?: me)?|go easy(?: on me)?))?|be (?:gentle|kind|nice|honest|patient)(?: with me)?|don'?t (?:judge|laugh)(?: me)?|(?:so |i'?m )*sorry(?: (?:(?:for|about) (?:the|my|all the|that) [a-z]+(?: [a-z]+)?|if (?:that|this|it)(?:'s| is) [a-z ]+|for (?:rambling|ranting|the rambling)))?|excuse my [a-z]+`,
  // how modest it is
  `(?:just )?nothing (?:too )?(?:crazy|fancy|serious|extreme|special|big|professional|complicated|ambitious)|nothing (?:more|else)(?: nothing less)?`,
].join('|')
const allOf = (chat: string) =>
  new RegExp(
    `^(?:(?:and |but |so |well |ok |oh |lol )*(?:${chat})(?: (?:lol|tbh|though|haha+|please|pls|thanks|thx|right|now|then))*(?: |$))+$`,
  )
const ALL = allOf(`${OPENINGS}|${REMARKS}`)
const AT_THE_BEGINNING = allOf(OPENINGS)
const AT_THE_END = allOf(REMARKS)
