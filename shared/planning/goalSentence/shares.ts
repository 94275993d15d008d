import { addDays, addMonths, daysBetween } from '#shared/time/civil.ts'
import { type Amount, isMoney, type Per } from './amounts.ts'
import type { Found, FoundOf } from './findings.ts'

/** How much of a whole amount comes in each month, week or day: `6000 euros, 250 a month`, `300 pages, 10 a day`. */
export type Share = { value: number; per: Per }

/** The share that a sentence names beside the whole. */
export function shareOf(
  found: readonly Found[],
  whole: (Pick<Amount, 'unit'> & { per: Per | null }) | null,
): (FoundOf<'amount'> & { per: Per }) | undefined {
  if (!whole || whole.per !== null) return undefined
  for (const one of found) {
    if (one.kind !== 'amount') continue
    const { unit, per } = one.value
    if (areOfOneKind(unit, whole.unit) && per !== null && per !== 'other') return { ...one, per }
  }
  return undefined
}

function areOfOneKind(one: string, other: string): boolean {
  return (isMoney(one) && isMoney(other)) || one.replace(/s$/, '') === other.replace(/s$/, '')
}

/** The date on which the last share of a whole is there. */
export function lastShareOn(whole: number, share: Share, start: string): string {
  const count = Math.min(1200, Math.ceil(whole / share.value))
  if (share.per === 'month') return addMonths(start, count)
  return addDays(start, share.per === 'week' ? 7 * count : count)
}

/** So many shares more or fewer than the time holds are rounding: its first or last month is no whole one. */
const TOLERANCE = 1
const DAYS: Record<Per, number> = { day: 1, week: 7, month: 365 / 12 }

/**
 * Whether shares from a date until another come to the whole, roughly: else one of the three is not meant so.
 *
 * @param daysAWeek on so many of them there is one, where they are those of a day
 */
export function comesTo(
  whole: number,
  { value, per }: Share,
  { from, until, daysAWeek }: { from: string; until: string; daysAWeek: number },
): boolean {
  const times = (daysBetween(from, until) + 1) / DAYS[per]
  const shares = times * (per === 'day' ? daysAWeek / 7 : 1)
  return Math.abs(whole / value - shares) <= Math.max(TOLERANCE, shares / 50)
}
