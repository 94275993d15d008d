import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { length, MINUTE, perDay, perWeek } from './lengths.ts'
import { leastNumber, number } from '#shared/planning/goalSentence/amounts/numbers.ts'

/** So many sessions of so many minutes in a week, or in a day. */
type Sessions = { count: number; minutes: number; isDaily?: boolean }

/** `3 sessions of 40 minutes a week`, `4x45min a week`. */
export const sessionsOfLength: Phrase<Sessions> = either(
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
  (words, at, context) =>
    words.slice(at + 1, at + 6).some(({ text }) => COUNTED.test(text))
      ? COUNTED_SESSIONS(words, at, context)
      : null,
)
const COUNTED = /^(?:sessions|times|lessons|blocks|workouts|runs|classes|swims|rides|x)(?!\w)/i

function countedSessions(): Phrase<Sessions> {
  const sessions = keyword('sessions', 'times', 'lessons', 'blocks', 'workouts', 'runs', 'x')
  return either(
    meaning(sequence(leastNumber, length, sessions, perWeek), ([count, minutes]) => ({
      count: Math.min(7, count),
      minutes,
    })),
    sessionsThenLength(),
  )
}

const COUNTED_SESSIONS = countedSessions()

/** `3x 30 min per week`. */
const timesLength: Phrase<{ count: number; minutes: number }> = meaning(
  sequence(
    term((plain) => Number(/^([1-7])x$/.exec(plain)?.[1]) || null),
    length,
    perWeek,
  ),
  ([count, minutes]) => ({ count, minutes }),
)

function sessionsThenLength(): Phrase<Sessions> {
  const behind = sequence(
    optional(keyword('of', 'for')),
    length,
    either<boolean>(
      meaning(perWeek, () => false),
      meaning(perDay, () => true),
    ),
  )
  const sessions = keyword('sessions', 'times', 'lessons', 'blocks', 'workouts', 'runs', 'x')
  return either(
    meaning(sequence(leastNumber, sessions, behind), ([count, , [, minutes, isDaily]]) => ({
      count: Math.min(7, count),
      minutes,
      isDaily,
    })),
    // `3 | hiit | workouts of 25 minutes a week`
    (words, at, context) =>
      SESSIONS.test(words[at + 2]?.text ?? '') ? KIND_OF_SESSIONS(words, at, context) : null,
  )
}
const SESSIONS = /^(?:sessions|lessons|blocks|workouts|runs|classes|swims|rides)$/
const KIND_OF_SESSIONS: Phrase<Sessions> = meaning(
  sequence(
    leastNumber,
    term((plain) => (/^[a-z]{3,}$/.test(plain) ? plain : null)),
    term((plain) => (SESSIONS.test(plain) ? plain : null)),
    optional(keyword('of', 'for')),
    length,
    perWeek,
  ),
  ([count, , , , minutes]) => ({ count: Math.min(7, count), minutes }),
)

/** `three 20 minute sessions | of German per week`: what is done comes between the sessions and their week. */
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
