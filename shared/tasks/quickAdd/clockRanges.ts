import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import {
  type Clock,
  clock,
  clockIn,
  halfOfDay,
  inHalf,
  isOnFace,
  militaryIn,
  minutesOfHour,
  namedClock,
} from './clock.ts'
import { compactClock, spacedClock } from './compactTimes.ts'
import { monthOfName } from './dateWords.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { Word } from './words.ts'

/** Two times. `time` and `length` are minutes; `wraps` when the second is smaller than the first. */
export type Range = {
  time: number
  length: number
  isCertain: boolean
  isOnFace: boolean
  hasMinutes: boolean
  wraps: boolean
}

const ONE_WORD_RANGE = /^(.+)[-–—](.+)$/
const HOUR = 60
const HALF_DAY = MINUTES_PER_DAY / 2
const LONGEST_EVENING = 3 * HOUR
const AFTERNOON_UNTIL = 6 * HOUR // of the clock's face

const rangeInWords: Phrase<Range> = meaning(
  sequence(
    either(spacedClock, clock, term(compactClock)),
    keyword('-', '–', '—', 'to', 'until', 'till', 'til'),
    either(spacedClock, clock, term(compactClock)),
  ),
  ([from, , to]) => rangeOf(from, to),
)

const rangeInOneWord = term((plain) => {
  const [, first = '', second = ''] = ONE_WORD_RANGE.exec(plain.replace(/ish$/, '')) ?? [] // "7-11ish"
  const [from, to] = [militaryIn(first), militaryIn(second)]
  if (from !== null && to !== null)
    return rangeOf({ ...from, isCertain: first.startsWith('0') }, { ...to, isCertain: false }) // "fri 1930-2100", or years
  const times = rangeOf(clockOfRange(first), clockOfRange(second))
  const isCounted = times?.wraps === true && times.time < AFTERNOON_UNTIL && compactClock(second) !== null
  return isCounted ? null : times // "slides 2-115"
})

/** `6-8 pm`, `7-9 in the evening` */
const rangeInHalf: Phrase<Range> = meaning(
  sequence(
    term((plain) => ONE_WORD_RANGE.exec(plain)),
    halfOfDay,
  ),
  ([[, first = '', second = ''], halfOf]) => {
    const to = clockOfRange(second)
    return rangeOf(clockOfRange(first), to && inHalf(to, halfOf(to.minutes)))
  },
)

/** `10-1130`, `930-11` */
function clockOfRange(typed: string): Clock | null {
  return namedClock(typed) ?? clockIn(typed) ?? compactClock(typed)
}

/** Whether a number behind a dash counts what follows: "tom at half 8 - 3 kids to school". */
function isCount(words: readonly Word[], to: number): boolean {
  const isNumber = /^\d$/.test(words[to - 1]?.text ?? '') && /^[-–—]$/.test(words[to - 2]?.text ?? '')
  return (
    isNumber &&
    /^\p{L}{3,}s$/u.test(words[to]?.plain ?? '') &&
    /\D/.test(words[to - 3]?.plain + (words[to - 4]?.plain ?? ''))
  )
}

/** Two times as one word (`7-7:45`) or with a word between (`7am to 8am`). */
export const range: Phrase<Range> = either(
  rangeInHalf,
  meaning(sequence(rangeInOneWord, optional(keyword('noon', 'midday'))), ([times, noon]) =>
    noon === null || (times.time + times.length) % HALF_DAY === 0 ? times : null,
  ),
  (words, at, context) => {
    const read = minutesOfHour(words, at, context) === null ? rangeInWords(words, at, context) : null
    const isDate =
      read !== null &&
      !/[ap]m$|:/.test(words[read.to - 1]?.plain ?? '') && // "9am to 11am march 6"
      monthOfName(words[read.to]?.plain ?? '') !== null &&
      !words[read.to - 1]?.text.endsWith(',') // "5pm until 1 july"
    return isDate || isCount(words, read?.to ?? at) ? null : read
  },
)

/** Two clocks as a range. One without am or pm at its start takes the half in which it is shorter: `12-3am`, `10-1am`, `9-5pm`. */
export function rangeOf(from: Clock | null, to: Clock | null): Range | null {
  if (from === null || to === null) return null
  if (from.minutes === to.minutes && from.half === to.half) return null // "1-1 with Tom"
  const wraps = from.half === null && to.half === null && to.minutes <= from.minutes
  const starts =
    from.half === null && to.half !== null
      ? [inHalf(from, 'am')?.minutes ?? from.minutes, inHalf(from, 'pm')?.minutes ?? from.minutes]
      : [from.minutes]
  const ends = to.half === null && to.minutes < HALF_DAY ? [to.minutes, to.minutes + HALF_DAY] : [to.minutes]
  const [shortest] = starts
    .flatMap((time) =>
      ends.map((end) => ({ time, length: (end - time + MINUTES_PER_DAY) % MINUTES_PER_DAY })),
    )
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.length - other.length)
  if (shortest === undefined) return null
  const isIn24Hours = to.isFixed || to.minutes >= HALF_DAY + HOUR
  return {
    ...shortest,
    isCertain: from.isCertain || to.isCertain,
    isOnFace: isOnFace(from) && to.half === null && !isIn24Hours,
    // `from 6 to 8` is an evening, `6 to 2` a shift
    hasMinutes: from.hasMinutes || shortest.length <= LONGEST_EVENING,
    wraps,
  }
}

/** Whether one of the two times of a word has its minutes, so that it counts nothing: `3-430`, `9-10.30`, `1130-12`. */
export function areMinutesOfRange(words: readonly Word[], at: number): boolean {
  return /^(?:\d{1,2}[-–]\d{1,2}[:.]?[0-5]\d|\d{1,2}[:.]?[0-5]\d[-–]\d{1,2}(?:[:.]?[0-5]\d)?)$/.test(
    words[at]?.plain ?? '',
  )
}
