import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { nearestFirst } from '#shared/tasks/search.ts'
import type { Task } from '#shared/tasks/task.ts'
import { useConnection } from '#web/kit/offline/connection.ts'
import { useToday } from '#web/profile/today.ts'
import { type OpenTasks, useOpenTasks } from '#web/tasks/store/openTasks.ts'
import { readTaskPage } from '#web/tasks/store/taskPage.ts'
import { isFound, keptTasks, searchMemory } from './searchDevice.ts'

/** Typing rests so long before the server is asked. Milliseconds. */
const REST_MS = 120
const PAGE = 40
/** A repeating task is one line: more pages are asked for until there are so many lines, or this many pages. */
const ENOUGH = 8
const MOST_PAGES = 4

export type TaskSearch = {
  /** One line for each task, and one for all occurrences of a repeating one: its nearest. */
  tasks: readonly Task[]
  /** `device`: the server could not be asked. */
  state: 'searching' | 'done' | 'device'
  /** Asks for more; null when everything is there. */
  more: (() => void) | null
}

/** The person's tasks with words that begin as the searched ones: what this device knows at once, then all of them. */
export function useTaskSearch(text: string, searched: readonly string[]): TaskSearch {
  const tasks = useOpenTasks()
  const today = useToday()
  const connection = useConnection()
  const view = useSyncExternalStore(tasks.store.subscribe, tasks.store.view)
  const words = useDeferredValue(searched)
  const isAsked = words.length > 0
  const server = useServerSearch(tasks, useRested(text), isAsked)
  const isDevice = server.isError || connection !== 'online'
  const { data: kept } = useQuery({
    queryKey: ['kept tasks'],
    queryFn: () => keptTasks(tasks.device),
    enabled: isAsked && isDevice,
    staleTime: 10_000,
    gcTime: 0,
  })
  const known = [...searchMemory(view, words), ...(isDevice ? (kept ?? []) : server.rows)]
  const found = isAsked ? known.filter((task) => isFound(task, words)) : []
  const lines = oneLineEach(found, tasks, today)
  const { fetchNextPage, hasNextPage, isFetching, pages } = server
  const wantsMore = isAsked && hasNextPage && !isFetching && lines.length < ENOUGH && pages < MOST_PAGES
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])
  return {
    tasks: lines,
    state: isDevice ? 'device' : isFetching || server.isBehind(text) ? 'searching' : 'done',
    more: isAsked && hasNextPage && !isDevice ? () => void fetchNextPage() : null,
  }
}

function useServerSearch({ api }: OpenTasks, text: string, isAsked: boolean) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['task search', text],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({
        query: text,
        limit: String(PAGE),
        ...(pageParam && { cursor: pageParam }),
      })
      return api.read(`/api/tasks?${query}`, readTaskPage, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled: isAsked && text !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 5_000,
    gcTime: 60_000,
    structuralSharing: false,
  })
  return {
    rows: data?.pages.flatMap(({ items }) => items) ?? [],
    pages: data?.pages.length ?? 0,
    isError,
    isFetching,
    hasNextPage,
    fetchNextPage,
    isBehind: (typed: string) => typed.trim() !== text,
  }
}

/** The text, once typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text.trim())
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Each task once, as this device shows it where it knows it, in the order of the server's lists. */
function oneLineEach(found: readonly Task[], { store }: OpenTasks, today: string): Task[] {
  const tasks = new Map<string, Task>()
  for (const task of found) if (!tasks.has(task.id)) tasks.set(task.id, store.view().task(task.id) ?? task)
  const lines = new Map<string, Task>()
  for (const task of [...tasks.values()].toSorted(nearestFirst(today))) {
    const line = task.recurrence_id ?? task.id
    if (!lines.has(line)) lines.set(line, task)
  }
  return [...lines.values()]
}
