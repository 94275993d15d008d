import { firstDayOf } from './goalPlan/firstDay.ts'
import { addDays, addMonths } from '#shared/time/civil.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { isMoney } from './patterns/keys.ts'
import type { Understood } from './understood.ts'

/**
 * A share a month or a week of a sum that is known says when it is reached: `200 a month` of 3,000 is 15 months from the goal's first date on. The sum stays.
 */
export function withPaceOfMoney(said: GoalAnswers, goal: Understood, today: string): GoalAnswers {
  const pace = said.amount
  if (!pace || pace.per === null || pace.per === 'day' || pace.value <= 0) return said
  const { pattern, amount } = goal
  if (!isMoney(pattern) || amount === null || amount.per !== null) return said
  const { amount: _, ...others } = said
  const from = firstDayOf(goal, today)
  const count = Math.ceil(amount.value / pace.value)
  const end = pace.per === 'month' ? addMonths(from, count) : addDays(from, 7 * count)
  return { ...others, deadline: addDays(end, -1) }
}
