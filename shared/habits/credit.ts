import { isTotal } from './schedule.ts'
import type { Kind, Version } from './past.ts'

type Rule = Pick<Version, 'aim' | 'target' | 'schedule'>

/**
 * Whether a value makes its date done (docs/rules/habits.md, Habits).
 *
 * @param value null without a check-in
 */
export function isDone(kind: Kind, { aim, target, schedule }: Rule, value: number | null): boolean {
  if (value === null) return false
  if (kind === 'yes_no') return value >= 1
  if (isTotal(schedule)) return aim === 'at_least' && value > 0
  return aim === 'at_least' ? value >= (target ?? 0) : value <= (target ?? 0)
}

/** Whether a value makes a date done by the rule that the habit had then. */
export function isDoneOn(
  { kind, versions }: { kind: Kind; versions: readonly Version[] },
  date: string,
  value: number | null,
): boolean {
  const rule = versions.findLast(({ from }) => from <= date) ?? versions[0]
  return rule !== undefined && isDone(kind, rule, value)
}

/** How much of its target a value, or the sum of a period, is worth: 0 to 1. */
export function creditOf(kind: Kind, { aim, target }: Pick<Rule, 'aim' | 'target'>, value: number): number {
  if (kind === 'yes_no') return value >= 1 ? 1 : 0
  const aimed = target ?? 0
  if (aim === 'at_least') return Math.min(1, value / aimed)
  if (value <= aimed) return 1
  return aimed === 0 ? 0 : Math.max(0, 2 - value / aimed)
}
