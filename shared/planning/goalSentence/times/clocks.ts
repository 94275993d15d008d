import { clockOf, minutesOf } from '#shared/time/civil.ts'
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
import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { type DayWindow, EARLIEST, MIDNIGHT } from './dayParts.ts'

export type Clock = {
  /** Minutes since midnight. */
  minutes: number
  /** Whether am, pm or a time of 24 hours says which half of the day it is. */
  isSure: boolean
  /** `9pm`: it is said in so many letters. */
  isNamed?: true
}

const HALF = /^(?:am|a\.m|pm|p\.m)$/

/** An hour; but `10 January` is a date. */
export const clock: Phrase<Clock> = (words, at, context) => {
  const read = clockAt(words, at, context)
  const isDay = read !== null && /^\d{1,2}$/.test(words[read.to - 1]?.text ?? '')
  return isDay && isMonth(words[read.to]) ? null : read
}

/** `10 January`; `may` and `march` are words as well. */
function isMonth(word: Word | undefined): boolean {
  return word !== undefined && monthOfName(word.plain) !== null && !/^(?:may|march|mar)$/.test(word.text)
}

const clockAt: Phrase<Clock> = either<Clock>(
  meaning(keyword('noon', 'midday'), () => ({ minutes: 720, isSure: true })),
  meaning(keyword('midnight'), () => ({ minutes: 1440, isSure: true })),
  meaning(
    sequence(
      term((plain) => clockIn(plain)),
      optional(
        either(
          term((plain) => (HALF.test(plain) ? plain : null)),
          meaning(keyword("o'clock"), () => ''),
        ),
      ),
    ),
    ([{ minutes, half }, behind]) => inHalf(minutes, half || behind || ''),
  ),
)

function clockIn(plain: string): { minutes: number; half: string } | null {
  const [, hour, minute = '0', half = ''] =
    /^(\d{1,2})(?:[:.h](\d\d))?(am|pm|a|p|h)?(?:-?ish)?$/.exec(plain) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  const isClock = hour !== undefined && Number(hour) <= 24 && Number(minute) < 60
  // `03:30` is one of the night.
  const isOf24 = half === 'h' || (half === '' && /^0\d/.test(hour ?? ''))
  return isClock && minutes <= 1440 ? { minutes, half: isOf24 ? '24' : half } : null
}

function inHalf(minutes: number, half: string): Clock | null {
  if (half === '') return { minutes, isSure: minutes >= 780 || minutes % 60 !== 0 }
  if (half === '24') return { minutes, isSure: true, ...(minutes < NIGHT_ENDS && { isNamed: true }) }
  if (minutes > 779) return null
  const inMorning = minutes % 720
  return { minutes: half.startsWith('p') ? inMorning + 720 : inMorning, isSure: true, isNamed: true }
}

/** Without am and pm an hour from 1 to 6 is one of the afternoon, as in quick add, and so is one in so many minutes up to 5. */
export function likely({ minutes, isSure, isNamed }: Clock): number {
  const isOfNight = isNamed !== true && minutes >= 60 && minutes < NIGHT_ENDS
  return isOfNight || (!isSure && minutes < 7 * 60) ? minutes + 720 : minutes
}
const NIGHT_ENDS = 5 * 60

/** `after 8` is after work: only from ten on an hour alone is one of the morning, unless that is said, `after 7 in the morning`. */
function afterHour(said: Clock, half: 'morning' | 'evening' | null = null): DayWindow {
  const hour = ofPart(said, half)
  if (!hour.isSure && hour.minutes < 10 * 60)
    return { from: clockOf(hour.minutes + 720), to: MIDNIGHT, isUnsure: true }
  const from = clockOf(likely(hour))
  return { from, to: half === 'morning' && from < '12:00' ? '12:00' : MIDNIGHT }
}

/** The hour at which a day ends: `never after 9` is 21:00. */
export function late({ minutes, isSure }: Clock): number {
  return !isSure && minutes < 720 ? minutes + 720 : minutes
}

const AROUND = optional(keyword('about', 'around', 'roughly', 'exactly'))

/** `6 to 8 in the evening`. */
export const IN_HALF: Phrase<'morning' | 'evening'> = (words, at, context) =>
  endsPart(words, at - 1) ? null : HALF_OF_DAY(words, at, context)
const HALF_OF_DAY: Phrase<'morning' | 'evening'> = meaning(
  sequence(
    keyword('in', 'at'),
    optional(keyword('the')),
    keyword('morning', 'mornings', 'afternoon', 'afternoons', 'evening', 'evenings', 'night'),
  ),
  ([, , part]) => (part.startsWith('morning') ? 'morning' : 'evening'),
)

const PART = /^(?:evening|night|morning|afternoon)s?$/
const BETWEEN = sequence(
  keyword('between', 'from'),
  clock,
  keyword('and', 'to', 'until', 'till', '-', '–'),
  clock,
  optional(IN_HALF),
)
/** An hour, and no day: `7am until | 12 May`, `before | 10 March`. */
const clockAlone: Phrase<Clock> = (words, at, context) => {
  const read = clock(words, at, context)
  const isDay = read !== null && /^\d{1,2}$/.test(words[read.to - 1]?.text ?? '')
  return isDay && monthOfName(words[read.to]?.plain ?? '') !== null ? null : read
}
const FROM_TO = sequence(clock, keyword('to', 'until', 'till', '-', '–'), clockAlone)
const AFTER_CLOCK = sequence(keyword('after', 'past'), clockAlone, optional(IN_HALF))
/** `from 8 on`; but `an hour from 8 | on my novel`. */
const ONWARDS = optional<string>((words, at, context) =>
  /^(?:my|our|the|an?)$/.test(words[at + 1]?.plain ?? '')
    ? null
    : keyword('on', 'onwards')(words, at, context),
)
const FROM_CLOCK = sequence(keyword('from'), clock, ONWARDS)
/** `from 20 minutes to 5`, `after 10 years`: a number of these is no hour. */
const UNIT_OF_TIME = /^(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?)$/
/** `6pm or later`, `from 7 onwards`. */
const OR_LATER = sequence(
  optional(keyword('at', 'from', 'around')),
  clock,
  keyword('or', 'and'),
  keyword('later', 'onwards'),
)
export const clockWindow: Phrase<DayWindow> = either(
  (words, at, context) =>
    words.slice(at + 1, at + 5).some(({ plain }) => /^(?:later|onwards)$/.test(plain))
      ? meaning(OR_LATER, ([, time]) => afterHour(time))(words, at, context)
      : null,
  (words, at, context) => {
    const read = BETWEEN(words, at, context)
    if (!read) return null
    const [, begin, , end, half] = read.value
    const named = range(ofPart(begin, half), ofPart(end, half))
    // `from 6 to 7:30 pm` is one session; `between 6 and 9` is when there is time.
    const day = words[at - 1]?.plain ?? ''
    const isBehindDay = isDays(day) && !PART.test(day) && !endsPart(words, at - 1)
    const isTaken = named && (read.value[0] === 'from' || isShort(named)) && (!named.isUnsure || isBehindDay)
    const window = isTaken ? taken(named) : named
    // `from 1 to 20 March`
    const isDates = monthOfName(words[read.to]?.plain ?? '') !== null
    return window && !isDates && !isOfThings(words, read.to, window) ? { value: window, to: read.to } : null
  },
  (words, at, context) => {
    // `Saturdays | 10 to 12`; behind a part of the day the hours are read with it.
    const part = words[at - 1]?.plain ?? ''
    const hours = isDays(part) && !endsPart(words, at - 1) ? FROM_TO(words, at, context) : null
    // `every morning | 6 to 6:30`
    const [first, last] = [hours?.value[0], hours?.value[2]].map((time) =>
      time && /^mornings?$/.test(part) ? { ...time, isSure: true, isNamed: true as const } : time,
    )
    const onDays = first && last ? range(first, last) : null
    return hours && onDays ? { value: taken(onDays) ?? onDays, to: hours.to } : null
  },
  meaning(
    sequence(clock, keyword('to', 'until', 'till', '-', '–'), clockAlone, optional(IN_HALF)),
    ([first, , last, half]) => {
      if (half === null && !first.isSure && !last.isSure) return null
      return taken(range(ofPart(first, half), ofPart(last, half)))
    },
  ),
  // `homework | 4 to 5 mon-thu`; but `lessons 4 to 5` are some of them
  (words, at, context) => {
    const isFree = /^(?:free|available|got|have)$/.test(words[at - 1]?.plain ?? '')
    const day = isFree && words[at + 3]?.text === 'on' ? at + 4 : at + 3
    const isHours = /^\d{1,2}$/.test(words[at]?.text ?? '') && isDays(words[day]?.plain ?? '')
    const isBehindThings = IS_NUMBERED.test(words[at - 1]?.plain ?? '')
    const read = isHours && !isBehindThings ? FROM_TO(words, at, context) : null
    const window = read && range(read.value[0], read.value[2])
    return read && window ? { value: taken(window) ?? window, to: read.to } : null
  },
  // `evenings only, | 7 to 9`
  (words, at, context) => {
    const isFirst = at > 0 && endsPart(words, at - 1)
    const read = isFirst ? FROM_TO(words, at, context) : null
    const isAlone = read && (read.to >= words.length || endsPart(words, read.to - 1))
    const window = isAlone ? range(read.value[0], read.value[2]) : null
    return read && window ? { value: taken(window) ?? window, to: read.to } : null
  },
  term((plain) => {
    const [, first = '', last = ''] =
      /^(\d{1,2}(?:[:.]\d\d)?(?:am|pm)?)[-–](\d{1,2}(?:[:.]\d\d)?(?:am|pm)|\d{1,2}:\d\d|\d{1,2}h|(?<=(?::\d\d|\.(?:00|15|30|45))[-–])\d{1,2})$/.exec(
        plain,
      ) ?? []
    const [one, other] = [clockIn(first), clockIn(last)]
    const [from, to] = [one && inHalf(one.minutes, one.half), other && inHalf(other.minutes, other.half)]
    return from && to ? taken(range(from, to)) : null
  }),
  (words, at) => {
    // `Thursdays 9-12`
    const [, first, last] = /^(\d{1,2})[-–](\d{1,2})$/.exec(words[at]?.plain ?? '') ?? []
    if (first === undefined || last === undefined) return null
    const isBehindDay = isDays(words[at - 1]?.plain ?? '')
    // `8-12 | every day`
    const isBeforeWeekday =
      weekdayOf((words[at + 1]?.plain ?? '').replace(/s$/, '')) !== null &&
      !endsPart(words, at) &&
      !IS_NUMBERED.test(words[at - 1]?.plain ?? '')
    const isBeforeDay =
      /^(?:every|each|daily|on)$/.test(words[at + 1]?.plain ?? '') &&
      (words[at + 1]?.plain === 'daily' ||
        /^day$/.test(words[at + 2]?.plain ?? '') ||
        isDays(words[at + 2]?.plain ?? ''))
    if (!isBehindDay && !isBeforeDay && !isBeforeWeekday) return null
    const [from, to] = [Number(first), Number(last)].map((hour) => ({ minutes: hour * 60, isSure: false }))
    const window = from && to && to.minutes <= 1440 ? range(from, to) : null
    return window && { value: taken(window) ?? window, to: at + 1 }
  },
  (words, at, context) => {
    const read = AFTER_CLOCK(words, at, context)
    return read && !UNIT_OF_TIME.test(words[read.to]?.plain ?? '')
      ? { value: afterHour(read.value[1], read.value[2]), to: read.to }
      : null
  },
  // `evenings | from 7`, `from 8pm`
  (words, at, context) => {
    const read = FROM_CLOCK(words, at, context)
    const isPart = PART.test(words[at - 1]?.plain ?? '')
    const time = read?.value[1]
    // `from 15 a day`
    const behind = words[read?.to ?? at]?.plain ?? ''
    const isRate = /^(?:an?|per|each|every|to)$/.test(behind) // `from 24 to 18`: no hours
    if (!read || !time || isRate || UNIT_OF_TIME.test(behind)) return null
    if (!(time.isNamed || (time.isSure && time.minutes >= 780) || isPart)) return null
    return {
      value: time.isSure ? { from: clockOf(time.minutes), to: MIDNIGHT } : afterHour(time),
      to: read.to,
    }
  },
  meaning(sequence(keyword('before'), clockAlone, optional(IN_HALF)), ([, time, half]) =>
    time.minutes <= NIGHT_ENDS && time.isNamed ? null : before(textOf(likely(ofPart(time, half)))),
  ),
  (words, at, context) => {
    const read = AT_CLOCK(words, at, context)
    if (!read) return null
    const [, , time, behind] = read.value
    // `every morning | at 6`
    const isMorning =
      behind === null &&
      !time.isNamed &&
      (/^mornings?$/i.test(words[at - 1]?.text ?? '') || isEachMorning(words, read.to))
    const half = isMorning ? 'morning' : behind
    const from =
      half === 'morning' ? time.minutes : half === 'evening' ? afternoon(time).minutes : likely(time)
    const isSaid = /\d(?:am|pm)$|^(?:am|pm)$/.test(words[read.to - 1]?.plain ?? '')
    return { value: { from: clockOf(from), to: null, ...(isSaid && { isSaid }) }, to: read.to }
  },
  (words, at, context) => {
    const read = clock(words, at, context)
    const isBehindDay = weekdayOf(words[at - 1]?.plain.replace(/s$/, '') ?? '') !== null
    const plain = words[(read?.to ?? at) - 1]?.plain ?? ''
    const isTime =
      read?.value.isSure && (/(?:am|pm)$|:/.test(plain) || (isBehindDay && /^\d{1,2}\.\d\d$/.test(plain)))
    return read && isTime ? { value: { from: clockOf(likely(read.value)), to: null }, to: read.to } : null
  },
)

/** `at 4:30 | every morning`. */
function isEachMorning(words: readonly Word[], at: number): boolean {
  return (
    !endsPart(words, at - 1) &&
    /^(?:every|each|most|weekday)$/.test(words[at]?.plain ?? '') &&
    words.slice(at + 1, at + 3).some(({ plain }) => /^mornings?$/.test(plain))
  )
}

const AT_CLOCK = sequence(keyword('at', '@'), AROUND, clock, optional(IN_HALF))

const IS_NUMBERED = /(?<!si|s|u)s$|^(?:chapter|lesson|unit|part|level|page|grade|step)$/

/** `from 2 to 10 pull-ups`: of what they are, is no hour. */
function isOfThings(words: readonly Word[], to: number, { isUnsure }: DayWindow): boolean {
  const next = endsPart(words, to - 1) ? '' : (words[to]?.plain ?? '')
  return isUnsure === true && /^[a-z-]{4,}s$/.test(next) && !isDays(next)
}

/** Whether a word names days: `Saturdays`, `Mon-Wed`, `weeknights`. */
function isDays(plain: string): boolean {
  return plain.split(/[-–]/).every((day) => weekdayOf(day.replace(/s$/, '')) !== null) || DAYS.test(plain)
}

/** `weeknights 7-9`. */
const DAYS = /^(?:week(?:night|day|end)|evening|night|morning|afternoon)s?$/

/** A time of up to three hours that is named from its beginning to its end is that of a session. */
function taken(window: DayWindow | null): DayWindow | null {
  const minutes = window?.to ? minutesOf(window.to) - minutesOf(window.from) : 0
  return window && minutes > 0 && minutes <= LONGEST_TAKEN ? { ...window, isSession: true } : window
}

const LONGEST_TAKEN = 180

/** `between 7 and 7:30`: nothing is left to choose in it. */
function isShort({ from, to }: DayWindow): boolean {
  return to !== null && minutesOf(to) - minutesOf(from) <= 30
}

/** An hour of the half of the day that is named behind it: `6 to 8 in the morning`. */
function ofPart(time: Clock, half: 'morning' | 'evening' | null): Clock {
  if (half === 'morning') return { ...time, isSure: true }
  return half === 'evening' ? afternoon(time) : time
}

/** `7:30 in the evening`: only am and pm say more than the part of the day. */
function afternoon({ minutes, isNamed }: Clock): Clock {
  return { minutes: !isNamed && minutes < 720 ? minutes + 720 : minutes, isSure: true }
}

/** `between 6 and 8pm`: the half that the second names is that of the first. */
function range(begin: Clock, end: Clock): DayWindow | null {
  // `3:30 to 4:15` is one of the afternoon.
  const isAfternoon = begin.isSure && likely(begin) > begin.minutes && !(end.isNamed && end.minutes < 720)
  const first = isAfternoon ? { ...begin, minutes: likely(begin) } : begin
  if (isAfternoon && end.minutes < 720 && end.minutes > begin.minutes)
    return { from: textOf(first.minutes), to: textOf(end.minutes + 720), isUnsure: true }
  // `9 to 2:30` ends in the afternoon.
  const isPastNoon = !end.isNamed && end.minutes < first.minutes && first.minutes < 720
  const last = isPastNoon ? { ...end, minutes: end.minutes + 720, isSure: true } : end
  const to = likely(last)
  // `4:30 to 5`, `5 to 5.45`: an hour in so many minutes says no more than a whole one beside it.
  const isOpen24 = (time: Clock, latest: number) =>
    !time.isSure || (!time.isNamed && time.minutes < latest && time.minutes % 60 !== 0)
  if (
    !(first.isSure && last.isSure) &&
    isOpen24(first, 360) &&
    isOpen24(last, 420) &&
    first.minutes >= 60 &&
    first.minutes < last.minutes &&
    first.minutes < 420 &&
    last.minutes < 720
  )
    return { from: textOf(first.minutes + 720), to: textOf(last.minutes + 720), isUnsure: true }
  const isOpen = !first.isSure || (last.isNamed && !first.isNamed && first.minutes < 720)
  const shifted = isOpen && last.isSure && last.minutes >= 720 && first.minutes + 720 < to
  const from = shifted ? first.minutes + 720 : first.isSure || last.isSure ? first.minutes : likely(first)
  return from < to ? { from: textOf(from), to: textOf(to) } : null
}

export function textOf(minutes: number): string {
  return minutes >= 1440 ? MIDNIGHT : clockOf(minutes)
}

export function before(time: string): DayWindow | null {
  return minutesOf(time) > minutesOf(EARLIEST) ? { from: EARLIEST, to: time } : null
}
