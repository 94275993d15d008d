import * as z from 'zod/mini'
import { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { GoalSentence } from '#shared/planning/request.ts'
import { nextTask } from '#shared/tasks/nextTask.ts'
import { minutesOf } from '#shared/time/civil.ts'
import { localTime } from '#shared/time/localDate.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'
import { todayOf } from '#server/plans/calendar.ts'
import { changeAccepted, endPlan } from './changeAccepted.ts'
import { easeDay } from './easeDay.ts'
import { moveTask } from './moveTask.ts'
import { openTasksUntil } from './openTasksUntil.ts'
import { proposeGoal } from './proposeGoal.ts'
import { readTool, type Tool, writeTool } from './tool.ts'
import { undoLastPlan } from './undoLastPlan.ts'

const changePlanTool = writeTool({
  name: 'change_plan',
  description: 'Proposes a plan anew as the person has changed it, in place of the one that was proposed.',
  effect: 'propose',
  schema: z.strictObject({
    plan_id: z.uuid(),
    ...GoalSentence.shape,
    not_applied: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(200)),
  }),
  async answer(inside, person, { plan_id, not_applied, ...goal }, origin) {
    return { ...(await proposeGoal(inside, person, goal, origin, plan_id)), not_applied }
  },
})

const changeAcceptedTool = writeTool({
  name: 'change_accepted_plan',
  description: 'Proposes what is open of an accepted plan as the person has changed it.',
  effect: 'propose',
  schema: z.strictObject({
    plan_id: z.uuid(),
    answers: GoalAnswers,
    not_applied: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(200)),
  }),
  answer: changeAccepted,
})

const endPlanTool = writeTool({
  name: 'end_plan',
  description: 'Proposes that an accepted plan ends: what is open of it leaves.',
  effect: 'propose',
  schema: z.strictObject({ plan_id: z.uuid() }),
  answer: (inside, person, { plan_id }, origin) => endPlan(inside, person, plan_id, origin),
})

const moveTaskTool = writeTool({
  name: 'move_task',
  description: 'Proposes another time for the one task that is meant.',
  effect: 'propose',
  schema: z.strictObject({
    what: z.string().check(z.minLength(1), z.maxLength(400)),
    on: z.optional(CivilDate),
    date: z.optional(CivilDate),
    time: z.optional(ClockTime),
    which: z.optional(z.string().check(z.maxLength(400))),
  }),
  answer: moveTask,
})

const easeDayTool = writeTool({
  name: 'ease_day',
  description: 'Answers what is open today, and proposes other days for what is least urgent.',
  effect: 'propose',
  schema: z.strictObject({}),
  answer: (inside, person, _asked, origin) => easeDay(inside, person, origin),
})

const undoPlanTool = writeTool({
  name: 'undo_plan',
  description: 'Undoes the plan of this conversation that was accepted last.',
  effect: 'propose',
  schema: z.strictObject({}),
  answer: (inside, person, _asked, origin) => undoLastPlan(inside, person, origin),
})

const whatNowTool = readTool({
  name: 'what_now',
  description: 'Answers which task is next.',
  schema: z.strictObject({}),
  async answer(deps, person) {
    const today = todayOf(deps, person)
    const time = localTime(deps.now(), person.dayRule.timezone)
    const tasks = await openTasksUntil(deps, person, today)
    const found = nextTask(tasks, { today, minutes: minutesOf(time) })
    if (!found) return { next: null }
    const { title, estimated_duration: minutes, scheduled_date: date, scheduled_time } = found.task
    return { next: { title, minutes, date, time: scheduled_time, why: found.why } }
  },
})

/** A tool of the planner that is built in, and the one of everybody's tools without which a run does not offer it. */
type PlannerTool = { tool: Tool; beside: string }

/**
 * Tools of the planner that is built in alone: they do what the person has asked for in so many words. No provider's model is
 * offered them, so that no text can make one undo or supersede anything.
 */
export const PLANNER_TOOLS: readonly PlannerTool[] = [
  { tool: changePlanTool, beside: 'break_down_goal' },
  { tool: changeAcceptedTool, beside: 'break_down_goal' },
  { tool: endPlanTool, beside: 'break_down_goal' },
  { tool: moveTaskTool, beside: 'reschedule_tasks' },
  { tool: easeDayTool, beside: 'reschedule_tasks' },
  { tool: undoPlanTool, beside: 'reschedule_tasks' },
  { tool: whatNowTool, beside: 'list_tasks' },
]
