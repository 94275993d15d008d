import { alreadyThere } from './goalPlan/alreadyThere.ts'
import { comesTo } from './goalSentence/amounts/shares.ts'
import { firstDayOf } from './goalPlan/firstDay.ts'
import { addDays, addMonths } from '#shared/time/civil.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { isMoney } from './patterns/keys.ts'
import type { Understood } from './understood.ts'

/**
 * A share a month or a week of a sum that is known says when it is reached: `200 a month` of 3,000 is 15 months from the goal's first date on. The sum stays, and is shared so.
 */
export function withPaceOfMoney(said: GoalAnswers, goal: Understood, today: string): GoalAnswers {
  const pace = said.amount
  if (!pace || pace.per === null || pace.per === 'day' || pace.value <= 0) return said
  const { pattern, amount } = goal
  if (!isMoney(pattern) || amount === null || amount.per !== null) return said
  const from = firstDayOf(goal, today)
  const count = Math.ceil(amount.value / pace.value)
  const end = pace.per === 'month' ? addMonths(from, count) : addDays(from, 7 * count)
  const share = { value: pace.value, per: pace.per }
  return { ...said, amount: { ...amount, share }, deadline: addDays(end, -1) }
}

/** `save 3,600 by September, 150 a month`: whether what is put aside until then is another sum. */
export function comesToOtherSum(
  goal: Pick<Understood, 'amount' | 'deadline' | 'starts_on' | 'pattern' | 'level' | 'per_week'>,
  today: string,
): boolean {
  const { amount, deadline, starts_on: start, per_week: perWeek } = goal
  if (!amount?.share || amount.per !== null || deadline === null) return false
  const isOfMoney = isMoney(goal.pattern)
  const daysAWeek = isOfMoney ? 7 : (perWeek ?? 7)
  const span = { from: start ?? today, until: deadline, daysAWeek, isMoney: isOfMoney }
  return !comesTo(amount.value - alreadyThere(goal), amount.share, span)
}

/** Who names another date means it, and who does other work on other days: a share that does not come to the sum until then gives way. */
export function withShareInTime<Goal extends Parameters<typeof comesToOtherSum>[0]>(
  goal: Goal,
  {
    deadline,
    amount,
    ...others
  }: Pick<GoalAnswers, 'deadline' | 'amount' | 'rhythm' | 'weekdays' | 'per_week'>,
  today: string,
): Goal {
  const isOften = [others.rhythm, others.weekdays, others.per_week].some((said) => said !== undefined)
  const isOther = deadline !== undefined || (isOften && !isMoney(goal.pattern))
  if (!isOther || amount !== undefined || !comesToOtherSum(goal, today)) return goal
  return { ...goal, amount: goal.amount && { ...goal.amount, share: undefined } }
}
