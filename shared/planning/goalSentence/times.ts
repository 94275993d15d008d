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
import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'

import { endsPart } from './clauses.ts'
import { dayPartWindow, type DayWindow, EARLIEST, LUNCH, MIDNIGHT, MY, severalDayParts } from './dayParts.ts'
import { isDeedAt, otherParts, UNABLE } from './refusedParts.ts'

/** The first and the last working hour of the person's days. */
type WorkContext = ReadingContext & { workday?: readonly [start: string, end: string] | null }

const USUAL_WORKDAY = ['09:00', '17:00'] as const
const EARLY: DayWindow = { from: EARLIEST, to: '09:00' }
const WAKING = keyword('wake', 'waking', 'get', 'getting')
const SLEEP = /^(?:bed|bedtime|sleep|sleeping)$/

const namedPart: Phrase<DayWindow> = either(
  meaning(
    sequence(
      keyword('in', 'during', 'on', 'at', 'over'),
      MY,
      optional(keyword('early', 'late')),
      either(dayPartWindow, lunch()),
    ),
    ([, , , window]) => window,
  ),
  severalDayParts,
  lunchBreaks(),
  meaning(sequence(keyword('lunch'), keyword('only')), () => LUNCH),
  meaning(sequence(keyword('before', 'after'), MY, keyword('work')), ([side], context) => {
    const [start, end] = (context as WorkContext).workday ?? USUAL_WORKDAY
    return side === 'before' ? before(start) : { from: end, to: MIDNIGHT }
  }),
  meaning(
    either(
      meaning(
        sequence(
          keyword('before'),
          optional(keyword('i', 'we')),
          optional(keyword('go', 'going')),
          optional(keyword('to')),
          term((plain) => (SLEEP.test(plain) ? true : null)),
        ),
        () => [] as const,
      ),
      meaning(sequence(keyword('at'), keyword('bedtime')), () => [] as const),
    ),
    () => ({ from: '20:00', to: MIDNIGHT }),
  ),
  meaning(
    sequence(keyword('when', 'after', 'once'), optional(keyword('i', 'we')), WAKING, keyword('up')),
    () => EARLY,
  ),
  meaning(
    sequence(
      keyword('first'),
      keyword('thing'),
      optional(sequence(keyword('in'), keyword('the'), keyword('morning'))),
    ),
    () => EARLY,
  ),
  meaning(sequence(keyword('before'), keyword('breakfast')), () => EARLY),
  meaning(sequence(keyword('after'), keyword('lunch')), () => ({ from: '13:00', to: '17:00' })),
  meaning(sequence(keyword('after'), keyword('dinner')), () => ({ from: '19:00', to: MIDNIGHT })),
)

/** `my lunch breaks`, without a preposition. */
function lunchBreaks(): Phrase<DayWindow> {
  return meaning(
    sequence(MY, keyword('lunch'), keyword('break', 'breaks', 'hour', 'hours', 'time')),
    () => LUNCH,
  )
}

function lunch(): Phrase<DayWindow> {
  return meaning(
    sequence(keyword('lunch'), optional(keyword('break', 'breaks', 'hour', 'time'))),
    () => LUNCH,
  )
}

type Clock = {
  /** Minutes since midnight. */
  minutes: number
  /** Whether am, pm or a time of 24 hours says which half of the day it is. */
  isSure: boolean
}

const HALF = /^(?:am|a\.m|pm|p\.m)$/

const clock: Phrase<Clock> = either(
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
  const [, hour, minute = '0', half = ''] = /^(\d{1,2})(?:[:.h](\d\d))?(am|pm|a|p|h)?$/.exec(plain) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  const isClock = hour !== undefined && Number(hour) <= 24 && Number(minute) < 60
  return isClock && minutes <= 1440 ? { minutes, half: half === 'h' ? '24' : half } : null
}

function inHalf(minutes: number, half: string): Clock | null {
  if (half === '') return { minutes, isSure: minutes >= 780 || minutes % 60 !== 0 }
  if (half === '24') return { minutes, isSure: true }
  if (minutes > 779) return null
  const inMorning = minutes % 720
  return { minutes: half.startsWith('p') ? inMorning + 720 : inMorning, isSure: true }
}

/** Without am and pm an hour from 1 to 6 is one of the afternoon, as in quick add. */
function likely({ minutes, isSure }: Clock): number {
  return !isSure && minutes < 7 * 60 ? minutes + 720 : minutes
}

/** `after 8` is after work: only from ten on an hour alone is one of the morning. */
function afterHour(hour: Clock): DayWindow {
  return !hour.isSure && hour.minutes < 10 * 60
    ? { from: clockOf(hour.minutes + 720), to: MIDNIGHT, isUnsure: true }
    : { from: clockOf(likely(hour)), to: MIDNIGHT }
}

/** The hour at which a day ends: `never after 9` is 21:00. */
function late({ minutes, isSure }: Clock): number {
  return !isSure && minutes < 720 ? minutes + 720 : minutes
}

const AROUND = optional(keyword('about', 'around', 'roughly', 'exactly'))

/** `6 to 8 in the evening`. */
const IN_HALF: Phrase<'morning' | 'evening'> = meaning(
  sequence(
    keyword('in', 'at'),
    optional(keyword('the')),
    keyword('morning', 'mornings', 'afternoon', 'afternoons', 'evening', 'evenings', 'night'),
  ),
  ([, , part]) => (part.startsWith('morning') ? 'morning' : 'evening'),
)

const BETWEEN = sequence(
  keyword('between', 'from'),
  clock,
  keyword('and', 'to', 'until', 'till', '-', '–'),
  clock,
)
const FROM_TO = sequence(clock, keyword('to', 'until', 'till', '-', '–'), clock)
const AFTER_CLOCK = sequence(keyword('after', 'past'), clock)
const clockWindow: Phrase<DayWindow> = either(
  (words, at, context) => {
    const read = BETWEEN(words, at, context)
    if (!read) return null
    const named = range(read.value[1], read.value[3])
    // `from 6 to 7:30 pm` is one session; `between 6 and 9` is when there is time.
    const window = named && read.value[0] === 'from' && !named.isUnsure ? taken(named) : named
    // `from 1 to 20 March`
    const isDates = monthOfName(words[read.to]?.plain ?? '') !== null
    return window && !isDates ? { value: window, to: read.to } : null
  },
  (words, at, context) => {
    // `Mondays in the evening | 7 to 9`
    if (!/^(?:evenings?|nights?)$/.test(words[at - 1]?.plain ?? '') || endsPart(words, at - 1)) return null
    const read = FROM_TO(words, at, context)
    const window = read && range(afternoon(read.value[0]), afternoon(read.value[2]))
    return window ? { value: taken(window) ?? window, to: read.to } : null
  },
  meaning(
    sequence(clock, keyword('to', 'until', 'till', '-', '–'), clock, optional(IN_HALF)),
    ([first, , last, half]) => {
      if (half === null && !first.isSure && !last.isSure) return null
      const [from, to] = half === 'evening' ? [first, last].map(afternoon) : [first, last]
      return from && to ? taken(range(from, to)) : null
    },
  ),
  term((plain) => {
    const [, first = '', last = ''] =
      /^(\d{1,2}(?::\d\d)?(?:am|pm)?)[-–](\d{1,2}(?::\d\d)?(?:am|pm)|\d{1,2}:\d\d|\d{1,2}h)$/.exec(plain) ??
      []
    const [one, other] = [clockIn(first), clockIn(last)]
    const [from, to] = [one && inHalf(one.minutes, one.half), other && inHalf(other.minutes, other.half)]
    return from && to ? taken(range(from, to)) : null
  }),
  (words, at) => {
    // `Thursdays 9-12`
    const [, first, last] = /^(\d{1,2})[-–](\d{1,2})$/.exec(words[at]?.plain ?? '') ?? []
    const days = words[at - 1]?.plain ?? ''
    const isBehindDay = weekdayOf(days.replace(/s$/, '')) !== null || DAYS.test(days)
    if (!isBehindDay || first === undefined || last === undefined) return null
    const [from, to] = [Number(first), Number(last)].map((hour) => ({ minutes: hour * 60, isSure: false }))
    const window = from && to && to.minutes <= 1440 ? range(from, to) : null
    return window && { value: window, to: at + 1 }
  },
  (words, at, context) => {
    const read = AFTER_CLOCK(words, at, context)
    const isSpan = read && /^(?:years?|months?|weeks?|days?)$/.test(words[read.to]?.plain ?? '') // `after 10 years`
    return read && !isSpan ? { value: afterHour(read.value[1]), to: read.to } : null
  },
  meaning(sequence(keyword('before'), clock), ([, time]) =>
    time.minutes <= 300 && time.isSure ? null : before(textOf(likely(time))),
  ),
  meaning(sequence(keyword('at', '@'), AROUND, clock, optional(IN_HALF)), ([, , time, half]) => ({
    from: clockOf(
      half === 'morning' ? time.minutes : half === 'evening' ? afternoon(time).minutes : likely(time),
    ),
    to: null,
  })),
  (words, at, context) => {
    const read = clock(words, at, context)
    const isBehindDay = weekdayOf(words[at - 1]?.plain ?? '') !== null
    const plain = words[(read?.to ?? at) - 1]?.plain ?? ''
    const isTime =
      read?.value.isSure && (/(?:am|pm)$|:/.test(plain) || (isBehindDay && /^\d{1,2}\.\d\d$/.test(plain)))
    return read && isTime ? { value: { from: clockOf(read.value.minutes), to: null }, to: read.to } : null
  },
)

/** `weeknights 7-9`. */
const DAYS = /^(?:week(?:night|day|end)|evening|night|morning|afternoon)s$/

/** A time of up to three hours that is named from its beginning to its end is that of a session. */
function taken(window: DayWindow | null): DayWindow | null {
  const minutes = window?.to ? minutesOf(window.to) - minutesOf(window.from) : 0
  return window && minutes > 0 && minutes <= LONGEST_TAKEN ? { ...window, isSession: true } : window
}

const LONGEST_TAKEN = 180

function afternoon({ minutes, isSure }: Clock): Clock {
  return { minutes: !isSure && minutes < 720 ? minutes + 720 : minutes, isSure: true }
}

/** `between 6 and 8pm`: the half that the second names is that of the first. */
function range(first: Clock, last: Clock): DayWindow | null {
  const to = likely(last)
  if (
    !first.isSure &&
    !last.isSure &&
    first.minutes >= 60 &&
    first.minutes < last.minutes &&
    first.minutes < 420 &&
    last.minutes < 720
  )
    return {
      from: textOf(first.minutes + 720),
      to: textOf(last.minutes + 720),
      isUnsure: true,
    }
  const shifted = !first.isSure && last.isSure && last.minutes >= 720 && first.minutes + 720 < to
  const from = shifted ? first.minutes + 720 : first.isSure || last.isSure ? first.minutes : likely(first)
  return from < to ? { from: textOf(from), to: textOf(to) } : null
}

function textOf(minutes: number): string {
  return minutes >= 1440 ? MIDNIGHT : clockOf(minutes)
}

function before(time: string): DayWindow | null {
  return minutesOf(time) > minutesOf(EARLIEST) ? { from: EARLIEST, to: time } : null
}

/** Behind these a clock time is what is to be reached: `wake up at 6`. */
export const REACHED = /^(?:up|bed|asleep|sleep)$/

/** `never after 8pm`, `not before 10`: what is left of the day. */
const otherHours: Phrase<DayWindow> = meaning(
  sequence(
    optional(keyword('but', 'just', 'and')),
    keyword('never', 'not', 'nothing', 'no'),
    optional(keyword('later', 'earlier')),
    keyword('after', 'before', 'past', 'than'),
    clock,
  ),
  ([, , compared, side, time]) => {
    const isUntil = side === 'after' || side === 'past' || compared === 'later'
    return isUntil ? before(textOf(late(time))) : { from: clockOf(likely(time)), to: MIDNIGHT }
  },
)

/** `I can't run before 7`, `can't make noise after 9`: what is left of the day. */
const hoursUnable: Phrase<DayWindow> = (words, at, context) => {
  const unable = /^(?:i|we|but|and)$/.test(words[at]?.plain ?? '') ? at + 1 : at
  if (!UNABLE.test(words[unable]?.plain ?? '')) return null
  let side = unable + 1
  while (side < unable + 5 && isDeedAt(words, side)) side += 1
  const read = SIDE_OF_CLOCK(words, side, context)
  if (!read || side === unable + 1) return null
  const [named, time] = read.value
  const window = /^(?:after|past)$/.test(named)
    ? before(textOf(late(time)))
    : { from: clockOf(likely(time)), to: MIDNIGHT }
  return window && { value: window, to: read.to }
}
const SIDE_OF_CLOCK = sequence(keyword('after', 'past', 'before', 'until', 'till'), clock)

/** `only`, `but only`: it is meant anyway. */
const ONLY = optional(sequence(optional(keyword('but')), keyword('only', 'just')))

/** In which part of the day: `in the morning`, `after work`, `at 7am`, `between 6 and 8pm`, `during my lunch break`. */
export const dayWindow: Phrase<DayWindow> = meaning(
  sequence(
    ONLY,
    either<DayWindow>(otherHours, hoursUnable, otherParts, namedPart, (words, at, context) => {
      const verb = words[at - 1]?.plain === 'at' ? words[at - 2] : words[at - 1]
      return REACHED.test(verb?.plain ?? '') ? null : clockWindow(words, at, context)
    }),
    optional(keyword('only')),
  ),
  ([, window]) => window,
)

/** The time that two parts of the day share: `in the evening` and `at 7` are 19:00. Null where there is none. */
export function inCommon(one: DayWindow, other: DayWindow): DayWindow | null {
  if (one.to === null && other.to === null) return null
  if (one.to === null || other.to === null) {
    const [time, part] = one.to === null ? [one, other] : [other, one]
    const isIn = (from: string) => from >= part.from && from < (part.to ?? '')
    const later = clockOf(minutesOf(time.from) + 720)
    return isIn(time.from) ? time : time.from < '12:00' && isIn(later) ? { from: later, to: null } : null
  }
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from < to ? { ...one, ...other, from, to } : null
}

/** The window as it is planned by. @param minutes of a session; null where they are not known yet */
export function betweenOf({ from, to }: DayWindow, minutes: number | null): [string, string] {
  if (to !== null) return [from, to]
  const end = Math.min(1440, minutesOf(from) + (minutes ?? 60))
  return [from, textOf(end)]
}
