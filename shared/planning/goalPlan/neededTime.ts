import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { hasNoRhythm, type Understood } from '#shared/planning/understood.ts'
import { DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'

/** Of some 240 pages. */
const HOURS_A_BOOK = 6
/** So much most people do in an hour at most, and how that is said. */
const AN_HOUR: Record<string, { most: number; usual: string }> = {
  words: { most: 1000, usual: 'most people write 500 to 1,000' },
  pages: { most: 40, usual: 'most people read 20 to 40' },
  books: { most: 1 / HOURS_A_BOOK, usual: `a book takes most people ${HOURS_A_BOOK} hours or more` },
}
/** Of the time before a date so much is left for the amount itself, where no phase of its own holds it. */
const SHARE_OF_MAKING = 0.75
const USUAL_SESSION = 90
const LONGEST_SESSION = 120
const QUARTER = 15

/** What most people do of something in an hour; null where that is not known. @param unit `words` */
export function paceOf(unit: string): { most: number; usual: string } | null {
  return Object.hasOwn(AN_HOUR, unit) ? (AN_HOUR[unit] ?? null) : null
}

/** Whether an amount by a date is more than people do in the time: then there is none for much else. @param minutes of all sessions */
export function isTight({ amount }: Understood, minutes: number): boolean {
  const pace = amount && paceOf(amount.unit)
  if (!amount || !pace || amount.per !== null || minutes === 0) return false
  return (amount.value * 60) / (minutes * SHARE_OF_MAKING) > pace.most
}

/**
 * How often and how long a plan takes where the person left it open: what its kind usually takes, or as much as an amount by a date
 * needs, up to two hours on each day (docs/rules/plans.md, Plans from goals).
 *
 * @param today local date
 */
export function neededTime(goal: Understood, { usual, phases }: Pattern, today: string): Pattern['usual'] {
  const { amount, deadline, starts_on: start, not_on: notOn } = goal
  const pace = amount && paceOf(amount.unit)
  if (!amount || !pace || amount.per !== null || deadline === null) return usual
  const from = start !== null && start > today ? start : today
  const weeks = Math.max(1, daysBetween(from, deadline) + 1) / DAYS_PER_WEEK
  const making = phases.reduce((sum, { share, holdsAmount }) => sum + (holdsAmount ? share : 0), 0)
  const hourly = (much: number) => (much / pace.most) * 60
  const each = amount.share?.per === 'day' ? amount.share.value : null
  const weekly =
    amount.share?.per === 'week'
      ? hourly(amount.share.value)
      : hourly(amount.value) / (weeks * (making || SHARE_OF_MAKING))
  const mostDays = DAYS_PER_WEEK - (notOn?.length ?? 0)
  const isOften = !hasNoRhythm(goal)
  const length = goal.minutes ?? USUAL_SESSION
  const perWeek = isOften
    ? (goal.weekdays?.length ?? goal.per_week ?? usual.perWeek)
    : Math.min(
        mostDays,
        each === null
          ? Math.max(usual.perWeek, Math.ceil(weekly / length))
          : Math.max(1, Math.ceil(amount.value / each / weeks)),
      )
  const minutes = Math.ceil((each === null ? weekly / perWeek : hourly(each)) / QUARTER) * QUARTER
  return { perWeek, minutes: Math.min(LONGEST_SESSION, Math.max(usual.minutes, minutes)) }
}
