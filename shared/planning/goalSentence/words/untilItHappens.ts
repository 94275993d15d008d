import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { TEMPORAL } from '#shared/planning/goalSentence/times/namesTime.ts'
import { isVerb } from './verbs.ts'
import type { Span } from './wordSpan.ts'

/**
 * `until I find a job`, `until it becomes a habit`: an end of which nobody knows the day. It is shown as not used. What takes place on a
 * day of the calendar, or at an hour, is asked about: `until we move`, `until school starts`.
 *
 * @param goal `isQuit`: of what somebody goes without, `no coffee until I finish my walk` is a time of each day. `isDated`: the sentence
 * names its last day beside it, `until we move, moving on 5 June`
 */
export function isEndWithoutDate(
  words: readonly Word[],
  { from, to }: Span,
  { isQuit, isDated }: { isQuit: boolean; isDated: boolean },
): boolean {
  const plains = words.slice(from, to).map(({ plain }) => plain)
  const said = UNTIL.exec(plains.join(' '))?.[1]
  if (said === undefined || words.slice(from, to).some(({ escape }) => escape !== null)) return false
  // `one push-up more every day until I can do 50`: what grows has an end.
  if (isReached(said)) return !isQuit && !grows(words)
  if (plains.some((plain) => /\d/.test(plain) || NAMES_DAY.test(plain) || isOfCalendar(plain))) return false
  if (!isHappening(said) || IN_A_DAY.test(said)) return false
  if (ON_ITS_DAY.test(said)) return isDated
  const isWithout =
    isQuit || words.slice(Math.max(0, from - MOST_OF_DEED), from).some(({ plain }) => WITHOUT.test(plain))
  return !isWithout || ((ONCE_IN_LIFE.test(said) || USED_UP.test(said)) && !OF_BODY.test(said))
}

/** `no more energy drinks | during exam season`: of what somebody goes without, a period of which nobody said when it is. */
export function isPeriodWithoutDate(words: readonly Word[], { from, to }: Span): boolean {
  const said = words.slice(from, to).map(({ plain }) => plain)
  return DURING.test(said.join(' '))
}
const DURING =
  /^(?:during|throughout) (?:(?:my|our|the|this|all|all of) )*(?:(?:exam|exams|finals|revision|mock|training|race|marathon|football|festival|flu|hay fever|allergy|wedding|party|peak|busy|tax|harvest|concert|diet) )?(?:season|period|time|exams?|finals|mocks|term|term time|semester|pregnancy|training|recovery|treatment|project|diet|challenge|campaign|rehearsals?|renovation|chemo)$/

/** `one more every day`, `adding 5 kg each week`. */
function grows(words: readonly Word[]): boolean {
  return words.some(
    ({ plain }, at) =>
      /^(?:extra|add|adding|increase|increasing)$/.test(plain) ||
      (plain === 'more' && /^(?:one|two|an?|\d+)$/.test(words[at - 2]?.plain ?? '')),
  )
}

/** `until I hit 60 wpm`, `until I can do 50`: of what somebody is able to do then, and not of what they do each time. */
function isReached(said: string): boolean {
  return CAN.test(said) || UNDER.test(said) || (REACHES.test(said) && !EACH_TIME.test(said))
}
const TARGET =
  '(?:(?:at least|over|under|about|around|below|above|a|an|my|the|level|band|grade|first) )*(?:\\d[\\d.,]*[a-z%]*|[abc][12]|n[1-5])(?! ?(?:am|pm|:|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?:\\+)?(?: (?!(?:on|in|by|at|until|every|each|a|per|today|tomorrow)\\b)[a-z-]+){0,3}(?: (?:in|under|for) [a-z\\d ]{1,16})?'
const CAN = new RegExp(
  `^(?:i|we) (?:can|could|am able to|'m able to|'m|am)(?: (?:comfortably|finally|consistently|actually|easily|at least))* (?:do|run|type|lift|bench|squat|deadlift|swim|cycle|hold|play|speak|read|walk|ride|press|hit|reach|manage|at|say|understand|jog|plank)(?: ?(?:up to))? ${TARGET}$`,
)
/** `under 25 minutes for 5k` */
const UNDER =
  /^(?:i|we) (?:get|run|go|am|can do it|swim|break) (?:it )?(?:under|below|sub) \d[\d.:]*(?: ?(?:min|minutes|mins|hours?|h|kg|lbs))?(?: (?:for|in|over|on) (?:a |the |my )?[a-z\d ]{1,16})?$/
const REACHES = new RegExp(
  `^(?:(?:i|we) (?:finally |actually )?(?:hit|reach|get to|make|break|bench|squat|deadlift|weigh|score|am at|'m at|get|get under|pass) ${TARGET}|(?:at least |over )?(?:\\d[\\d.,]* ?(?:wpm|words per minute|elo|kg|kilos?|lbs|%|percent|followers|subscribers|points)|[abc][12]|n[1-5]))$`,
)
/** What is done in one session, or on a day. */
const EACH_TIME =
  /\b(?:words?|pages?|steps|glasses|calories|reps|laps|lengths|minutes?|mins?|hours?|h|days?|weeks?|months?|years?|o'clock|ish|mornings?|afternoons?|evenings?|nights?|noon|sleep|times?|euros?|dollars?|pounds?|quid)\b|^\d[\d.,:]*$|[€$£:]|\d(?:st|nd|rd|th)\b|\d(?:am|pm|h|min)\b|^(?:20\d\d)$/

/** So many words before it say what is not done until then. */
const MOST_OF_DEED = 4
const WITHOUT = /^(?:no|not|never|don't|can't|cannot|won't|stop|quit|avoid|skip|without)$/

const UNTIL = /^(?:(?:and|but|so|or|at least|just|only|probably|maybe) )*(?:until|till|til|'til) (.+)$/

function isOfCalendar(plain: string): boolean {
  return TEMPORAL.test(plain) || (plain !== 'may' && monthOfName(plain) !== null)
}
const NAMES_DAY =
  /^(?:then|today|tomorrow|christmas|easter|next|mid|early|late|eve|dark|dawn|dusk|sunset|sunrise)$/

/** Whether somebody or something is or does something: `until the rains`, `until my test` only name what takes place. */
function isHappening(said: string): boolean {
  if (SOMEBODY.test(said)) return true
  const rest = OF_THING.exec(said)?.[1]
  if (rest !== undefined && DOES_SO.test(rest)) return true
  return (
    rest !== undefined && rest.split(' ').some((plain, at) => (at > 0 && isVerbForm(plain)) || IS.test(plain))
  )
}
const SOMEBODY =
  /^(?:i|we|you|it|he|she|they|this|that|these|those|something|somebody|someone|anything|things|everything|everyone|everybody|nobody|nothing|life|people|(?:i|we|it|he|she|they|that|everything|something)'(?:m|s|ve|re|ll|d)|im|ive|its|further notice)(?: |$)/
const OF_THING =
  /^(?:(?:my|our|the|his|her|their|an?|all|all my|all the|some|enough) )((?:[a-z'-]+ ){1,8}[a-z'-]+)$/
const IS =
  /^(?:is|are|isn't|aren't|has|have|had|was|were|can|will|gets?|goes|becomes?|feels?|looks?|fits?|heals?|comes?|improves?|recovers?|allows?|sells?|works?)$/

/** `the dog calms down`. */
const DOES_SO = /^[a-z'-]+(?: [a-z'-]+)* [a-z]{3,}s (?:down|up|out|off|better|easier|me|it|us|to)\b/

/** `fixes`, `leave`. */
function isVerbForm(plain: string): boolean {
  return (
    IS.test(plain) ||
    [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')].some(isVerb)
  )
}

/** What has its day, which the person may know. */
const ON_ITS_DAY =
  /\b(?:(?:i|we|he|she|they|you)(?:'m|'re|'s|'ll| will| am| are| is)? (?:(?:finally|actually|have to|going to) )?(?:move|moving|leave|leaving|fly|flying|go (?:away|on|to|back|home|abroad)|going (?:away|on|to|back|home|abroad)|travel(?:ling)?|set off|get (?:married|there|here|back|home|paid)|getting (?:married|paid)|marry|retire|graduate|start|begin|arrive|come|comes|return|visit|(?:be )?back|are back|due|turn|deliver|give birth|sit|present|perform|compete|hand it in|defend)|(?:school|term|terms|semester|course|courses|class|classes|uni|university|college|studies|degree|exams?|tests?|finals|mocks?|wedding|race|event|lockdown|trip|holidays?|flight|conference|project|contract|lease|lessons?|internship|work|job|leave|season|pool|gym|shop|club|market|rains?|snow) (?:starts?|begins?|ends?|finish(?:es)?|(?:is|are) (?:over|out|done|here|finished|due|on)|closes?|opens?|reopens?|breaks? up|runs? out|comes?|takes place|expires?)|(?:finish|start|leave|quit|end) (?:(?:my|the|our) )?(?:new )?(?:school|uni|university|college|course|degree|studies|phd|job|work|training|apprenticeship|internship|contract|secondment)|(?<!\bbaby )(?:arrives?|visits?|is (?:back|home|here|due|born)|are (?:back|home|here|due)|comes? (?:back|home|over|to stay)|(?:mum|mom|dad|parents|sister|brother|husband|wife|in-laws|friends?|guests?|family) comes?|gets? (?:married|back|here)|turns?|retires?|graduates?))\b/
/** What ends on each day. */
const IN_A_DAY =
  /\b(?:asleep|awake|sleep|sleepy|bed|wakes?|waking|(?<!\bused? )up|home|dressed|hungry|full|dark|light|tired|dishes|cooked|washed|ready to (?:leave|go)|eaten|eats?|called|calls?)\b/
/** What comes about once, and not each day. */
const ONCE_IN_LIFE =
  /\b(?:jobs?|baby|enough|debts?|offer|something|habit|better|fit|fits?|jeans|dress|car|house|flat|place|deposit|partner|girlfriend|boyfriend|pregnant|weight|goal|pass|passed|published|promot(?:ed|ion)|sober|healthy|control|under control|further notice|used to)\b/
/** What somebody has enough of, and goes through once. */
const USED_UP =
  /\bus(?:e|ed) up\b|\b(?:run|ran) out\b|\b(?:read|finish(?:ed)?|worn|watched|played|eaten|sold|drunk|knitted|done) (?:all|what|the ones|everything|my (?:stash|pile|backlog|shelf)|the (?:stash|pile|backlog))\b|\b(?:wardrobe|stash|pile|freezer|cupboards?|pantry|shelf|shelves|backlog|closet|collection) (?:is|are|has been) (?:empty|gone|clear(?:ed)?|done|finished|used up)\b|\b(?:falls? apart|wears? out|(?:is|are) worn out|paid (?:it |them |this )?off|over (?:my ex|him|her))\b/
/** `no gym until my back is better`: then there is some again, and that may be the plan. */
const OF_BODY =
  /\b(?:knees?|back|shoulders?|neck|hips?|ankles?|wrists?|elbows?|foot|feet|legs?|arms?|hands?|heart|cast|injury|doctor|physio|surgery|heal(?:s|ed)?|recover(?:ed|s)?|well|cleared)\b/
