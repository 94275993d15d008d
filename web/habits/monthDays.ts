import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CheckInChange } from '#shared/habits/change.ts'
import type { CheckedIn } from '#shared/habits/checkIn.ts'
import { HabitDays } from '#shared/habits/history.ts'
import { monthOf } from '#shared/time/civil.ts'
import { apiOf } from '#web/kit/api.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'

/** The days of a month on which habits are due or checked, kept on the device. @param month its first date */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['habits', 'of', 'month', month],
    queryFn: async ({ client, signal }) => {
      const range = `from=${month}&to=${monthOf(month).to}`
      return (await apiOf(client).get(`/api/habits/days?${range}`, HabitDays, { signal })).items
    },
    meta: { kept: true },
  })

/** Takes a check-in's answer into the days that this device has. */
export function putDay(client: QueryClient, { id, date }: CheckInChange, { check_in }: CheckedIn): void {
  patchAnswer(client, monthQuery(monthOf(date).from).queryKey, (days) =>
    days.map((day) =>
      day.habit_id === id && day.date === date
        ? {
            ...day,
            value: check_in?.value ?? null,
            skipped: check_in?.skipped ?? false,
            done: check_in?.done ?? false,
          }
        : day,
    ),
  )
}
