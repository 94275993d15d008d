import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { readTool, writeTool } from './tool.ts'

const Minutes = z.int().check(z.gte(15), z.lte(1440))

export const findFreeTimeTool = readTool({
  name: 'find_free_time',
  description: 'Finds free time of the person, in which so many minutes have room.',
  schema: z.strictObject({
    minutes: z._default(Minutes, 30),
    from: z.optional(CivilDate),
    to: z.optional(CivilDate),
    hours: z._default(z.enum(['work', 'personal', 'any']), 'any'),
    limit: z._default(z.int().check(z.gte(1), z.lte(50)), 10),
  }),
  answer: noPlanner,
})

const Step = z.looseObject({ title: z.string(), minutes: Minutes })

export const createPlanTool = writeTool({
  name: 'create_plan',
  description: 'Proposes a plan of steps, placed into free time. The person accepts it or not.',
  effect: 'propose',
  schema: z.strictObject({
    title: z.optional(z.string()),
    deadline: z.optional(CivilDate),
    steps: z.array(Step, 'Invalid plan format'),
  }),
  answer: noPlanner,
})

export const breakDownGoalTool = writeTool({
  name: 'break_down_goal',
  description: 'Proposes a plan for a goal that is given as one sentence, or asks for what is missing in it.',
  effect: 'propose',
  schema: z.strictObject({ text: z.string(), answers: z.optional(z.looseObject({})) }),
  answer: noPlanner,
})

export const rescheduleTasksTool = writeTool({
  name: 'reschedule_tasks',
  description: 'Proposes other times for tasks, or for all that are overdue. The person accepts it or not.',
  effect: 'propose',
  schema: z.strictObject({
    task_ids: z.optional(z.array(z.uuid())),
    replan: z.optional(z.literal('overdue')),
  }),
  answer: noPlanner,
})

async function noPlanner(): Promise<never> {
  throw new AppError('unavailable', 'Planning is not available')
}
