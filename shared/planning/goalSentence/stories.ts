import { SAYS_HOW_OFTEN } from './tellings.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { OCCASION } from './occasions.ts'
import { isOccupationAt } from './words/occupations.ts'
import { endOfComplaint } from './complaints.ts'
import { deedAfterTold, wishAfterTold } from './toldClauses.ts'
import { ASKS_ALONE, beginsDeed } from './wishClauses.ts'
import { endOfClosed } from './times/closedDays.ts'
import { OF_A_DAY } from './toldConditions.ts'
import { whenNot } from './times/whenNot.ts'
import { baseOf, beginsTitle, isVerb } from './words/verbs.ts'
import { WISH } from './words/wishWords.ts'

/**
 * How many words at the beginning of a sentence tell why: `I've gained 12 kg. | I want to lose them`, `my in-laws arrive on
 * 19 December so | I have to clean`. What is wanted begins behind them; 0 where the sentence begins with it.
 */
export function storyBefore(words: readonly Word[]): number {
  if (OWES.test(clauseText(words, 0, 7))) return 0 // it names the goal
  const never = endOfNever(words) || endOfClosed(words)
  if (never > 0) return never
  const complaint = endOfComplaint(words)
  if (complaint > 0) return complaint
  const advice = endOfAdvice(words)
  if (advice > 0) return advice
  if (!isTelling(words)) return wishAfterTold(words) || deedAfterTold(words)
  const wish = words.findIndex((_, at) => at >= SHORTEST && isWish(words, at))
  // `I have trouble sleeping, | want to fix that`: here the story names the goal.
  if (wish < 0) return wishAfterTold(words) || deedAfterTold(words)
  return wish
}
const OWES = /^(?:(?:i|we) )?(?:still )?ow(?:e|ing) (?:[a-z'’-]+ ){0,3}[€$£]?\d/
/** `exams are 11 to 22 January, can't train then, | gym 3 times a week`: when not comes before the goal. */
function endOfNever(words: readonly Word[]): number {
  const [never] = whenNot(words)
  if (never?.from !== 0) return 0
  let to = never.to + 1
  while (to < words.length && !endsPart(words, to - 1)) to += 1
  return to < words.length ? to : 0
}
/** `my doctor says I need to lower my blood pressure, | I want to walk`: what others say tells why. */
function endOfAdvice(words: readonly Word[]): number {
  const said = SAYS.exec(clauseText(words, 0, 6))?.[0]
  if (said === undefined) return 0
  const from = said.split(' ').length + 1
  const isOwn = (at: number) =>
    at > from &&
    words[at]?.plain !== 'also' &&
    !OCCASION.test(words[at]?.plain ?? '') &&
    words[at - 1]?.plain !== 'also' &&
    (isWishAt(words, at) || (endsPart(words, at - 1) && isWish(words, at))) &&
    !ABOUT_IT.test(clauseText(words, at, 8))
  return Math.max(
    0,
    words.findIndex((_, at) => isOwn(at)),
  )
}
const SAYS =
  /^(?:(?:so|ok|well|and|hi|hello|hey) )*(?:(?:my|our|the) [a-z]+|doctor|physio|dentist|therapist|mum|mom|dad) (?:says?|said|thinks?|reckons|recommends?|insists?|(?:told|tells) (?:me|us))(?= |$)/
const ABOUT_IT =
  /^(?:(?:and|so|i|we|really|just|want|need|have|would|like) )*(?:(?:to )[a-z]+ (?:it|that|this)(?: (?:every|each|daily|nightly|once|twice|by|before|on|in|for|more|\d).*)?|(?:it|them|this|that) (?:done|finished|sorted|ready).*)$/
const SHORTEST = 2

/** Whether a sentence begins with somebody or something of which a verb follows, and with no wish or deed. */
function isTelling(words: readonly Word[]): boolean {
  let from = 0
  while (from < words.length && FILLER.test(words[from]?.plain ?? '')) from += 1
  const text = clauseText(words, from, 8)
  if (
    MEANT.test(text) ||
    HAS_NOT.test(text) ||
    STATE_OF_SELF.test(text) ||
    IS_DUE.test(text) ||
    ONLY_HAS.test(text) ||
    IS_BY_TRADE.test(text) ||
    HAPPENED.test(text)
  )
    return true
  if (COUNTDOWN.test(text) || EXPECTS.test(text) || CAN_DO.test(text) || isBusyFirst(words, from)) return true
  const first = text.replace(WISH, '').split(' ', 1)[0] ?? ''
  if (isWishAt(words, from) || (beginsTitle(first) && beginsDeed(text.replace(WISH, '')))) return false
  return SOMEBODY.test(text) || hasFiniteVerb(text)
}
/** Whether somebody else is or does something: `my parents are here`, `my sister visits on Fridays`. */
function hasFiniteVerb(text: string): boolean {
  const verb = DOES.exec(text)?.[1] ?? ''
  return FINITE.test(text) || isVerb(verb)
}
const DOES =
  /^(?:he|she|(?:my|our|his|her|their) (?:[a-z'-]+ )?[a-z'-]+|husband|wife|partner|hubby|boyfriend|girlfriend|mum|mom|dad|baby|toddler) ([a-z]+?)(?:es|s) (?:on|every|at|in|me|us|nights?|days|weekends?|late|early|shifts|the|mon|tue|wed|thu|fri|sat|sun)(?= |[a-z])/
/** `baby due 2 May, | need the nursery painted`. */
const IS_DUE = /^(?:(?:my|our|the) )?(?:baby|twins|first baby|second baby) (?:is |are )?due /
/** How somebody is. */
const STATE_OF_SELF =
  /^(?:i'?m|i am|we'?re|we are) (?:(?:so|very|really|always|too|quite|super|totally|way|getting) )*(?:behind|tired|exhausted|stressed|unfit|out of shape|overweight|broke|bored|lonely|messy|disorgani[sz]ed|rusty|weak|stiff|sleeping badly)(?= |$)/
/** `only got lunch breaks free | but want to read`. */
const ONLY_HAS = /^(?:i |we )?(?:only|just) (?:got|have|had|get) /
/** `I am | nurse on shifts and want …`: who somebody is, in a word that is a verb too. */
const IS_BY_TRADE = /^(?:i'?m|i am) (?:an? )?(?:nurse|cook|coach|host|model|tutor|guide|judge|pilot) /
/** `lost my job last month. | Need to …`: what somebody tells of themselves without saying `I`. */
const HAPPENED =
  /^(?:(?:just|recently|finally|also|only) )*(?:lost|got|bought|moved|failed|had|broke|injured|inherited|adopted|missed|gained|joined|started|graduated|retired|returned|signed) (?:my|an?|the|our|two|three|into|to a|back|out|from|up|\d)(?= )/
/** `been meaning to get fit for ages, | can you help me run 5 km`. */
const MEANT = /^(?:(?:i|we)(?:'ve| have)? )?been (?!saying |telling |promising )[a-z]{2,}ing /
/** `haven't run for 5 years, | want to run a 10k`, `not been to the gym for months, | go swimming`. */
const HAS_NOT =
  /^(?:(?:i|we) )?(?:(?:haven'?t|hadn'?t|have not|had not|not been) .*\b(?:for|in|since)|been (?!saying |telling |promising )[a-z]+ for) /
/** `6 weeks till my cousin's wedding and | I need to …`. */
const COUNTDOWN =
  /^(?:(?:only|about|got|have) )*(?:\d+|an?|two|three|four|five|six|eight|ten)[ -](?:days?|weeks?|months?) (?:left |to go )?(?:till?|until|to|before) (?:my|our|the|i|we) /
/** `I have to pick up my kids at 3 | so I can study until then`: what takes place anyway is no goal. */
function isBusyFirst(words: readonly Word[], from: number): boolean {
  const isBound = /^(?:i|we) (?:have|need) to /.test(clauseText(words, from, 4))
  return (isBound || isOccupationAt(words, from)) && words.some((_, at) => at > from && isSoThen(words, at))
}
/** `… so | I can only meditate at 7`; of what else takes place first also `so | I have 7 to 9 for it` and `so | gym at 7`. */
function isSoThen(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.plain !== 'so') return false
  const text = clauseText(words, at, 5)
  if (/^(?:i|we) can (?:then |maybe )*only [a-z]{3,}/.test(text)) return true
  const isTimed = words
    .slice(0, at)
    .some(({ plain }) => OF_A_DAY.test(plain) || weekdayOf(plain.replace(/s$/, '')) !== null)
  if (
    isTimed &&
    /^(?:i|we) (?:can|could) (?:then |maybe )*(?:study|learn|practi[sc]e|train|do|read|write|run|swim|draw|paint|work on) /.test(
      text,
    )
  )
    return true
  if (ARE_FREE_FOR.test(clauseText(words, at, 7))) return true
  if (!isOccupationAt(words, 0)) return false
  const [first = '', second = ''] = text.split(' ', 2)
  if (/^(?:i|we)$/.test(first) && isVerb(second) && !OF_THE_DAY.test(second)) return true
  return (
    /^(?:i|we) can (?:then |maybe )*[a-z]{2,}|^(?:i|we|i've|we've) (?:have|got)(?: only| just| about| from| between)* \d/.test(
      text,
    ) ||
    DAYS_FOR_IT.test(clauseText(words, at, 9)) ||
    /^(?:in )?bed (?:by|at|before) /.test(text) ||
    /^(?:(?:only|just|about|maybe) )*(?:\d+|an|half an|one|two) ?(?:hours?|h|mins?|minutes?)\b/.test(text) ||
    ((isVerb(first) || patternOf(first) !== 'general') && / /.test(text))
  )
}
/** What everybody does: no goal by itself. */
const OF_THE_DAY =
  /^(?:am|have|has|get|got|work|teach|need|want|feel|sleep|rest|eat|miss|stay|leave|live|start|finish|come|go|take|do|make|know|think|can|could|must|should|will|would|may|might)$/

/** `so | weekend afternoons for building my shed`. */
const DAYS_FOR_IT =
  /^(?:(?:the|my|only|just|early|late) )*(?:(?:[a-z]+days?|mon|tues?|weds?|thu(?:rs)?|fri|sat|sun|weekends?|weeknights?|mornings?|afternoons?|evenings?|nights?|lunch(?:times?)?|breaks?|only|and|&|or) )+(?:for|to) /

/** `I'm going to be a dad in April and | want to …`: it comes by itself. */
const EXPECTS =
  /^(?:i'?ll be|we'll be|i will be|we will be) (?:off|away|abroad|home|free|on|in) |^(?:i'm|we're|i am|we are) (?:going to be|becoming|getting|turning|having|expecting|starting|moving|leaving|flying) |^(?:i|we) (?:move(?: house| out| in| to [a-z]+)?|fly(?: to [a-z]+| out| home)?|leave(?: for [a-z]+)?|travel to [a-z]+|go (?:back )?to [a-z]+|go on (?:holiday|vacation|honeymoon|leave)(?= (?:on|in|next) [a-z\d]+(?: [a-z\d]+)?$)|get married|graduate|retire|turn \d\d|start (?:(?:my|our|a|the|new) )*(?:job|school|uni|university|college|work|studies|placement|internship)) (?:in|on|at the|next|this) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|the (?:morning|evening|afternoon|week))/
/** `I can do an hour on weekdays`. */
const CAN_DO =
  /^(?:i|we) (?:can|could) (?:only |just )?(?:do|manage|spare|make) (?:like |maybe |about )?(?:an|half|\d+) ?(?:an |a )?(?:hours?|h|min|mins|minutes)\b|^(?:i|we) (?:can|could) (?:only |just )?(?:do|manage|make) (?:early |late )?(?:mornings?|afternoons?|evenings?|lunch(?:times?|es)?|week(?:end|day)s?|[a-z]+days?)\b/
const FILLER =
  /^(?:ok|okay|so+|well|hi|hiya|hello|hey|howdy|there|um+|uh+|erm?|hm+|ah|yeah|yes|alright|look|listen|honestly|basically|and|but|also|please)$/
const SOMEBODY =
  /^(?:i|i'll|we'll|i'm|i've|we|we're|we've|my|our|it|it's|this|that|there|he|she|they|people|everyone|everybody|since|because|as|after|now|ever|lately|recently|last|these|the)\b/
const SELF = /^(?:i|i'.*|we|we'.*|my goal|the goal|goal|plan|my plan)\b/
const FINITE =
  /^[a-z' -]{1,40}?(?:'s|\b(?:is|are|was|were|has|have|had|says|said|told|wants|(?<=^(?:(?:the|my|our) )?(?:kids|children|boys|girls|parents|grandkids) )(?:want|need|love)|does|arrives?|comes?|plays?|needs|keeps?|feels?|makes?|means?|closes|shuts|opens)) /

/** Whether the person says here what they want, after a story. */
function isWish(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  // `school starts in September and before that | I need to …`
  const isBackReference =
    /^(?:that|then)$/.test(before?.plain ?? '') &&
    /^(?:before|by|until|till)$/.test(words[at - 2]?.plain ?? '')
  if (
    !isBackReference &&
    !isThenAt(words, at) &&
    /^(?:because|since|as|that|what|which|if|when|until|till|before|after|where|why|how|all)$/.test(
      before?.plain ?? '',
    )
  )
    return false
  if (ASKS_ALONE.test(clauseText(words, at, 8))) return false
  // `…, have | weekends mostly` says when.
  if (HAS_TIME.test(`${clauseText(words, at, 5)} `)) return false
  if (isSoThen(words, at) || ASKS.test(`${clauseText(words, at, 6)} `)) return true
  if (isWishAt(words, at)) return !isOccupationAt(words, at)
  // `we adopted a dog last week. | Train her to walk on a lead`
  const isSentence = /[.!?]$/.test(before?.text ?? '') && endsPart(words, at - 1)
  if (isSentence && beginsTitle(words[at]?.plain ?? '') && words[at]?.plain !== 'can') return true
  // `been smoking for years. | Quitting on Monday`
  if (isSentence && MEANT.test(`${clauseText(words, 0, 5)} `) && baseOf(words[at]?.plain ?? '') !== null)
    return true
  // `I always start yoga and then stop. | Yoga twice a week`
  // `I have ADHD so short sessions please. | 10 min tidying after dinner`
  if (isSentence && LENGTH_OF_DEED.test(`${clauseText(words, at, 4)} `)) return true
  const isNamed = isSentence && HABITUAL.test(clauseText(words, 0, 3))
  if (isNamed && patternOf(clauseText(words, at, 2)) !== 'general') return true
  // `I'm always tired, | 10 minutes meditation in the morning`
  const isLong = endsPart(words, at - 1) && LENGTH_OF_THING.test(`${clauseText(words, at, 4)} `)
  const ofThing = isLong ? clauseText(words, at + 2, 2).replace(/^of /, '') : ''
  if (isLong && patternOf(clauseText(words, 0, 6)) === 'general' && patternOf(ofThing) !== 'general')
    return true
  // `I've got my driving test on Friday, | practise parking`
  const isPart =
    (endsPart(words, at - 1) && isVerb(words[at]?.plain ?? '')) ||
    (before?.plain === 'so' &&
      !/^(?:only|no|not|just|never)$/.test(words[at]?.plain ?? '') &&
      patternOf(clauseText(words, at, 2)) !== 'general')
  if (isPart && HAS_OCCASION.test(clauseText(words, 0, 8)) && hasOccasion(words, at)) return true
  // `I'm in my final year so | dissertation due 4 May`
  const isRole = before?.plain === 'so' && ROLE.test(clauseText(words, 0, 5))
  if (isRole && patternOf(clauseText(words, at, 2)) !== 'general') return true
  // `my parents are visiting from 5 March so | clean the house`
  // `so | start after that`: when, and not what
  if (/^(?:start|begin) (?:after|from) (?:that|then)\b/.test(clauseText(words, at, 3))) return false
  const deed = words[at]?.plain ?? ''
  const isKindOf =
    !/^(?:only|just|no|not|never)$/.test(deed) && patternOf(clauseText(words, at, 2)) !== 'general'
  const isNamedDeed = isVerb(deed) || baseOf(deed) !== null || isKindOf
  // `my knee is bad so only | swimming`
  const isOnly = /^(?:only|just)$/.test(before?.plain ?? '') && words[at - 2]?.plain === 'so'
  const isState =
    /^(?:i'?m|i am|we'?re) /.test(clauseText(words, 0, at)) || hasFiniteVerb(clauseText(words, 0, at))
  if (isOnly && isNamedDeed && isState) return true
  const isSoDeed = before?.plain === 'so' && isNamedDeed
  if (isSoDeed && isToldOfOthers(words, at)) return true
  // `we're expecting in July, | sort the spare room`, `we move in March, before that | declutter`
  const isDeedAt = isVerb(words[at]?.plain ?? '') && (before?.plain === 'so' || isBackReference)
  if ((isPart || isDeedAt) && EXPECTS.test(clauseText(words, 0, 8))) return true
  // `I'm so behind on laundry, | do one load every day`
  const isKind = isPart || namesKind(words, at)
  if (isKind && (STATE_OF_SELF.test(clauseText(words, 0, 6)) || HAS_NOT.test(clauseText(words, 0, 8))))
    return true
  // `I can do an hour on weekdays, | pass my theory test`
  if (isPart && OFFERS_TIME.test(clauseText(words, 0, 8))) return true
  // `the school run makes mornings impossible, | learn sewing`
  if (isKind && isToldOfOthers(words, at)) return true
  // `I work nights, | learn the piano`
  if (isKind && isOccupationAt(words, 0)) return true
  if (!JOINT.test(before?.plain ?? '') && !endsPart(words, at - 1)) return false
  const text = `${clauseText(words, at, 5)} `
  // `I am a nurse and | want study for my exam`
  const wanted = WANTS.exec(text)?.[1] ?? ''
  return JOINED_WISH.test(text) || (isVerb(wanted) && !/^(?:help|change|work|rest)$/.test(wanted))
}

/** `…, | learn sewing`; but `…, | English is not my first language`. */
function namesKind(words: readonly Word[], at: number): boolean {
  const isSaidOf = /^[a-z]+ (?:is|are|was|isn't|aren't) /.test(clauseText(words, at, 3))
  return !isSaidOf && endsPart(words, at - 1) && patternOf(clauseText(words, at, 2)) !== 'general'
}

const ASKS =
  /^(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:help (?:me|us)(?: to)?|(?:plan|build|make|write|create|give|set) (?:me|us)|teach me|get me) (?!(?:with )?(?:it|this|that|out|please|pls)\b)/

/** `my toddler naps 12:30 to 2 so that's when | I want to do my course`. */
function isThenAt(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.plain === 'when' && /^(?:that'?s|then)$/.test(words[at - 2]?.plain ?? '')
}

/** Also `the baby naps 1 to 3, | I want to do yoga then`, `so | I'd like to use that hour for running`. */
export function isMeantThen(words: readonly Word[], at: number): boolean {
  const text = clauseText(words, at, 14)
  return isThenAt(words, at) || OF_THAT_TIME.test(text) || ARE_FREE_FOR.test(text)
}
/** `so | those evenings are free for pottery`. */
const ARE_FREE_FOR =
  /^(?:those|these|that) (?:times?|hours?|days?|mornings?|afternoons?|evenings?|nights?) (?:are|is) (?:(?:free|open|available|mine|good) )?(?:for|to) /
const OF_THAT_TIME =
  /\buse (?:that|this|these|those) (?:times?|hours?|slots?|days?|mornings?|evenings?)\b|(?<!\b(?:before|by|until|till|since|from|not|around)) (?:then|(?:at|in|during) that time|meanwhile)$/

const OF_OTHERS =
  /^(?:my|our|the|his|her|their|he|she|they|it|everyone|everybody|people|somebody|someone|there)\b/

/** Whether what stands before a deed tells of somebody or something else, and does not name what is done. */
function isToldOfOthers(words: readonly Word[], at: number): boolean {
  const told = clauseText(words, 0, Math.min(at, 8))
  const deed = clauseText(words, at, 6)
  return (
    !SELF.test(told) &&
    // `rehab walks 5 days a week` are no story.
    (OF_OTHERS.test(told) || !SAYS_HOW_OFTEN.test(told)) &&
    hasFiniteVerb(told) &&
    !isVerb(words[0]?.plain ?? '') &&
    / /.test(deed) &&
    !/\b(?:it|them|that|this)\b/.test(deed) &&
    (/\b(?:makes?|means?|wants?)\b/.test(told) || patternOf(told) === 'general')
  )
}

function isWishAt(words: readonly Word[], at: number): boolean {
  // `my in-laws arrive on 9 May, | gotta lose some weight`
  if (at > 0 && BARE_WISH.test(`${clauseText(words, at, 3)} `)) return true
  return (
    // `to Japan with | my boyfriend and I'd love to speak …`
    !(words[at]?.plain === 'my' && words[at - 1]?.plain === 'with') &&
    /^(?:i|we|i'.*|we'.*|my|this|now|finally)$/.test(words[at]?.plain ?? '') &&
    WISH_OF.test(`${clauseText(words, at, 10)} `)
  )
}
const BARE_WISH = /^(?:gotta|gonna|wanna) [a-z]{3,} /
function hasOccasion(words: readonly Word[], to: number): boolean {
  return words.slice(2, Math.min(to, 9)).some(({ plain }) => OCCASION.test(plain))
}
const ROLE = /^(?:i'?m|i am) (?:(?:currently|now|still) )?(?:in|at|doing|studying|training|an?|on) /
const HAS_OCCASION = /^(?:i|we|i've|we've|there's)(?: (?:have|got|is))* (?:an?|my|our|the) [a-z]+/
const JOINT = /^(?:and|so|but|now)$/
const HAS_TIME =
  /^(?:(?:i|we|i've|we've) )?(?:have|got) (?:(?:only|just|mostly|about|my|the|\d+|an?|half an|two|three) )*(?:weekends?|weekdays|evenings|mornings|afternoons|nights|lunch(?:times?| breaks?)|hours?|minutes?|mins?|[a-z]+days(?: and [a-z]+days)?)(?: (?:free|mostly|only|off|a day|a week|each day))*(?= $|$)/
const LENGTH_OF_DEED = /^\d+ ?(?:mins?|minutes?|h|hrs?|hours?) (?:of )?[a-z]{3,}ing /
const LENGTH_OF_THING = /^\d+ (?:mins?|minutes?|h|hrs?|hours?) (?:of )?[a-z]{3,} /
const HABITUAL = /^(?:i|we) (?:always|never|often|usually|tend to|used to)\b/
const ADVERBS =
  '(?:(?:really|finally|just|also|still|simply|actually|now|definitely|always|at last|therefore|then|would|am|have) )*'
const WISH_OF = new RegExp(
  `^(?:this time |now |finally )*(?:(?:i|we|my [a-z]+ and i)(?:'d|'ve|'m|'re)? ${ADVERBS}(?:(?:want|need|plan|hope|promised|decided|intend|aim|trying|going|hoping|planning|looking|like|love|wish|have|got) to |(?:wanna|must|should|gotta) |(?:said|promised|told [a-z]+|agreed) (?:that )?(?:i|we)(?:'?d|'?ll| would| will) |(?:offered|agreed|volunteered) to |could (?:then |maybe |probably |only )*(?:study|learn|practi[sc]e|train|do|read|write|run|swim|work on|play|go|draw|paint|cook|exercise) |(?:want|need|would like|'d like|would love|(?<='d )(?:like|love)) (?:an?|my|our|the|some|more|less|new|max|maximum|at most|her to|him to|them to) )|my (?:[a-z]+ )?(?:goal|aim|plan|wish|target|dream) is to )`,
)
const WANTS = /^(?:(?:i|we) )?(?:(?:really|now|also) )*(?:want|wants|wanna|would like) ([a-z]+) /
const JOINED_WISH =
  /^(?:(?:really|finally|just|also|still|would) )*(?:(?:want|need|like|love|plan|hope|have)(?: (?:him|her|them))? to|need (?:(?:the|my|our) )?(?:[a-z]+ ){1,3}(?:[a-z]{3,}ed|built|done|ready|finished|sorted|clean(?:ed)?|fixed|by)|(?:want|need|have) (?:an?|half an|one|two|\d+) (?:hours?|minutes?|mins?|min) to|wanna|could(?= (?:study|learn|practi[sc]e|train|do|read|write|run|swim) )|would (?:like|love)(?= [a-z])) /

/** `I have Tuesday evenings`, `only weekends`: the story names the time for it. */
export const OFFERS_TIME =
  /^(?:(?:[a-z]+days?|and|&) )+(?:(?:morning|afternoon|evening)s? )?(?:is|are) (?:my|our|the) (?:only|free) |^(?:(?:and|but|so|now) )*(?:only|just) |^(?:(?:and|but|so|now) )*(?:i|we)(?:'ve|'m)? (?:(?:have|am|only|just|got|usually|finally|now) )*(?:can|have|got|free|available|off)(?![a-z'])(?! to\b)(?! (?:an?|my|our|the) (?:[a-z]+ )*(?:interview|exam|test|appointment|talk|presentation|meeting|class|lesson|audition|race|match|gig|wedding|flight)\b)/
