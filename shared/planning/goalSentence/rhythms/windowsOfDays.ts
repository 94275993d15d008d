import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import type { DayWindow } from '#shared/planning/goalSentence/times/dayParts.ts'
import { inCommon } from '#shared/planning/goalSentence/times/times.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

type Pair = { days: FoundOf<'rhythm'>; time: FoundOf<'window'> | null; from: number; to: number }

/**
 * `weekdays at lunch, weekends in the morning`: a plan has one part of the day. Days that have another one than the first stay unread
 * with it, so that nothing is planned on them at the wrong time; so do days that are said apart from it, `and alone on Thursdays`.
 */
export function withOneWindow(found: readonly Found[], words: readonly Word[]): Found[] {
  const sleeps = found.find(({ kind, from, to }) => kind === 'target' && isHourToReach(words, from, to))
  const pairs = pairsIn(found, words).filter(({ days }) => days.from !== sleeps?.to)
  const first = pairs.find((pair) => timeOf(pair) !== null)
  if (!first) return [...found]
  const others = pairs.filter(
    (pair) =>
      pair.from >= first.to &&
      (timeOf(pair)
        ? !isSame(first, pair) && (!haveCommon(first, pair) || isOwnHour(words, first, pair))
        : isApart(words, first, pair)),
  )
  // `sleep by midnight on weekdays, 1am on weekends`: the first hour is what is to be reached.
  const apart = sleeps && first.time && first.from > sleeps.to ? [first, ...others] : others
  return found.flatMap((one): Found[] => {
    if (apart.some(({ time }) => time === one)) return []
    const pair = apart.find(({ days }) => days === one)
    return [pair ? { kind: 'mixed', from: pair.from, to: pair.to, value: true } : one]
  })
}

/** Days with the time right behind them, or right before them where there is none behind. */
function pairsIn(found: readonly Found[], words: readonly Word[]): Pair[] {
  const isWindow = (one: Found): one is FoundOf<'window'> => one.kind === 'window'
  return found.flatMap((days): Pair[] => {
    // `every morning a walk, and Thursday evenings a class`
    const isDailyThen =
      days.kind === 'rhythm' && days.value.isDaily === true && days.value.window !== undefined
    if (days.kind !== 'rhythm' || !(days.value.weekdays || isDailyThen)) return []
    const behind = endsPart(words, days.to - 1)
      ? undefined
      : found.filter(isWindow).find((one) => one.from === days.to)
    const before = found.filter(isWindow).find((one) => one.to === days.from && !endsPart(words, one.to - 1))
    const time = behind ?? before ?? null
    return [
      {
        days,
        time,
        from: Math.min(days.from, time?.from ?? days.from),
        to: Math.max(days.to, time?.to ?? days.to),
      },
    ]
  })
}

/** `Tuesdays at lunch | and alone on | Thursdays`: something of its own is said of the other days. */
function isApart(words: readonly Word[], first: Pair, other: Pair): boolean {
  const between = words.slice(first.to, other.from)
  return (
    first.time !== null &&
    first.time.from >= first.days.to &&
    between[0]?.plain === 'and' &&
    between.some(({ plain }) => /^(?:alone|myself|online|solo|together)$|^with$|^at$/.test(plain))
  )
}

/** `sleep by midnight`, `in bed by 11`: an hour is what is to be reached. */
function isHourToReach(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(Math.max(0, from - 2), to)
    .some(({ plain }) => /^(?:sleep|asleep|bed|up|lights)$/.test(plain))
}

/** `Thursday 8pm`, `Saturday morning`: the time that is said of the days themselves. */
function timeOf({ days, time }: Pair): DayWindow | null {
  return time?.value ?? days.value.window ?? null
}

/** `training Thursday 5.30 and match Saturday | morning`: the hour of one deed is not that of another. */
function isOwnHour(words: readonly Word[], first: Pair, other: Pair): boolean {
  const isOtherDeed = words[first.to]?.plain === 'and' && other.from > first.to + 1
  return isOtherDeed && (timeOf(first)?.to === null) !== (timeOf(other)?.to === null)
}

function haveCommon(one: Pair, other: Pair): boolean {
  // `Mon 7-9pm and Thu 6-8pm`: each takes all of its time.
  if (one.time?.value.isSession && other.time?.value.isSession) return false
  const [first, second] = [timeOf(one), timeOf(other)]
  return first !== null && second !== null && inCommon(first, second) !== null
}

function isSame(one: Pair, other: Pair): boolean {
  const [first, second] = [timeOf(one), timeOf(other)]
  return first?.from === second?.from && first?.to === second?.to
}
