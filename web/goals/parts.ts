import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import type { EnteredCheckIn } from '#shared/goals/change.ts'
import { GoalCheckIn } from '#shared/goals/checkIn.ts'
import { GoalDay } from '#shared/goals/history.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'

/** Queries about single goals begin with this. */
export const PARTS = 'goal parts'

/** The query of a goal's check-ins, kept on the device. */
export function checkInsQuery(api: Api, goalId: string) {
  return queryOptions({
    queryKey: [PARTS, goalId, 'check-ins'],
    queryFn: async ({ signal }) => {
      const items: EnteredCheckIn[] = []
      let cursor: string | null = null
      do {
        const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
        const path = `/api/goals/${goalId}/check-ins?limit=1000${after}`
        const page: z.infer<typeof CheckInPage> = await api.get(path, CheckInPage, { signal })
        items.push(...page.items.map(({ id, date, value, note }) => ({ id, date, value, note })))
        cursor = page.next_cursor
      } while (cursor)
      return items
    },
    meta: { kept: true },
  })
}

const CheckInPage = pageSchema(GoalCheckIn)

/** A goal's value at the end of each date of a range of at most 400. */
export function useGoalHistory(
  goalId: string,
  { from, to }: DateRange,
): { days: readonly GoalDay[] } & LoadState {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: [PARTS, goalId, 'history', from, to],
    queryFn: ({ signal }) =>
      apiOf(client).get(`/api/goals/${goalId}/history?from=${from}&to=${to}`, History, { signal }),
    meta: { kept: true },
  })
  return {
    days: data?.items ?? [],
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

const History = z.object({ items: z.array(GoalDay) })

/** The habits that belong to a goal, by name. */
export function useLinkedHabits(goalId: string): { habits: readonly NamedHabit[] } & LoadState {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: [PARTS, 'habits'],
    queryFn: async ({ signal }) =>
      (await apiOf(client).get('/api/habits?limit=200', Habits, { signal })).items,
    meta: { kept: true },
  })
  return {
    habits: (data ?? []).filter(({ goal_id }) => goal_id === goalId),
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

const NamedHabit = z.object({ id: z.string(), name: z.string(), goal_id: z.nullable(z.string()) })
type NamedHabit = z.infer<typeof NamedHabit>
const Habits = z.object({ items: z.array(NamedHabit) })
