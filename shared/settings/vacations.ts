import * as z from 'zod/mini'
import { mayReplacePauses, mergedSpans } from '#shared/habits/spans.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { CivilDate } from '#shared/time/schemas.ts'

const MOST_VACATIONS = 20
/** Dates of vacation that one calendar year may have (docs/rules/settings.md, Vacations). */
export const MOST_VACATION_DATES = 35
/** What lies farther back stays as it was. */
const DAYS_BACK = 7

const Vacation = z.strictObject({ from: CivilDate, to: CivilDate }).check(
  z.refine(({ from, to }) => from <= to, {
    error: 'A vacation ends on its first date or later',
    path: ['to'],
  }),
)
/** Vacations as a person sets them, all at once. */
export const Vacations = z
  .array(Vacation)
  .check(z.maxLength(MOST_VACATIONS, `At most ${MOST_VACATIONS} vacations`))

/** The same dates in as few vacations as possible, in order. */
export function mergedVacations(vacations: readonly DateRange[]): DateRange[] {
  return mergedSpans(vacations).map(({ from, to }) => ({ from, to: to ?? from }))
}

/**
 * Why vacations cannot take the place of others; null when they can.
 *
 * @param after merged
 * @param today the person's local date
 */
export function refusalOfVacations(
  before: readonly DateRange[],
  after: readonly DateRange[],
  today: string,
): string | null {
  const full = after.flatMap(yearsOf).find((year) => vacationDatesIn(after, year) > MOST_VACATION_DATES)
  if (full !== undefined)
    return `A year has at most ${MOST_VACATION_DATES} days of vacation; these are ${vacationDatesIn(after, full)} in ${full}`
  return mayReplacePauses(before, after, today) ? null : 'Dates of more than 7 days ago stay as they are'
}

/** How many dates of a calendar year are vacation. @param vacations merged */
export function vacationDatesIn(vacations: readonly DateRange[], year: string): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return vacations.reduce((sum, { from, to }) => {
    const [begin, end] = [from > first ? from : first, to < last ? to : last]
    return sum + Math.max(0, daysBetween(begin, end) + 1)
  }, 0)
}

/** The vacations without one of them; dates that are too long ago to change stay. @param today the person's local date */
export function withoutVacation(
  vacations: readonly DateRange[],
  removed: DateRange,
  today: string,
): DateRange[] {
  const settled = addDays(today, -DAYS_BACK - 1)
  return vacations.flatMap((vacation) => {
    if (vacation.from !== removed.from) return [vacation]
    return vacation.from <= settled
      ? [{ from: vacation.from, to: vacation.to < settled ? vacation.to : settled }]
      : []
  })
}

/** Whether any date of a vacation can still be taken out. */
export function isOpenToChange({ to }: DateRange, today: string): boolean {
  return to >= addDays(today, -DAYS_BACK)
}

/** The first and the last calendar year of a vacation, and one between them, which is full. */
function yearsOf({ from, to }: DateRange): string[] {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  const between = Number(last) - Number(first) > 1 ? [String(Number(first) + 1)] : []
  return first === last ? [first] : [first, ...between, last]
}
