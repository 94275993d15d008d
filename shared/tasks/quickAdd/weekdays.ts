import { WORKDAYS } from '#shared/tasks/repeat.ts'
import type { RuleWeekday } from '#shared/tasks/repeatRule.ts'
import { weekdayName, weekdayOf } from './dateWords.ts'
import { either, keyword, list, meaning, type Phrase, sequence, term } from './phrase.ts'

const MOST_DAYS = 7
const WEEKEND: readonly RuleWeekday[] = daysOf([6, 0])

/** `mon,wed`, `mon/wed`, `mon-fri`, `mon through fri`. */
const someDays: Phrase<readonly number[]> = either(
  meaning(sequence(weekdayName, keyword('to', 'through', 'thru'), weekdayName), ([first, , last]) =>
    fromTo(first, last),
  ),
  term((plain) => {
    const [first, last] = plain.split('-').map(weekdayOf)
    if (typeof first === 'number' && typeof last === 'number') return fromTo(first, last)
    const days = plain.split(/[,/&+]/).map(weekdayOf)
    return days.every((day) => day !== null) ? days : null
  }),
)

/** `mon`, `mon, wed and fri`, `mon wed fri`, `mon-fri`. */
export const weekdays: Phrase<readonly RuleWeekday[]> = meaning(list(someDays, MOST_DAYS, true), (days) =>
  daysOf(days.flat()),
)

/** `weekday`, `workdays`. */
export const workdays = meaning(keyword('weekday', 'weekdays', 'workday', 'workdays'), () => WORKDAYS)

/** `weekend`, `weekends`. */
export const weekends = meaning(keyword('weekend', 'weekends'), () => WEEKEND)

/** One weekday in the plural. */
export const pluralDay = term((plain) => (plain.endsWith('days') ? weekdayOf(plain.slice(0, -1)) : null))

/** Days that repeat without `every`: `mondays`, `tuesdays and thursdays`, `weekdays`, `weekends`. */
export const pluralDays: Phrase<readonly RuleWeekday[]> = either(
  meaning(keyword('weekdays', 'workdays'), () => WORKDAYS),
  meaning(keyword('weekends'), () => WEEKEND),
  meaning(list(pluralDay, MOST_DAYS), daysOf),
)

/** Each day once, from Monday on. */
function daysOf(days: readonly number[]): RuleWeekday[] {
  return [...new Set(days)]
    .toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((day) => ({ day, nth: null }))
}

function fromTo(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
}
