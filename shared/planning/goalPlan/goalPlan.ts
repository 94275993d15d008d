import { isMoney } from '#shared/planning/patterns/keys.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import type { GoalPlan, PartOfPlan } from '#shared/planning/placing/toPlace.ts'
import { hasNoRhythm, type Understood } from '#shared/planning/understood.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { habitsOf, isHabit } from './habitPlan.ts'
import { neededTime } from './neededTime.ts'
import { mostSessionsOf, spreadSessions } from './boundedWork.ts'
import { inPersonsWords } from './personsWords.ts'
import { patternOfGoal } from './patternOfGoal.ts'
import { sessionPlan } from './sessionPlan.ts'
import { transferPlan } from './transferPlan.ts'

/**
 * What a good plan for a goal is made of (docs/rules/plans.md, Plans from goals): the pattern of its kind, within all that the person
 * said.
 *
 * @param goal that lacks nothing
 * @param today local date on which the plan begins, at the earliest
 * @param part of a plan that goes on; null for its beginning
 */
export function goalPlan(goal: Understood, today: string, part: PartOfPlan | null = null): GoalPlan {
  const named = { ...goal, what: capitalised(goal.what ?? 'The goal'), amount: inPlural(goal.amount) }
  const pattern = inPersonsWords(patternOfGoal(goal), named.what, goal.level)
  if (isMoney(goal.pattern)) return transferPlan(named, pattern, today)
  if (isHabit(named, pattern)) return habitsOf(named, pattern, today)
  const enough = { ...pattern, usual: neededTime(named, pattern, today) }
  const spread = spreadSessions(named, enough, today)
  const plan = sessionPlan(spread ?? withUsual(named, enough), enough, today, part)
  if (spread === null || named.minutes !== null) return plan
  return { ...plan, assumed: { ...plan.assumed, minutes: enough.usual.minutes } }
}

/** `a 1,800 dollar debt` is paid back in dollars. */
function inPlural(amount: Understood['amount']): Understood['amount'] {
  if (amount === null || amount.value === 1) return amount
  return { ...amount, unit: amount.unit.replace(/^(dollar|euro|pound)$/i, '$1s') }
}

/** With the pattern's rhythm and length where the person left them open. */
function withUsual(goal: Understood, pattern: Pattern): Understood {
  const isOpen = hasNoRhythm(goal) && goal.total_minutes === null
  // What is done in one or two sessions needs no third one in its week.
  const usual = Math.min(pattern.usual.perWeek, 7 - (goal.not_on?.length ?? 0))
  const most = pattern.isTheDay ? null : mostSessionsOf(goal, pattern)
  const perWeek = most === null ? usual : Math.ceil(most / Math.ceil(most / usual))
  return isOpen ? { ...goal, per_week: perWeek } : goal
}
