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
import { pluralDays, weekdays, weekends, workdays } from '#shared/tasks/quickAdd/weekdays.ts'
import { perDay, perWeek } from './lengths.ts'
import { leastNumber, number, roughly } from './numbers.ts'

/** How often: sessions a week, and on which weekdays where these are named (0 Sunday to 6 Saturday). */
export type Rhythm = { perWeek: number; weekdays: readonly number[] | null }

const DAYS_PER_WEEK = 7
const SESSIONS =
  /^(times?|x|sessions?|days?|nights?|evenings?|mornings?|afternoons?|lessons?|workouts?|runs?|classes|class|walks?|rides?|swims?)$/

const EVERY = keyword('every', 'each')
const partOfDay = keyword('morning', 'evening', 'night', 'afternoon', 'lunchtime')
const partsOfDay = keyword('mornings', 'evenings', 'nights', 'afternoons')
const anyPart = optional(either(partOfDay, partsOfDay))

/** `3 times`, `3x`, `three evenings`, `once`, `twice`. */
const times: Phrase<number> = either(
  meaning(keyword('once'), () => 1),
  meaning(keyword('twice'), () => 2),
  meaning(keyword('thrice'), () => 3),
  term((plain) => {
    const digits = /^(\d{1,2})x$/.exec(plain)?.[1]
    return Number(digits) || null
  }),
  meaning(
    sequence(
      leastNumber,
      term((plain) => (SESSIONS.test(plain) ? plain : null)),
    ),
    ([count]) => count,
  ),
)

/** `3 times/week`, `3x/week`. */
const slashed: Phrase<number> = either(
  term((plain) => Number(/^(\d{1,2})x\/(?:week|wk)$/.exec(plain)?.[1]) || null),
  meaning(
    sequence(
      leastNumber,
      term((plain) => (/^(times|x)\/(week|wk)$/.test(plain) ? plain : null)),
    ),
    ([count]) => count,
  ),
)

const counted: Phrase<Rhythm> = either(
  meaning(
    sequence(
      roughly,
      either(
        slashed,
        meaning(sequence(times, perWeek), ([count]) => count),
      ),
    ),
    ([, count]) => often(count),
  ),
  meaning(sequence(times, perDay), () => often(DAYS_PER_WEEK)),
)

/** `every day`, `daily`, `every morning`, `every other day`, `every 3 days`, `every week`. */
const regular: Phrase<Rhythm> = either(
  meaning(sequence(EVERY, optional(keyword('single')), either(keyword('day'), partOfDay)), () =>
    often(DAYS_PER_WEEK),
  ),
  meaning(keyword('daily', 'everyday', 'nightly'), () => often(DAYS_PER_WEEK)),
  meaning(sequence(EVERY, either(keywordTwo(), ordinal), keyword('day')), ([, step]) => spaced(step)),
  meaning(sequence(EVERY, number, keyword('days')), ([, step]) => spaced(step)),
  meaning(sequence(EVERY, keyword('week')), () => often(1)),
  meaning(keyword('weekly'), () => often(1)),
)

const someDays: Phrase<readonly number[]> = meaning(either(workdays, weekends, weekdays), (days) =>
  days.map(({ day }) => day),
)

/** `tuesday evenings`: one day, whose plural is that of its part. */
const dayParts: Phrase<readonly number[]> = meaning(sequence(weekdayName, partsOfDay), ([day]) => [day])

const named: Phrase<Rhythm> = either(
  meaning(sequence(optional(keyword('on')), EVERY, someDays, anyPart), ([, , days]) => onDays(days)),
  meaning(
    sequence(
      optional(keyword('on', 'at', 'over', 'during')),
      optional(keyword('the')),
      either(workdays, weekends),
      anyPart,
    ),
    ([, , days]) => onDays(days.map(({ day }) => day)),
  ),
  meaning(sequence(optional(keyword('on')), list(dayParts, DAYS_PER_WEEK)), ([, days]) =>
    onDays(days.flat()),
  ),
  meaning(sequence(optional(keyword('on')), pluralDays, anyPart), ([, days]) =>
    onDays(days.map(({ day }) => day)),
  ),
  meaning(sequence(optional(keyword('on')), someDays, anyPart), ([on, days]) =>
    on !== null || days.length > 1 ? onDays(days) : null,
  ),
)

/** How often a goal is worked at: `3 times a week`, `every day`, `on Mondays and Thursdays`, `weekends`. */
export const rhythm: Phrase<Rhythm> = meaning(
  sequence(either(counted, named, regular), optional(keyword('only'))),
  ([found]) => found,
)

/** The weekdays of both: `swim on Mondays, run on Fridays`. */
export function withDays(one: Rhythm, other: Rhythm): Rhythm {
  return one.weekdays && other.weekdays ? onDays([...one.weekdays, ...other.weekdays]) : one
}

function keywordTwo(): Phrase<number> {
  return meaning(keyword('other', 'second'), () => 2)
}

function often(count: number): Rhythm {
  return { perWeek: Math.min(DAYS_PER_WEEK, count), weekdays: null }
}

function spaced(step: number): Rhythm | null {
  return step < 1 ? null : often(Math.max(1, Math.floor(DAYS_PER_WEEK / step)))
}

function onDays(days: readonly number[]): Rhythm {
  const sorted = [...new Set(days)].toSorted((one, other) => one - other)
  return { perWeek: sorted.length, weekdays: sorted }
}
