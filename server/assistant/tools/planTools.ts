import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'
import { HOURS } from '#shared/planning/availability.ts'
import { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { GoalSentence } from '#shared/planning/request.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { readFreeTime } from '#server/plans/freeTime.ts'
import { proposePlan } from '#server/plans/propose.ts'
import { proposeGoal, proposeInTool } from './proposeGoal.ts'
import { readTool, writeTool } from './tool.ts'

export const findFreeTimeTool = readTool({
  name: 'find_free_time',
  description: 'Finds free time of the person, in which so many minutes have room.',
  schema: z.strictObject({
    minutes: z._default(z.int().check(z.gte(1), z.lte(1440)), 30),
    from: z.optional(CivilDate),
    to: z.optional(CivilDate),
    hours: z._default(z.enum(HOURS), 'any'),
    limit: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
  }),
  async answer(deps, person, asked) {
    return { slots: (await readFreeTime(deps, person, asked)).items }
  },
})

/**
 * The answers that models are told of; kept few, since each call to a model carries this schema. The planner that is built in gives
 * others, too: how far somebody is, what an unread condition means.
 */
const ModelsAnswers = z.strictObject({
  ...z.pick(GoalAnswers, {
    what: true,
    deadline: true,
    starts_on: true,
    rhythm: true,
    not_on: true,
    away: true,
    minutes: true,
    weekly_minutes: true,
    total_minutes: true,
    between: true,
    amount: true,
  }).shape,
  unread: z.optional(z.literal('ignore')),
  conflict: z.optional(z.literal('ignore')),
})

export const breakDownGoalTool = writeTool({
  name: 'break_down_goal',
  description:
    'Proposes a plan by its pattern for a goal that is given as one sentence, or asks for what is missing in it.',
  effect: 'propose',
  schema: GoalSentence,
  described: z.strictObject({ ...GoalSentence.shape, answers: z.optional(ModelsAnswers) }),
  answer: proposeGoal,
})

export const rescheduleTasksTool = writeTool({
  name: 'reschedule_tasks',
  description: 'Proposes other times for tasks, or for all that are overdue. The person accepts it or not.',
  effect: 'propose',
  schema: z.strictObject({
    task_ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))),
    replan: z.optional(z.literal('overdue')),
  }),
  async answer(inside, person, asked, origin) {
    const wanted = asked.task_ids ?? asked.replan
    if (wanted === undefined || (asked.task_ids && asked.replan))
      throw invalidField('task_ids', 'Name tasks, or replan: "overdue"')
    const { plan } = await proposePlan(inside, person, { replan: wanted }, { source: 'assistant' }, true)
    if (plan.items.length + plan.infeasible.length === 0)
      throw invalidField('replan', 'Nothing is overdue, so there is nothing to plan anew')
    return proposeInTool(inside, person, { replan: wanted }, origin)
  },
})
