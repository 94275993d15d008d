import type { OwnHours } from './goalSentence/rhythms/rhythm.ts'
import { betweenOf } from './goalSentence/times/times.ts'
import type { OwnDays, Understood } from './understood.ts'

/** A window of the day, `HH:MM` up to `24:00`, and weekdays that have one of their own; null for all of the day. */
export type DailyHours = {
  between: readonly [from: string, to: string] | null
  own_days?: OwnDays | null | undefined
}

/** The hours that the sessions of a plan share. */
export function sharedHours(steps: readonly DailyHours[]): DailyHours {
  return steps.find((step) => step.between ?? step.own_days) ?? { between: null }
}

/** The window on a weekday, 0 Sunday to 6 Saturday. */
export function betweenOn({ between, own_days: own }: DailyHours, weekday: number): DailyHours['between'] {
  return own?.find(({ days }) => days.includes(weekday))?.between ?? between
}

/** The minutes of a plan's sessions on a weekday, as they were said; null where nothing is. */
export function minutesOn(
  { minutes, own_days: own }: Pick<Understood, 'minutes' | 'own_days'>,
  weekday: number,
): number | null {
  return own?.find(({ days }) => days.includes(weekday))?.minutes ?? minutes
}

/** How much there is on a weekday, where it has an amount of its own. */
export function amountOn({ own_days: own }: Pick<Understood, 'own_days'>, weekday: number): number | null {
  return own?.find(({ days }) => days.includes(weekday))?.amount?.value ?? null
}

/** Whether some weekdays have an amount of their own. */
export function hasOwnAmounts({ own_days: own }: Pick<Understood, 'own_days'>): boolean {
  return own?.some(({ amount }) => amount !== undefined) === true
}

/** The amount of most days, where each of them has one. */
export function usualAmount(own: readonly OwnHours[]): Understood['amount'] {
  const [most] = own.toSorted((one, other) => other.days.length - one.days.length)
  return most?.amount ? { ...most.amount, per: 'day' } : null
}

/** The length of most days, where each of them has one. */
export function usualLength(own: readonly OwnHours[]): number | null {
  if (own.some(({ minutes }) => minutes === null)) return null
  return own.toSorted((one, other) => other.days.length - one.days.length)[0]?.minutes ?? null
}

/**
 * Days with their own window and length (docs/rules/plans.md, Goal sentences): those on which the goal is worked, each with what differs
 * from the length of the goal. Null where nothing does.
 *
 * @param answered whether the part of the day or the length is answered, which holds for all days then
 */
export function ownDaysOf(
  own: readonly OwnHours[],
  {
    weekdays,
    not_on: notOn,
    minutes,
    amount,
  }: Pick<Understood, 'weekdays' | 'not_on' | 'minutes' | 'amount'>,
  answered: { between: boolean; minutes: boolean } = { between: false, minutes: false },
): OwnDays | null {
  const open = (day: number) => weekdays?.includes(day) !== false && !notOn?.includes(day)
  const days = own.flatMap((one) => {
    const length = answered.minutes || one.minutes === minutes ? null : one.minutes
    const between =
      answered.between || one.window === null ? null : betweenOf(one.window, one.minutes ?? minutes)
    const named = one.days.filter(open)
    const much =
      one.amount && (amount?.per !== 'day' || one.amount.value !== amount.value) ? one.amount : null
    return named.length > 0 && (between !== null || length !== null || much)
      ? [{ days: named.toSorted((a, b) => a - b), between, minutes: length, ...(much && { amount: much }) }]
      : []
  })
  return days.length > 0 ? days : null
}
