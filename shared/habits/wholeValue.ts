import type { Habit } from './habit.ts'
import { isTotal } from './schedule.ts'

/**
 * The value that one tap gives a date: yes, or the target of a count or of minutes. Of what there should be little of (`at_most`,
 * `quit`) it is what was entered so far.
 *
 * @returns null for a sum over a week or a month, whose target says nothing of one date
 */
export function wholeValueOf(
  { kind, aim, target, schedule }: Pick<Habit, 'kind' | 'aim' | 'target' | 'schedule'>,
  entered: number | null | undefined,
): number | null {
  if (kind === 'yes_no') return 1
  if (kind === 'quit' || aim === 'at_most') return entered ?? 0
  return isTotal(schedule) ? null : Math.max(entered ?? 0, target ?? 1)
}
