import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'

const Goals = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), at_risk: z.boolean() })),
})
const Habits = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      due_today: z.boolean(),
      completedToday: z.boolean(),
      skipped_today: z.boolean(),
      period: z.nullable(z.object({ done: z.number(), quota: z.number(), safe_today: z.boolean() })),
    }),
  ),
})
export type NowHabit = z.infer<typeof Habits>['items'][number]
export type NowGoal = z.infer<typeof Goals>['items'][number]

export type OpenNow = OpenSlice & ReturnType<typeof queriesOf>

/** What the Now card shows of goals and habits. It changes nothing. */
export const nowSlice: Slice = { name: 'now', open }

const KEY = 'now'
const TABLES = ['goals', 'goal_checkins', 'milestones', 'habits', 'habit_checkins']

function open(context: SliceContext): OpenNow {
  const { client, idle } = context
  return {
    ...queriesOf(context),
    tables: TABLES,
    follow: async () => {
      await idle()
      void client.invalidateQueries({ queryKey: [KEY] })
    },
  }
}

function queriesOf({ api }: SliceContext) {
  return {
    goals: queryOptions({
      queryKey: [KEY, 'goals'],
      queryFn: async ({ signal }) =>
        (await api.get('/api/goals?status=active&limit=200', Goals, { signal })).items,
      meta: { kept: true },
    }),
    habits: queryOptions({
      queryKey: [KEY, 'habits'],
      queryFn: async ({ signal }) => (await api.get('/api/habits?limit=200', Habits, { signal })).items,
      meta: { kept: true },
    }),
  }
}
