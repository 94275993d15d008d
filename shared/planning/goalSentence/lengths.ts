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
import { clauseText } from './clauses.ts'
import { leastNumber, number, roughly } from './numbers.ts'

/** What a length is the length of: one session, or all sessions of a day, of a week or of the whole. */
export type LengthOf = 'session' | 'day' | 'week' | 'total'

const HOUR = /^(h|hrs?|hours?)$/
const MINUTE = /^(mins?|minutes?)$/
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
  meaning(
    sequence(
      optional(keyword('a', 'an')),
      keyword('half'),
      optional(keyword('an', 'a')),
      keyword('hour', 'hours'),
    ),
    () => 30,
  ),
  meaning(
    sequence(
      optional(keyword('a')),
      keyword('quarter'),
      optional(keyword('of')),
      keyword('an'),
      keyword('hour'),
    ),
    () => 15,
  ),
  meaning(
    sequence(keyword('three'), keyword('quarters'), keyword('of'), keyword('an'), keyword('hour')),
    () => 45,
  ),
)

/** Minutes of a length: `30 minutes`, `45 min`, `half an hour`, `1.5 hours`, `1h 30m`, `30-minute`, `an hour and a half`. */
export const length: Phrase<number> = either(
  fractions,
  meaning(amount, ({ minutes }) => minutes || null),
  term((plain) => {
    const [, digits, unit] = ADJECTIVE.exec(plain) ?? []
    return digits === undefined
      ? null
      : Math.round(Number(digits.replace(',', '.')) * (unit?.startsWith('h') ? 60 : 1)) || null
  }),
  counted,
)

/** `an hour or so`. */
const orSo = optional(sequence(keyword('or'), keyword('so')))

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
  meaning(keyword('daily', 'everyday', '/day'), () => true),
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
  keyword('sessions', 'session', 'blocks', '/session'),
)

/** `in total`, `altogether`, `in all`. */
const inTotal: Phrase<true> = either<true>(
  meaning(sequence(keyword('in'), keyword('total', 'all', 'sum')), () => true),
  meaning(keyword('total', 'altogether', 'overall'), () => true),
)

const whose: Phrase<LengthOf> = either<LengthOf>(
  meaning(perDay, () => 'day'),
  meaning(perWeek, () => 'week'),
  meaning(inTotal, () => 'total'),
  meaning(eachTime, () => 'session'),
)

/** Behind one of these a length is what is to be reached: `run 5 km in under 25 minutes`. */
const REACHED = /^(in|under|below|than|within|over|sub|every)$/

/** So many minutes are those of all sessions: nobody reaches something in one go of ten hours. */
const LEAST_TOTAL = 600

/** `a 20 minute talk`: how long the thing is that somebody works on. */
const OF_A_THING =
  /^(?:talk|presentation|speech|pitch|lecture|keynote|toast|film|movie|video|documentary|podcast|exam|test|plank|interview|set|play)$/

/** A length with what it is the length of: `for 30 minutes`, `30 min a day`, `5 hours a week`, `a total of 20 hours`. */
export const lengthOfWhat: Phrase<{ minutes: number; of: LengthOf }> = either(
  meaning(sequence(keyword('a', 'in'), keyword('total'), keyword('of'), length), ([, , , minutes]) => ({
    minutes,
    of: 'total' as const,
  })),
  meaning(sequence(keyword('in'), optional(keyword('a')), length, eachTime), ([, , minutes]) => ({
    minutes,
    of: 'session' as const,
  })),
  // `learn Rust in 100 hours`
  meaning(sequence(keyword('in'), length), ([, minutes]) =>
    minutes >= LEAST_TOTAL ? { minutes, of: 'total' as const } : null,
  ),
  (words, at, context) => {
    if (REACHED.test(words[at - 1]?.plain ?? '')) return null
    const read = plainLength(words, at, context)
    if (read && isOfOuting(words, at, read.to)) return null
    // `cut my showers from 20 minutes to 5`: where somebody comes from.
    if (read && words[at - 1]?.plain === 'from' && words[read.to]?.plain === 'to') return null
    const isPart = read !== null && !/[,;:.]$/.test(words[read.to - 1]?.text ?? '')
    if (!isPart) return read
    // `a 3 minute best man speech`
    const isAdjective = /^an?$/.test(words[at]?.plain ?? '') || /^an?$/.test(words[at - 1]?.plain ?? '')
    const behind = clauseText(words, read.to, isAdjective ? 4 : 1).split(' ')
    return behind.some((plain) => OF_A_THING.test(plain)) ? null : read
  },
)

/** `take the dog for a 30 minute walk`: only the length itself is taken out. */
function isOfOuting(words: Parameters<Phrase<unknown>>[0], at: number, to: number): boolean {
  const article = /^an?$/.test(words[at]?.plain ?? '') ? at : at + 1
  const isForA = words[article - 1]?.plain === 'for' && /^an?$/.test(words[article]?.plain ?? '')
  return isForA && OUTING.test(words[to]?.plain ?? '')
}
const OUTING = /^(?:walk|run|jog|ride|swim|hike|stroll|drive|nap)$/

const plainLength: Phrase<{ minutes: number; of: LengthOf }> = meaning(
  sequence(
    optional(keyword('for')),
    roughly,
    optional(keyword('a')),
    length,
    orSo,
    optional(whose),
    optional(keyword('max', 'maximum', 'tops')),
  ),
  ([, , , minutes, , of]) => ({ minutes, of: of ?? ('session' as const) }),
)

/** `3 sessions of 40 minutes a week`, `4x45min a week`. */
export const sessionsOfLength: Phrase<{ count: number; minutes: number }> = either(
  meaning(
    sequence(
      term((plain) => {
        const [, count, minutes] = /^(\d)x(\d{1,3})(?:mins?|m|')$/.exec(plain) ?? []
        return count === undefined ? null : { count: Math.min(7, Number(count)), minutes: Number(minutes) }
      }),
      optional(perWeek),
    ),
    ([each]) => (each.count > 0 && each.minutes > 0 ? each : null),
  ),
  // `3x20 min a week`
  meaning(
    sequence(
      term((plain) => {
        const [, count, minutes] = /^(\d)x(\d{1,3})$/.exec(plain) ?? []
        return count === undefined ? null : { count: Math.min(7, Number(count)), minutes: Number(minutes) }
      }),
      term((plain) => (MINUTE.test(plain) ? true : null)),
      optional(perWeek),
    ),
    ([each]) => (each.count > 0 && each.minutes > 0 ? each : null),
  ),
  (words, at, context) => timesLength(words, at, context),
  countedSessions(),
)

function countedSessions(): Phrase<{ count: number; minutes: number }> {
  const sessions = keyword('sessions', 'times', 'lessons', 'blocks', 'workouts', 'runs', 'x')
  return either(
    meaning(sequence(leastNumber, length, sessions, perWeek), ([count, minutes]) => ({
      count: Math.min(7, count),
      minutes,
    })),
    sessionsThenLength(),
  )
}

/** `3x 30 min per week`. */
const timesLength: Phrase<{ count: number; minutes: number }> = meaning(
  sequence(
    term((plain) => Number(/^([1-7])x$/.exec(plain)?.[1]) || null),
    length,
    perWeek,
  ),
  ([count, minutes]) => ({ count, minutes }),
)

function sessionsThenLength(): Phrase<{ count: number; minutes: number }> {
  return meaning(
    sequence(
      leastNumber,
      keyword('sessions', 'times', 'lessons', 'blocks', 'workouts', 'runs', 'x'),
      optional(keyword('of', 'for')),
      length,
      perWeek,
    ),
    ([count, , , minutes]) => ({ count: Math.min(7, count), minutes }),
  )
}

/** `three 20 minute sessions | of German per week`: what is done stands between the sessions and their week. */
export const sessionsOfThing: Phrase<{ count: number; minutes: number }> = (words, at, context) => {
  if (
    !words
      .slice(at + 2, at + 5)
      .some(({ text }) => /^(?:sessions|lessons|blocks|workouts|classes)/i.test(text))
  )
    return null
  const read = SESSIONS_BEFORE_THING(words, at, context)
  if (!read || words[read.to]?.plain !== 'of') return null
  for (let week = read.to + 2; week <= read.to + 4; week += 1)
    if (perWeek(words, week, context)) {
      const [count, minutes] = read.value
      return { value: { count: Math.min(7, count), minutes }, to: read.to }
    }
  return null
}
const SESSIONS_BEFORE_THING = sequence(
  leastNumber,
  length,
  keyword('sessions', 'lessons', 'blocks', 'workouts', 'classes'),
)

/** `in 3 sessions of 1 hour`, `in four 2-hour sessions`, with no week: the minutes of all. */
export const sessionsInAll: Phrase<{ minutes: number; each: number }> = either(
  meaning(
    sequence(
      keyword('in', 'over'),
      number,
      length,
      keyword('sessions', 'blocks', 'sittings', 'goes'),
      optional(perWeek),
    ),
    ([, count, minutes, , often]) => (often === null ? { minutes: count * minutes, each: minutes } : null),
  ),
  sessionsOfInAll(),
)

function sessionsOfInAll(): Phrase<{ minutes: number; each: number }> {
  return meaning(
    sequence(
      optional(keyword('in', 'over')),
      leastNumber,
      keyword('sessions', 'lessons', 'blocks', 'sittings'),
      keyword('of'),
      length,
      optional(perWeek),
    ),
    ([, count, , , minutes, often]) => (often === null ? { minutes: count * minutes, each: minutes } : null),
  )
}

/** What may stand behind the noun that a length belongs to: `5 hours of Spanish a week`. */
export const lateOf: Phrase<LengthOf> = either<LengthOf>(
  meaning(perDay, () => 'day'),
  meaning(perWeek, () => 'week'),
  meaning(inTotal, () => 'total'),
)
