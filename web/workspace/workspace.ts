import { createContext, use } from 'react'
import type { Waiting } from '#web/offline/entry.ts'
import type { OfflineSlice } from '#web/offline/offlineSlice.ts'
import { openQueue, type Queue } from '#web/offline/queue.ts'
import type { Message } from '#web/offline/queueState.ts'
import { openTabChannel } from '#web/offline/tabs.ts'
import type { OpenSlice, Slice, SliceContext } from './slice.ts'
import { createUndoStack, type UndoStack } from './undoStack.ts'

/** What is open for the signed-in person: the slices, the changes that wait, and what can be undone. */
export type Workspace = Omit<SliceContext, 'idle'> & {
  /** By name. */
  slices: ReadonlyMap<string, OpenSlice>
  /** Those whose changes go through the queue, by name. */
  offline: ReadonlyMap<string, OfflineSlice>
  queue: Queue
  undo: UndoStack
  /** Resolves when all that the slices asked for ahead is here, or could not be fetched. */
  firstAnswers: Promise<unknown>
  /** What was undone since the last change. */
  redo: UndoStack
  close: () => void
}

export const WorkspaceContext = createContext<Workspace | null>(null)

/** The person's workspace. Only inside the guard. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('There is no workspace outside the guard')
  return workspace
}

/** An open slice. @param name as its definition in `web/slices.ts` says; `Opened` is what that one opens */
export function useOpenSlice<Opened extends OpenSlice>(name: string): Opened {
  const slice = useWorkspace().slices.get(name)
  if (!slice) throw new Error(`web/slices.ts does not list ${name}`)
  return slice as Opened
}

export type WorkspaceOptions = Omit<SliceContext, 'idle'> & {
  definitions: readonly Slice[]
  /** Whether the server answers to a simple call. */
  isServerUp: () => Promise<boolean>
}

/** Opens the slices with what this device has kept, and begins to send what waits. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { definitions, isServerUp, ...session } = options
  const opening = Promise.withResolvers<Queue>()
  const context = { ...session, idle: () => opening.promise.then((queue) => queue.idle()) }
  const slices = new Map(definitions.map(({ name, open }) => [name, open(context)]))
  const offline = new Map([...slices.values()].flatMap((each) => named(each.offline)))
  const firstAnswers = Promise.allSettled([...slices.values()].map(async (slice) => slice.prefetch?.()))

  // The tabs of version 1.2 talk on a channel of their own: they would take every change for one of tasks.
  const channel = openTabChannel<Message>(`goal-crusher-${session.userId}-changes`)
  const queue = await openQueue({ store: session.device, channel, slices: offline, isServerUp })
  showWaiting(queue, offline.values())
  opening.resolve(queue)
  return {
    ...session,
    slices,
    offline,
    queue,
    undo: createUndoStack(),
    firstAnswers,
    redo: createUndoStack(),
    close: () => {
      for (const slice of slices.values()) slice.close?.()
      queue.close()
    },
  }
}

function named(slice: OfflineSlice | undefined): [string, OfflineSlice][] {
  return slice ? [[slice.name, slice]] : []
}

/** Gives each slice its own changes, and only when they are different ones. */
function showWaiting(queue: Queue, slices: Iterable<OfflineSlice>) {
  const all = [...slices].map((slice) => ({ slice, shown: [] as readonly Waiting[] }))
  let last: readonly Waiting[] = []
  const show = () => {
    const { waiting } = queue.state()
    if (waiting === last) return
    last = waiting
    for (const each of all) {
      const own = waiting.filter((entry) => entry.slice === each.slice.name)
      const isSame = own.length === each.shown.length && own.every((entry, at) => entry === each.shown[at])
      if (isSame) continue
      each.shown = own
      each.slice.show(own)
    }
  }
  show()
  queue.subscribe(show)
}
