import * as z from 'zod/mini'
import type { Fields, NewOf } from '#shared/entity/fields.ts'
import type { Row } from '#shared/entity/row.ts'
import { NewGoal } from '#shared/goals/goal.ts'
import { NewHabit } from '#shared/habits/habit.ts'
import { createRow } from '#server/kit/entity/actions.ts'
import type { Entity } from '#server/kit/entity/entity.ts'
import { goal } from '#server/goals/goal.ts'
import { habit } from '#server/habits/habit.ts'
import { type Tool, writeTool } from './tool.ts'
import { writeToolReceipt } from './writeToolReceipt.ts'

export const createGoalTool = createTool(goal, z.omit(NewGoal, { id: true }), ({ title }) => title)
export const createHabitTool = createTool(habit, z.omit(NewHabit, { id: true }), ({ name }) => name)

/** A tool that adds a row of an entity. @param titleOf what its receipt calls the row */
function createTool<F extends Fields, Item extends Row>(
  entity: Entity<F, Item>,
  schema: z.ZodMiniType<NewOf<F>>,
  titleOf: (item: Item) => string,
): Tool {
  const { noun, table } = entity
  return writeTool({
    name: `create_${noun}`,
    description: `Adds a ${noun} of the person.`,
    effect: 'create',
    schema,
    async answer(inside, person, asked, origin) {
      const { item } = await createRow(inside, person, entity, asked)
      await writeToolReceipt(inside, person, origin, {
        table,
        id: item.id,
        title: titleOf(item),
        after: asked,
      })
      return item
    },
  })
}
