import { weekdayName } from '#shared/tasks/quickAdd/dateWords.ts'
import { ordinal } from '#shared/tasks/quickAdd/numbers.ts'
import {
  either,
  keyword,
  list,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { WORKDAYS } from '#shared/tasks/repeat.ts'
import { pluralDay, pluralDays, weekdays, weekends, workdays } from '#shared/tasks/quickAdd/weekdays.ts'
import { endsPart } from './clauses.ts'
import { length, perDay, perWeek } from './lengths.ts'
import { leastNumber, number, roughly } from './numbers.ts'
import { dayPartWindow, type DayWindow, EVENING, LUNCH } from './dayParts.ts'

/**
 * How often: sessions a week, on which weekdays where these are named (0 Sunday to 6 Saturday), how many days lie between two at
 * least, and in which part of the day.
 */
export type Rhythm = {
  perWeek: number
  weekdays: readonly number[] | null
  everyDays?: number
  window?: DayWindow
  /** `twice a day`; once where it is missing. */
  perDay?: number
  /** `every day`: days that are left out leave the others. */
  isDaily?: true
  /** `a 30-day challenge`: any other rhythm says more. */
  isImplied?: true
}

const DAYS_PER_WEEK = 7
const DAILY: Rhythm = { perWeek: DAYS_PER_WEEK, weekdays: null, isDaily: true }
const SESSIONS =
  /^(times?|x|sessions?|days?|nights?|evenings?|mornings?|afternoons?|lessons?|workouts?|runs?|classes|class|walks?|rides?|swims?)$/

const EVERY = keyword('every', 'each', 'per')
/** `mornings` behind days, also as `in the morning`. */
const anyPart: Phrase<DayWindow | null> = optional(dayPartWindow)

type Times = { count: number; window?: DayWindow }

/** `3 times`, `3x`, `x3`, `three evenings`, `once`, `twice`, `3 to 4 times`. */
const times: Phrase<Times> = either<Times>(
  meaning(keyword('once'), () => ({ count: 1 })),
  meaning(keyword('twice'), () => ({ count: 2 })),
  meaning(keyword('thrice'), () => ({ count: 3 })),
  term((plain) => {
    const digits = /^(?:(\d{1,2})x|x(\d{1,2}))$/.exec(plain)
    const count = Number(digits?.[1] ?? digits?.[2])
    return count > 0 ? { count } : null
  }),
  meaning(sequence(leastNumber, dayPartWindow), ([count, window]) => ({
    count,
    window: window.to === '24:00' ? { ...window, from: EVENING.from } : window, // `5 nights a week` are evenings
  })),
  meaning(
    sequence(
      leastNumber,
      optional(keyword('short', 'long', 'quick', 'easy', 'hard', 'small', 'focused', 'good', 'proper')),
      term((plain) => (SESSIONS.test(plain) ? plain : null)),
    ),
    ([count]) => ({ count }),
  ),
)

/** `gym 3x`, `run 3x and lift`: what is done so many times is done each week; but `3x 12 squats` is a set. */
const bareTimes: Phrase<Rhythm> = (words, at, context) => {
  const count = Number(
    /^(?:([1-7])x|x([1-7]))$/
      .exec(words[at]?.plain ?? '')
      ?.slice(1)
      .find(Boolean),
  )
  if (!(count > 0)) return null
  const next = words[at + 1]?.plain ?? ''
  const isAlone =
    endsPart(words, at) || /^(?:|and|on|in|by|until|till|from|for|before|after|starting|at)$/.test(next)
  return isAlone || length(words, at + 1, context) ? { value: often(count), to: at + 1 } : null
}

/** `3 times in the week`. */
const inTheWeek: Phrase<true> = meaning(
  sequence(keyword('in'), optional(keyword('the', 'a')), keyword('week')),
  () => true,
)

const SO_MANY_A_WEEK = sequence(leastNumber, perWeek)

const counted: Phrase<Rhythm> = either(
  // `5 days out of 7`
  meaning(sequence(number, keyword('days'), keyword('out'), keyword('of'), number), ([count, , , , all]) =>
    all === DAYS_PER_WEEK && count <= all ? often(count) : null,
  ),
  // `6 hours a week | split over 3 days`
  meaning(
    sequence(
      keyword('split', 'spread', 'divided'),
      keyword('over', 'across', 'into', 'between', 'in'),
      number,
      keyword('days', 'sessions', 'evenings', 'mornings', 'parts'),
    ),
    ([, , count]) => (count <= DAYS_PER_WEEK ? often(count) : null),
  ),
  // `…, 3 per week`
  (words, at, context) => {
    if (at > 0 && !/[,;:.(]$|^[-–—]$/.test(words[at - 1]?.text ?? '')) return null
    const read = SO_MANY_A_WEEK(words, at, context)
    return read && read.value[0] <= DAYS_PER_WEEK ? { value: often(read.value[0]), to: read.to } : null
  },
  meaning(sequence(roughly, times, either(perWeek, inTheWeek)), ([, { count, window }]) => ({
    ...often(count),
    ...(window && { window }),
  })),
  meaning(sequence(times, perDay), ([{ count, window }]) => ({
    ...within(DAILY, window ?? null),
    ...(count > 1 && { perDay: count }),
  })),
  meaning(
    sequence(
      term((plain) => Number(/^(\d)x$/.exec(plain)?.[1]) || null),
      keyword('week', 'weekly'),
    ),
    ([count]) => often(count),
  ),
  bareTimes,
)

/** `every day | incl. weekends`, `daily, | even on Sundays`: they are among all days. */
const AND_DAYS: Phrase<unknown> = optional(
  sequence(
    keyword('incl', 'including', 'even', 'also'),
    optional(keyword('on', 'at')),
    either<unknown>(workdays, weekends, weekdays, pluralDays),
  ),
)

/** `every day`, `daily`, `every morning`, `every other day`, `every 3 days`, `every week`, `most days`. */
const regular: Phrase<Rhythm> = either<Rhythm>(
  meaning(
    sequence(
      EVERY,
      optional(keyword('single')),
      either<DayWindow | null>(
        meaning(keyword('day'), () => NO_WINDOW),
        dayPartWindow,
      ),
      AND_DAYS,
    ),
    ([, , window]) => ({ ...DAILY, ...(window && window !== NO_WINDOW && { window }) }),
  ),
  meaning(sequence(EVERY, keyword('lunch'), keyword('break', 'hour', 'time')), () => within(DAILY, LUNCH)),
  meaning(sequence(keyword('daily', 'everyday'), AND_DAYS), () => DAILY),
  meaning(keyword('nightly'), () => ({ ...DAILY, window: { from: '20:00', to: '24:00' } })),
  meaning(
    sequence(EVERY, either(keywordTwo(), ordinal), keyword('day', 'night', 'evening', 'morning')),
    ([, step]) => spaced(step),
  ),
  meaning(sequence(EVERY, number, keyword('days')), ([, step]) => spaced(step)),
  // `10 pages per week` says how much, and not how often.
  (words, at) => {
    const isAmount = /^\d/.test(words[at - 2]?.plain ?? '') && /^[a-z]+s$/.test(words[at - 1]?.plain ?? '')
    const isWeek = /^(?:every|each|per)$/.test(words[at]?.plain ?? '') && words[at + 1]?.plain === 'week'
    return isWeek && !isAmount ? { value: often(1), to: at + 2 } : null
  },
  meaning(keyword('weekly'), () => often(1)),
  meaning(
    sequence(
      keyword('most'),
      either<DayWindow | null>(
        meaning(keyword('days'), () => NO_WINDOW),
        dayPartWindow,
      ),
    ),
    ([, window]) => within(often(5), window === NO_WINDOW ? null : window),
  ),
)

const NO_WINDOW: DayWindow = { from: '', to: '' }

const someDays: Phrase<readonly number[]> = meaning(either(workdays, weekends, weekdays), (days) =>
  days.map(({ day }) => day),
)

/** `tuesday evenings`: one day, whose plural is that of its part. */
const dayParts: Phrase<Rhythm> = meaning(sequence(weekdayName, dayPartWindow), ([day, window]) => ({
  ...onDays([day]),
  window,
}))

const named: Phrase<Rhythm> = either<Rhythm>(
  meaning(
    sequence(
      optional(keyword('i', 'we')),
      keyword('have', 'having', 'got'),
      either(pluralDays, weekdays),
      keyword('free', 'available', 'off'),
    ),
    ([, , days]) => onDays(days.map(({ day }) => day)),
  ),
  meaning(sequence(optional(keyword('on')), optional(EVERY), keyword('weeknight', 'weeknights')), () =>
    within(onDays(WORKDAYS.map(({ day }) => day)), EVENING),
  ),
  meaning(sequence(optional(keyword('on')), EVERY, someDays, anyPart), ([, , days, window]) =>
    within(onDays(days), window),
  ),
  meaning(
    sequence(
      optional(keyword('on', 'at', 'over', 'during')),
      optional(keyword('the')),
      either(workdays, weekends),
      anyPart,
    ),
    ([, , days, window]) => within(onDays(days.map(({ day }) => day)), window),
  ),
  meaning(sequence(optional(keyword('on')), list(dayParts, DAYS_PER_WEEK)), ([, all]) =>
    all.reduce(withDays),
  ),
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
  // `Thursday 8pm`
  (words, at, context) => {
    const day = weekdayName(words, at, context)
    const isTimed =
      day &&
      /^(?:\d{1,2}(?:[:.]\d\d)?(?:am|pm)|\d{1,2}:\d\d|\d{1,2}[-–]\d{1,2}(?:am|pm)|at)$/.test(
        words[day.to]?.plain ?? '',
      )
    return isTimed ? { value: onDays([day.value]), to: day.to } : null
  },
)

/** `only`, `but I can only train`. */
const onlyCan: Phrase<unknown> = optional(
  either<unknown>(
    sequence(
      optional(keyword('but')),
      keyword('i', 'we'),
      keyword('can', 'have', 'will'),
      keyword('only', 'just'),
      optional(
        keyword(
          'train',
          'do',
          'practice',
          'practise',
          'work',
          'study',
          'make',
          'time',
          'it',
          'meet',
          'record',
          'go',
          'run',
        ),
      ),
      optional(keyword('it')),
    ),
    sequence(optional(keyword('but')), keyword('only')),
  ),
)

/** How often a goal is worked at: `3 times a week`, `every day`, `on Mondays and Thursdays`, `weekends`. */
export const rhythm: Phrase<Rhythm> = (words, at, context) => {
  // `300 pages, 10 | per day` says how many.
  const isRate =
    words[at]?.plain === 'per' && words[at + 1]?.plain === 'day' && /^\d+$/.test(words[at - 1]?.plain ?? '')
  return isRate ? null : anyRhythm(words, at, context)
}

const anyRhythm: Phrase<Rhythm> = either(
  meaning(
    sequence(onlyCan, either(counted, named, regular), optional(keyword('only'))),
    ([, found]) => found,
  ),
  // `only Saturday`
  meaning(sequence(keyword('only'), someDays, anyPart), ([, days, window]) => within(onDays(days), window)),
)

/** The weekdays of both: `swim on Mondays, run on Fridays`. */
export function withDays(one: Rhythm, other: Rhythm): Rhythm {
  return one.weekdays && other.weekdays
    ? within(onDays([...one.weekdays, ...other.weekdays]), one.window ?? other.window ?? null)
    : one
}

function keywordTwo(): Phrase<number> {
  return meaning(keyword('other', 'second'), () => 2)
}

function often(count: number): Rhythm {
  return { perWeek: Math.min(DAYS_PER_WEEK, count), weekdays: null }
}

/** `every other day` is four sessions a week, of which no two are on days that follow each other. */
function spaced(step: number): Rhythm | null {
  if (step < 1 || step > DAYS_PER_WEEK) return null
  if (step === 1) return DAILY
  return { ...often(step === 2 ? 4 : Math.max(1, Math.floor(DAYS_PER_WEEK / step))), everyDays: step }
}

function onDays(days: readonly number[]): Rhythm {
  const sorted = [...new Set(days)].toSorted((one, other) => one - other)
  return { perWeek: sorted.length, weekdays: sorted }
}

function within(rhythmOfDays: Rhythm, window: DayWindow | null): Rhythm {
  return window ? { ...rhythmOfDays, window } : rhythmOfDays
}
