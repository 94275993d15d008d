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
import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

import { before, clock, clockWindow, IN_HALF, late, likely, textOf } from './clocks.ts'
import { beforeOthersWake } from './beforeOthersWake.ts'
import { bySunAndPrayer } from './bySunAndPrayer.ts'
import {
  dayPartWindow,
  type DayWindow,
  EARLIEST,
  EARLY,
  EVENING,
  LUNCH,
  MIDNIGHT,
  MY,
  severalDayParts,
} from './dayParts.ts'
import { morningsUntil } from './morningsUntil.ts'
import { SESSIONS } from './negations.ts'
import { isDeedAt, otherParts, UNABLE } from './refusedParts.ts'
import { whenKidsSleep } from './whenKidsSleep.ts'

/** The first and the last working hour of the person's days. */
type WorkContext = ReadingContext & { workday?: readonly [start: string, end: string] | null }

const USUAL_WORKDAY = ['09:00', '17:00'] as const
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
    ([, , which, window]) => (which === 'late' ? lateIn(window) : window),
  ),
  // `any evening`
  (words, at, context) => (words[at]?.text === 'any' ? dayPartWindow(words, at + 1, context) : null),
  // `late evenings`
  (words, at, context) => {
    const read = words[at]?.text === 'late' ? severalDayParts(words, at + 1, context) : null
    return read && { value: lateIn(read.value), to: read.to }
  },
  // `early mornings`
  (words, at, context) => {
    const read = words[at]?.text === 'early' ? severalDayParts(words, at + 1, context) : null
    return read && words[at + 1]?.plain === 'mornings' ? { value: EARLY, to: read.to } : null
  },
  // `I have evenings free`
  meaning(
    sequence(
      optional(keyword('i', 'we')),
      keyword('have', 'got'),
      MY,
      severalDayParts,
      keyword('free', 'available'),
    ),
    ([, , , window]) => window,
  ),
  morningsUntil,
  severalDayParts,
  lunchBreaks(),
  meaning(sequence(keyword('lunch'), keyword('only')), () => LUNCH),
  (words, at, context) =>
    /^(?:before|b4|after|at|over|when|once|while|on|upon|first|as)$/i.test(words[at]?.text ?? '')
      ? besideSomething(words, at, context)
      : null,
  // `meditation am`, which is no `I am`, nor `am I`
  (words, at) => {
    const half = /^(am|pm)[,.;]?$/.exec(words[at]?.text ?? '')?.[1]
    const isNoun =
      at > 0 &&
      /^[a-z]{3,}$/.test(words[at - 1]?.plain ?? '') &&
      !/^(?:who|that|what)$/.test(words[at - 1]?.plain ?? '') &&
      words[at + 1]?.plain !== 'i'
    return half !== undefined && isNoun
      ? { value: half === 'am' ? { from: '05:00', to: '12:00' } : { from: '12:00', to: '17:00' }, to: at + 1 }
      : null
  },
  // `the pool closes at 8`, but `at 8 on Fridays` is no rule for the other days
  (words, at, context) => {
    const isNear = words.slice(at, at + 4).some(({ text }) => /^(?:closes|shuts)$/i.test(text))
    const read = isNear ? CLOSES(words, at, context) : null
    return read && (read.to >= words.length || endsPart(words, read.to - 1)) ? read : null
  },
)
const CLOSES: Phrase<DayWindow> = meaning(
  sequence(
    optional(keyword('and', 'but')),
    optional(keyword('the', 'my', 'our')),
    term((plain) => (/^[a-z]{2,}$/.test(plain) ? true : null)),
    keyword('closes', 'shuts'),
    optional(keyword('at')),
    clock,
  ),
  ([, , , , , time]) => before(textOf(late(time))),
)

/** `before work`, `when I wake up`, `after dinner`: a part of the day by what is done then. */
const besideSomething: Phrase<DayWindow> = either(
  whenKidsSleep,
  beforeOthersWake,
  meaning(sequence(keyword('before', 'after'), MY, keyword('work')), ([side], context) => {
    const [start, end] = (context as WorkContext).workday ?? USUAL_WORKDAY
    return side === 'before' ? before(start) : { from: end, to: MIDNIGHT }
  }),
  // `after school starts` and `before school goes back` are dates.
  (words, at, context) => {
    const read = BESIDE_SCHOOL(words, at, context)
    const isDate = read && !endsPart(words, read.to - 1) && GOES_BACK.test(words[read.to]?.plain ?? '')
    return isDate ? null : read
  },
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
      meaning(sequence(keyword('before'), keyword('lights'), keyword('out')), () => [] as const),
    ),
    () => ({ from: '20:00', to: MIDNIGHT }),
  ),
  meaning(
    sequence(keyword('when', 'after', 'once'), optional(keyword('i', 'we')), WAKING, keyword('up')),
    () => EARLY,
  ),
  meaning(sequence(keyword('on', 'upon'), keyword('waking')), () => EARLY),
  (words, at, context) =>
    words[at]?.text === 'as' && words[at + 1]?.text === 'soon' ? AS_SOON_AS_UP(words, at, context) : null,
  meaning(
    sequence(
      keyword('first'),
      keyword('thing'),
      optional(sequence(keyword('in'), keyword('the'), keyword('morning'))),
    ),
    () => EARLY,
  ),
  // `when I get home from work`
  meaning(
    sequence(
      keyword('when', 'after', 'once'),
      optional(keyword('i', 'we')),
      keyword('get', 'getting', 'come', 'coming'),
      keyword('home', 'back', 'in'),
      optional(keyword('from')),
      keyword('work'),
    ),
    (_, context) => ({ from: ((context as WorkContext).workday ?? USUAL_WORKDAY)[1], to: MIDNIGHT }),
  ),
  meaning(sequence(keyword('before', 'at', 'over'), keyword('breakfast')), () => EARLY),
  bySunAndPrayer,
  meaning(sequence(keyword('after'), keyword('breakfast')), () => ({ from: '07:00', to: '12:00' })),
  meaning(sequence(keyword('before'), keyword('lunch')), () => ({ from: EARLIEST, to: '12:00' })),
  meaning(sequence(keyword('after'), keyword('lunch')), () => ({ from: '13:00', to: '17:00' })),
  meaning(sequence(keyword('before'), keyword('dinner', 'supper')), () => ({ from: '17:00', to: '20:00' })),
  meaning(sequence(keyword('after'), keyword('dinner', 'supper')), () => ({ from: '19:00', to: MIDNIGHT })),
)

const BESIDE_SCHOOL: Phrase<DayWindow> = meaning(
  sequence(
    keyword('before', 'after'),
    optional(keyword('the')),
    keyword('school'),
    optional(keyword('run', 'drop-off', 'dropoff', 'pick-up', 'pickup')),
  ),
  ([side]) => (side === 'before' ? { from: EARLIEST, to: '08:00' } : { from: '15:00', to: '22:00' }),
)
const GOES_BACK = /^(?:starts?|begins?|goes|opens|is|ends|finishes|finals|holidays?|club|care|program)$/

const AS_SOON_AS_UP = meaning(
  sequence(
    keyword('as'),
    keyword('soon'),
    keyword('as'),
    optional(keyword('i', 'we')),
    WAKING,
    keyword('up'),
  ),
  () => EARLY,
)

/** `late evenings` are those from eight on. */
function lateIn(window: DayWindow): DayWindow {
  return window === EVENING ? { from: '20:00', to: MIDNIGHT } : window
}

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

/** Behind these a clock time is what is to be reached: `wake up at 6`. */
export const REACHED = /^(?:up|bed|asleep|sleep)$/

/** `after the kids are asleep, | 9pm`: the hour of what comes before it in a part of its own. */
function isOfOthersSleep(words: readonly Word[], at: number): boolean {
  if (!endsPart(words, at - 1)) return false
  let begin = at - 1
  while (begin > Math.max(0, at - 7) && !/^(?:after|once|when)$/.test(words[begin]?.plain ?? '')) begin -= 1
  return /^(?:after|once|when)$/.test(words[begin]?.plain ?? '') && !endsPart(words, begin)
}

/** `never after 8pm`, `not before 10`: what is left of the day. */
const otherHours: Phrase<DayWindow> = (words, at, context) => {
  const read = OTHER_HOURS(words, at, context)
  // `spend more time with my kids, no work after 6`: what is not done then is something else.
  const isOfOther = read !== null && words[at]?.plain === 'no' && words[at + 1]?.plain === 'work'
  return isOfOther && /^(?:spend|leave|relax|be|see|enjoy|have)$/.test(words[0]?.plain ?? '') ? null : read
}
const OTHER_HOURS: Phrase<DayWindow> = meaning(
  sequence(
    optional(keyword('but', 'just', 'and')),
    keyword('never', 'not', 'nothing', 'no'),
    optional(
      either<string>(
        keyword('later', 'earlier'),
        term((plain) => (SESSIONS.test(plain) ? plain : null)),
      ),
    ),
    keyword('after', 'before', 'past', 'than'),
    clock,
    optional(IN_HALF),
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
const SIDE_OF_CLOCK = sequence(keyword('after', 'past', 'before', 'until', 'till'), clock, optional(IN_HALF))

/** `not on Sundays | or after 8pm`: the refusal before it is that of the hours too. */
const orHours: Phrase<DayWindow> = (words, at, context) => {
  const isJoined = /^(?:or|nor)$/i.test(words[at]?.text ?? '')
  const read = isJoined ? SIDE_OF_CLOCK(words, at + 1, context) : null
  if (!read) return null
  let begin = at
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  const isRefused = words.slice(begin, at).some(({ plain }) => REFUSES.test(plain))
  const [named, time] = read.value
  const window = /^(?:after|past)$/.test(named)
    ? before(textOf(late(time)))
    : { from: clockOf(likely(time)), to: MIDNIGHT }
  return isRefused && window ? { value: window, to: read.to } : null
}
const REFUSES = /^(?:not?|never|can't|cant|cannot|don't|dont|won't|except|without|excluding)$/

/** `only`, `but only`: it is meant anyway. */
const ONLY = optional(sequence(optional(keyword('but')), keyword('only', 'just')))

/** In which part of the day: `in the morning`, `after work`, `at 7am`, `between 6 and 8pm`, `during my lunch break`. */
export const dayWindow: Phrase<DayWindow> = meaning(
  sequence(
    ONLY,
    either<DayWindow>(otherHours, hoursUnable, orHours, otherParts, namedPart, (words, at, context) => {
      const verb = words[at - 1]?.plain === 'at' ? words[at - 2] : words[at - 1]
      const isLightsOut =
        /^(?:out|off)$/i.test(verb?.text ?? '') &&
        words.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === 'lights')
      return isLightsOut || (REACHED.test(verb?.plain ?? '') && !isOfOthersSleep(words, at))
        ? null
        : clockWindow(words, at, context)
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
    // `every night at 7:30`
    const begin = part.from === '20:00' ? '18:00' : part.from
    const isIn = (from: string) => from >= begin && from < (part.to ?? '')
    const later = clockOf(minutesOf(time.from) + 720)
    return isIn(time.from)
      ? time
      : time.from < '12:00' && !time.isSaid && isIn(later)
        ? { from: later, to: null }
        : null
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
