import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type HabitCheckIn, HabitCheckIns } from '#shared/habits/checkIn.ts'
import { HabitHistory, HabitTotals, type TotalsBy } from '#shared/habits/history.ts'
import { HabitStats } from '#shared/habits/stats.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { apiOf } from '#web/kit/api.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'

const Streaks = z.object({
  items: z.array(z.object({ from: z.string(), to: z.string(), length: z.int() })),
})

/** What the server computes of habits. Asked for again after each check-in. */
function report<Schema extends z.ZodMiniType>(path: string, schema: Schema) {
  return queryOptions({
    queryKey: ['habits', 'of', path],
    queryFn: ({ client, signal }) => apiOf(client).get(`/api/habits/${path}`, schema, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The figures of all habits together; undefined until they are here. */
export function useHabitStats(): HabitStats | undefined {
  return useQuery({ ...report('stats', HabitStats), meta: { kept: true } }).data
}

/** A year of a habit: whole weeks up to today, by the person's first day of the week. */
export function useHabitYear(id: string) {
  const today = useToday()
  const { week_start } = useProfile()
  const from = addDays(weekOf(today, week_start).from, -52 * 7)
  return useQuery(report(`${id}/history?from=${from}&to=${today}`, HabitHistory))
}

/** All runs of kept units, newest first. */
export function useHabitStreaks(id: string) {
  return useQuery(report(`${id}/streaks?limit=50`, Streaks)).data?.items ?? []
}

export function useHabitTotals(id: string, by: TotalsBy) {
  return useQuery(report(`${id}/totals?by=${by}`, HabitTotals)).data?.items ?? []
}

/** The check-ins of the dates that can still be set, by date: they have the notes. */
export function useLastCheckIns(id: string): ReadonlyMap<string, HabitCheckIn> | undefined {
  const today = useToday()
  const path = `${id}/check-ins?from=${addDays(today, -7)}&to=${today}`
  const { data, isPlaceholderData } = useQuery(report(path, HabitCheckIns))
  if (!data || isPlaceholderData) return undefined
  return new Map(data.items.map((checkIn) => [checkIn.date, checkIn]))
}
