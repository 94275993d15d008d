import { amount } from '#shared/tasks/quickAdd/durations.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { leastNumber, roughly } from '#shared/planning/goalSentence/amounts/numbers.ts'

/** What a length is the length of: one session, or all sessions of a day, of a week or of the whole. */
export type LengthOf = 'session' | 'day' | 'week' | 'total'

const HOUR = /^(h|hrs?|hours?)$/
export const MINUTE = /^(mins?|minutes?)$/
const ADJECTIVE = /^(\d{1,4}(?:[.,]\d{1,2})?)-(hour|hr|h|minute|min)s?$/

/** `30 minute`, `forty-five minutes`, `2 to 3 hours`, `30-45 min`. */
const counted: Phrase<number> = meaning(
  sequence(
    leastNumber,
    term((plain) => (HOUR.test(plain) ? 60 : MINUTE.test(plain) ? 1 : null)),
  ),
  ([count, factor]) => count * factor,
)

const fractions: Phrase<number> = either(
  // `…, hour a week`
  (words, at) =>
    /^hour$/i.test(words[at]?.text ?? '') &&
    (at === 0 || endsPart(words, at - 1)) &&
    /^(?:an?|per|each|every) (?:day|week|night|session)\b/.test(clauseText(words, at + 1, 2))
      ? { value: 60, to: at + 1 }
      : null,
  meaning(
    sequence(
      optional(keyword('a', 'an')),
      keyword('half'),
      optional(keyword('an', 'a')),
      keyword('hour', 'hours', 'hr', 'hrs'),
    ),
    () => 30,
  ),
  meaning(
    sequence(
      optional(keyword('a')),
      keyword('quarter'),
      optional(keyword('of')),
      keyword('an'),
      keyword('hour', 'hr'),
    ),
    () => 15,
  ),
  meaning(
    sequence(keyword('three'), keyword('quarters'), keyword('of'), keyword('an'), keyword('hour')),
    () => 45,
  ),
)

/** `1hr 15`: the minutes end the part. */
const hoursAndMinutes: Phrase<number> = (words, at) => {
  const joined = /^(\d)(?:h|hr|hrs)$/.exec(words[at]?.text ?? '')?.[1]
  const isApart = /^\d$/.test(words[at]?.text ?? '') && /^(?:h|hrs?|hours?)$/i.test(words[at + 1]?.text ?? '')
  const to = joined === undefined ? at + 2 : at + 1
  if (joined === undefined && !isApart) return null
  const minutes = /^(?:10|15|20|30|40|45|50)[.,;]?$/.exec(words[to]?.text ?? '')
  const isEnd =
    to + 1 >= words.length ||
    /[.,;]$/.test(words[to]?.text ?? '') ||
    /^(?:each|per|every)$/i.test(words[to + 1]?.text ?? '')
  return minutes && isEnd
    ? { value: Number(joined ?? words[at]?.text) * 60 + Number.parseInt(minutes[0], 10), to: to + 1 }
    : null
}

/** `one and a half hours`. */
const wholeAndHalf: Phrase<number> = meaning(
  sequence(leastNumber, keyword('and'), keyword('a'), keyword('half'), keyword('hour', 'hours', 'hr', 'hrs')),
  ([count]) => count * 60 + 30,
)

/** `1 hour and half`, as other languages say it. */
function hourAndHalf(...[words, at]: Parameters<Phrase<number>>): ReturnType<Phrase<number>> {
  if (!/^half/i.test(words[at + 3]?.text ?? '')) return null
  const [, hours] =
    /^(?:(\d|one|an?) hours? and half)(?! (?:an?|of|hours?|marathon)\b)(?= |$)/.exec(
      clauseText(words, at, 6),
    ) ?? []
  if (hours === undefined) return null
  return { value: (/^\d$/.test(hours) ? Number(hours) : 1) * 60 + 30, to: at + 4 }
}

/** `8-10h a week`, `1-2h`: the lower one; `18-20h` alone are hours of the day. */
const joinedRange: Phrase<number> = (words, at, context) => {
  const [, least, most, unit = ''] =
    /^(\d{1,3}(?:[.,]\d)?)[-–](\d{1,3}(?:[.,]\d)?)(h|hrs?|hours?|mins?|minutes?)$/.exec(
      words[at]?.text.toLowerCase().replace(/[.,;:]+$/, '') ?? '',
    ) ?? []
  if (least === undefined) return null
  const [from, to] = [least, most].map((digits) => Number(digits?.replace(',', '.')))
  if (!from || !to || from >= to) return null
  const isHours = unit.startsWith('h')
  const isLength =
    !isHours || to <= MOST_OF_RANGE || (perWeek(words, at + 1, context) ?? perDay(words, at + 1, context))
  return isLength ? { value: from * (isHours ? 60 : 1), to: at + 1 } : null
}
const MOST_OF_RANGE = 4

/** Minutes of a length: `30 minutes`, `45 min`, `half an hour`, `1.5 hours`, `1h 30m`, `30-minute`, `an hour and a half`. */
export const length: Phrase<number> = either(
  hourAndHalf,
  hoursAndMinutes,
  wholeAndHalf,
  fractions,
  meaning(amount, ({ minutes }) => minutes || null),
  term((plain) => {
    const [, digits, unit] = ADJECTIVE.exec(plain) ?? []
    return digits === undefined
      ? null
      : Math.round(Number(digits.replace(',', '.')) * (unit?.startsWith('h') ? 60 : 1)) || null
  }),
  joinedRange,
  counted,
)

/** `an hour or so`, `an hour or two`: the lower one. */
export const orSo = optional(sequence(keyword('or'), keyword('so', 'two', 'more')))

const ONE_OF = keyword('a', 'an', 'per', 'each', 'every')

/** `a week`, `per week`, `weekly`, `each week`, `/week`. */
export const perWeek: Phrase<true> = either<true>(
  meaning(sequence(keyword('a', 'per', 'each', 'every'), keyword('week')), () => true),
  meaning(keyword('weekly', '/week', 'pw', 'p/w'), () => true),
)

/** `a day`, `per day`, `daily`, `every single day`. */
export const perDay: Phrase<true> = either<true>(
  meaning(
    sequence(keyword('a', 'per', 'each', 'every'), optional(keyword('single')), keyword('day', 'night')),
    () => true,
  ),
  meaning(keyword('daily', 'everyday', '/day', '/night'), () => true),
  meaning(sequence(keyword('by'), keyword('day')), () => true),
  inTheDay,
)

/** `one hour in the day`, `2 litres on a day`. */
function inTheDay(...[words, at]: Parameters<Phrase<true>>): ReturnType<Phrase<true>> {
  if (!/^(?:in|on)$/.test(words[at]?.plain ?? '')) return null
  const day = /^(?:the|a)$/.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1
  return words[day]?.plain === 'day' ? { value: true, to: day + 1 } : null
}

/** `for 2 hours each`, but `each | Sunday`. */
const eachAlone: Phrase<unknown> = (words, at) => {
  const next = words[at + 1]?.plain ?? ''
  return words[at]?.plain === 'each' &&
    !/day$|^(?:mon|tue|wed|thu|fri|sat|sun|weekend|morning|evening|night)$/.test(next)
    ? { value: true, to: at + 1 }
    : null
}

/** `each`, `each time`, `per session`, `at a time`, `sessions`: what only says that a length is one session's. */
const eachTime = either<unknown>(
  sequence(ONE_OF, keyword('time', 'session', 'sitting', 'go', 'way')),
  sequence(keyword('at'), keyword('a'), keyword('time')),
  eachAlone,
  keyword('sessions', 'session', 'blocks', 'chunks', 'slots', 'bursts', '/session'),
)

/** `in total`, `altogether`, `in all`. */
export const inTotal: Phrase<true> = either<true>(
  meaning(sequence(keyword('in'), keyword('total', 'all', 'sum')), () => true),
  meaning(keyword('total', 'altogether', 'overall'), () => true),
)

const whose: Phrase<LengthOf> = either<LengthOf>(
  meaning(perDay, () => 'day'),
  // `2 hours | an evening`
  meaning(sequence(keyword('a', 'an', 'per'), keyword('evening', 'morning', 'afternoon')), () => 'day'),
  meaning(perWeek, () => 'week'),
  meaning(inTotal, () => 'total'),
  meaning(keyword('left', 'remaining'), () => 'total'), // `about 12 hours left`
  meaning(eachTime, () => 'session'),
)

/** Behind one of these a length is what is to be reached: `run 5 km in under 25 minutes`. */
const REACHED = /^(in|under|below|than|within|over|sub|every)$/

/** So many minutes are those of all sessions: nobody reaches something in one go of ten hours. */
const LEAST_TOTAL = 600

/** `a 20 minute talk`: how long the thing is that somebody works on. */
export const OF_A_THING =
  /^(?:pieces?|compositions?|talk|presentation|speech|pitch|lecture|keynote|toast|film|movie|video|documentary|podcast|exam|test|plank|interview|set|play)$/

/** Behind `a 3 minute` it is as long as that, and no session is: `a 2 hour playlist`. */
const IS_MADE =
  /^(?:playlist|sermon|choreography|song|poem|sketch|monologue|mix|mixtape|show|performance|episode|audition|demo|recital|eulogy)$/

/** A length from which on it is an event's: `a 12 hour walk`. */
const LEAST_OF_EVENT = 12 * 60

/** `about 6 hours of work` is the whole of it; `2 hours of work every evening` is one session. */
const LEAST_OF_WORK = 4 * 60

/** `4 hours a month`, from half an hour a week on: as much a week, in steps of a quarter of an hour. */
const monthly: Phrase<{ minutes: number; of: LengthOf }> = meaning(
  sequence(
    optional(keyword('for')),
    roughly,
    length,
    either<unknown>(
      sequence(keyword('a', 'per', 'each', 'every'), keyword('month')),
      keyword('monthly', '/month'),
    ),
  ),
  ([, , minutes]) => {
    const weekly = Math.round((minutes * 12) / 52 / 15) * 15
    return weekly < 30 ? null : { minutes: weekly, of: 'week' as const }
  },
)

/** A length with what it is the length of: `for 30 minutes`, `30 min a day`, `5 hours a week`, `a total of 20 hours`. */
export const lengthOfWhat: Phrase<{ minutes: number; of: LengthOf }> = either(
  meaning(sequence(keyword('a', 'in'), keyword('total'), keyword('of'), length), ([, , , minutes]) => ({
    minutes,
    of: 'total' as const,
  })),
  // `sessions of 30 minutes`
  meaning(
    sequence(
      optional(keyword('in', 'for', 'with')),
      keyword('sessions', 'blocks', 'chunks', 'slots', 'bursts'),
      keyword('of'),
      roughly,
      length,
    ),
    ([, , , , minutes]) => ({ minutes, of: 'session' as const }),
  ),
  meaning(sequence(keyword('in'), optional(keyword('a')), length, eachTime), ([, , minutes]) => ({
    minutes,
    of: 'session' as const,
  })),
  (words, at, context) =>
    words.slice(at + 1, at + 6).some(({ text }) => /^(?:\/?month|monthly)\W*$/i.test(text))
      ? monthly(words, at, context)
      : null,
  // `learn Rust in 100 hours`
  meaning(sequence(keyword('in'), length), ([, minutes]) =>
    minutes >= LEAST_TOTAL ? { minutes, of: 'total' as const } : null,
  ),
  (words, at, context) => {
    // `put in 2 hours a week` spends them.
    const isReached = REACHED.test(words[at - 1]?.plain ?? '')
    const isSpent =
      isReached &&
      /^(?:put|putting|get|squeeze|fit)$/.test(words[at - 2]?.plain ?? '') &&
      words[at - 1]?.plain === 'in'
    if (isReached && !isSpent) return null
    const read = plainLength(words, at, context)
    if (read && isOfOuting(words, at, read.to)) return null
    // `for a 24 hour race`
    const isLong = read !== null && read.value.minutes >= LEAST_OF_EVENT && read.value.of === 'session'
    const isNamed =
      words.slice(at, read?.to ?? at).some(({ plain }) => /^an?$/.test(plain)) || words[at - 1]?.plain === 'a'
    if (isLong && isNamed && /^[a-z]{3,}$/.test(words[read.to]?.plain ?? '')) return null
    // `spend 1 hour less on my phone`: how much less is no length of a session.
    if (read && /^(?:less|fewer)$/.test(words[read.to]?.plain ?? '')) return null
    // `cut my showers from 20 minutes to 5`: where somebody comes from.
    if (read && words[at - 1]?.plain === 'from' && words[read.to]?.plain === 'to') return null
    const isPart = read !== null && !/[,;:.]$/.test(words[read.to - 1]?.text ?? '')
    if (!isPart) return read
    // `a 3 minute best man speech`
    const isAdjective = [-1, 0, 1].some((near) => /^an?$/.test(words[at + near]?.plain ?? ''))
    const behind = clauseText(words, read.to, isAdjective ? 4 : 1).split(' ')
    // `an hour a day | until my interview`
    const other = behind.findIndex((plain) => /^(?:until|till|before|by|for|on|in|at|and|to)$/.test(plain))
    const own = other < 0 ? behind : behind.slice(0, other)
    return own.some((plain) => OF_A_THING.test(plain) || (isAdjective && IS_MADE.test(plain))) ? null : read
  },
)

/** `take the dog for a 30 minute walk`: only the length itself is taken out. */
function isOfOuting(words: Parameters<Phrase<unknown>>[0], at: number, to: number): boolean {
  const article = /^an?$/.test(words[at]?.plain ?? '') ? at : at + 1
  const isForA =
    /^(?:for|take|have)$/.test(words[article - 1]?.plain ?? '') && /^an?$/.test(words[article]?.plain ?? '')
  return isForA && OUTING.test(words[to]?.plain ?? '')
}
const OUTING = /^(?:walk|run|jog|ride|swim|hike|stroll|drive|nap)$/

/** `an hour | instead of 30 minutes`: what it was before. */
const INSTEAD = sequence(
  keyword('instead', 'rather'),
  keyword('of', 'than'),
  optional(keyword('the', 'my', 'only', 'just')),
  optional(keyword('usual')),
  length,
)

const plainLength: Phrase<{ minutes: number; of: LengthOf }> = meaning(
  sequence(
    optional(
      either<unknown>(keyword('for'), sequence(keyword('start', 'starting', 'begin'), keyword('with', 'at'))),
    ),
    roughly,
    optional(keyword('a')),
    length,
    orSo,
    optional(sequence(keyword('of'), keyword('work'))),
    optional(whose),
    optional(keyword('max', 'maximum', 'tops', 'min', 'minimum')),
    optional(INSTEAD),
  ),
  ([, , , minutes, , ofWork, of]) => ({
    minutes,
    of: of ?? (ofWork && minutes >= LEAST_OF_WORK ? ('total' as const) : ('session' as const)),
  }),
)

/** What may follow the noun that a length belongs to: `5 hours of Spanish a week`. */
export const lateOf: Phrase<LengthOf> = either<LengthOf>(
  meaning(perDay, () => 'day'),
  meaning(perWeek, () => 'week'),
  meaning(inTotal, () => 'total'),
)
