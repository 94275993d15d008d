import * as z from 'zod/mini'
import { NewGoal } from '#shared/goals/goal.ts'
import { NewHabit } from '#shared/habits/habit.ts'
import { createRow } from '#server/kit/entity/actions.ts'
import { goal } from '#server/goals/goal.ts'
import { habit } from '#server/habits/habit.ts'
import { writeTool } from './tool.ts'
import { writeToolReceipt } from './writeToolReceipt.ts'

export const createGoalTool = writeTool({
  name: 'create_goal',
  description: 'Adds a goal of the person.',
  effect: 'create',
  schema: z.omit(NewGoal, { id: true }),
  async answer(inside, person, asked, origin) {
    const { item } = await createRow(inside, person, goal, asked)
    await writeToolReceipt(inside, person, origin, {
      table: 'goals',
      id: item.id,
      title: item.title,
      after: asked,
    })
    return item
  },
})

export const createHabitTool = writeTool({
  name: 'create_habit',
  description: 'Adds a habit of the person.',
  effect: 'create',
  schema: z.omit(NewHabit, { id: true }),
  async answer(inside, person, asked, origin) {
    const { item } = await createRow(inside, person, habit, asked)
    await writeToolReceipt(inside, person, origin, {
      table: 'habits',
      id: item.id,
      title: item.name,
      after: asked,
    })
    return item
  },
})
