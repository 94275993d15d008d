import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { Profile } from '#shared/profile/profile.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import { localDate } from '#shared/time/localDate.ts'
import { api } from '#web/api.ts'
import { openQueue, type Queue, type QueueState } from '#web/offline/queue.ts'
import type { DeviceStore } from '#web/offline/store.ts'
import { openWindows } from '#web/offline/windows.ts'
import { dayRuleOf, profileOfSession, profileQuery } from '#web/profile/data.ts'
import { tellAward } from '#web/progress/awards.ts'
import { countArrived, takeAward } from '#web/progress/data.ts'
import { expect, NOTHING_EXPECTED } from '#web/progress/expectation.ts'
import { createTaskBook, type TaskBook } from './book.ts'
import { expectationOf } from './expectationOf.ts'
import { dependsOn } from './dependsOn.ts'
import { taskIdOf } from './overlay.ts'
import { partOf } from './parts.ts'
import { explainRefusal } from './refusals.ts'
import { type Sent, sendChange } from './send.ts'
import { createUndoStack, type UndoStack } from './undoStack.ts'

/** Everything that one person's tasks need on this device: what is known, what waits, and what can be undone. */
export type Workspace = {
  userId: string
  client: QueryClient
  store: DeviceStore
  book: TaskBook
  queue: Queue
  undo: UndoStack
  /** Today's local date by the person's own day. */
  today: () => string
  close: () => void
}

export const WorkspaceContext = createContext<Workspace | null>(null)

/** The person's workspace; it stands behind the guard. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('Tasks are shown behind the guard only')
  return workspace
}

/** Opens a person's workspace with what this device has kept, and begins to send what was waiting. */
export async function openWorkspace(
  userId: string,
  client: QueryClient,
  store: DeviceStore,
): Promise<Workspace> {
  const book = createTaskBook(userId)
  /** Awards are told to the person in the window in which they acted. */
  const actedHere = new Set<string>()

  const today = () => todayOf(client)
  const arrived = (change: TaskChange, { task, award }: Sent) => {
    const before = expectationOf(book)
    book.settle(change, task)
    countArrived(client, before, expectationOf(book), today())
    if (!award) return
    takeAward(client, award)
    if (actedHere.delete(keyOf(change))) tellAward(award)
  }
  const queue = await openQueue<Sent>(store, openWindows(`goal-crusher-${userId}`), {
    send: (entry) => sendChange(entry, book),
    arrived: ({ change }, sent) => arrived(change, sent),
    explain: explainRefusal,
    dependsOn,
    answersOtherwise: () => api.get('/api/profile', Profile).then(Boolean, () => false),
  })
  let shown: QueueState['waiting'] = []
  const foretellSeries = foretelling(book)
  const showWaiting = () => {
    const { waiting } = queue.state()
    if (waiting === shown) return
    shown = waiting
    if (waiting.some(({ change }) => change.kind === 'create' && change.task.recurrence)) foretellSeries()
    book.setWaiting(waiting.map(({ change }) => change))
  }
  book.subscribe(() => expect(expectationOf(book)))
  const stopLettingGo = client.getQueryCache().subscribe(({ type, query }) => {
    const [slice, key] = query.queryKey
    if (type === 'removed' && slice === 'tasks' && typeof key === 'string' && book.has(key))
      book.drop(partOf(key, today()))
  })
  showWaiting()
  queue.subscribe(showWaiting)
  const add = (change: TaskChange, before: Task | null) => {
    if (change.kind === 'act') actedHere.add(keyOf(change))
    queue.add(change, before)
  }
  return {
    userId,
    client,
    store,
    book,
    queue: { ...queue, add },
    undo: createUndoStack(),
    today,
    close: () => {
      stopLettingGo()
      queue.close()
      expect(NOTHING_EXPECTED)
    },
  }
}

/** The rules of repeating are loaded when the first series waits. Without them it shows its first date only. */
function foretelling(book: TaskBook): () => void {
  let rules: Promise<void> | null = null
  return () => {
    rules ??= import('./foretell.ts').then(
      ({ foretell }) => book.setForetell(foretell),
      () => void (rules = null),
    )
  }
}

function todayOf(client: QueryClient): string {
  const profile = client.getQueryData(profileQuery.queryKey) ?? profileOfSession()
  return localDate(new Date(), dayRuleOf(profile))
}

/** Names one act of the person: the same task, and the same moment. */
function keyOf(change: TaskChange): string {
  return `${taskIdOf(change)} ${change.at}`
}
