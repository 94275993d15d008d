import { addDays, clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { weekdayOf } from './dateWords.ts'
import { type Amount, amount, roughly } from './durations.ts'
import { parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, type Phrase, sequence, term } from './phrase.ts'

/** A typed time of day. `isCertain` when it has minutes, am or pm. */
type Clock = {
  minutes: number
  half: 'am' | 'pm' | null
  isCertain: boolean
  /** It was put into the afternoon, since nothing said which half of the day it is. */
  isShifted?: boolean
}
type Range = { time: number; length: number; isCertain: boolean; wraps: boolean }

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?([ap](?:\.?m)?)?$/
const ONE_WORD_RANGE = /^(.+)[-–—](.+)$/
const HALF_DAY = MINUTES_PER_DAY / 2
const HOUR = 60
const NIGHT_FROM = 6 * HOUR // of the clock: "11 at night" is before midnight, "2 at night" after it
const AFTERNOON_UNTIL = 6 * HOUR

const named = meaning(keyword('noon', 'midnight'), (name): Clock => ({
  minutes: name === 'noon' ? HALF_DAY : 0,
  half: name === 'noon' ? 'pm' : 'am',
  isCertain: true,
}))
const bare = term((plain) => clockIn(plain))

/** What says which half of the day is meant, for a time on the clock's face. */
const half = either<(minutes: number) => 'am' | 'pm'>(
  meaning(
    term((plain) => (/^[ap]\.?m$/.test(plain) ? plain : null)),
    (typed) => () => (typed.startsWith('p') ? 'pm' : 'am'),
  ),
  meaning(
    sequence(keyword('in'), keyword('the'), keyword('morning', 'afternoon', 'evening')),
    ([, , part]) =>
      () =>
        part === 'morning' ? 'am' : 'pm',
  ),
  meaning(
    sequence(keyword('at'), keyword('night')),
    () => (minutes: number) => (minutes >= NIGHT_FROM && minutes < HALF_DAY ? 'pm' : 'am'),
  ),
)

/** `7am`, `7 pm`, `19:00`, `8 in the evening`, `7 o'clock`, `noon`, `7`. */
const clock: Phrase<Clock> = either(
  meaning(sequence(bare, half), ([time, halfOf]) => inHalf(time, halfOf(time.minutes))),
  meaning(sequence(bare, keyword("o'clock", 'o’clock')), ([time]) => ({
    ...time,
    minutes: inThisHalf(time),
    isCertain: true,
  })),
  named,
  bare,
)

/** Two times as one word (`7-7:45`) or with a word between (`7am to 8am`). */
const range: Phrase<Range> = either(
  term((plain) => {
    const [, first = '', second = ''] = ONE_WORD_RANGE.exec(plain) ?? []
    return rangeOf(clockIn(first), clockIn(second))
  }),
  meaning(sequence(clock, keyword('-', '–', '—', 'to', 'until', 'till'), clock), ([from, , to]) =>
    rangeOf(from, to),
  ),
)

/** A time that hardly means anything else, with or without `at`: `5pm`, `at 7`. In minutes since midnight. */
export const clockTime: Phrase<number> = either(
  meaning(sequence(keyword('at', '@'), clock), ([, time]) => inThisHalf(time)),
  meaning(clock, (time) => (time.isCertain ? time.minutes : null)),
)

/** A time without a preposition. One in two words may be the title's ("hire 2 pm experts"), and so may `noon`. */
const bareTime: Phrase<Reading> = (words, at, context) => {
  const read = clock(words, at, context)
  if (!read?.value.isCertain) return null
  const typed = words[at]?.text ?? ''
  if (!/\d/.test(typed)) return /^[A-Z]/.test(typed) ? null : { ...read, value: timeAt(read.value, 'end') }
  const isShort = /^\d{1,2}[ap]$/.test(words[at]?.plain ?? '') // "flat 4a"
  const place = read.to > at + 1 || isShort ? 'edge' : 'anywhere'
  return { ...read, value: timeAt(inAfternoon(read.value, typed), place) }
}

/** A bare `3:30` is in the afternoon, up to 6:59. `03:30` is as it is written. */
function inAfternoon(time: Clock, typed: string): Clock {
  const isBare =
    time.half === null && time.minutes >= HOUR && time.minutes < 7 * HOUR && /^[1-6][:.]/.test(typed)
  return isBare ? { ...time, minutes: time.minutes + HALF_DAY, isShifted: true } : time
}

/** `this evening 7`, `tonight 9`: an hour behind a part of the day. */
const hourOfPart: Phrase<Reading> = (words, at, context) => {
  const before = words[at - 1]?.plain ?? ''
  const isPart = /^(?:morning|afternoon|evening|night|tonight)$/.test(before)
  const isOfDay = at === words.length - 1 && weekdayOf(before) !== null // "sync tue 2"
  if (!isPart && !isOfDay) return null
  const read = bare(words, at, context)
  const isHour = read && !read.value.isCertain && read.value.minutes >= HOUR && read.value.minutes <= HALF_DAY
  return isHour
    ? {
        to: read.to,
        value: { ...timeAt(read.value, isOfDay ? 'end' : 'beside', isOfDay), isIntroduced: false },
      }
    : null
}

/** `5ish`, and `1730` behind `at`. */
const looseTime: Phrase<Reading> = either(
  term((plain) => {
    const time = clockIn(/^(\d{1,2}(?::\d\d)?)ish$/.exec(plain)?.[1] ?? '')
    return time && { ...timeAt({ ...time, isCertain: false }, 'edge', true) }
  }),
  meaning(
    sequence(
      keyword('at', 'by', '@'),
      term((plain) => (/^(?:[01]\d|2[0-3])[0-5]\d$/.test(plain) ? plain : null)),
    ),
    ([, digits]) => ({
      place: 'edge' as const,
      isIntroduced: true,
      finding: {
        kind: 'time' as const,
        time: Number(digits.slice(0, 2)) * HOUR + Number(digits.slice(2)),
        isOnFace: false,
      },
    }),
  ),
)

/** `tomorrow after 4pm`: beside a day it is when the task begins; "call after 6pm" keeps its words. */
const afterTime: Phrase<Reading> = meaning(sequence(keyword('after'), clock), ([, time]) =>
  time.isCertain ? timeAt(time, 'beside', false) : null,
)

/** `7am`, `19:00`, `at 7`, `noon`, `7-7:45`, `from 9 to 5`, and `in 2h` when the context has the time. */
export const parseTime = parserOf(
  either<Reading>(
    timeFromNow(),
    looseTime,
    afterTime,
    hourOfPart,
    meaning(sequence(keyword('at', 'by', 'from', 'around', '@'), range), ([, times]) =>
      introducedRange(times),
    ),
    meaning(sequence(keyword('between'), clock, keyword('and'), clock), ([, from, , to]) => {
      const times = rangeOf(from, to)
      return times && introducedRange(times)
    }),
    introducedTime(),
    term((plain) => {
      const mention = plain.startsWith('@') ? clockIn(plain.slice(1)) : null
      return mention && timeAt(mention, 'anywhere', true)
    }),
    meaning(range, (times) => ({
      place: times.isCertain ? ('anywhere' as const) : ('beside' as const),
      finding: rangeFinding(times),
    })),
    bareTime,
  ),
)

function introducedTime(): Phrase<Reading> {
  return meaning(
    sequence(keyword('at', 'by', 'from', 'around', '@'), clock),
    ([preposition, time]): Reading | null => {
      if (time.isCertain) return timeAt(time, 'anywhere', true)
      if (preposition === 'from') return null // "a letter from 7"
      const mayBegin = preposition === 'at' || preposition === '@'
      const isNumber = time.minutes % HOUR === 0 && !isOnFace(time) // "keep it at 19"
      return timeAt(time, isNumber ? 'beside' : mayBegin ? 'edge' : 'closed', true)
    },
  )
}

/** `in 2h`, `in around 5 hours`, `2 hours from now`. */
function timeFromNow(): Phrase<Reading> {
  return meaning(
    either<{ length: Amount; place: Place }>(
      meaning(sequence(keyword('in'), roughly, amount), ([, , length]) => ({ length, place: 'edge' })),
      meaning(sequence(amount, keyword('from'), keyword('now')), ([length]) => ({
        length,
        place: 'closed',
      })),
    ),
    ({ length, place }, { today, now }): Reading | null => {
      if (now === undefined) return null
      const minutes = minutesOf(now) + length.minutes
      const date = addDays(today, Math.floor(minutes / MINUTES_PER_DAY))
      const time = minutesOf(clockOf(minutes))
      return { place, isIntroduced: true, finding: { kind: 'time', time, isOnFace: false, date } }
    },
  )
}

/** Hours alone are numbers first ("raise it from 3 to 5"), unless they go round the clock: `from 9 to 5`. */
function introducedRange(times: Range): Reading {
  const place: Place = times.isCertain ? 'anywhere' : times.wraps ? 'closed' : 'beside'
  return { place, isIntroduced: true, finding: rangeFinding(times) }
}

function rangeFinding({ time, length }: Range): Reading['finding'] {
  return { kind: 'time', time, length, isOnFace: false }
}

function timeAt(time: Clock, place: Place, isIntroduced = false): Reading {
  return {
    place,
    isIntroduced,
    finding: {
      kind: 'time',
      time: isIntroduced ? inThisHalf(time) : time.minutes,
      isOnFace: isOnFace(time) || time.isShifted === true,
    },
  }
}

function clockIn(plain: string): Clock | null {
  const [, hour, minute = '0', typedHalf] = CLOCK.exec(plain) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  const time: Clock = {
    minutes: Number(hour) * HOUR + Number(minute),
    half: null,
    isCertain: plain.includes(':'),
  }
  return typedHalf === undefined ? time : inHalf(time, typedHalf.startsWith('p') ? 'pm' : 'am')
}

/** A time on the clock's face in one half of the day; null when the face has no such time. */
function inHalf(clockOnFace: Clock, which: 'am' | 'pm'): Clock | null {
  if (!isOnFace(clockOnFace)) return null
  return {
    minutes: (clockOnFace.minutes % HALF_DAY) + (which === 'pm' ? HALF_DAY : 0),
    half: which,
    isCertain: true,
  }
}

/** A range without am or pm at its start takes the half in which it is shorter: `12-3am`, `10-1am`, `9-5pm`. */
function rangeOf(from: Clock | null, to: Clock | null): Range | null {
  if (from === null || to === null) return null
  const isBare = from.half === null && to.half === null && from.minutes >= HOUR && from.minutes < to.minutes
  if (isBare && from.isCertain && to.isCertain && to.minutes <= 7 * HOUR)
    return rangeOf(
      { ...from, minutes: from.minutes + HALF_DAY, isShifted: true },
      { ...to, minutes: to.minutes + HALF_DAY, isShifted: true },
    )
  const isCertain = from.isCertain || to.isCertain
  const wraps = from.half === null && to.half === null && to.minutes <= from.minutes
  const starts =
    from.half === null && to.half !== null
      ? [inHalf(from, 'am')?.minutes ?? from.minutes, inHalf(from, 'pm')?.minutes ?? from.minutes]
      : [isCertain ? from.minutes : inThisHalf(from)]
  const ends = to.half === null && to.minutes < HALF_DAY ? [to.minutes, to.minutes + HALF_DAY] : [to.minutes]
  const [shortest] = starts
    .flatMap((time) =>
      ends.map((end) => ({ time, length: (end - time + MINUTES_PER_DAY) % MINUTES_PER_DAY })),
    )
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.length - other.length)
  return shortest === undefined ? null : { ...shortest, isCertain, wraps }
}

function isOnFace({ minutes, half: known }: Clock): boolean {
  return known === null && minutes >= HOUR && minutes < HALF_DAY + HOUR
}

/** An uncertain time before 6 is in the afternoon: `at 3` is 15:00, `at 7` is 07:00. */
function inThisHalf({ minutes, isCertain }: Clock): number {
  return !isCertain && minutes > 0 && minutes < AFTERNOON_UNTIL ? minutes + HALF_DAY : minutes
}
