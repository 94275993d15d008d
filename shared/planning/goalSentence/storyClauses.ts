import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { levelAt } from './amounts/levels.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { isOfTiring, namesPlanTime } from './storyTimes.ts'
import { HOLDS, isFinite, NAMES_GOAL, SAID } from './tellings.ts'
import { beginsDeed, isWish, textOf } from './wishClauses.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isOccupation } from './words/occupations.ts'
import { isOfOneself } from './words/ofOneself.ts'
import { baseOf, beginsTitle, isVerb, namesActivity } from './words/verbs.ts'
import type { Span } from './words/wordSpan.ts'

/** What says where the goal begins: a wish in so many words, or only what is done. */
type Goal = { by: 'wish' | 'deed'; text: string; refers?: boolean }

/**
 * What is only told at the beginning of a sentence, before a wish or a deed that says by itself what is done: `laid off last Friday, so |
 * learn the ukulele`, `too many takeaways lately, | I want to cook`. Each of its clauses has the shape of a story: somebody is or does
 * something, somebody is or was something and is not named, or a state of things. None when one of them may be the goal, or names a time
 * that may be the plan's.
 */
export function storyIn(words: readonly Word[]): Story | null {
  const most = Math.min(words.length - 1, LONGEST)
  for (let at = 1; at < most; at += 1) {
    const goal = JOINT.test(words[at]?.plain ?? '') ? null : goalAt(words, at)
    if (goal === null) continue
    let to = at
    while (to > 0 && isJoint(words, to - 1)) to -= 1
    if (to < 1) continue
    const parts = partsBefore(words, to)
    return parts.every((part) => isStory(words, part, goal)) ? { parts, to: at } : null
  }
  return null
}
/** The clauses of a story, and where it ends: between them and the goal are only words that join them. */
type Story = { parts: Span[]; to: number }
const LONGEST = 40
const JOINT = /^(?:so|and|but|now|then|also|anyway|maybe|just|[-–—])$/

/** `…, | so now I want to swim`; but `I'm single now | so I want to swim`. */
function isJoint(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  if (!JOINT.test(plain)) return false
  return (
    !/^(?:now|then|just)$/.test(plain) || endsPart(words, at - 1) || JOINT.test(words[at - 1]?.plain ?? '')
  )
}

/** What is wanted or done from a word on, where it has a thing of its own. */
function goalAt(words: readonly Word[], at: number): Goal | null {
  const before = words[at - 1]?.plain ?? ''
  const text = clauseText(words, at, 9)
  const isParted = endsPart(words, at - 1)
  const lead = WISHES.exec(text)?.[0]
  if (lead !== undefined) {
    const isLoose = !isParted && !JOINT.test(before)
    const wanted = text.slice(lead.length)
    // `I really | want to`: it is no beginning.
    const subject = ADVERB.test(before) ? (words[at - 2]?.plain ?? '') : before
    if (TELLS_ME.test(clauseText(words, at - 2, 2))) return null
    if (isLoose && (at < 2 || GOES_ON.test(subject) || ADVERB.test(text.split(' ', 1)[0] ?? ''))) return null
    if (REFERS.test(wanted)) return { by: 'wish', text: wanted, refers: true }
    return saysItself(wanted) && !(OF_DUTY.test(lead) && IS_DUTY.test(wanted))
      ? { by: 'wish', text: wanted }
      : null
  }
  const isMaybe =
    OFFERS.test(`${text} `) ||
    (/^(?:maybe|perhaps)$/.test(before) &&
      (endsPart(words, at - 2) || /^(?:so|and|but)$/.test(words[at - 2]?.plain ?? '')))
  const isRather = before === 'just' && endsPart(words, at - 2)
  if (!isParted && !isMaybe && !isRather && before !== 'so') return null
  const deed = text.replace(/^(?:(?:so|now|and|maybe|just|how about|what about|why not|it'?s) )+/, '')
  return isDeed(deed) ? { by: OFFERS.test(`${text} `) ? 'wish' : 'deed', text: deed } : null
}
const ADVERB = /^(?:just|really|also|still|finally|now|so|badly|desperately)$/
const WISHES =
  /^(?:(?:so|and|but|now|just|really|also|finally|still|then) )*(?:(?:(?:i|we)(?:'m|'re|'d|'ve|'ll| am| are| would| have)? )?(?:(?:really|just|also|finally|still|now|so|badly|desperately|actually) )*(?:(?:want|need|hope|plan|have|got|like|love|hoping|trying|planning|going|determined|aiming|looking) to |(?:wanna|gotta|gonna|should|must) |(?<=\b(?:i|we)'ll )|(?<=\b(?:i|we) )will )|let'?s )/
/** `… and | how about running`. */
const OFFERS = /^(?:how about|what about|why not) (?!if\b|the\b|my\b)/
const OF_DUTY = /\b(?:have|got|need|must|should|going|gonna|gotta)\b/
/** What takes place anyway. */
const IS_DUTY =
  /^(?:be|leave|work|rest|relax|sleep|get up|wake|pick|drive|commute|wait|see|stay|move|travel|fly|look after|drop|have|go (?:to work|back|home|away|there))\b/
const TELLS_ME = /^(?:told|tells|reminded|warned|convinced|asked) (?:me|us)$|^all$/
const GOES_ON =
  /^(?:says?|said|told|thinks?|thought|reckons?|guess|feel|hope|sure|glad|why|i|we|you|they|he|she|who|that|what|which|how|if|when|where|because|as|since|until|till|before|after|to|not|don't|dont|never|always|do|did|would|people|thing|things|only|the|an?|my|our|of|for|with|in|on|at|or|no|is|are|was)$/

/** Whether a text begins with a deed that needs no other words to be a goal. */
function saysItself(text: string): boolean {
  const [verb = '', thing = ''] = text.split(' ')
  if (/^(?:it|them|that|this|there|those|him|her|both|all|one|some)$/.test(thing)) return false
  if (/^go (?:for an? |to (?:the|my|an?) )[a-z]/.test(text)) return true
  if (!beginsTitle(verb) && baseOf(verb) === null && !/^be\b/.test(verb)) return false
  return isActivity(verb) || (thing !== '' && !SAYS_HOW.test(thing))
}
function isActivity(verb: string): boolean {
  return (
    namesActivity(verb) &&
    !/^(?:exercise|change|improve|learn|win|pass|talk|help|join|fix|quit|stop)$/.test(verb)
  )
}
const SAYS_HOW =
  /^(?:\d.*|an?|by|until|till|before|in|on|at|every|each|once|twice|three|daily|more|better|harder|again|and|or|but|with|for|to|from|so|properly|regularly|hard|less)$/

/** `cycling to work`, `yoga twice a week`, `clean the flat`. */
function isDeed(text: string): boolean {
  const [first = '', second = ''] = text.split(' ')
  if (/^(?:only|just|no|not|never|less|more)$/.test(first)) return false
  if (OF_LENGTH.test(text) || /^go(?:ing)? (?:for an? |to (?:the|my|an?) )[a-z]/.test(text)) return true
  const base = baseOf(first)
  if (base !== null) return !OF_STATE.test(first) && saysItself(`${base} ${text.slice(first.length + 1)}`)
  if (isVerb(first)) return !OF_THE_DAY.test(first) && !isFinite(text) && saysItself(text)
  return patternOf(`${first} ${second}`) !== 'general' && !isFinite(text)
}
/** `a 20 min walk`, `half an hour of piano`. */
const OF_LENGTH =
  /^(?:an? )?(?:\d+[- ]?(?:mins?|minutes?|hours?)|half an hour|an hour|hour)(?: of)? (?!(?:per|each|every|daily|on|in|at|before|after|tops|max|most|is|are|would|should|will|and|but|or|with|for|to|from|free|left|only|if|when|then|day|week|chunks|bursts|blocks|bits|slots|sessions?|breaks?)\b)[a-z]{3,}/
const OF_STATE =
  /^(?:feel|be|hav|liv|gett|turn|sitt|go|becom|expect|struggl|suffer|recover|mov|retir|miss|hat|lov|work|sleep|eat|drink|wast|spend|scroll|drown|do|stand|lying|wait|start|stay|leav|commut)ing$/
const OF_THE_DAY =
  /^(?:am|have|has|get|got|work|need|want|feel|sleep|rest|eat|miss|stay|leave|live|start|come|go|take|make|know|think|can|could|must|should|will|would|may|might|help|be|do|see|hate|love|like)$/

function partsBefore(words: readonly Word[], to: number): Span[] {
  const ends = Array.from({ length: to }, (_, at) => at + 1).filter(
    (end) => end === to || endsPart(words, end - 1),
  )
  return ends.map((end, nth) => ({ from: ends[nth - 1] ?? 0, to: end }))
}

/** Whether a clause has the shape of a story, and neither names the goal nor a time for it. */
function isStory(words: readonly Word[], part: Span, goal: Goal): boolean {
  const own = words.slice(part.from, part.to)
  const text = textOf(words, part)
  if (own.some(({ escape }) => escape !== null)) return false
  if (/^[-–—]*$/.test(text)) return true
  // `got a camera for Christmas, | want to use it`
  if (goal.refers === true) return GIVEN.test(text)
  const isPast = IS_PAST.test(`${text} `) || GIVEN.test(text)
  const isPromise = /^promised (?:my|our|the) (?:late )?[a-z]+$/.test(text)
  const isOwn = BAD_HABIT.test(`${text} `) || (WORKS.test(text) && !goal.text.startsWith('work'))
  if (isWish(words, part) && !(part.from === 0 && isOwn)) return false
  if (NAMES_GOAL.test(text) && !isPromise) return false
  // `no gym, | just home workouts`
  if (NOT_THIS.test(text) && RATHER.test(words[part.to]?.plain ?? '')) return true
  // `my doctor said walk more`
  if (SAID.test(text) && isVerb(text.replace(SAID, '').split(' ', 1)[0] ?? '')) return false
  if (NAMES_IT.test(text) || MAY_WISH.test(text)) return false
  if (isOccupation(text.split(' ')) && !WORKS.test(text) && !isOfTiring(text)) return false
  if (own.some((_, nth) => levelAt(words, part.from + nth) !== null)) return false
  const isState = IN_A_STATE.test(`${text} `)
  if (!isPast && !BAD_HABIT.test(`${text} `) && namesPlanTime(own, text, isState)) return false
  if (goal.by === 'deed' && isPast && !isFinite(text) && baseOf(text.split(' ', 1)[0] ?? '') !== null)
    return false
  // `my knee is bad so no running`
  if (!isPast && !isPromise && HOLDS.test(text) && isFinite(text)) return false
  const isTold = isPast || NO_TOPIC.test(`${text} `) || (goal.by === 'wish' && OF_KIN.test(`${text} `))
  // `I have an exam, | want to read 2 chapters a day`, `first marathon, | want to run`: what is told may name the goal.
  const isTopic =
    patternOf(text) !== 'general' && (patternOf(goal.text) === 'general' || HOW_IT_IS.test(`${text} `))
  if (isTopic && !isTold) return false
  return (
    isTold ||
    isPromise ||
    BAD_HABIT.test(`${text} `) ||
    isState ||
    OF_KIN.test(`${text} `) ||
    HOW_IT_IS.test(`${text} `) ||
    OF_THINGS.test(`${text} `) ||
    isOfOneself(text) ||
    WORKS.test(text) ||
    (isFinite(text) && !beginsDeed(text)) ||
    (goal.by === 'wish' && mayBeToldFreely(own, text))
  )
}
/** `freshly out of uni`, `hardly any friends here`: before a wish in so many words all that is no name of a thing or a kind of goal. */
function mayBeToldFreely(own: readonly Word[], text: string): boolean {
  const [first = ''] = text.split(' ', 1)
  return (
    own.length >= LEAST_OF_STORY &&
    !beginsTitle(first) &&
    baseOf(first) === null &&
    !/^(?:my|our|the|an?|this|that|some|every|each|for|to|in|on|at|by|from|with|about|no|not|only|less|more|help|please)$/.test(
      first,
    ) &&
    own.at(-1)?.text.endsWith(':') !== true &&
    patternOf(text) === 'general'
  )
}
const LEAST_OF_STORY = 3

/** `scrolling till 2am every night`, `doing nothing but netflix`: what is to be otherwise. */
const BAD_HABIT =
  /^(?:(?:always|just|still|constantly|basically|literally) )*(?:scrolling|doomscrolling|doing nothing|doing (?:hardly|barely) [a-z]+|wasting|sitting|eating (?:like|too|so|nothing|rubbish|junk|badly|out)|drinking (?:too|like|so)|drowning|struggling|living (?:like|on|off|in|out)|sleeping (?:badly|poorly|too|in|till)|working (?:too|from|like|so|non-?stop|all)|spending (?:too|my|all|hours|way)|staring|feeling|going (?:mad|crazy|nowhere|stir|grey|round|through)|getting (?:old|older|fat|rusty|slow|nowhere|bored|lazy|stiff|soft|no|too|sick|tired|flabby)|watching (?:too|nothing|way|netflix|tv|telly)|being (?:single|stuck|lazy|tired|bored|home)|putting on|falling apart|on the (?:sofa|couch|settee)|in front of the (?:tv|telly|screen)|stuck (?:at|in|on|indoors|inside)) /

const IS_PAST =
  /^(?:(?:i|we|i've|we've) (?:have )?)?(?:(?:just|finally|recently|only|once again|also) )*(?:(?:laid off|made redundant|dumped|fired|sacked|divorced|widowed|retired|redundant|promoted|diagnosed|grew up|saw|inherited|sold|cancelled|canceled|quit my|gave up|ran out of|dropped out|left school|watched|wasted|cooped up|had (?:a|an|the|my) (?:scare|baby|bad|rough|awful|stroke|heart|op|wobble|breakdown|horrible|terrible|shock)|(?:had|got) (?:the )?(?:bug|covid|dumped|divorced|married|the push|the sack|the bug|made|laid|sick|ill|hooked|bored)|moved|bought|found|lost|broke|blew|overspent|burned through|burnt through|maxed out|met|fell|used to be|was|were|tried|got (?:my|our) first|started and|learned|heard|read about|been)|not (?:done|played|run|touched|been|had|read|spoken|written|sung|danced|swum|trained|exercised|cooked|drawn|picked up|used)|haven'?t|never (?:been|had|done|learned|learnt|got|did|was|really|tried|played|learned|managed)) (?!to\b)|^(?:(?:my|our|the) )?[a-z]+(?: [a-z]+)? (?:passed away|died|left (?:me|us|home)|moved out|walked out|broke up|split up) |^.{3,60}\b(?:last (?:week|month|year|night|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|ago|yesterday|as a (?:kid|child|teenager)|since (?:(?:19|20)\d\d|i (?:was|left|retired|moved|had|got|quit)|school|uni|covid|lockdown|the (?:divorce|move|baby|kids|wedding|pandemic|operation|op|accident))) $/
/** `skint after the holidays`, `on my own since the divorce`, `45 and unfit`. */
const IN_A_STATE =
  /^(?:(?:i'm|im|i am|we're) )?(?:(?:so|very|really|totally|completely|absolutely|a bit|bit|kinda|pretty|quite|super|well|always|just|still|officially|properly|seriously) )*(?:[1-9]\d(?: and)? |turning \d\d|skint|broke|knackered|shattered|exhausted|stressed|tired|bored|stuck|fed up|sick of|unfit|lonely|single|unemployed|overweight|stiff|rusty|useless|hopeless|rubbish|terrible|burnt out|burned out|chained|glued|hooked|trapped|lost|obsessed|addicted|on my own|home alone|in a rut|out of (?:shape|breath|work|a job|excuses|ideas)|between jobs|new (?:in town|here|to)|bit of a|a bit of a|kind of a|not (?:getting any|as young|the (?:best|most|fittest)|very|much of|exactly)|desk job|office job)(?= |$)/
/** `too many takeaways lately`, `rough year`, `new job new city`: how things are, without a verb. */
const HOW_IT_IS =
  /^(?:too many|too much|way too|so much|so many|zero|no (?:social |love |sex |real |family )?(?:life|friends|hobbies|direction|garden|furniture|plans|routine|structure)|bad|rough|tough|weird|crazy|stressful|mad|long|dark|hard|horrible|awful|terrible|lonely|boring|another|first|last|my first|big|new) (?!to\b|for\b)(?:[a-z'-]+ ){1,6}/
const NO_TOPIC =
  /^(?:(?:too many|too much|way too|zero|rough|bad) (?!to\b|for\b)|new [a-z]+(?: and)? new [a-z]+ )/
/** `uni's over`, `house is a tip again`, `everyone is fit`. */
const OF_THINGS =
  /^(?:(?:[a-z]+ ){1,4}(?:lately|again|as usual|these days|nowadays|at the moment|all over the place|everywhere|for years|forever) |(?:my |the |our )?[a-z]+'s (?:over|done|gone|full|killing|empty|shot|messed|wrecked|too|so|a |an |been |not |down|up|broken|dead|all|getting|on|out) ?.*|hate (?!being\b))/
/** `wife bought me a voucher`, `covid wrecked my lungs`. */
const OF_KIN =
  /^(?:(?:my|the|our) )?(?:wife|husband|hubby|mum|mom|dad|sister|brother|boss|doc|doctor|gp|nurse|mate|friend|neighbou?r|son|daughter|colleague|gran|granny|nan|grandad|ex|boyfriend|girlfriend|partner|dog|cat|covid|flu|life|work|lockdown|stress|menopause|winter)(?: [a-z]+)? (?:bought|gave|got|told|left|wrecked|ruined|ate|wasn'?t|isn'?t|hit|killed|broke|took|made|said|started|moved|stole|happened|keeps?|thinks|laughed|died|passed|retired|signed|dragged|talked|is|has|was|snores|nags|complains) |^(?:[a-z'-]+ ){1,3}(?:wrecked|ruined|killed|destroyed|messed up|has ruined|is killing|is ruining) (?:my|me|our|us) /
const WORKS =
  /^(?:i )?work (?:from home|in (?:an office|it|retail|a shop|a bank|tech|finance)|at a desk|full[- ]time|long hours)(?: (?:so|and|all day).*)?$/
/** What somebody was given, and when. */
const GIVEN =
  /^(?:(?:i|we|i've|my [a-z]+) )?(?:just )?(?:got|given|was given|received|bought|inherited|gave|found)(?: (?:me|us|myself))? (?:an?|the|some|my|his|her|their) [a-z' -]{3,40} (?:for (?:my |our )?(?:xmas|christmas|easter|birthday|bday|\d\d(?:th|st|nd|rd)|retirement|graduation|anniversary|wedding|mother's day|father's day|confirmation|communion)|on (?:ebay|sale|vinted|gumtree|amazon)|(?:in|at) (?:the|an?|my|our) (?:[a-z]+ )?(?:sale|charity shop|loft|attic|skip|market|auction|fair|garage))(?: last year)?$/
const REFERS = /^(?:learn (?:how )?to )?[a-z]+ (?:it|them)(?= |$)/
/** What is not meant, before what is. */
export const NOT_THIS = /^(?:(?:please|pls) )?(?:no|not|not the) (?!more\b|less\b)[a-z]+(?: [a-z]+)?$/
const RATHER = /^(?:just|only|rather)$/
/** What may be a wish, a bound or an offer. */
const MAY_WISH =
  /\b(?:wish|could|dream|goal|plan|should|must|would|will|let'?s|idea|able|allowed|supposed|helps?|owe)\b|^(?:(?:i|we)\b.*\b)want\b|\bcan(?!'t)\b|\bso no\b/
/** What the goal may be about. */
const NAMES_IT =
  /\b(?:(?:failed|flunked|bombed) (?:my|the|an?)|ow(?:e|ing) \S|entered|registered|booked|enrolled|deposit)\b/
