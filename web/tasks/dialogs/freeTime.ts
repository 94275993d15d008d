import { useQuery } from '@tanstack/react-query'
import { kindOf } from '#shared/planning/availability.ts'
import { type FreeSlot, FreeTimePage } from '#shared/planning/placing/freeTime.ts'
import type { Category } from '#shared/tasks/fields.ts'
import { useApi } from '#web/kit/api.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'

type Wanted = {
  /** How long it takes. */
  minutes: number
  /** The task that is to have it, where there is one already: its own time is free for it. */
  task?: string | undefined
  /** It says in whose hours it is looked for: working or personal ones. */
  category: Category
  /** The first and last date that are looked at; without them the next four weeks. */
  from?: string | undefined
  to?: string | undefined
  limit: number
}

export type FreeTimes = {
  /** The first free times in order; undefined until they are known. */
  slots: readonly FreeSlot[] | undefined
  /** No answer came. */
  isFailed: boolean
  retry: () => void
}

/** Where there is room for a task, by the person's availability and everything that is planned (docs/rules/plans.md, Placing). */
export function useFreeTimes({ minutes, task, category, from, to, limit }: Wanted): FreeTimes {
  const api = useApi()
  const { queue } = useWorkspace()
  const asked = new URLSearchParams({
    minutes: String(minutes),
    hours: kindOf(category),
    limit: String(limit),
  })
  if (task !== undefined) asked.set('except', task)
  if (from !== undefined) asked.set('from', from)
  if (to !== undefined) asked.set('to', to)
  const { data, isError, refetch } = useQuery({
    queryKey: ['free-time', asked.toString()],
    queryFn: async ({ signal }) => {
      await queue.idle() // what was just planned takes its time
      return (await api.get(`/api/free-time?${asked.toString()}`, FreeTimePage, { signal })).items
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  return { slots: data, isFailed: isError, retry: () => void refetch() }
}
