import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'
import { OF_A_THING } from '#shared/planning/goalSentence/rhythms/lengths.ts'

const N =
  '(?:\\d+(?:[.,:]\\d+)?|an?|one|two|three|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|sixty|ninety|half)'
const UNIT = '(?:hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?|s)'

/** What looks like a length or a time and is what is to be reached. */
const TARGETS: readonly RegExp[] = [
  new RegExp(`^sleep(?:ing)? (?:for |at least )*${N}(?:[-–]\\d)? ?${UNIT}(?: (?:a|per|each|every) night)?`),
  new RegExp(`^(?:at least )?${N}(?:[-–]\\d)? ?${UNIT} (?:of )?sleep(?: (?:a|per|each|every) night)?`),
  new RegExp(`^(?:in )?(?:under|less then|less than|below|sub) ${N} ?${UNIT}`),
  /^(?:under|below|over|above) \d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds|lbs?|km|points?|elo|wpm|%|percent)?(?! ?(?:euros?|dollars?|eur|usd|bucks|hours?|minutes?|mins?|h|days?|weeks?|months?|years?|sessions?|times|week(?:end|day|night)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|mornings?))(?= |$)/,
  /^(?:an? )?(?:12|24|36|48|72)[- ]?(?:hours?|hrs?|h) (?!(?:an?|per|each|every|of|in|on|over|left|total|altogether|weekly|monthly|by|until|till|before|for|to|and|or|then|max|maximum|tops|at)\b)[a-z]+/,
  /^at \d+ ?(?:wpm|bpm|watts|kg|lbs|km\/h|mph|%|percent)(?= )/,
  /^by \d+(?:[.,]\d+)? ?(?:%|percent|points?|kg|kilos?|pounds|lbs?|cm|seconds|elo|wpm)(?= |$)/,
  /^(?:in |at )?(?:under|below|sub)[- ]?\d{1,2}[:.]\d\d(?: (?:hours|minutes|min|h))?/,
  new RegExp(`^to (?:under |less than |about )?${N} ?${UNIT}(?: (?:a|per|each) (?:day|week|night))?`),
  new RegExp(
    `^(?:an? )?${N}[- ]${UNIT} (?:plank|handstand|headstand|wall ?sit|hold|speech|talk|presentation|lecture|toast|playlist|poem|eulogy|sermon|pitch|mile|film|video|song|conversation|chat|monologue|solo)`,
  ),
  new RegExp(`^(?:plank|handstand|breath|headstand|l-sit|pose) for ${N} ?${UNIT}`),
  new RegExp(
    `^(?:plank|handstand|headstand|l-sit) ${N} ?${UNIT} (?!(?:a|per|each|every|daily|/day|times|on|in|once|twice|\\d+x)\\b)`,
  ),
  // `go to bed half an hour earlier`
  new RegExp(`^(?:half an|${N}) ?${UNIT} (?:earlier|later|faster|sooner|quicker|shorter)(?= )`),
  // `knock | 20 minutes off | my marathon time`
  new RegExp(`^${N} ?${UNIT} off(?= (?:my|the|our|his|her|it) )`),
  // `get up | earlier 15 minutes each week`
  new RegExp(
    `^(?:earlier|later|longer|faster) (?:by )?${N} ?${UNIT} (?:a|per|each|every) (?:day|week|month)(?= )`,
  ),
  /^fast(?:ing)? (?:for )?(?:1[2-9]|2[0-4]|36|48) ?(?:h|hrs?|hours?)(?= )/,
  new RegExp(
    `^(?:without (?:stopping|pausing|walking|resting|a (?:break|pause|rest))|non-?stop) for (?:about |at least )?${N}(?: \\d+)? ?${UNIT}`,
  ),
  // `run for 30 minutes non stop`
  new RegExp(
    `^(?:for )?(?:about |at least )?${N} ?${UNIT} (?:non[- ]?stop|straight(?! after| before)|without (?:stopping|pausing|walking|resting|a (?:break|pause|rest)))(?= )`,
  ),
  /^by \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)(?= )(?! (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today) )/,
  // `chess: | from 1200 to 1500 elo`
  /^from \d[\d.,]* (?:up |down )?to \d[\d.,]* ?(?:elo|points?|wpm|followers|subscribers|kg|kilos?|lbs?|pounds|reps?|push-?ups|pull-?ups)(?= )/,
  // `get up earlier, | 6am instead of 8`
  /^(?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? (?:instead of|rather than|not) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?(?= )/,
  // `cook 3 times a week, | try one new recipe each time`
  /^(?:try|do|make|learn|cook|use|write|add) (?:an?|one|two|three|\d) (?:[a-z-]+ ){1,3}(?:each|every) (?:time|session)(?= )/,
  /^(?:home|back home|in the office) (?:by|before) (?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?|noon|midnight)(?= )/,
  // `improve my time from 2:05 to under 1:55`
  /^from \d{1,2}:\d\d to (?:under|below|sub) \d{1,2}:\d\d/,
  /^lights[- ](?:out|off) (?:(?:at|by|before|around) )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?|midnight)/,
  /^wake (?:up )?(?:at|by) \d{1,2}(?= )(?!:)/,
  /^(?:waking|getting) (?:up )?(?:at|by) \d{1,2}(?:[:.]\d\d)?(?: ?am)?(?= )/,
  /^(?:wake|bed|up|asleep) (?:up )?(?:at |by )?(?:\d{1,2}[:.]\d\d(?: ?(?:am|pm))?|\d{1,2} ?(?:am|pm))(?= )/,
  /^(?:up|bed|asleep|sleep) (?:at|by|before|after|around) (?:around )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?|noon|midnight|(?:half (?:past )?)?(?:nine|ten|eleven|twelve)(?= ))/,
]
/** Behind a distance: `cycle 150 km in one day`. */
const AT_ONCE = /^in (?:one|a|1|a single) (?:day|go|sitting|weekend)\b/
/** Behind a distance: `run 5 km in 25 minutes`. */
const TIME_TARGET = new RegExp(`^in (?:about )?${N} ?${UNIT}`)
/** Of what is given up also the time of the day at which it is. */
const QUIT_TARGETS: readonly RegExp[] = [
  /^first thing(?: in the mornings?)?(?= )/,
  /^(?:after|before|past) (?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?(?!\d|st\b|nd\b|rd\b|th\b)(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|noon|midnight|dinner|lunch|bed(?:time)?|sleep|breakfast)/,
  /^(?:at|during|over|with) (?:the |my |our )?(?:breakfast|lunch|dinner|supper|mealtimes?)(?= )/,
  /^(?:at|in|during) (?:the |my )?(?:mornings?|evenings?|nights?|night|bed|work|meals?)/,
]

/** `lose 2 pounds a week`; of money `50 pounds a month` is what is saved. */
const OF_WEIGHT =
  /^(?:an?|half a|one|two|\d+(?:[.,]\d+)?) ?(?:kg|kilos?|pounds?|lbs?) (?:a|per|each|every) (?:week|month)(?= )/

const SO_HEAVY =
  /^(?:about |around |roughly )?\d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds|lbs?)(?= $| (?:by|before|until|in|off)\b)/

/** Whether words that look like a fact belong to the goal: `hold a plank for 3 minutes`. @returns the index behind them, or null */
export function targetAt(
  words: readonly Word[],
  at: number,
  { isQuit, isMoney }: { isQuit: boolean; isMoney: boolean },
): number | null {
  const text = clauseText(words, at, 8)
  const isRun = words
    .slice(Math.max(0, at - 2), at)
    .some(({ plain }) => /^(?:\d+(?:k|km|m)|km|kms|miles?|kilomet(?:er|re)s?|laps?)$/.test(plain))
  const atOnce = isRun ? AT_ONCE.exec(`${text} `)?.[0] : undefined
  if (atOnce !== undefined) return at + atOnce.trim().split(' ').length
  const timed = isRun ? TIME_TARGET.exec(`${text} `)?.[0] : undefined
  if (timed !== undefined) return at + timed.trim().split(' ').length
  // `read before they sleep | 15 minutes`
  const isBefore =
    text.startsWith('sleep') && words.slice(Math.max(0, at - 2), at).some(({ plain }) => plain === 'before')
  if (isBefore) return null
  // `catch up on sleep, | 8 hours a night`
  const nightly = NIGHTLY.exec(`${text} `)?.[0]
  if (nightly !== undefined && words.slice(0, at).some(({ plain }) => plain.startsWith('sleep')))
    return at + nightly.trim().split(' ').length
  // `lose the baby weight, | 8 kg`
  const heavy = SO_HEAVY.exec(`${text} `)?.[0]
  if (heavy !== undefined && words.slice(0, at).some(({ plain }) => /^(?:weight|belly|fat)$/.test(plain)))
    return at + heavy.trim().split(' ').length
  // `be able to run | for 30 minutes`
  const able = text.startsWith('for ') ? FOR_SO_LONG.exec(`${text} `)?.[0] : undefined
  if (able !== undefined && /\bable to [a-z]+$/.test(clauseBefore(words, at)))
    return at + able.trim().split(' ').length
  const ofThing = lengthOfThing(words, at, text)
  if (ofThing !== null) return ofThing
  // `go to bed earlier, | 11pm at the latest`
  // `get up earlier, | 6 am on workdays`
  const hour =
    /^(?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)(?: (?:instead of|rather than|not) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?)?(?= |$)/
      .exec(text)?.[0]
      .trim()
  if (hour !== undefined && /\b(?:up|bed) (?:earlier|later|early)$/.test(clauseBefore(words, at)))
    return at + hour.split(' ').length
  const latest =
    /^(?:(?:at |by )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? (?:at the )?latest|(?:no|not|never) later than \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?)(?= |$)/.exec(
      text,
    )?.[0]
  if (latest !== undefined && words.slice(0, at).some(({ plain }) => /^(?:bed|sleep|asleep)$/.test(plain)))
    return at + latest.split(' ').length
  // `limit alcohol | to weekends`: on the other days there is none.
  const isLimited = /^to (?:the )?(?:week(?:end|day)s?|[a-z]+days)(?= |$)/.exec(text)?.[0]
  if (
    isLimited !== undefined &&
    words.slice(0, at).some(({ plain }) => /^(?:limit|restrict|keep|confine|cut|reduce)$/.test(plain))
  )
    return at + isLimited.split(' ').length
  const eachTime = /^\d/.test(text) ? OF_EACH_TIME.exec(`${text} `)?.[0] : undefined
  if (eachTime !== undefined) return at + eachTime.trim().split(' ').length
  const all = [...(isMoney ? [] : [OF_WEIGHT]), ...TARGETS, ...(isQuit ? QUIT_TARGETS : [])]
  const found = all.map((target) => target.exec(`${text} `)?.[0]).find((match) => match !== undefined)
  return found === undefined ? null : at + found.trim().split(' ').length
}

function clauseBefore(words: readonly Word[], at: number): string {
  return words
    .slice(Math.max(0, at - 5), at)
    .map(({ plain }) => plain)
    .join(' ')
}

/** `swim 3 times a week, | 1 km each time`: what one session is made of. */
const OF_EACH_TIME =
  /^\d+(?:[.,]\d+)?(?:k|km|m|mi)?(?: (?!(?:hours?|hrs?|h|minutes?|mins?|times?|sessions?|days?|weeks?|months?|x)\b)[a-z-]+){0,3} (?:(?:each|every) (?:time|session|run|swim|ride|go)|per (?:session|run|swim|ride|go)|each(?= $))(?= )/
const FOR_SO_LONG = new RegExp(`^for (?:about |at least )?${N} ?${UNIT}(?= )(?! (?:a|per|each|every) )`)
const NIGHTLY = new RegExp(`^${N} ?${UNIT} (?:a|per|each|every) night(?= )`)

/** `a talk at the conference, | 25 minutes long`: how long the thing is that somebody works on. */
function lengthOfThing(words: readonly Word[], at: number, text: string): number | null {
  const found =
    LONG.exec(`${text} `)?.[0] ??
    (OF_A_THING.test(words[at - 1]?.plain ?? '') ? LASTS : null)?.exec(`${text} `)?.[0]
  const made = /^(?:memori[sz]e|write|compose|record|film|learn)$/.test(words[at - 1]?.plain ?? '')
    ? MADE.exec(`${text} `)?.[0]
    : undefined
  if (made !== undefined) return at + made.trim().split(' ').length
  if (found === undefined || !words.slice(0, at).some(({ plain }) => OF_A_THING.test(plain))) return null
  return at + found.trim().split(' ').length
}
const LONG = new RegExp(
  `^(?:(?:it|which|that) )?(?:(?:is|it's|lasts|lasting|takes|must be|should be|has to be|needs to be) )?(?:about |around |only )?${N}[- ]?${UNIT} long(?= )`,
)
/** `learn | 7 minutes of | material`. */
const MADE = new RegExp(`^${N} ?${UNIT} of (?!.* (?:a|per|each|every) (?:day|night|week)|.* daily)`)
const LASTS = new RegExp(`^(?:of|lasting|that lasts) (?:about |around )?${N} ?${UNIT}(?= )`)

/** `rest of the week off`, `not every day`, `any day`: the days that no session takes, and that none has to take. @returns the index behind it, or null */
export function restOfWeek(words: readonly Word[], at: number): number | null {
  const notDaily =
    words[at]?.plain === 'not' || words[at]?.plain === 'any'
      ? /^(?:not (?:every (?:single )?day|daily)|any day)$/.exec(clauseText(words, at, 4))?.[0]
      : undefined
  if (notDaily !== undefined) return at + notDaily.split(' ').length
  const isNear = words
    .slice(at, at + 3)
    .some(({ text }) => /^(?:rest|other|remaining|otherwise)\W*$/i.test(text))
  if (!isNear) return null
  const found = REST_OF_WEEK.exec(`${clauseText(words, at, 9)} `)?.[0]
  return found === undefined ? null : at + found.trim().split(' ').length
}
const REST_OF_WEEK =
  /^(?:rest|off) otherwise(?= )|^otherwise (?:rest|off)(?= )|^(?:(?:and|with) )?(?:the )?(?:rest of (?:the )?(?:week|days)|(?:other|remaining) days)(?: (?:is|are))? (?:off|free|rest|rest days|for rest)(?= )/

/** `in my free time`: it says nothing that a plan would not do anyway. */
export const spareTime: Phrase<true> = meaning(
  sequence(
    keyword('in', 'during'),
    optional(keyword('my', 'our', 'the', 'any')),
    keyword('free', 'spare'),
    keyword('time', 'hours'),
  ),
  () => true,
)

/** `before that`, `by then`: the date was said already. */
export const backReference: Phrase<true> = (words, at, context) =>
  /^(?:that|then|time)\W*$/i.test(words[at + 1]?.text ?? '') ? REFERS(words, at, context) : null
const REFERS: Phrase<true> = either(
  meaning(sequence(keyword('before', 'by', 'until', 'till', 'til'), keyword('that', 'then')), () => true),
  // `in time for the baby`, of which another part says when it is
  meaning(
    sequence(keyword('in'), keyword('time'), keyword('for'), keyword('the', 'my', 'our'), term(String)),
    () => true,
  ),
  meaning(
    sequence(keyword('in', 'during', 'over'), keyword('that'), keyword('time', 'period', 'week')),
    () => true,
  ),
)
