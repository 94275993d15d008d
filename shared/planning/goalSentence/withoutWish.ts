import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { BETTER } from './words/betterThings.ts'
import { withoutLooseAdverbs } from './words/looseAdverbs.ts'
import { baseOf, correctedVerb, gerundOf, isVerb } from './words/verbs.ts'
import { WISH } from './words/wishWords.ts'

/** Without what people say around a goal; empty where nothing is left that names one. */
export function withoutWish(text: string): string {
  let kept = balanced(trimmed(withItsVerb(asSpelled(text))))
  for (;;) {
    const shorter = trimmed(
      withoutExamFrame(withoutLooseAdverbs(kept))
        .replace(
          /\blike (?=(?:about |around |maybe )?(?:\d|one|two|three|four|five|ten|half|an? (?:hour|few))\b)/gi,
          '',
        )
        .replace(ABOUT_ME, '')
        .replace(WE_ARE, (_, deed: string) => baseOf(deed) ?? deed)
        .replace(WANTED_OF_OTHERS, (_, who: string) => (who === 'you' ? '' : `help ${who} `))
        .replace(TAUGHT, '$1')
        .replace(OWED, 'pay back $1')
        .replace(BETTER, 'improve $1')
        .replace(NEEDED, 'get $1')
        .replace(FAILED, 'pass $1')
        .replace(PROMISED, 'make $1')
        .replace(WEAK, 'improve $1')
        .replace(SPOKEN, (all, language: string) =>
          patternOf(language) === 'language' ? `learn ${language}` : all,
        )
        .replace(/^(?:my|our|the) [a-z]+ (?:wants?|needs?|expects) (it|this|that|them) (?=[a-z])/i, 'get $1 ')
        .replace(/^(get|keep) me (?!to )(?=[a-z])/i, '$1 ')
        .replace(WISH, '')
        .replace(/^(do|get|have|finish|complete|log|take|study|learn|practi[sc]e|revise) of /i, '$1 ')
        .replace(/^(?:put|get|squeeze|fit) in (?:of |on (?=my |the ))/i, 'do ')
        .replace(/^(?:set|put) aside for (?=[a-z]+ing\b)/i, '')
        .replace(/^spend (?=(?!(?:morn|even)ing)[a-z]{3,}ing(?: |$))/i, '')
        .replace(/^take for (?=myself|me\b)/i, 'take time for ')
        .replace(/^spend (with(?:out)?|w\/|outside|outdoors|alone|together)(?= |$)/i, 'spend time $1')
        .replace(ASKS_FOR_HELP, '')
        .replace(/ for now$/i, '')
        .replace(STAGE, '')
        .replace(IS_GOAL, '')
        .replace(GERUND, (gerund) => baseOf(gerund.toLowerCase()) ?? gerund)
        .replace(HOLDS.test(kept) ? '' : LOOSE_END, '')
        .replace(LOOSE_START, ''),
    )
    if (shorter === kept) break
    kept = shorter
  }
  return /[\p{L}\p{N}]/u.test(kept) && !NO_GOAL.test(kept) ? corrected(kept) : ''
}

/** What is often mistyped in a wish as it is meant, and a debt as what is paid. */
function asSpelled(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(OWES, (_, whom: string | undefined, thing: string | undefined) =>
      whom === undefined ? `pay off ${thing ?? 'what I owe'}` : `pay back ${whom}`,
    )
    .replaceAll(/\b(?:teh|hte)\b/gi, 'the')
    .replaceAll(/\b(?:realy|realyl|relly|rly)\b/gi, 'really')
    .replaceAll(/\bluv\b/gi, 'love')
    .replaceAll(/\b(?:shoud|shuld)\b/gi, 'should')
    .replaceAll(/\b(?:finaly|finnaly|finnally)\b/gi, 'finally')
    .replaceAll(/\b(?:definately|definitly|defo)\b/gi, 'definitely')
    .replaceAll(/(?<=\b(?:we|you|they) )r(?= )/gi, 'are')
    .replaceAll(/\b(?:wnat|watn|wnt)\b/gi, 'want')
}

/** `have a driving theory test`, `finals start`: the exam alone. */
function withoutExamFrame(text: string): string {
  return text.replace(HAS_EXAM, '').replace(EXAM_BEGINS, '$1')
}
const HAS_EXAM =
  /^(?:have|got|having) (?=(?:an?|my|the|our) (?:[a-z]+ ){0,3}(?:exam|test|finals?|viva|resit|assessment|audition|interview|recital)s?(?: (?!for\b)|$))/i
const EXAM_BEGINS =
  /^((?:(?:my|the|our) )?(?:[a-z]+ ){0,2}(?:exams?|finals|tests?|mocks?|midterms?)) (?:starts?|begins?)(?=,|$)/i

/** `learning guitar | is my dream`, `a marathon | has been on my list for years`. */
const IS_GOAL =
  /(?<=\w) (?:is|would be|has (?:always )?been|was always|that is|thats|that['’]s|,? this is) (?:(?:really|definitely|still|always|just|actually) )*(?:(?:my|our|the|a|one of (?:my|our)) (?:[a-z'’]+ ){0,3}?(?:goals?|dreams?|plan|resolutions?|wish|aim|mission|challenge|target|priority|ambition)(?: of mine)?|(?:a (?:good |great |nice )?start|(?:on|next on|at the top of|high on|top of) (?:my|our|the) (?:[a-z]+ )?(?:list|agenda)(?: for (?:years|ages|a while))?)|(?:all |what |the thing )(?:that )?i(?:['’]d| would)? (?:really )?(?:want|need|like|love)(?: to do)?(?: (?:next|most|now|this year))?|(?:so )?(?:long )?overdue|(?:so |really |pretty )?(?:nice|great|good|cool|lovely|amazing|awesome|fantastic))$|(?<=^[a-z]+ing\b.*) has been$/i
/** `saving 3000 euros` is `save 3000 euros`: its kind is found by the verb. */
const GERUND =
  /^(?:getting|quitting|stopping|saving|losing|finding|giving|cutting|becoming|paying|earning|passing|gaining|reducing)(?= (?!(?:up|out|ready)$)\S)/i

/** What is there first, or still to come, behind the goal: `start a podcast, first episode`, `finish my novel, about 30k words to go`. */
const STAGE =
  /(?<=\w), (?:(?:the )?first (?!aid\b)[a-z]+|(?:about |around )?\d[\d.,]*k? [a-z]+ (?:to go|left)|(?:i )?(?:want|need) (?:a|the) (?:first |rough |full )?(?:draft|version|prototype|demo))$/i

/** `I want my son to | read`: one helps somebody with it; `I want you to help me | learn French` is one's own. */
const WANTED_OF_OTHERS =
  /^(?:(?:(?:i|we)(?:['’]d)? (?:(?:really|just|also|would) )*)?(?:want|need|like|love)|would like) (her|him|them|(?:my|our|the) (?!(?:goal|plan|aim)\b)(?:[a-z]+ )??[a-z]+|you(?= to help (?:me|us) )) to (?:help (?:me|us) )?(?=[a-z])/i

/** `my Spanish is zero`. */
const WEAK =
  /^(my (?!(?:back|knees?|life|health|diet|sleep|skin|memory)\b)[a-z]+) (?:is|are|has become|got) (?:(?:so|really|pretty|quite|a bit|very|still|just|too) )*(?:bad|zero|rusty|terrible|awful|poor|weak|non-?existent|rubbish|embarrassing|crap|a joke|not good|limited|basic|horrible)$/i
/** `my boyfriend's parents only speak Italian and we're visiting them`. */
const SPOKEN =
  /^(?:my|our|his|her|the) [a-z'’ ]+? (?:only|just) speaks? ([a-z]+)(?:,? (?:and|so) (?:we|i)['’]?(?:m|re|ll)?(?: are| will| am)? (?:visit|see|meet|fly|go)[a-z]*(?: (?:them|there|over|her|him))*)?$/i
/** `promised my daughter a dollhouse`. */
const PROMISED =
  /^(?:(?:[Ii]|[Ww]e)(?:['’]?ve| have)? )?(?:(?:once|already|kind of|sort of) )*(?:[Pp]romised|[Oo]we) ((?:(?:my|our) (?:[a-z]+ )?[a-z]+|him|her|them|[A-Z][a-z]+) (?:an?|the|some) (?!(?:bit|lot|favou?r|call|visit|answer|reply|apology|trip|holiday|drink|beer|dinner|night|day)\b).+)$/

/** `I've failed my theory test twice`: it is what is to be passed. */
const FAILED =
  /^(?:(?:i|we)(?:['’]?ve| have)? )?(?:(?:already|just) )*(?:failed|flunked|bombed) (.+?)(?:,? (?:(?:already|before|once|twice|(?:\d+|two|three) times|again|badly|last [a-z]+)|(?:so )?(?:i'?m |i am )?(?:re-?sit(?:ting)?|re-?tak(?:e|ing)|redo(?:ing)?|repeat(?:ing)?)(?: (?:it|that|this|them))?|(?:(?:my|the) )?(?:next|second|third|fourth|last|2nd|3rd|4th) (?:try|attempt|go|chance|time|one)))*$/i

/** `need the spare room done`. */
const NEEDED =
  /^(?:(?:i|we) )?(?:need|want|(?:(?:i|we)(?:['’]d| would) )(?:like|love)) ((?:(?:the|my|our) )?(?!(?:to|an?|more|some|less)\b)(?:[a-z]+ ){1,3}(?:done|ready|clean|empty|tidy|gone|built|[a-z]{2,}ed)(?: (?:and|\+|&) (?:[a-z]+ ){1,3}(?:done|ready|clean|built|[a-z]{2,}ed))?)$/i

/** `my piano teacher wants | 30 minutes a day`: what is taught is the goal. */
const TAUGHT =
  /^(?:my|the|our) ([a-z]+) (?:teacher|tutor|coach|trainer|instructor) (?:wants|says|expects|recommends|suggests)(?: (?:me|us|that))?(?: (?:i|we) (?:should|must|have to|need to))?(?: (?:to )?(?:do|practi[sc]e))?$/i

/** `my wife's birthday party - plan it` is `plan my wife's birthday party`; `my will, get it done` needs no other verb. */
function withItsVerb(text: string): string {
  const [, thing = '', deed = '', done, aside = ''] = DEED_BEHIND.exec(text) ?? []
  const [verb = ''] = deed.toLowerCase().split(' ', 1)
  const isDone = done !== undefined || verb === 'do'
  const own = deed === '' || IS_LED.test(thing) || !(isDone || isVerb(verb)) ? '' : withoutWish(thing)
  const [first = ''] = own.toLowerCase().split(' ', 1)
  if (own === '' || (isVerb(first) && !isDone)) return text
  return isDone ? own : `${deed}${aside} ${own}`
}
/** `I should | learn it`, `deep | clean it`. */
const IS_LED =
  /(?:^| )(?:deep|spring|properly)$|^(?:can|could|would|will) you(?: please)?(?: help me)?$|^(?:(?:fine|ok|okay|well|right|so),? )?(?:i|we)['’]?ll$|^(?:(?:i|we) )?(?:guess |think |suppose )?(?:(?:i|we) )?(?:should|must|could|will|can|would|might)(?: (?:probably|really|finally|maybe))*$/i
const DEED_BEHIND =
  /^(.{3,80}?)[\s,;:–—-]+(?:and |so |i |we |please |really |finally |just |now |want to |wanna |need to |have to |would like to |help me )*([a-z]+(?: (?:out|up|down|off))?) (?:it|this|that|them|her|him|for it|for that)(?:( (?:done|sorted|finished|over with))|( (?:out|up|down|off)))?[.!\s]*$/i

/** `I don't want to smoke anymore` is `stop smoking`. */
const NO_LONGER =
  /^(?:(?:(?:i|we) )?(?:do not|don['’]?t) want to |not |no longer )(be )?([a-z]+)(.*?) ?\bany ?more\b\s*(.*)$/i

/** `I don't want to eat after 8pm` is `stop eating after 8pm`. */
const WANTS_NOT =
  /^(?:(?:i|we) )?(?:do not|don['’]?t) (?:want to|wanna) ()(eat|drink|smoke|snack|scroll|vape|check|buy|order|shop|gamble|swear|procrastinate|binge|bite)\b()(.*)$/i

/** The verb as it is meant. */
function corrected(given: string): string {
  const [, be, verb = '', object, rest] = NO_LONGER.exec(given) ?? WANTS_NOT.exec(given) ?? []
  const deed = be && !verb.endsWith('ing') ? `being ${verb}` : gerundOf(verb)
  const text = verb ? `stop ${deed}${object} ${rest?.trim() ?? ''}`.trim() : given
  const [first = ''] = text.split(' ', 1)
  if (/^be finish(?:ed)?(?: with)? /i.test(text))
    return text.replace(/^be finish(?:ed)?(?: with)?/i, 'finish')
  if (/^looking for (?:an?|the|my|our|new|some|work|better)\b/i.test(text))
    return text.replace(/^looking for/i, 'find')
  if (/^prepping$/i.test(first)) return `prepare${text.slice(first.length)}`
  return `${correctedVerb(first.toLowerCase()) ?? first}${text.slice(first.length)}`
}

/** A bracket whose other half a fact has taken. */
function balanced(text: string): string {
  return text.includes('(') && !text.includes(')') ? `${text})`.replace(/\s*\(\)$/, '') : text
}

/** `I'm 45 and want to run`: who somebody is comes before what they want. */
const ABOUT_ME =
  /^(?:i['’]?m|i am|as|(?:i have|i['’]ve got|my)(?![^,.;]*\b(?:exam|test|interview|talk|presentation|race|deadline|wedding|trip)\b)) (?:an? )?[^,.;]{1,40}?(?:,| and| so) (?=(?:i )?(?:really )?(?:want|wanna|would|['’]d|need|plan|hope)\b)/i

/** `I owe 3000 on my credit card and want to pay it off`, `owe my brother 1200, want it paid back`. */
const OWES =
  /^(?:pay off )?(?:(?:i|we) )?(?:still )?ow(?:e|ing) (?:((?:my|our|the) (?!(?:bank|tax|credit|student|car)\b)[a-z-]+|[A-Z][a-z]+)(?=[ ,]) ?)?[^,;]*?(?:\b(?:on|for) ((?:my|our|the|a|two|three) [a-z ]+?))?(?:,? and|,|;) (?:(?:i|we) )?(?:really |just )?(?:(?:want|need|would like|have|hope|plan) (?:to )?|gonna )?(?:(?:have |get )?(?:it|that|them|her|him)(?: all)?(?: to be)? (?:paid(?: (?:back|off))?|gone|cleared)|pay (?:it|that|them|her|him)(?: all)? (?:off|back)|(?:clear|settle) (?:it|that|them)|be (?:out of it|rid of it|debt[- ]free))\b/i
/** `me and my sister are organising a baby shower`. */
const WE_ARE =
  /^(?:me and (?:my )?[a-z]+|(?:my )?[a-z]+ and (?:i|me)) (?:are|r) (?:(?:going|trying|planning|hoping) to )?(?=[a-z])([a-z]+)(?= )/i

/** `I owe my brother`, where the sum is read. */
const OWED =
  /^(?:(?:[Ii]|[Ww]e) )?(?:still )?[Oo]we ((?:my|our) (?:brother|sister|mum|mom|dad|parents|uncle|aunt|cousin|friend|mate|boss|ex|flatmate|roommate|landlord|neighbou?r|wife|husband|partner|girlfriend|boyfriend|gran|nan|grandma|grandpa|in-laws|son|daughter)|[A-Z][a-z]+)$/

/** What is no goal by itself. */
const NO_GOAL =
  /^(?:(?:my|our|the) (?:partner|wife|husband|boss|boyfriend|girlfriend|mum|mom|dad|doctor|parents)|i|we|i['’]?d(?: like| rather)?|i (?:want|need|would like)(?: to)?|want|need|something|it|this|that|there|(?:a|my|me a|make a|make me a|set a|new) (?:new )?(?:goal|plan)|goals?|plan|help|please|thanks?|is|are|(?:only |just )?(?:have |got )?time|only|just|put(?: in)?|spend|devote|invest time|do|get(?: in)?|fit in|squeeze in)$/i

const LOOSE_END =
  /(?:^|\s)(?:and|or|for|by|in|on|at|until|before|with|about|from|of|to|the|a|an|my|is|are|it|but|then|also|every|each|either|at least|at most|about|around|w\/|hand(?:ed)?[- ]in|submission|deadline|(?<=[-–—:,] ?)of (?:study|studying|work|practi[sc]e|training|revision|prep)|no (?:excuses|exceptions?|rush|hurry|pressure|matter what)|lol|haha+|lmao|who|sounds? (?:good|right|fine|doable|ok(?:ay)?)|(?:want|need|(?:would|['’]d) (?:like|love)) (?:it|them|this|that) (?:all )?(?:done|finished|sorted|ready|gone|cleared|paid off)|(?<!\b(?:start|begin|keep|stop|quit|up|at|of|for|to|about|by|my|the|more|into|after|before|and|or|be|get|go|resume|continue|practi[sc]e|love|enjoy|like|try|from|in|on|with|role|do)\s)(?:playing|doing|studying|practi[sc]ing|working|(?<!\b(?:cut|track|reduce|control|limit|curb|watch|lower|monitor|check|review|log|record|manage|plan|count|note)\b.{1,40})spending|planning)|(?:it |that |which |and )?(?:needs?|has|must) (?:to )?be (?:done|finished|ready)|for real|for ages|forever|from now(?: on)?|(?:my |the )?(?:doctor|physio|coach|therapist|midwife) (?:says|said)|(?<=\w )(?:she|he|they)|this time|and (?:then )?(?:giving (?:it |them )?up|stopping|quitting|failing|never finishing(?: it)?)|(?:is|are|it['’]?s) due|(?<!\b(?:stop|quit|start|keep|be|not|from|of|without) )working(?: on it)?|please|thanks|thx|(?<!\d )plus|so|maybe|perhaps|rn|right now|i guess|i think|i hope|hopefully|or something|if possible|tbh|should (?:do|fix|help|be doable|work|get me there)(?: (?:it|this|that|with it))?|idk|dunno|(?:that['’]?s|that is|which is) (?:happening|taking place|coming up|going on)|so (?:revision|revising|study(?:ing)?|train(?:ing)?|practi[sc](?:e|ing)|prep)|starting|beginning|asap|(?<!\b(?:get|start|take|do|hand|carry|go|think|switch) |\b(?:friends|people|family|guests|neighbou?rs|them|him|her|someone|everyone) )over|by (?:paying|saving|putting|setting|transferring)(?: (?:away|aside|back|in))?|,|;|:|-|–|—|&|\+)[\s.,;:!?]*$/i
/** `stick to it`: here the end belongs to the verb. */
const HOLDS =
  /\b(?:some|all|most|part|parts|much|half) of (?:it|them|that)[.!\s]*$|\b(?:get|an|straight|all|for) (?:A|As)[.!\s]*$|\b(?:(?:stick (?:to|with)|keep (?:at|to)|and [a-z]+|get (?:used to|over|on with)|hold on to) (?:it|them)|get by(?: (?:on|in) [a-z]+)?)[.!\s]*$/i
/** Behind the goal: what the plan is for, and no part of it. */
const ASKS_FOR_HELP =
  /,?\s+(?:can you |could you )?(?:please )?help me(?: to)?(?: (?:study|learn|plan|prepare|practi[sc]e|train|revise|start|begin|do it|get there|with (?:it|this|that)))?(?: for it)?(?: please)?$|(?<!\b(?:for|get|seek|find|offer|to|with|need|more)),?\s+help(?: me)?(?: please| pls)?$/i
const LOOSE_START =
  /^(?:and|or|then|otherwise|so|of|on|for|to|but|is|are|it|also|plus|with|,|;|:|-|–|—|&|\+|\))\s+|^(?:(?:[*•#>]+|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+)\s+)+/iu

function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && ' .,;:!?\n\t\r'.includes(text.charAt(end - 1))) end -= 1
  let start = 0
  while (start < end && ' ,;:.!?\n\t\r'.includes(text.charAt(start))) start += 1
  return text.slice(start, end)
}
