import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { addDays } from '#shared/time/civil.ts'
import { useApi } from '#web/kit/api.ts'
import { useToday } from '#web/profile/today.ts'
import type { NameOf } from './words.ts'

const Tasks = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      recurrence_id: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
})
const Habits = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })

type Subject = { id: string; name: string }
/** What a plan can wait for or suggest. */
export type Subjects = { tasks: readonly Subject[]; habits: readonly Subject[]; nameOf: NameOf }

/** Tasks are offered so many days ahead. */
const DAYS_AHEAD = 14

/** The tasks of a goal, open ones of the next days, and all habits; of a series one task represents all. */
export function useSubjects(goalId: string | null): Subjects {
  const api = useApi()
  const today = useToday()
  const { data } = useQuery({
    queryKey: ['if_thens', 'subjects', goalId],
    queryFn: async ({ signal }) => {
      const range = `from=${addDays(today, -1)}&to=${addDays(today, DAYS_AHEAD)}&limit=300`
      const [habits, soon, own] = await Promise.all([
        api.get('/api/habits?limit=200', Habits, { signal }),
        api.get(`/api/tasks?${range}`, Tasks, { signal }),
        goalId ? api.get(`/api/tasks?goal_id=${goalId}&limit=300`, Tasks, { signal }) : { items: [] },
      ])
      return { habits: habits.items, tasks: [...own.items, ...soon.items] }
    },
  })
  const known = new Map<string, string>()
  for (const { id, title } of data?.tasks ?? []) known.set(id, title)
  for (const { id, name } of data?.habits ?? []) known.set(id, name)
  const ofSeries = new Map(
    (data?.tasks ?? [])
      .filter(({ status, recurrence_id }) => status !== 'completed' || recurrence_id !== null)
      .map((task) => [task.recurrence_id ?? task.id, { id: task.id, name: task.title }]),
  )
  return {
    tasks: [...ofSeries.values()],
    habits: data?.habits ?? [],
    nameOf: (id) => known.get(id),
  }
}
