import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { isClosed } from './clauses.ts'
import { isDateWord } from './dayNames.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { Word } from './words.ts'

/**
 * A typed time of day in minutes since midnight. `isCertain` when it has minutes, am or pm. `isFixed` when it was written
 * for 24 hours (`06:10`). `hasMinutes` when they were typed.
 */
export type Clock = {
  minutes: number
  half: 'am' | 'pm' | null
  isCertain: boolean
  isFixed: boolean
  hasMinutes: boolean
}
const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?([ap](?:\.?m)?)?$/
/** After `at` alone: `at 1730`. */
const MILITARY = /^([01]\d|2[0-3])([0-5]\d)$/
const COMPACT = /^(\d{1,2})(\d{2})([ap]m?)$/
const IN_24_HOURS = /^(1[3-9]|2[0-3])h(\d{2})$/
const HALF_DAY = MINUTES_PER_DAY / 2
const HOUR = 60
const NIGHT_FROM = 6 * HOUR // of the clock: "11 at night" is before midnight, "2 at night" after it
const AFTERNOON_UNTIL = 6 * HOUR
const HOUR_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NAMES: Record<string, number> = { noon: HALF_DAY, midday: HALF_DAY, midnight: 0 }

const named = term((plain) => namedClock(plain))
const bare = term(
  (plain, { text, start }) =>
    clockIn(plain) ?? (/^\p{Lu}/u.test(text) && start > 0 ? null : hourInWords(plain)),
) // "brunch at Eleven"

/** What says which half of the day is meant, for a time on the clock's face. */
export const halfOfDay = either<(minutes: number) => 'am' | 'pm'>(
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

/** `half past 7`, `quarter to 5`, `quarter past noon`. */
const partOfHour: Phrase<Clock> = meaning(
  sequence(
    optional(keyword('a')),
    keyword('half', '1/2', 'quarter', 'qtr', '1/4'),
    keyword('past', 'to'),
    either(named, bare),
  ),
  ([, part, way, time]) => {
    const isHour = isOnFace(time) || time.minutes === HALF_DAY
    const isHalf = part === 'half' || part === '1/2'
    if (!isHour || time.hasMinutes || (isHalf && way === 'to')) return null
    const minutes = (isHalf ? 30 : 15) * (way === 'to' ? -1 : 1)
    return { ...time, minutes: time.minutes + minutes, isCertain: true, hasMinutes: true }
  },
)

const MINUTES_IN_WORDS: Partial<Record<string, number>> = { five: 5, ten: 10, twenty: 20 }
const LONGEST_SHIFT = 10 * HOUR
const AT = /^(?:at|by|@|about|around)$/

/** `10 past 8`, `25 to 6`, `at 10 to 7`, `10 to 9`; "10 to 6" and "from 20 to 8" are ranges. */
export const minutesOfHour: Phrase<Clock> = (words, at, context) => {
  const before = words[at - 1]?.plain ?? words[at - 1]?.text ?? ''
  if (before === 'from') return null
  const read = minutesAndHour(words, at, context)
  if (read === null) return null
  const { minutes, isInWords, way, time } = read.value
  const isShift =
    minutes < 20 &&
    !isInWords &&
    (time.minutes - minutes * HOUR + MINUTES_PER_DAY) % HALF_DAY <= LONGEST_SHIFT
  if (way === 'to' && isShift && !AT.test(before)) return null
  const offset = way === 'to' ? -minutes : minutes
  return {
    value: { ...time, minutes: time.minutes + offset, isCertain: true, hasMinutes: true },
    to: read.to,
  }
}

const minutesAndHour = meaning(
  sequence(
    term((plain) => {
      const inWords = MINUTES_IN_WORDS[plain]
      if (inWords !== undefined) return { minutes: inWords, isInWords: true }
      return /^(?:5|10|20|25)$/.test(plain) ? { minutes: Number(plain), isInWords: false } : null
    }),
    keyword('past', 'to'),
    bare,
  ),
  ([minutes, way, time]) => (isOnFace(time) && !time.hasMinutes ? { ...minutes, way, time } : null),
)

/** `5ish`, `4-ish`, `11 ish`: about then. */
const roughTime: Phrase<Clock> = meaning(
  either(
    term((plain) => {
      const time = plain.replace(/-?ish$/, '')
      return time === plain ? null : (namedClock(time) ?? clockIn(time))
    }),
    meaning(sequence(bare, keyword('ish')), ([time]) => time),
  ),
  (time) => ({ ...time, isCertain: true, hasMinutes: true }),
)

/** `half nine` is half past nine; but "the second half 3pm". */
export const halfHour: Phrase<Clock> = (words, at, context) =>
  /^(?:first|second|other|the|last|top|bottom)$/.test(words[at - 1]?.plain ?? '') ||
  (/^(?:1st|2nd)$/.test(words[at - 1]?.plain ?? '') &&
    !isDateWord(words, at - 2) &&
    words[at - 3]?.plain !== 'on') // "may 2nd half 10", "on the 1st half 10"
    ? null
    : halfBehind(words, at, context)

const halfBehind: Phrase<Clock> = meaning(sequence(keyword('half'), bare), ([, time]) =>
  isOnFace(time) && !time.hasMinutes ? { ...time, minutes: time.minutes + 30, hasMinutes: true } : null,
)

const SHARP_THING =
  /^(?:knife|knives|scissors|pencils|blades|tools|needles|pins|sticks|stones|turns|bends|objects)$/

/** Whether people leave or meet at a sharp hour, whatever follows: "leave 7 sharp snacks", not "leave 7 sharp knives". */
export function isSharpStart(words: readonly Word[], at: number, to: number): boolean {
  return (
    words[to - 1]?.plain === 'sharp' &&
    /^(?:leave|leaving|meet|start|depart|off|there)$/.test(words[at - 1]?.plain ?? '') &&
    !SHARP_THING.test(words[to]?.plain ?? '')
  )
}

/** `6.15 sharp`, but "6 sharp knives". */
export const clock: Phrase<Clock> = (words, at, context) => {
  const read = anyClock(words, at, context)
  if (read === null || !/^(?:sharp|prompt)$/.test(words[read.to]?.plain ?? '')) return read
  const to = read.to + 1
  const isEnd =
    (read.value.isCertain && !words[to]?.plain.endsWith('s')) || // "6.30am sharp dont snooze"
    isClosed(words, to) ||
    isDateWord(words, to) ||
    /^(?:today|tonight|tom)$/.test(words[to]?.plain ?? '') ||
    to === words.length - 1 ||
    isSharpStart(words, at, to)
  return isEnd ? { value: { ...read.value, isCertain: true }, to } : read
}

/** `10 45 am`, `5 30pm`: hours and minutes apart. */
const spacedInHalf: Phrase<Clock> = meaning(
  sequence(
    term((plain) => (/^(?:[1-9]|1[0-2])$/.test(plain) ? Number(plain) : null)),
    either(
      meaning(
        sequence(
          term((plain) => (/^[0-5][05]$/.test(plain) ? plain : null)),
          keyword('am', 'pm'),
        ),
        ([minutes, typed]) => minutes + typed,
      ),
      term((plain) => (/^[0-5][05][ap]m$/.test(plain) ? plain : null)),
    ),
  ),
  ([hour, rest]) => clockIn(`${hour}:${rest}`),
)

/** `7am`, `7 pm`, `19:00`, `8 in the evening`, `7 o'clock`, `noon`, `half past 7`, `7`. */
const anyClock: Phrase<Clock> = either(
  meaning(sequence(either(spokenTime(), partOfHour, halfHour, bare), halfOfDay), ([time, halfOf]) =>
    inHalf(time, halfOf(time.minutes)),
  ), // "half 7 in the morning"
  meaning(
    sequence(
      term((plain) => clockIn(/^\d{3,4}$/.test(plain) ? `${plain.slice(0, -2)}:${plain.slice(-2)}` : '')),
      term((plain) => (/^[ap]m$/.test(plain) ? plain : null)),
    ),
    ([time, typed]) => inHalf(time, typed === 'pm' ? 'pm' : 'am'), // "845 am"
  ),
  spacedInHalf,
  meaning(sequence(bare, keyword("o'clock", 'o’clock', 'oclock')), ([time]) => ({
    ...time,
    isCertain: true,
  })),
  meaning(sequence(bare, keyword('o'), keyword('clock')), ([time]) => ({ ...time, isCertain: true })),
  meaning(sequence(bare, keyword('noon', 'midday')), ([time]) =>
    time.minutes === HALF_DAY ? inHalf(time, 'pm') : null,
  ),
  named,
  partOfHour,
  minutesOfHour,
  roughTime,
  halfHour,
  spokenTime(),
  bare,
)

/** `at nine forty`, `eight twenty five`: other minutes only where the word before says that it is a time. */
const inTens: Phrase<readonly [Clock, number]> = sequence(
  term((plain) => hourInWords(plain)),
  meaning(
    sequence(keyword('ten', 'twenty', 'thirty', 'forty', 'fifty'), optional(keyword('five'))),
    ([tens, five]) => (TENS[tens] ?? 0) + (five === null ? 0 : 5),
  ),
)
const TENS: Partial<Record<string, number>> = { ten: 10, twenty: 20, thirty: 30, forty: 40, fifty: 50 }

function isIntroduced(words: readonly Word[], at: number): boolean {
  return (
    /^(?:at|by|from|until|till|til|around|about)$/.test(words[at - 1]?.plain ?? '') ||
    isDateWord(words, at - 1)
  )
}

/** `five thirty`, `seven forty five`; but "two thirty minute calls". */
function spokenTime(): Phrase<Clock> {
  const phrase = sequence(
    term((plain) => hourInWords(plain)),
    either(
      meaning(sequence(keyword('forty'), keyword('five')), () => 45),
      meaning(keyword('fifteen'), () => 15),
      meaning(keyword('thirty'), () => 30),
      meaning(keyword('forty-five'), () => 45),
    ),
  )
  return (words, at, context) => {
    const read = phrase(words, at, context) ?? (isIntroduced(words, at) ? inTens(words, at, context) : null)
    if (
      read === null ||
      /^(?:min|minute|sec|second|day|hour|page|mile|pound|people|percent|year)s?$/.test(
        words[read.to]?.plain ?? '',
      )
    )
      return null
    const [time, minutes] = read.value
    return {
      value: { ...time, minutes: time.minutes + minutes, isCertain: true, hasMinutes: true },
      to: read.to,
    }
  }
}

/** A time that hardly means anything else, with or without `at`: `5pm`, `at 7`. In minutes since midnight. */
export const clockTime: Phrase<number> = either(
  meaning(sequence(keyword('at', '@'), clock), ([, time]) => likelyTime(time)),
  meaning(clock, (time) => (time.isCertain ? likelyTime(time) : null)),
)

/** The clock in four digits, `1730`. */
export function militaryIn(plain: string): Clock | null {
  const [, hour, minute] = MILITARY.exec(plain) ?? []
  return hour === undefined
    ? null
    : { ...wholeHour(Number(hour)), minutes: Number(hour) * HOUR + Number(minute) }
}

/** The clock in a word without spaces: `7`, `7:30`, `7.30`, `4p`, `630pm`, `14h30`; null when it holds none. */
export function clockIn(plain: string): Clock | null {
  const [, hour, minute, typedHalf] =
    CLOCK.exec(plain) ?? COMPACT.exec(plain) ?? IN_24_HOURS.exec(plain) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute ?? 0) > 59) return null
  const time: Clock = {
    minutes: Number(hour) * HOUR + Number(minute ?? 0),
    half: null,
    isCertain: plain.includes(':') || plain.includes('h'),
    isFixed: hour.startsWith('0'),
    hasMinutes: minute !== undefined,
  }
  return typedHalf === undefined ? time : inHalf(time, typedHalf.startsWith('p') ? 'pm' : 'am')
}

/** `seven`: an hour in words, which needs a preposition or a day beside it as `7` does. */
function hourInWords(plain: string): Clock | null {
  const hour = HOUR_WORDS.indexOf(plain) + 1
  return hour === 0
    ? null
    : { minutes: hour * HOUR, half: null, isCertain: false, isFixed: false, hasMinutes: false }
}

/** Whether a time may be in either half of the day. */
export function isOnFace({ minutes, half: known, isFixed }: Clock): boolean {
  return known === null && !isFixed && minutes >= HOUR && minutes < HALF_DAY + HOUR
}

/** In doubt an hour from 1 to 5 is in the afternoon, and so is `h:mm` from 1:00 to 6:59. @param time minutes on the clock's face */
export function inAfternoon(time: number, hasMinutes: boolean): number {
  const until = AFTERNOON_UNTIL + (hasMinutes ? HOUR : 0)
  return time >= HOUR && time < until ? time + HALF_DAY : time
}

function wholeHour(hour: number): Clock {
  return { minutes: hour * HOUR, half: null, isCertain: true, isFixed: true, hasMinutes: true }
}

/** Minutes since midnight, in doubt in the afternoon. */
export function likelyTime(time: Clock): number {
  return isOnFace(time) ? inAfternoon(time.minutes, time.hasMinutes) : time.minutes
}

export function namedClock(plain: string): Clock | null {
  const minutes = Object.hasOwn(NAMES, plain) ? NAMES[plain] : undefined
  if (minutes === undefined) return null
  return { minutes, half: minutes === 0 ? 'am' : 'pm', isCertain: true, isFixed: true, hasMinutes: false }
}

/** A time on the clock's face in one half of the day; null when the face has no such time. */
export function inHalf(clockOnFace: Clock, which: 'am' | 'pm'): Clock | null {
  if (clockOnFace.half !== null || !isOnFace({ ...clockOnFace, isFixed: false })) return null
  return {
    ...clockOnFace,
    minutes: (clockOnFace.minutes % HALF_DAY) + (which === 'pm' ? HALF_DAY : 0),
    half: which,
    isCertain: true,
  }
}
