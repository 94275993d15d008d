import { weekdayName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import {
  either,
  keyword,
  list,
  meaning,
  optional,
  type Phrase,
  sequence,
} from '#shared/tasks/quickAdd/phrase.ts'
import { WORKDAYS } from '#shared/tasks/repeating/repeat.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isBeforeLength } from './dayBeforeLength.ts'
import { pluralDay, pluralDays, weekdays, weekends, workdays } from '#shared/tasks/quickAdd/weekdays.ts'
import {
  dayPartWindow,
  type DayWindow,
  EVENING,
  LUNCH,
} from '#shared/planning/goalSentence/times/dayParts.ts'
import {
  DAYS_PER_WEEK,
  onDays,
  type Rhythm,
  within,
  withDays,
} from '#shared/planning/goalSentence/rhythms/rhythm.ts'

/** Before what comes each time. */
export const EVERY = keyword('every', 'each', 'per')
/** `Sunday | pm`, `weekends | am`. */
function halfOfDay(...[words, at]: Parameters<Phrase<DayWindow>>): ReturnType<Phrase<DayWindow>> {
  const half = /^(am|pm)[,.;]?$/i.exec(words[at]?.text ?? '')?.[1]?.toLowerCase()
  if (half === undefined) return null
  return {
    value: half === 'am' ? { from: '05:00', to: '12:00' } : { from: '12:00', to: '17:00' },
    to: at + 1,
  }
}
/** `mornings` behind days, also as `in the morning`. */
export const anyPart: Phrase<DayWindow | null> = optional(
  either(
    dayPartWindow,
    halfOfDay,
    meaning(
      sequence(keyword('lunch', 'lunches'), optional(keyword('break', 'breaks', 'hour', 'hours', 'time'))),
      () => LUNCH,
    ),
  ),
)

/** Weekdays by their names: `Mondays and Fridays`, `weekends`. */
export const someDays: Phrase<readonly number[]> = meaning(either(workdays, weekends, weekdays), (days) =>
  days.map(({ day }) => day),
)

/** `tuesday evenings`: one day, whose plural is that of its part. */
const dayParts: Phrase<Rhythm> = meaning(
  sequence(weekdayName, either(dayPartWindow, halfOfDay)),
  ([day, window]) => ({
    ...onDays([day]),
    window,
  }),
)

const DAYS_WITH_PARTS = sequence(optional(keyword('on')), list(dayParts, DAYS_PER_WEEK))
const ONE_DAY_WITH_PART: Phrase<Rhythm> = meaning(
  sequence(optional(keyword('on')), dayParts),
  ([, one]) => one,
)

const workdaysOrWeekends: Phrase<Rhythm> = meaning(
  sequence(
    optional(keyword('on', 'at', 'over', 'during', 'in')),
    optional(keyword('the')),
    either(workdays, weekends),
    anyPart,
  ),
  ([, , days, window]) => within(onDays(days.map(({ day }) => day)), window),
)

/** `Fridays are free`. */
const openDays: Phrase<Rhythm> = meaning(
  sequence(either(pluralDays, weekdays), keyword('are', 'is'), keyword('free', 'open', 'available')),
  ([days]) => onDays(days.map(({ day }) => day)),
)

/** `Wednesdays are my only free evening`. */
const freeDays: Phrase<Rhythm> = meaning(
  sequence(
    either(pluralDays, weekdays),
    keyword('are', 'is'),
    keyword('my', 'our', 'the'),
    optional(keyword('only', 'best', 'usual', 'one')),
    optional(keyword('free', 'quiet')),
    either<DayWindow | null>(
      dayPartWindow,
      meaning(keyword('day', 'days', 'time', 'slot', 'slots'), () => null),
    ),
    optional(keyword('off', 'free')),
  ),
  ([days, , , only, free, window, off]) =>
    (only ?? free ?? off) === null ? null : within(onDays(days.map(({ day }) => day)), window),
)

const LENGTH = /^\d*(?:h|hrs?|hours?|mins?|minutes?)$/
const ON_A_DAY: Phrase<Rhythm> = meaning(
  sequence(keyword('on'), keyword('a'), weekdayName, anyPart),
  ([, , day, window]) => within(onDays([day]), window),
)

/** `on school nights`, `on work nights`: those before a day of school or work. */
const schoolNights: Phrase<Rhythm> = (words, at, context) =>
  words.slice(at, at + 3).some(({ text }) => /^(?:school|work)$/i.test(text))
    ? (NIGHTS_BEFORE(words, at, context) ?? SCHOOL_DAYS(words, at, context))
    : null
/** `on school days`. */
const SCHOOL_DAYS: Phrase<Rhythm> = meaning(
  sequence(optional(keyword('on')), optional(EVERY), keyword('school'), keyword('day', 'days'), anyPart),
  ([, , , , window]) => within(onDays(WORKDAYS.map(({ day }) => day)), window),
)
const NIGHTS_BEFORE: Phrase<Rhythm> = meaning(
  either<unknown>(
    sequence(optional(keyword('on')), optional(EVERY), keyword('school'), keyword('night', 'nights')),
    sequence(either<unknown>(keyword('on'), EVERY), keyword('work'), keyword('night', 'nights')),
  ),
  () => onDays([0, 1, 2, 3, 4]),
)

/** `Saturday | 9 to 11`. */
function isFromTo(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const [from, to, last] = [0, 1, 2].map((later) => words[at + later]?.plain ?? '')
  return (
    /^\d{1,2}(?:[:.]\d\d)?$/.test(from ?? '') &&
    to === 'to' &&
    /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)?$/.test(last ?? '')
  )
}

const CLASS = /^(?:class|classes|lessons?|sessions?|group|club|practice|rehearsals?)[,.]?$/i
const DAY_OF_CLASS: Phrase<Rhythm> = (words, at, context) => {
  const day = weekdayName(words, at, context)
  const isAlone =
    day &&
    (endsPart(words, day.to) ||
      /^(?:at|from|\d[\d:.]*(?:[-–]\d[\d:.]*)?(?:am|pm)?)$/.test(words[day.to + 1]?.plain ?? ''))
  return day && isAlone ? { value: onDays([day.value]), to: day.to + 1 } : null
}

const MY_DAY_OFF: Phrase<Rhythm> = meaning(
  sequence(
    optional(keyword('on')),
    keyword('my', 'our'),
    keyword('day', 'days'),
    keyword('off'),
    optional(keyword('which', 'that')),
    keyword('is', 'are'),
    either(pluralDays, weekdays),
  ),
  ([, , , , , , days]) => onDays(days.map(({ day }) => day)),
)

/** The days that are named: `on Mondays and Thursdays`, `weekends`, `Tuesday evenings`. */
export const named: Phrase<Rhythm> = either<Rhythm>(
  meaning(
    sequence(
      optional(keyword('i', 'we')),
      keyword('have', 'having', 'got'),
      either(pluralDays, weekdays),
      keyword('free', 'available', 'off'),
    ),
    ([, , days]) => onDays(days.map(({ day }) => day)),
  ),
  // `Wednesdays are my only free evening`
  (words, at, context) =>
    words.slice(at + 1, at + 7).some(({ text }) => /^(?:are|is)$/i.test(text))
      ? (freeDays(words, at, context) ?? openDays(words, at, context))
      : null,
  schoolNights,
  // `on my day off which is Tuesday`
  (words, at, context) =>
    words.slice(at + 1, at + 4).some(({ text }) => /^off$/i.test(text))
      ? MY_DAY_OFF(words, at, context)
      : null,
  meaning(
    sequence(
      optional(keyword('on')),
      optional(EVERY),
      either<unknown>(
        keyword('weeknight', 'weeknights'),
        sequence(keyword('week'), keyword('night', 'nights')),
      ),
    ),
    () => within(onDays(WORKDAYS.map(({ day }) => day)), EVENING),
  ),
  meaning(sequence(optional(keyword('on')), EVERY, someDays, anyPart), ([, , days, window]) =>
    within(onDays(days), window),
  ),
  // `over the weekend` is the next one.
  (words, at, context) =>
    words[at]?.plain === 'over' && words[at + 2]?.plain === 'weekend'
      ? null
      : workdaysOrWeekends(words, at, context),
  // `during the week`
  meaning(sequence(keyword('during'), keyword('the'), keyword('week'), anyPart), ([, , , window]) =>
    within(onDays(WORKDAYS.map(({ day }) => day)), window),
  ),
  // `2 hours on a Sunday`, behind how long
  (words, at, context) =>
    words[at]?.text === 'on' && words[at + 1]?.text === 'a' && LENGTH.test(words[at - 1]?.plain ?? '')
      ? ON_A_DAY(words, at, context)
      : null,
  // `all day Saturday`
  meaning(sequence(keyword('all'), keyword('day'), optional(keyword('on')), someDays), ([, , , days]) =>
    onDays(days),
  ),
  // `Wednesday evenings and Sunday mornings`: the first, and the others stay unread.
  (words, at, context) => {
    const read = DAYS_WITH_PARTS(words, at, context)
    const [first, ...others] = read?.value[1] ?? []
    if (!read || !first) return null
    const isOther = others.some(({ window }) => window?.from !== first.window?.from)
    return isOther
      ? ONE_DAY_WITH_PART(words, at, context)
      : { value: others.reduce(withDays, first), to: read.to }
  },
  // `Mondays to Thursdays`
  meaning(
    sequence(
      optional(keyword('on', 'from')),
      pluralDay,
      keyword('to', 'through', 'till', 'until', '-', '–'),
      pluralDay,
      anyPart,
    ),
    ([, first, , last, window]) =>
      within(
        onDays(Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)),
        window,
      ),
  ),
  meaning(sequence(optional(keyword('on')), pluralDays, anyPart), ([, days, window]) =>
    within(onDays(days.map(({ day }) => day)), window),
  ),
  meaning(sequence(optional(keyword('on', 'from')), someDays, anyPart), ([on, days, window]) =>
    on === 'on' || days.length > 1 ? within(onDays(days), window) : null,
  ),
  // `Wednesday class at 6:30`
  (words, at, context) =>
    CLASS.test(words[at + 1]?.text ?? '') && !endsPart(words, at) ? DAY_OF_CLASS(words, at, context) : null,
  // `Thursday 8pm`
  (words, at, context) => {
    const day = weekdayName(words, at, context)
    const isTimed =
      day &&
      /^(?:\d{1,2}(?:[:.]\d\d)?(?:am|pm)|\d{1,2}[:.]\d\d|\d{1,2}[-–]\d{1,2}(?:am|pm)|at)$/.test(
        words[day.to]?.plain ?? '',
      )
    return day && (isTimed || isFromTo(words, day.to)) ? { value: onDays([day.value]), to: day.to } : null
  },
  // `train | sats`; SATs are an exam
  (words, at) => {
    const day = /^(mon|fri|sat|sun)s[,.;]?$/i.exec(words[at]?.text ?? '')?.[1]?.toLowerCase()
    const before = day === undefined || at === 0 ? '' : (words[at - 1]?.plain ?? '')
    const isTaken =
      /^(?:on|train|training|practi[sc]e)$/.test(before) ||
      /^(?:strength|endurance|start_running|flexibility)$/.test(before && patternOf(before))
    return day !== undefined && isTaken ? { value: onDays([weekdayOf(day) ?? 0]), to: at + 1 } : null
  },
  // `yoga | Thursday | 30 min`
  (words, at, context) => {
    const day = isBeforeLength(words, at) ? weekdayName(words, at, context) : null
    return day && { value: onDays([day.value]), to: day.to }
  },
  // `2 hrs Sat`
  (words, at, context) => {
    const isBehindLength = LENGTH.test(words[at - 1]?.text.toLowerCase() ?? '')
    const day = isBehindLength ? weekdayName(words, at, context) : null
    return day && { value: onDays([day.value]), to: day.to }
  },
)
