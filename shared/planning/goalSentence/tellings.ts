import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { levelAt } from './amounts/levels.ts'
import { OCCASION } from './occasions.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'

import { beginsDeed, isWish, textOf, withoutJoints } from './wishClauses.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isEventAhead } from './words/eventsAhead.ts'
import { tellsOfFreeWeek } from './words/freeWeeks.ts'
import { isOfOneself } from './words/ofOneself.ts'
import { tellsOfBed } from './words/howOneLives.ts'
import { isOfNoWeight } from './words/remarksOfNoWeight.ts'
import { isOccupation } from './words/occupations.ts'
import { baseOf, isVerb, namesActivity } from './words/verbs.ts'
import type { Span } from './words/wordSpan.ts'

/** Whether somebody or something is or does something in a clause: it is no name of a goal. */
export function isFinite(said: string): boolean {
  const text = said.replace(ONCE, '')
  if (LEADS_TO.test(text)) return false
  const [first = ''] = text.split(' ', 1)
  // `applied for 30 jobs`, `tired of being tired`
  const isDone = /^[a-z]{3,}ed$/.test(first) && !isVerb(first)
  return (
    isDone ||
    IN_A_STATE.test(`${text} `) ||
    PAST.test(`${text} `) ||
    STATE.test(`${text} `) ||
    FINITE.test(`${text} `) ||
    doesSomething(text)
  )
}
/** `in school | I hated maths`: when it was so. */
const ONCE =
  /^(?:in (?:school|my (?:twenties|thirties|youth))|at (?:school|uni)|as a (?:kid|child|teenager|student)|back (?:then|in the day)|growing up|years ago|for years|(?:for|since) (?:\d+|two|three|four|five|ten) (?:years|months|weeks)|recently|lately|these days|a few (?:years|months|weeks) ago|last (?:year|month|week|summer|winter)|yesterday|every year|right now|now|today|nowadays|since then|ever since),? (?=(?:i|we|i'm|i've|my|our|the|he|she|they|it|it's) )/
/** It says when, or from when. */
const LEADS_TO =
  /^(?:once|after|when|whenever|if|before|until|till|while|unless|from|every|on|in|at|by|starting|beginning)\b/
/** `turning 40`, `can't sleep`, `was good at chess`. */
const IN_A_STATE =
  /^(?:just |only |always )*(?:turning|feeling|being|getting (?:old|fat|married)|retiring|expecting|living|sitting|becoming|struggling|suffering|recovering|can'?t|cannot|couldn'?t|don'?t|didn'?t|haven'?t|never|always|was|were|been|got|bought|lost|broke|went|had|sick|bored|tired|stuck) /
const FINITE =
  /^(?:[a-z'-]+ ){0,5}?(?:(?:i|we|he|she|they|it|its|everyone|everybody)(?:'m|'s|'re|'ve)? |(?:is|are|was|were|isn't|aren't|wasn't|has|had|does|doesn't|don't|dont|(?<=^(?:(?:two|three|four|some|most|all|many|half) of )?(?:my|our|the) [a-z]+ )do|won't|wont|didn't|can|can't|cant|cannot|could|wants?|needs?|loves?|hates?|likes?|says?|makes?|keeps?|means?|lives?|speaks?|works?) )/
/** `our choir | performs the Messiah`, `hubby | snores`, `my nan | turns 90`. */
function doesSomething(text: string): boolean {
  const [, deed = ''] = PEOPLE_DO.exec(text) ?? []
  // `physio exercises`: here they are what is done.
  if (/^(?:(?:my|the|some) )?physio (?:exercises|stretches|drills)(?= |$)/.test(text)) return false
  if (PERSON_DOES.test(text) || isVerb(deed)) return true
  if (/^(?!(?:my|our|the|his|her) )[a-z]+(?: [a-z]+)? (?:exercises|stretches|drills)(?= |$)/.test(text))
    return false
  // `rehab walks 5 days a week`
  if (!/^(?:my|our|the|his|her) /.test(text) && SAYS_HOW_OFTEN.test(text)) return false
  const [, verb = ''] = /^(?:(?:my|our|the|his|her) )?(?:[a-z-]+ ){1,2}?([a-z]{3,})s(?= |$)/.exec(text) ?? []
  return isVerb(verb) || isVerb(verb.replace(/e$/, ''))
}

/** `5 days a week`, `daily` */
export const SAYS_HOW_OFTEN =
  /\b(?:\d|one|two|three|four|five|six) ?(?:x|times|days|evenings|mornings|nights)(?: a| per|\/)? ?week\b|\b(?:daily|every day)\b/

/** `my kids | laugh at me`, `my boyfriend's parents only | speak Italian`. */
const PEOPLE_DO =
  /^(?:(?:my|our|his|her|their|the|all my|most of my) )(?:[a-z']+ )?(?:parents|kids|children|friends|mates|boys|girls|colleagues|coworkers|neighbou?rs|sisters|brothers|cousins|in-laws|grandparents|people) (?:(?:all|both|only|never|always|still|just|also|already) )*([a-z]+)(?= |$)/
const PERSON_DOES =
  /^(?:(?:my|our|the|his|her) )?(?:husband|hubby|wife|partner|boyfriend|girlfriend|mum|mom|dad|sister|brother|son|daughter|baby|dog|boss|doctor|physio|therapist|flatmate|roommate|nan|ex) (?:[a-z]{3,}s|[a-z]{3,}ed|got)(?= |$)|^(?:my|our|his|her|their) [a-z-]+ [a-z]{4,}s (?:the|an?|my|our|me|us|them|him|her) /

/** Whether a clause tells no more than why. */
export function isTold(
  words: readonly Word[],
  clause: Span,
  { wish, isBefore }: { wish: string; isBefore: boolean },
): boolean {
  const { from, to } = withoutJoints(words, clause)
  const own = words.slice(from, to)
  const text = textOf(words, clause).replace(ONCE, '')
  // `my doctor said | walk more`
  if (SAID.test(text) && isVerb(text.replace(SAID, '').split(' ', 1)[0] ?? '')) return false
  if (own.some(({ escape }) => escape !== null) || isWish(words, clause)) return false
  if (own.some((_, nth) => levelAt(words, from + nth) !== null)) return false
  if (isEventAhead(text) || (isBefore && NAMES_GOAL.test(text))) return false
  if (!isBefore && HOW_IT_IS.test(text)) return true
  if (PACE.test(text) || NOT_BEGUN.test(text.replace(REASON, ''))) return true
  if (PAYDAY.test(text) || AT_A_LOSS.test(text.replace(REASON, ''))) return true
  if (isBefore && tellsOfFreeWeek(text.replace(REASON, ''))) return true
  if (isBefore && isShort(own, text) && !REFERS.test(wish)) return true
  if (isBefore && isAsideFrom(own, text, wish)) return true
  if (isReason(own, text)) return true
  // `…, is this enough?`
  if (!isBefore && own.at(-1)?.text.endsWith('?') && !own.some(({ plain }) => isOfTime(plain))) return true
  if (isBefore && (INTRODUCES.test(text) || IRREGULAR.test(text))) return true
  // `started a novel. | Finish it by June`: what is told names it.
  const isNamed =
    isBefore &&
    (REFERS.test(wish) ||
      GOES.test(wish) ||
      /^(?:(?:my|the|our) )?(?:goal|aim|target) is /.test(wish) ||
      /^\d/.test(wish)) &&
    PAST.test(`${text} `)
  if (!isNamed && patternOf(wish) === 'general' && patternOf(text) !== 'general') return false
  const isLess = /^(?:otherwise|or else) /.test(text) && !own.some(({ plain }) => isOfTime(plain))
  if (isLess) return true
  const isFree = !own.some(({ plain }, nth) => isOfTime(plain) && !isNameOf(own, nth)) && !HOLDS.test(text)
  // `… before February, work starts on the 1st`
  if (!isBefore && BEGINS_THEN.test(text) && /\b(?:by|before|until|till)\b/.test(wish)) return true
  if (isBefore && isFree && SAID.test(text)) return true
  if (isBefore && CANNOT.test(text) && !own.some(({ plain }) => isOfTime(plain))) return true
  if (isBefore && HAS_SOME.test(text) && !own.some(({ plain }) => isOfTime(plain))) return true
  if (isBefore && (UP_LATE.test(text) || tellsOfBed(text))) return true
  if (HOW_OLD.test(text) || NOT_YET.test(text)) return true
  if (BY_THE_WAY.test(text) || (HABIT.test(`${text} `) && !HOLDS.test(text) && !AT_HOURS.test(text)))
    return true
  if (SO_FAR.test(text) || /^(?:i |we )?(?:really )?need (?:some )?help$/.test(text)) return true
  const isOver = OVER.test(text.replace(REASON, ''))
  if (isOver || PAST.test(`${text} `)) return isOver || isFree || !MAY_BE_NOW.test(text)
  if (ENDS_SOON.test(text.replace(REASON, ''))) return true
  // `…, the doctor says I should move more`
  if (!isBefore && ADVISED.test(text) && !own.some(({ plain }) => isOfTime(plain))) return true
  if (isFree && (isBefore ? isFinite(text) : isSaidOfSomebody(text)) && !beginsDeed(text)) return true
  // `because I overthink everything at night`
  if (isBefore && REASON.test(text) && !own.some(({ plain }) => SAYS_WHEN.test(plain)) && !HOLDS.test(text))
    return true
  if (isFree && (FEELS.test(text) || WHICH.test(text))) return true
  return isFree && (REASON.test(text) || STATE.test(`${text} `))
}
/** `stop scrolling in bed, | sleep is terrible`. */
const HOW_IT_IS =
  /^(?:(?:my|the|our) )?[a-z]+ (?:is|are|'s) (?:(?:so|really|just|still|always|pretty|a bit|getting|all) )*(?:terrible|awful|bad|rubbish|shocking|a mess|a joke|horrible|messed up|all over the place|wrecked|ridiculous|worse|out of control|non-?existent|suffering|too (?:high|low|much))$/
/** `I'm slow, | 1 page an hour`: how fast it goes, and no length of a session. */
const PACE =
  /^(?:(?:about|around|roughly|maybe|only|just) )*(?:\d+|an?|one|two|three|half an?) (?!minutes?|mins?|sessions?|times?)[a-z]+ (?:an|per|each|every) hour$/
/** `my wedding is on 18 September | and nothing is planned yet`. */
const NOT_BEGUN =
  /^(?:(?:and|but|yet|so far) )*(?:nothing|none of it|no part of it) (?:is|'s|has been|was) (?:planned|done|ready|organi[sz]ed|started|booked|sorted|prepared|written|packed)(?: (?:yet|so far|at all))*$/
/** `with my wife, | learn Italian`: said of oneself in a word or two, without a time and without what may be the goal. */
function isShort(own: readonly Word[], text: string): boolean {
  return (
    isOfOneself(text) &&
    !own.some(({ plain }) => isOfTime(plain) && !/^(?:shifts|budget)$/.test(plain)) &&
    patternOf(text) === 'general'
  )
}
/** `because i need a change`, `due to my back`: why, and no time. */
function isReason(own: readonly Word[], text: string): boolean {
  const [lead = '', joint] = WHY.exec(text) ?? []
  return (
    lead !== '' &&
    (joint !== undefined ||
      lead === 'because ' ||
      isFinite(text.slice(lead.length)) ||
      isSaidOfSomebody(text.slice(lead.length))) &&
    !own.some(({ plain }) => SAYS_WHEN.test(plain))
  )
}
const WHY = /^(?:(?:because|due|thanks) (of|to) |(?:because|since|as|though|although|cause|cuz|cos) )/

/** `quick one, | read 12 books this year`: what is said before a deed that has a thing of its own, and may be no goal itself. */
function isAsideFrom(own: readonly Word[], text: string, wish: string): boolean {
  const [first = '', ...rest] = text.split(' ')
  return (
    own.length <= LONGEST_ASIDE &&
    isDeedOfItsOwn(wish, rest.length > 0) &&
    !NOT_ASIDE.test(text) &&
    !LEADS_TO.test(text) &&
    !REFERS.test(wish) &&
    own.at(-1)?.text.endsWith(':') !== true &&
    !own.some(({ plain }) => isOfTime(plain)) &&
    !beginsDeed(text) &&
    baseOf(first) === null &&
    (rest.length > 0 || !isVerb(first)) &&
    patternOf(text) === 'general'
  )
}
const LONGEST_ASIDE = 8
/** Whether a wish says by itself what is done: `meditate every morning`, `yoga twice a week`; a bare `practise daily` is of what was named. */
function isDeedOfItsOwn(wish: string, isSeveral: boolean): boolean {
  const [first = '', second = ''] = wish.split(' ')
  if (beginsDeed(wish) && HAS_THING.test(wish)) return true
  return isSeveral && (namesActivity(first) || patternOf(`${first} ${second}`) !== 'general')
}
const NOT_ASIDE = /^(?:apart|aside|besides|instead|other than)\b/
const HAS_THING =
  /^[a-z-]+ (?!(?:by|until|till|before|in|on|at|every|each|once|twice|daily|it|them|that|this|more|better|and|or|with|for|to|off|up|out|from|\d)\b)[a-z]|^[a-z-]+ \d+ [a-z]|^[a-z-]+ (?:for|off|up|out|to|better) [a-z]/
/** `life got in the way`, `you decide`: somebody or something is or does something, and nothing is wanted, offered or counted. */
function isSaidOfSomebody(text: string): boolean {
  return (
    OF_A_SUBJECT.test(text) &&
    (isFinite(text) || WOULD.test(text)) &&
    !MEANS_TO.test(text) &&
    !/\d/.test(text)
  )
}
const WOULD = /^[a-z']+(?: [a-z']+)? (?:would|will|might|may|decide|know|think|see)\b/
const MEANS_TO =
  /^(?:i|we|i'[a-z]+|we'[a-z]+) (?:(?:really|just|also|still|only|now) )*(?:want|wanna|need|would|will|'?ll|can|could|should|must|may|might|plan|hope|aim|am going|going|prefer|like to|love to|have to|got to|gotta)\b|^(?:i|we)'(?:ll|d)\b/
const OF_A_SUBJECT =
  /^(?:i|you|we|he|she|it|they|this|that|there|everyone|everybody|nobody|people|life|stress|work|something|things|i'[a-z]+|you'[a-z]+|we'[a-z]+|it'?s|that'?s|there'?s|they'[a-z]+|he'?s|she'?s|(?:my|our|his|her|their|the) [a-z']+)\b/
/** `I've paid for a gym for years. | Go on Mondays`. */
const GOES =
  /^(?:go|start|train|practi[sc]e|do it)(?= (?:on |every |each )?(?:[a-z]+days?|\d|twice|once|three)|$)/
const REFERS = /^(?:[a-z'’]+ ){1,5}?(?:it|them|that|this)(?= |$)/
/** `i sit at a desk 9 hours a day`, `i eat too much when i'm stressed`, `my boss shouts at me daily`: no rhythm of the plan's. */
const HABIT =
  /^(?:(?:because|since|as|although|though) )?(?:i|we|my [a-z]+|he|she|they) (?:(?:just|only|really|always|usually|often|probably|basically|literally|currently|still) )*(?:sit|spend|commute|travel|waste|scroll|stare|lie|snack|smoke|drink|eat|weigh|earn|stand|drive|watch|binge|sleep|worry|stress|shout|nag|complain|snore|cry|live|work (?:as|in|for)|have lived|have worked|share)(?:e?s)?(?: (?!and\b|but\b|so\b)\S+)* $/
/** `my shifts are all over the place`: of which nobody knows when they are. */
const IRREGULAR =
  /^(?:my|our) (?:[a-z]+ )?(?:shifts?|schedule|hours|rota|timetable|weeks?|days?|life) (?:is|are) (?:(?:a bit|so|really|pretty|very|totally|always|kind of) )*(?:all over the place|crazy|chaos|chaotic|irregular|unpredictable|a mess|weird|different every week|never the same|hectic|full on)$/
/** `hi, I'm Max, 15, postman here`: who somebody is. */
export const INTRODUCES =
  /^(?:(?:hello|hi|hey) )?(?:(?:i'?m|i am|my name is|this is) (?!(?:free|off|busy|done|ready|away|out|in|on|at|pregnant)\b)[a-z]+(?: here)?|(?:(?:i'?m|i am) )?(?:1\d|[2-9]\d)(?: (?:years old|now))?|(?:\d+|two|three|four|five|six|seven|ten|twenty) (?:years|months)(?: (?:now|already|together|later))?|work (?:in|as|for|from)(?: [a-z]+){1,4}|(?:\d|one|two|three|four) (?:small |little |young )?(?:kids?|children|boys|girls|dogs?|cats?|jobs)|(?:[a-z]+ )?[a-z]+ here|(?:hello|hi|hey) (?:there|all|everyone|again))$/
/** `physio said stretching helps`. */
export const SAID =
  /^(?:(?:my|our|the) )?[a-z]+ (?:(?:always|also|just|keeps?) )?(?:says?|said|saying|swears?|thinks?|thought|tells? me|reckons|told me|jokes?|laughed|suggested|suggests|recommended|recommends|mentioned|keeps? telling me)(?: that)? (?!(?:(?:i|we|it|to)(?:'m|'d)? )?(?:really )?(?:need|must|should|have to|(?<!\b(?:someone|somebody|she|he) )has to|to|ought))/
const AT_HOURS =
  /\b(?:after|before|until|till|from|between|at) (?:\d|noon|midnight|dark)|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:end|day|night)s?|mornings?|evenings?|nights|shifts?)\b/
/** `I still can't sing my part`. */
const CANNOT =
  /^(?:(?:i|we) )?(?:(?:still|even|really|just) )*(?:can'?t|cannot|couldn'?t) (?!(?:do|make|train|come|go|work|start|use|play)\b)[a-z]{3,}/
/** `let's start small`, `don't ask me where`. */
const BY_THE_WAY =
  /^(?:(?:let'?s|lets) (?:start|begin|go|take it|do this|do it)(?: (?:small|slow(?:ly)?|easy|with that|this|it|properly))*|(?:please )?don'?t (?:ask|judge|laugh|hate|blame)(?: [a-z]+)*|(?:it'?s )?(?:never too late|about time|high time|time for a change|enough is enough)|fine|whatever|sigh|anyways?|seriously|crazy|(?:long|same old) story(?: short)?|you know(?: how it is)?|(?:what|how) can i (?:say|do)|(?:i )?(?:have|had) enough(?: of (?:it|this|that))?|so (?:to|that i can) (?:prove|show) .*|(?:they|he|she)(?:'re| are|'s| is) (?:(?:probably|totally|so|absolutely) )?right(?: i guess)?|(?:i'?ve |i (?:always )?)?(?:been |keep )?(?:putting|pushing|put) (?:it|this|that) off(?: [a-z ]+)?)$/
/** `only 2 books since January`: how far it went. */
const SO_FAR =
  /^(?:i |we )?(?:only|just|barely) (?:did |read |made |managed )?\d+ [a-z]+ (?:so far|since [a-z ]+|this (?:year|month)|yet)$/
/** `I always end up on my phone until 2am`: what is to be otherwise. */
const UP_LATE =
  /^(?:i|we) (?:(?:always|often|usually|just|still|then|keep) )*(?:end(?:ing)? up|stay(?:ing)? up|lie awake|lying awake|fall asleep|am up|wake up tired) /
/** `we've got a puppy`. */
const HAS_SOME =
  /^(?:i|we)(?:'ve got|'ve| have got| have| got) (?:an?|two|three|four|some|my own) (?!(?:plan|goal|dream|wish|deadline|budget|target|lot|bit|half|hour|free|few|couple|limited|thesis|paper|essay|report|project|race|marathon|10k)\b)[a-z]+(?: (?!to\b|for\b|from\b|on\b|in\b|at\b)[a-z]+){0,3}$/
/** `my cholesterol is too high, | which scared me a bit`. */
const WHICH = /^which (?!(?:one|ones|i|we|means?|is when)\b)[a-z]+(?: |$)/
/** `my kids are 3 and 6`. */
const HOW_OLD =
  /^(?:(?:my|our|the) )?(?:kids?|children|sons?|daughters?|twins|boys?|girls?|baby|toddler|he|she|they)(?:'s|'re)? (?:(?:is|are|was|will be) )?(?:turning |aged |just turned |turned |turns )?(?:only )?\d+(?: (?:and|&) \d+)?(?: (?:weeks?|months?|years?))?(?: old)?$/
/** `personal statement not started yet`. */
const NOT_YET =
  /^(?:(?:my|our|the|i|we) )?(?:[a-z]+ ){0,3}(?:not|haven't|hasn't|isn't|nothing) (?:even )?(?:been )?[a-z]+(?: (?:it|them|anything))? yet$/
export const REASON = /^(?:because|since|as|although|though|even though|otherwise|or else) /
/** `I am very stiff`, `I'm not very handy`. */
const FEELS =
  /^(?:i|we) [a-z]+(?: [a-z]+){1,5} though$|^(?:i'm|i am|we're|we are) (?:(?:a bit|kind of|kinda|just|still|also|not) )*(?:very|so|really|quite|super|pretty|totally|terribly|extremely|too|way too|a bit|such an?|a (?:total|complete|bit)|nervous|scared|lazy|excited|terrified|shy|clumsy|impatient|hopeless|useless|stubborn|curious|motivated|embarrassed|ashamed|overwhelmed)(?= |$)/
/** What names a time of its own. */
const SAYS_WHEN =
  /\d|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$|^(?:week(?:end|day)s?|free|available|until|till|before|after|off|closed|shut|asleep|naps?)$/

/** `i freeze up in the | Monday | meeting`: what it is called. */
function isNameOf(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.plain ?? ''
  return (
    weekdayOf(words[at]?.plain ?? '') !== null &&
    /^(?:meetings?|stand-?ups?|calls?|reviews?|briefings?|lunch|dinner|crowd|group|team|blues|rush)$/.test(
      next,
    )
  )
}
const BEGINS_THEN =
  /^(?:(?:because|since|as) )?(?:(?:my|the|our|his|her) )?(?:new )?(?:work|job|school|uni|university|college|term|semester|lease|contract|nursery|kindergarten|course) (?:starts?|begins?|ends?)\b/
/** What may say when, how often, how much or not at all. */
export function isOfTime(plain: string): boolean {
  return (
    (/\d/.test(plain) && !/^[1-9]\d$/.test(plain)) ||
    OF_TIME.test(plain) ||
    OCCASION.test(plain) ||
    plain.split(/[-–+/&]/).some((part) => weekdayOf(part.replace(/s$/, '')) !== null) ||
    monthOfName(plain) !== null
  )
}
const OF_TIME =
  /^(?:days?|weeks?|months?|hours?|hrs?|minutes?|mins?|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|lunch|noon|midnight|tomorrow|tonight|spring|summer|autumn|winter|christmas|easter|eve|halloween|thanksgiving|valentine's|term|semester|shifts?|busy|away|abroad|free|off|available|unavailable|until|till|before|after|when|while|if|unless|except|only|budget|deadline|due|closes?|opens?|starts?|begins?|naps?|asleep|next|soon|early|late|half|daily|weekly|monthly|fortnightly|nightly|once|twice|thrice|weeknights?|everyday)$/
/** What a plan is to do or not to do. */
export const HOLDS =
  /\b(?:can(?!'t| you)|could|should|must|no(?! (?:idea|clue|energy|motivation|willpower|discipline|friends|confidence|one))|without|prefer|allowed|needs?|have to|has to|works?(?= (?:best|better|well|for me))|have got|i've got|(?<=^(?:i |we )?)got (?:an?|my|the|\d)|can't(?! (?:sleep|focus|stop|stand|afford|remember|speak|swim|cook|dance|even|seem|see|fit|breathe|find|keep|get|wait|believe|concentrate|relax))|cannot|don't want)\b/
/** `dont know where to start`. */
const AT_A_LOSS =
  /^(?:i |i'm |we )?(?:(?:don'?t|do not) (?:really )?(?:know|have a clue)|(?:have )?(?:absolutely )?no (?:idea|clue)|not sure|clueless)(?: about)? (?:where|how|what|when) to (?:start|begin|do)$/
/** `I get paid on the 28th`: no date of the plan's. */
const PAYDAY =
  /^(?:i|we) (?:get|am|are|'?m|will be) paid\b(?! (?:for|to)\b)|^(?:my |our )?(?:pay ?day|salary|wages?|pay) (?:is|comes|arrives|falls)\b/
/** `I got Tuesdays off`, `we had the kids every weekend`: a past that may be no past. */
const MAY_BE_NOW =
  /\b(?:got(?! (?:(?:my|the|our) [a-z]+ back|married|divorced|fired|dumped|diagnosed|injured|told|laid|made|engaged|hurt|sick|ill|promoted|burnt|burned))|had(?=.*\b(?:every|each|on [a-z]+days)\b)|read|put|cut)\b/
/** The goal itself is told. */
export const NAMES_GOAL =
  /\b(?:signed up|registered|entered|enrolled|booked|meaning to|wanting to|promised|promising|putting off|procrastinat[a-z]*|wanted to|dreamed of|dreamt of|keep (?:on )?[a-z]+ing|keep [a-z]+ing|challenged|dared|(?:i|we) (?:really )?(?:should|must|need to|have to|ought to|want to|plan to|hope to)|(?:i|we)(?:'d| would) (?:really )?(?:like|love) to|wanna)\b|^(?:time to|let'?s|help me|make (?:me )?a plan (?:to|for)) [a-z]|\b(?:thinking|wondering|figured|decided)$/

const SUBJECT =
  "(?:(?:i|we|he|she|they|it|that|this|there|everyone|everybody|nobody|people|life|stress|work|something|things|i've(?! got)|we've(?! got)|i have(?! got)) |(?:my|our|his|her|their|the|a|an|some) (?:(?!(?:is|are|was|were|has|have|had|does|do|will|can|may|must|should)\\b)[a-z'-]+ ){1,4}?(?:and (?:my )?[a-z]+ )?)"
const HOW =
  '(?:(?:just|only|also|really|almost|nearly|already|even|always|never|then|finally|recently|once|both|kind of|kinda|sort of|literally|actually|still) )*'
const DID =
  "(?:was|were|wasn't|weren't|had|hadn't|did|didn't|couldn't|used to|got|gave|went|came|saw|took|made|said|told|thought|found|left|felt|kept|lost|bought|brought|broke|began|became|ate|drank|drove|fell|flew|forgot|grew|heard|held|knew|learnt|met|paid|ran|sang|sat|slept|spoke|spent|stood|stole|swam|taught|threw|woke|won|wore|wrote|died|passed away|(?!need|feed|speed|bed|red|weed|seed|shed)[a-z]{2,}ed)"
/** Behind nobody: `nearly drowned on holiday in 2019`, `failed twice already`. */
const DONE =
  "(?:(?:nearly|almost|already|never|just|even|once|finally|recently) [a-z]{2,}ed|(?:(?:finally|just|recently|already) )?(?:paid off|sold (?:my|the|our)|got rid of|gave up)|(?:wrote|made|did|took|went|ran|built|played|learned|saw|met|spent|sold|ate|drank|slept|moved|stopped|graduated|gained)(?= (?!it\\b|this\\b|that\\b))|(?:done|tried|did|quit|managed) (?:it|this|that) (?:before|once|twice|already)|had (?:(?:an?|my|the) )?(?:[a-z]+ )?(?:surgery|op|operation|accident|stroke|baby|kids|covid|flu|fall|injury|burnout|breakdown|heart attack|enough)|had (?:an?|my|the|both|both my) [a-z]+(?: [a-z]+)? (?:done|replaced|fixed|removed|out|operated|repaired|reconstructed|pinned|broken)|(?:tore|slipped|pulled|sprained|fractured|dislocated|twisted|injured|hurt) (?:an?|my|the) [a-z]+|(?:failed|tried|gave|was|were|wasn't|didn't|couldn't|used to|dropped|fell|broke|lost|felt|went|woke)(?= )|(?:started|bought|got|lost|joined|adopted|inherited|dropped|sold|quit|left)(?: me| us| myself)? (?:an?|my|our|this|the|[a-z]+ing) [a-z]+|(?:got|did|wrote|made|managed|had)(?: about| like| maybe| to)? \\d\\S*(?: [a-z]+){1,3} (?:and |but )?(?:then )?(?:stopped|gave up|quit|lost|never)|(?:dad|mum|mom|grandma|grandpa|nan|hubby) (?:passed|died|left|got|was|had|[a-z]{3,}ed)|(?:got|been) (?:married|divorced|fired|dumped|diagnosed|injured|told|sick|bored|stuck|laid|made|really|so|very|too|out of))"
const PAST = new RegExp(
  `^(?:(?:because|since|as|although|though|which) )?(?:${SUBJECT}${HOW}${DID}|${DONE})(?= |$)`,
)
const OVER =
  /^(?:honestly )?(?:20\d\d|(?:this|last|the last|the past) (?:year|month|week|winter|summer|spring|autumn)) (?:was|were|has been|have been)\b|\b(?:then (?:stopped|gave (?:it )?up|quit|lost (?:it|interest|motivation))|ago|last (?:year|month|week|summer|winter|spring|autumn|time|night|christmas)|in (?:19\d\d|20[01]\d|202[0-5])|as a (?:kid|child|teenager|student)|when i was|(?:done|tried|did|managed) (?:it|this|that) (?:before|once)|in (?:days|weeks|months|years|ages))\b/
/** `I always quit after a month`, `I keep giving up after two weeks`: how it went each time. */
const ENDS_SOON =
  /^(?:i|we)(?:'ve| have)? (?:(?:always|usually|often|just|only|never|mostly|normally|tend to|keep on|keep|end up) )+(?:quit|give up|gave up|stop|stopped|fail|failed|drop(?:ped)? out|start over|fall off|lose|lost|last|lasted|quitting|giving up|stopping|failing|dropping out|losing)(?: (?:it|this|interest|motivation|the wagon|all motivation))?(?: (?:after|within|longer than|more than) (?:a|an|one|two|three|four|five|six|a few|a couple of|\d+) (?:days?|weeks?|months?))?$/
const ADVISED =
  /^(?:(?:because|since|as) )?(?:(?:my|our|the) )?[a-z]+ (?:(?:always|also|just|keeps?) )?(?:says?|said|saying|thinks?|tells? me|told me|reckons|suggests?|suggested|recommends?|recommended|insists?)(?: that)? (?:i|we) (?:should|must|need to|have to|ought to|can't|could) /
/** How somebody is, and what others are or do. */
const STATE = new RegExp(
  `^(?:(?:i'm|i am|we're|we are)(?! (?:going|trying|planning|hoping|looking|gonna|thinking|doing|training|learning|studying|working on|getting|having|expecting|moving|starting|flying)\\b)|(?:feel|felt) (?!free)[a-z]+|i (?:feel|hate|love|like|miss|know|think|guess|suppose|don't|can't|live|eat|sleep|have (?:no|always|never)|never|always|usually|suck|struggle|get|look|sit|enjoy|spend|waste|drink)|(?:i've|i have|have) (?:always|never|been (?!meaning|wanting|trying|planning|hoping|needing|putting|avoiding|promising|training|learning|studying|working|thinking))|feeling|stuck|tired|sick of|scared|terrified|no idea|not sure|(?:always |just |still )?keep (?:[a-z]+ing)|(?:never|always) [a-z]{3,}(?:ed|n)|so (?:embarrassing|tired|sick)|which is|it'?s|it is|this is|that'?s|there'?s|(?:he|she|they|everyone|everybody|nobody|people)(?:'s|'re)?|(?:(?:my|our|the) )?(?:[a-z'-]+ ){1,3}?(?:full of|an? (?:total |complete |absolute |real )?(?:mess|disaster|jungle|tip|dump|state|wreck)|(?:is |are )?in (?:a (?:mess|state)|chaos)|(?:is|are) (?:chaos|chaotic|crazy|hectic|wild|full on|hard|hell|madness))|(?:(?:my|our|his|her|their|the)|(?:the )?(?:whole|entire)) (?:[a-z'-]+ ){1,4}?(?:is|are|isn't|aren't|has|have|hurts?|aches?|keeps?|looks?|feels?|won'?t|doesn'?t|don'?t|says?|thinks?|plays?|speaks?|lives?|loves?|hates?|does|goes|runs?|makes?|(?:all|both|always|never|often|usually) [a-z]+))(?= |')`,
)

/** Whether a part says of somebody what they are or do, and neither refuses nor offers a time: it is shown as not used. */
export function isOnlyTold(words: readonly Word[], part: Span): boolean {
  const { from, to } = withoutJoints(words, part)
  const own = words.slice(from, to)
  const text = textOf(words, part).replace(ONCE, '')
  if (isOfNoWeight(text) || (isOfOneself(text) && !OF_THE_PLAN.test(text))) return true
  return (
    (TELLS.test(`${text} `) ||
      (!BEGINS_CONDITION.test(text) && !COUNTS.test(clauseText(words, part.from, part.to - part.from)))) &&
    !HOLDS.test(text) &&
    !REFUSES.test(text) &&
    own.every(({ plain }) => !NAMES_DAY.test(plain)) &&
    (!isOccupation(text.split(' ')) ||
      (own.every(({ plain }) => !/\d/.test(plain)) && (part.from === 0 || endsPart(words, part.from - 1))))
  )
}
/** What names a time, or what a session may be. */
const OF_THE_PLAN =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:end|day|night)s?|mornings?|evenings?|afternoons?|nights?|early|late|holidays?|vacation|lunch|noon|until|till|before|hours?|minutes?|mins?|pregnan[a-z]*|injur[a-z]*)\b/
const TELLS =
  /^(?:(?:because|since|as) )?(?:(?:i|we|he|she|they|it|everyone|everybody|nobody)(?:'m|'s|'re|'ve)? |(?:my|our|his|her|their) (?!only\b)[a-z'-]+ (?:[a-z'-]+ ){0,2}?(?:is|are|was|were|has|have|had|keeps?|says?|does|wants?|thinks?|lives?|loves?|hates?) |because of (?:my|our|the|his|her|their) [a-z]+ (?:[a-z]+ )?$)/
/** What makes a part a condition, whatever it says. */
const BEGINS_CONDITION =
  /^(?:(?:only|just|again|also|maybe|always|usually|mostly) )*(?:by|until|till|til|before|in|on|at|for|from|to|every|each|not|no|none|except|without|but|within|only|after|when|whenever|while|whilst|if|unless|once|during|over|around|as|since|because|with|between|or|and|any|all|long|short|same|then|twice|thrice|less|more|max|min|least|most|daily|weekly|monthly)\b/
/** A number, a unit, a time or a part of the body: what a plan may have to heed. */
const COUNTS =
  /\d|\b(?:also|by|until|till|from|january|february|march|april|may|june|july|august|september|october|november|december|fortnight[a-z]*|quarter[a-z]*|daily|weekly|monthly|term|semester|season|skip[a-z]*|alternat[a-z]*|travel[a-z]*|knees?|back|shoulders?|neck|hips?|ankles?|wrists?|elbows?|feet|foot|legs?|hands?|heart|lungs?|comes?|arrives?|due|starts?|begins?|ends?|one|two|three|four|five|six|seven|eight|nine|ten|half|both|each|again|twice|once|minutes?|hours?|days?|weeks?|months?|years?|morning|afternoon|evening|night|bed|breakfast|lunch|dinner|time|then|today|tomorrow|tonight|weather|dry|rain[a-z]*|christmas|easter|summer|winter|spring|autumn)\b/
const REFUSES =
  /\b(?:not|never|no|without|only|free|available|off|busy|closed|away|abroad|can't|don't|won't|hate|prefer|minds?|asleep|sleeps?|naps?|pregnant|injured|allergic|holidays?|vacation|leave|hours?|minutes?|mins?)\b|\d(?:am|pm|:)/
const NAMES_DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|week(?:end|day|night)s?|mornings|evenings|afternoons|nights|days|shifts?|until|till|before|after|from|between|budget)$/
