import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { onDays } from './rhythm.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
/** A length from which on it is that of a week, where a week is named behind it. */
const LEAST_OF_WEEK = 120

type Pair = { length: FoundOf<'length'>; days: Found | null; count: number }

/**
 * `an hour on Mondays, 20 minutes on other days`: a plan has one length, and takes that of most days. The others stay unread, with
 * their days.
 *
 * @param found what the words say, from left to right
 */
export function withOneLength(found: readonly Found[], words: readonly Word[]): Found[] {
  const shared = withSharedWeek(found, words)
  const pairs = pairsIn(shared, words)
  const [first] = pairs
  if (first && pairs.length === 1 && isOfOtherDays(first, shared, words))
    return withoutLengthOf(first, shared)
  if (!first || pairs.every(({ length }) => length.value.minutes === first.length.value.minutes))
    return shared
  const named = pairs.flatMap(({ days }) => (days?.kind === 'rhythm' ? (days.value.weekdays ?? []) : []))
  const counted = pairs.map((pair) =>
    pair.days?.kind === 'mixed' ? { ...pair, count: 7 - new Set(named).size } : pair,
  )
  const most = Math.max(...counted.map(({ count }) => count))
  const chosen = counted.find(({ count }) => count === most)
  if (!chosen) return shared
  // What comes behind the first length and its days stays unread anyway.
  const isFirst = chosen.length === first.length
  return shared.flatMap((one): Found[] => {
    const pair = counted.find(({ length, days }) => length === one || days === one)
    if (!pair || (isFirst && pair !== chosen)) return [one]
    if (pair === chosen) {
      const others = EVERY_DAY.filter((day) => !named.includes(day))
      return [one.kind === 'mixed' ? { ...one, kind: 'rhythm', value: onDays(others) } : one]
    }
    if (one !== pair.length) return []
    const [from, to] = [Math.min(one.from, pair.days?.from ?? one.from), Math.max(one.to, pair.days?.to ?? 0)]
    return [{ kind: 'mixed', from, to, value: true }]
  })
}

/** `a class on Mondays and practise | 10 minutes on the other days`: the length is none of the class. */
function isOfOtherDays({ days }: Pair, found: readonly Found[], words: readonly Word[]): boolean {
  return (
    days?.kind === 'mixed' &&
    words.slice(days.from, days.to).some(({ plain }) => /^(?:other|remaining)$/.test(plain)) &&
    found.some((one) => one.kind === 'rhythm' && one.value.weekdays !== null)
  )
}

/** The length is unread with its days. */
function withoutLengthOf({ length, days }: Pair, found: readonly Found[]): Found[] {
  return found.flatMap((one): Found[] => {
    if (one === length) return []
    return one === days ? [{ kind: 'mixed', from: length.from, to: one.to, value: true }] : [one]
  })
}

/** Lengths that have days of their own. */
function pairsIn(found: readonly Found[], words: readonly Word[]): Pair[] {
  const isBeside = (one: Found, next: Found | undefined) =>
    next !== undefined && next.from === one.to && !endsPart(words, one.to - 1)
  const lengths = found.filter((one): one is FoundOf<'length'> => one.kind === 'length')
  const [first] = lengths
  // `weekdays 30 minutes, weekends 2 hours`
  const areBefore = found.some((one) => isDays(one) && isBeside(one, first))
  return lengths.flatMap((length): Pair[] => {
    const days = found.find(
      (one) => isDays(one) && (areBefore ? isBeside(one, length) : isBeside(length, one)),
    )
    if (days) return [{ length, days, count: days.kind === 'rhythm' ? days.value.perWeek : 0 }]
    return length.value.of === 'day' ? [{ length, days: null, count: 7 }] : []
  })
}

function isDays(one: Found): boolean {
  return (
    (one.kind === 'rhythm' &&
      (one.value.weekdays !== null || one.value.isDaily === true || one.value.everyDays !== undefined)) ||
    one.kind === 'mixed'
  )
}

/** `5 hours of self study and 1 lesson a week`: the week is that of both, and the lesson is no session of the goal. */
function withSharedWeek(found: readonly Found[], words: readonly Word[]): Found[] {
  const length = found.find((one): one is FoundOf<'length'> => one.kind === 'length')
  const lesson = found.find(
    ({ kind, from }) =>
      kind === 'rhythm' &&
      length !== undefined &&
      from > length.to + 2 &&
      LESSON.test(words[from + 1]?.plain ?? ''),
  )
  const isJoined =
    length &&
    lesson &&
    words[length.to]?.plain === 'of' &&
    /^(?:and|plus)$/.test(words[lesson.from - 1]?.plain ?? '')
  if (!isJoined || words.slice(length.to, lesson.from).some((_, at) => endsPart(words, length.to + at)))
    return [...found]
  return found.map((one): Found => {
    if (one === lesson) return { kind: 'mixed', from: one.from, to: one.to, value: true }
    const isOfWeek = one === length && length.value.minutes >= LEAST_OF_WEEK
    return isOfWeek ? { ...length, value: { ...length.value, of: 'week' } } : one
  })
}
const LESSON = /^(?:lessons?|class(?:es)?|sessions?|lectures?|tutorials?|workouts?|trainings?)$/

/** `40 min a day, but Fridays | only 20`: shorter then, and not left out. @returns the index behind it, or null */
export function isOfOtherLength(words: readonly Word[], at: number, to: number): number | null {
  if (!/^(?:but|except|and)$/.test(words[at]?.plain ?? '') || endsPart(words, to - 1)) return null
  const found = OTHER_LENGTH.exec(`${clauseText(words, to, 5)} `)?.[0]
  return found === undefined ? null : to + found.trim().split(' ').length
}
const OTHER_LENGTH =
  /^(?:(?:then|it's|i (?:can|have)|for) )*(?:only|just|max) (?:for )?(?:\d+|an?|half an|one|two|ten|fifteen|twenty|thirty)(?: (?:hours?|hrs?|h|minutes?|mins?|min))?(?= )/

/** `10 minutes of scales | and 20 of pieces`: so long for another part of each session. @returns the index behind it, or null */
export function anotherPart(words: readonly Word[], at: number): number | null {
  if (!/^of$/i.test(words[at + 2]?.text ?? '')) return null
  const isOf = /^(?:and|plus|then|\+)$/.test(words[at]?.plain ?? '') && words[at + 2]?.plain === 'of'
  if (!isOf || !/^\d{1,3}$/.test(words[at + 1]?.plain ?? '')) return null
  const before = words
    .slice(Math.max(0, at - 6), at + 1)
    .map(({ plain }) => plain)
    .join(' ')
  return /\b\d{1,3} ?(?:mins?|minutes?) of [a-z ]+ (?:and|plus|then|\+)$/.test(before) ? at + 4 : null
}

/** `2 hours on Wednesday and | 2 on Saturday`, `5 minutes every morning, | 15 at weekends`: a length again, by its number alone. */
export function againAsLong(
  words: readonly Word[],
  at: number,
): { value: FoundOf<'length'>['value']; to: number } | null {
  const count = /^\d{1,2}$/.exec(words[at]?.text ?? '')?.[0]
  const isJoined = /^(?:and|&|plus)$/.test(words[at - 1]?.plain ?? '')
  if (count === undefined || !(isJoined || (at > 0 && endsPart(words, at - 1)))) return null
  if (!DAY_BEHIND.test(clauseText(words, at + 1, 3))) return null
  const before = words.slice(Math.max(0, at - MOST_BETWEEN), isJoined ? at - 1 : at).map(({ plain }) => plain)
  const unit = LENGTH_ON_DAY.exec(before.join(' '))?.[1]
  if (unit === undefined) return null
  const minutes = Number(count) * (unit.startsWith('h') ? 60 : 1)
  return { value: { minutes, of: 'session' }, to: at + 1 }
}
const MOST_BETWEEN = 6
const DAY_BEHIND =
  /^(?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|the weekend|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/
const LENGTH_ON_DAY =
  /\b\d{1,2} ?(hours?|hrs?|h|minutes?|mins?) (?:(?:on|at) )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|daily|an? day|(?:every|each) (?:day|morning|evening|night|weekday))$/
