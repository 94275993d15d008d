import { queryOptions } from '@tanstack/react-query'
import { Task } from '#shared/tasks/task.ts'
import { api } from '#web/api.ts'
import { readKept } from './keptParts.ts'
import type { Part } from './parts.ts'
import { readTaskPage } from './taskPage.ts'
import type { Workspace } from './workspace.ts'

/** Let go of what no screen has looked at for so long. Milliseconds. */
const KEPT_IN_MEMORY_MS = 60 * 60 * 1000
/** The most that the server gives at once. */
const PAGE = 1000

/**
 * Asks for a part of the tasks and writes it into the book; the query itself holds only how many there are, and when
 * to ask again. The copy that this device has kept is shown until the answer comes.
 */
export function partQuery(workspace: Workspace, part: Part) {
  return queryOptions({
    queryKey: partKey(part),
    queryFn: ({ signal }) => load(workspace, part, signal),
    gcTime: KEPT_IN_MEMORY_MS,
    structuralSharing: false,
  })
}

/** Asks for one task, because it changed elsewhere. A task that is gone is taken off the screen. */
export async function refreshTask({ book }: Workspace, id: string): Promise<void> {
  try {
    book.put(await api.get(`/api/tasks/${id}`, Task))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'not_found') book.forget(id)
    else throw error
  }
}

/** Asks for all rows of a list, page by page. */
export async function readAll(query: string, signal: AbortSignal): Promise<Task[]> {
  const tasks: Task[] = []
  let cursor: string | null = null
  do {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page = await api.read(`/api/tasks?${query}&limit=${PAGE}${after}`, readTaskPage, { signal })
    for (const task of page.items) tasks.push(task)
    cursor = page.next_cursor
  } while (cursor)
  return tasks
}

async function load(workspace: Workspace, part: Part, signal: AbortSignal): Promise<number> {
  const { book, queue } = workspace
  if (!book.has(part.key)) void showKept(workspace, part).catch(() => {})
  await queue.quiet() // an answer that overtakes a change on its way would count it twice
  const askedAt = book.now()
  const tasks = await readAll(part.query, signal)
  book.putList(part, tasks, askedAt)
  return tasks.length
}

async function showKept({ book, store, client }: Workspace, part: Part): Promise<void> {
  const kept = await readKept(store, part.key)
  if (!kept || book.has(part.key)) return
  book.putList(part, kept.rows, -1)
  const updatedAt = Math.max(1, kept.askedAt)
  client.setQueryData(partKey(part), kept.rows.length, { updatedAt })
}

/** Where the query cache knows a part. Its `dataUpdatedAt` is when the server was asked for it last. */
export function partKey({ key }: Pick<Part, 'key'>) {
  return ['tasks', key] as const
}
