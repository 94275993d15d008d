import { USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { minuteOf } from '#shared/planning/placing/block.ts'
import type { Calendar } from '#shared/planning/placing/calendar.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import type { NewItem } from '#shared/planning/proposal.ts'
import { propose } from '#shared/planning/proposal.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { addDays } from '#shared/time/civil.ts'
import { goalPlan } from '#shared/planning/goalPlan/goalPlan.ts'
import type { GoalPlan } from '#shared/planning/placing/toPlace.ts'
import type { RuledSession } from '#shared/planning/goalPlan/rules.ts'

/** A Monday morning. */
export const TODAY = '2026-11-23'

/** What a sentence is understood as, with a pattern, a rhythm and a length of one's own where it lacks them. */
export function understoodGoal(text: string, answers: GoalAnswers = {}, pattern?: PatternKey): Understood {
  const { understood, missing } = understand(text, { today: TODAY, weekStart: 1 }, answers)
  if (missing.length > 0) throw new Error(`"${text}" lacks ${missing.join(', ')}`)
  return pattern === undefined ? understood : { ...understood, pattern }
}

/** A calendar that is free all day, in which a person plans as much as they like. */
export function freeCalendar({ from, to }: { from: string; to: string }): Calendar {
  const day: [string, string][] = [['05:00', '24:00']]
  const week = Array.from({ length: 7 }, () => day)
  const daily_capacity = { work: null, personal: null }
  const availability = { ...USUAL_AVAILABILITY, work: week, personal: week, daily_capacity }
  return { from, to, earliest: minuteOf(TODAY, '06:00'), availability, tasks: [], busy: [], skipped: [] }
}

/** A plan with its places in a calendar. */
export function placedPlan(
  goal: Understood,
  calendarOf: (range: { from: string; to: string }) => Calendar = freeCalendar,
): { plan: GoalPlan; kickoff: NewItem | undefined; sessions: RuledSession[]; items: NewItem[] } {
  const plan = goalPlan(goal, TODAY)
  const calendar = calendarOf(plan)
  const wide = calendarOf({ from: plan.from, to: addDays(plan.from, 365) })
  const { items = [] } = propose(calendar, plan.steps, plan.optional, wide) ?? {}
  const sessions = items.filter(({ step }) => step !== 'kickoff').map(sessionOf)
  return { plan, kickoff: items.find(({ step }) => step === 'kickoff'), sessions, items }
}

/** An item as the rules look at it. */
export function sessionOf({ row, note }: Pick<NewItem, 'row' | 'note'>): RuledSession {
  const { title, scheduled_date, scheduled_time, estimated_duration } = row ?? {}
  return {
    title: String(title),
    note,
    date: String(scheduled_date),
    time: typeof scheduled_time === 'string' ? scheduled_time : null,
    minutes: Number(estimated_duration),
  }
}
