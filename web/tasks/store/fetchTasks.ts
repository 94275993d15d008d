import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { type SetAsideSeries, Task } from '#shared/tasks/task.ts'
import type { Api } from '#web/kit/api.ts'
import type { OpenTasks } from './openTasks.ts'
import { readPartition } from './partitionCache.ts'
import type { Partition } from './partitions.ts'
import { taskListPath } from './firstTasks.ts'
import { noteSetAside } from './setAside.ts'
import { readTaskPage } from './taskPage.ts'

/** What no screen has shown for so long is dropped from memory. Milliseconds. */
const KEPT_IN_MEMORY_MS = 60 * 60 * 1000

/**
 * Fetches a partition of the tasks into the store. The query itself holds only how many there are, and when to ask again.
 * The copy that this device has kept is shown until the answer comes.
 */
export function partitionQuery(tasks: OpenTasks, partition: Partition) {
  return queryOptions({
    queryKey: partitionKey(partition),
    queryFn: ({ signal }) => fetchPartition(tasks, partition, signal),
    gcTime: KEPT_IN_MEMORY_MS,
    structuralSharing: false,
  })
}

/** The query of a partition. Its `dataUpdatedAt` is when the server was asked for it last. */
export function partitionKey({ key }: Pick<Partition, 'key'>) {
  return ['tasks', key] as const
}

/** Fetches one task. One that does not exist any more leaves the screen. @throws AppError */
export async function fetchTask({ api, store }: OpenTasks, id: string): Promise<void> {
  try {
    store.put(await api.get(`/api/tasks/${id}`, Task))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') store.forget(id)
    else throw error
  }
}

/** Fetches all rows of a list, page by page. @param query the list, as a query string */
export async function fetchAll(api: Api, query: string, signal: AbortSignal): Promise<Task[]> {
  return (await fetchPages(api, query, signal)).tasks
}

async function fetchPages(api: Api, query: string, signal: AbortSignal) {
  const tasks: Task[] = []
  let setAside: readonly SetAsideSeries[] = []
  let cursor: string | null = null
  do {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page = await api.read(taskListPath(query) + after, readTaskPage, { signal })
    for (const task of page.items) tasks.push(task)
    setAside = page.set_aside ?? setAside
    cursor = page.next_cursor
  } while (cursor)
  return { tasks, setAside }
}

async function fetchPartition(tasks: OpenTasks, partition: Partition, signal: AbortSignal): Promise<number> {
  const { api, store, idle, client } = tasks
  if (!store.has(partition.key)) void showCached(tasks, partition).catch(() => {})
  await idle() // an answer that overtakes a change on its way would count it twice
  const askedAt = store.now()
  const { tasks: rows, setAside } = await fetchPages(api, partition.query, signal)
  store.putList(partition, rows, askedAt)
  noteSetAside(client, partition.key, setAside)
  return rows.length
}

async function showCached({ store, device, client }: OpenTasks, partition: Partition): Promise<void> {
  const cached = await readPartition(device, partition.key)
  if (!cached || store.has(partition.key)) return
  store.putList(partition, cached.rows, -1)
  const updatedAt = Math.max(1, cached.askedAt)
  client.setQueryData(partitionKey(partition), cached.rows.length, { updatedAt })
}
