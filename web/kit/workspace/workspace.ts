import { createContext, use } from 'react'
import type { Waiting } from '#web/kit/offline/entry.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { openQueue, type Queue } from '#web/kit/offline/queue.ts'
import type { Message } from '#web/kit/offline/queueState.ts'
import { openTabChannel } from '#web/kit/offline/tabs.ts'
import type { OpenSlice, Slice, SliceContext } from './slice.ts'
import { createUndoStack, type UndoStack } from './undoStack.ts'

/** What is open for the signed-in person: the slices, the changes that wait, and what can be undone. */
export type Workspace = Omit<SliceContext, 'idle'> & {
  /** By name: those of the start, and each later one once it is opened. */
  slices: ReadonlyMap<string, OpenSlice>
  /** Those whose changes go through the queue, by name. */
  offline: ReadonlyMap<string, OfflineSlice>
  queue: Queue
  /** Opens a slice whose code came later. The same one each time. */
  openLate: (slice: Slice) => OpenSlice
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

/** A slice whose code came with a screen that uses it: the screen's first use opens it. */
export function useLateSlice<Opened extends OpenSlice>(slice: Slice): Opened {
  return useWorkspace().openLate(slice) as Opened
}

export type WorkspaceOptions = Omit<SliceContext, 'idle'> & {
  definitions: readonly Slice[]
  /** The slices that no first screen needs, by name: asked for when changes of theirs wait. */
  late?: () => Promise<LateSlices>
  /** Whether the server answers to a simple call. */
  isServerUp: () => Promise<boolean>
}

export type LateSlices = Readonly<Record<string, () => Promise<Slice>>>

/** Opens the slices with what this device has kept, and begins to send what waits. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { definitions, late = async (): Promise<LateSlices> => ({}), isServerUp, ...session } = options
  const opening = Promise.withResolvers<Queue>()
  const context = { ...session, idle: () => opening.promise.then((queue) => queue.idle()) }
  const slices = new Map<string, OpenSlice>()
  const offline = new Map<string, OfflineSlice>()
  const openSlice = ({ name, open }: Slice): OpenSlice => {
    const opened = slices.get(name) ?? open(context)
    slices.set(name, opened)
    if (opened.offline) offline.set(name, opened.offline)
    return opened
  }
  for (const definition of definitions) openSlice(definition)
  const firstAnswers = Promise.allSettled([...slices.values()].map(async (slice) => slice.prefetch?.()))
  /** Opens the slices of changes; without their code those wait, and the next start tries again. @returns how many it opened */
  const openFor = async (changes: readonly { slice: string }[]): Promise<number> => {
    const names = new Set(changes.map(({ slice }) => slice).filter((name) => !slices.has(name)))
    if (names.size === 0) return 0
    const known = await late().catch((): LateSlices => ({}))
    const loads = [...names].flatMap((name) => known[name] ?? [])
    const opened = await Promise.allSettled(loads.map(async (load) => openSlice(await load())))
    return opened.filter(({ status }) => status === 'fulfilled').length
  }
  const { device } = session
  // Before the queue is opened: what one of them creates may be named by a change of another.
  await openFor((await Promise.all([device.waiting(), device.refused()])).flat())

  // The tabs of version 1.2 talk on a channel of their own: they would take every change for one of tasks.
  const channel = openTabChannel<Message>(`goal-crusher-${session.userId}-changes`)
  const queue = await openQueue({ store: device, channel, slices: offline, isServerUp })
  const show = showWaiting(queue, offline, (unknown) => {
    void openFor(unknown).then((count) => {
      if (count === 0) return
      show()
      queue.wake()
    })
  })
  opening.resolve(queue)
  return {
    ...session,
    slices,
    offline,
    queue,
    openLate: (definition) => {
      const known = slices.get(definition.name)
      if (known) return known
      const opened = openSlice(definition)
      show()
      if (queue.state().waiting.length > 0) queueMicrotask(queue.wake)
      return opened
    },
    undo: createUndoStack(),
    firstAnswers,
    redo: createUndoStack(),
    close: () => {
      for (const slice of slices.values()) slice.close?.()
      queue.close()
    },
  }
}

/**
 * Gives each slice its own changes, and only when they are different ones.
 *
 * @param onUnknown called with changes of slices that are not open
 * @returns looks again, after a slice was opened
 */
function showWaiting(
  queue: Queue,
  offline: ReadonlyMap<string, OfflineSlice>,
  onUnknown: (changes: readonly Waiting[]) => void,
): () => void {
  const shown = new Map<string, readonly Waiting[]>()
  let last: readonly Waiting[] = []
  const show = () => {
    const { waiting } = queue.state()
    last = waiting
    for (const slice of offline.values()) {
      const before = shown.get(slice.name) ?? []
      const own = waiting.filter((entry) => entry.slice === slice.name)
      if (own.length === before.length && own.every((entry, at) => entry === before[at])) continue
      shown.set(slice.name, own)
      slice.show(own)
    }
  }
  show()
  queue.subscribe(() => {
    const { waiting } = queue.state()
    if (waiting === last) return
    show()
    const unknown = waiting.filter(({ slice }) => !offline.has(slice))
    if (unknown.length > 0) onUnknown(unknown)
  })
  return show
}
