import { alreadyThere } from './alreadyThere.ts'
import { firstDayOf } from './firstDay.ts'
import { kindOf } from '#shared/planning/availability.ts'
import { plannedStep, type PlannedStep } from '#shared/planning/plannedStep.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { shareInWords } from '#shared/planning/shareInWords.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { addDays, addMonths, DAYS_PER_WEEK, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { daysLeft } from './daysLeft.ts'
import type { GoalPlan } from '#shared/planning/placing/toPlace.ts'
import { goalOf, monthsIn, wholeOf } from './goalOf.ts'
import { transferShares } from './transferShares.ts'

/** Money moves monthly, and weekly where the plan is shorter than eight weeks. */
const DAYS_FOR_MONTHS = 56
const MINUTES = 15
const LONGEST_TITLE = 60
/** Days on which the first transfer may still be made. */
const DAYS_TO_BEGIN = 7
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The plan of money that is saved or paid back: one task that repeats, with a share each time (C11). */
export function transferPlan(goal: Understood, pattern: Pattern, today: string): GoalPlan {
  const from = firstDayOf(goal, today)
  const to =
    goal.deadline !== null && goal.deadline >= from ? goal.deadline : addDays(addMonths(from, 12), -1)
  const all = transferDates(goal, from, to)
  const start = alreadyThere(goal)
  const whole = goal.amount && { ...goal.amount, value: wholeOf(goal.amount, { from, to }, goal), per: null }
  const amount = whole && { ...whole, value: whole.value - start }
  const isEachWeek = isWeekly(goal, from, to)
  const each = eachOf(goal.amount?.share, isEachWeek)
  const shares = amount ? transferShares(amount.value, all.length, each) : []
  const dates = amount ? all.slice(0, shares.length) : all
  const last = dates.at(-1) ?? from
  const step: PlannedStep = {
    ...plannedStep(
      {
        // The first transfer is the first step.
        key: 'kickoff',
        minutes: MINUTES,
        hours: kindOf(goal.category),
        not_before: dates[0] ?? from,
        deadline: firstDeadline(dates, goal),
        days: goal.weekdays ?? daysLeft(goal),
        between: goal.between,
      },
      {
        title: titleOf(goal, pattern, amount && shareInWords(amount, shares[0] ?? 0, 0)),
        category: goal.category,
        description: noteOf(shares, amount, isEachWeek ? 'week' : 'month'),
        amount: amount && {
          value: amount.value,
          unit: amount.unit,
          ...(each !== undefined && { each }),
        },
      },
    ),
    recurrence: ruleOf(goal, isEachWeek, dates),
  }
  return {
    title: goal.what ?? '',
    steps: [step],
    from,
    to: goal.deadline ?? last,
    covers_until: to,
    optional: [],
    goal: goalOf({ ...goal, amount: whole }, { from, to, today, start }, []),
    phases: [],
    habits: [],
    assumed: { perWeek: null, minutes: null, level: null },
  }
}

/** What was said of each transfer, where they come as often. */
function eachOf(share: Share | undefined, isEachWeek: boolean): number | undefined {
  return share?.per === (isEachWeek ? 'week' : 'month') ? share.value : undefined
}
type Share = NonNullable<NonNullable<Understood['amount']>['share']>

function isWeekly({ weekdays, amount, per_week }: Understood, from: string, to: string): boolean {
  const per = amount?.per ?? amount?.share?.per
  if (per === 'month') return false
  return (
    per === 'week' || weekdays !== null || per_week !== null || daysBetween(from, to) + 1 < DAYS_FOR_MONTHS
  )
}

/**
 * The dates of all transfers, up to the last one that lies before the end. `1200 in a year` is twelve of 100: a whole amount is there on
 * its date, so none is left for that day.
 */
function transferDates(goal: Understood, from: string, to: string): string[] {
  const first = firstDate(goal, from)
  if (first > to) return [to]
  const isWhole = goal.amount?.per === null && goal.weekdays === null
  const last = isWhole && first < to ? addDays(to, -1) : to
  if (!isWeekly(goal, from, to))
    return Array.from({ length: monthsIn(first, last) }, (_, month) => addMonths(first, month))
  const weeks = Math.floor(daysBetween(first, last) / DAYS_PER_WEEK) + 1
  return Array.from({ length: weeks }, (_, week) => addDays(first, week * DAYS_PER_WEEK))
}

/** The first date that is not left out. */
function firstDate({ weekdays, not_on: notOn }: Understood, from: string): string {
  const open = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(from, day))
  return (
    open.find((date) => (weekdays?.includes(dayOfWeek(date)) ?? true) && !notOn?.includes(dayOfWeek(date))) ??
    from
  )
}

/** The first transfer may be some days later; then all of them are. */
function firstDeadline(dates: readonly string[], { weekdays }: Understood): string {
  const [first = '', second] = dates
  if (weekdays !== null || second === undefined) return first
  return addDays(first, Math.min(DAYS_TO_BEGIN, daysBetween(first, second)) - 1)
}

/** The rule ends with the number of transfers, so that the shares add up wherever the first one is placed. */
function ruleOf(goal: Understood, isEachWeek: boolean, dates: readonly string[]): string {
  if (!isEachWeek) return `FREQ=MONTHLY;COUNT=${dates.length}`
  const day = WEEKDAYS[dayOfWeek(dates.at(-1) ?? '')] ?? 'MO'
  return goal.weekdays === null
    ? `FREQ=WEEKLY;COUNT=${dates.length}`
    : `FREQ=WEEKLY;COUNT=${dates.length};BYDAY=${day}`
}

/** `Transfer 384.62 euros: Save 5000 euros`; the last transfers may be a cent less, as the note says. */
function titleOf({ what, pattern: key }: Understood, { firstStep }: Pattern, share: string | null): string {
  if (what === null) return firstStep.title
  const points = Array.from(
    [key === 'debt' ? 'Pay back' : 'Transfer', share].filter(Boolean).join(' ') + `: ${what}`,
  )
  return points.length <= LONGEST_TITLE ? points.join('') : `${points.slice(0, LONGEST_TITLE - 1).join('')}…`
}

/** `12 transfers: 8 of €416.67, then 4 of €416.66`; they add up to the cent. */
function noteOf(
  shares: readonly number[],
  amount: { value: number; unit: string } | null,
  every: string,
): string {
  if (!amount || shares.length === 0) return ''
  const groups = [...Map.groupBy(shares, (share) => share)]
  const words = groups.map(
    ([share, some]) =>
      `${groups.length > 1 ? `${some.length} of ` : ''}${shareInWords(amount, share, 0) ?? share}`,
  )
  const each = shares.length === 1 || groups.length > 1 ? words.join(', then ') : `${words.join('')} each`
  const count = shares.length === 1 ? 'One transfer' : `${shares.length} transfers, one a ${every}`
  return `${count}: ${each}. Done when the money is on its way; set it up as a standing order if your bank can.`
}
