import type { Refused, Waiting } from './entry.ts'

export type QueueState = {
  /** Oldest first. */
  waiting: readonly Waiting[]
  refused: readonly Refused[]
  /** Changes that the device does not hold: `pending` until written, `failed` when it has no room. Those end with the page. */
  unpersisted: ReadonlyMap<string, 'pending' | 'failed'>
  /** Whether the change on its way takes long, or has to be tried again. */
  slow: boolean
}

/** How many changes the server does not have: those that wait, and refused ones about which the person has not decided. */
export function unsavedCount({ waiting, refused }: QueueState): number {
  return waiting.length + refused.length
}

/** What one tab tells the others. */
export type Message =
  /** A change is about to be written down: if no word follows, the tab has ended. */
  | { kind: 'writes' }
  /** A change was made, or is parked from now on. */
  | { kind: 'waits'; entry: Waiting }
  | { kind: 'arrived'; entry: Waiting; answer: unknown }
  | { kind: 'refused'; refused: Refused; out: string[] }
  | { kind: 'discarded'; out: readonly string[] }
  | { kind: 'dismissed'; key: string }

export type QueueStore = ReturnType<typeof createQueueState>

/**
 * The queue as one tab sees it, kept up to date by messages: the same ones in the tab in which something happened and in
 * the others, which may receive an answer before they receive the change.
 *
 * @param onArrived called directly before a change stops waiting
 */
export function createQueueState(onArrived: (entry: Waiting, answer: unknown) => void) {
  let state: QueueState = { waiting: [], refused: [], unpersisted: new Map(), slow: false }
  const finished = new Set<string>()
  const dismissed = new Set<string>()
  const refused = new Set<string>()
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const finish = (keys: readonly string[]): Partial<QueueState> => {
    for (const key of keys) finished.add(key)
    return { waiting: without(state.waiting, keys), unpersisted: withoutKeys(state.unpersisted, keys) }
  }

  function take(message: Message) {
    switch (message.kind) {
      case 'writes':
        return
      case 'waits':
        if (!finished.has(message.entry.key))
          become({ waiting: sorted([...without(state.waiting, [message.entry.key]), message.entry]) })
        return
      case 'arrived':
        onArrived(message.entry, message.answer)
        become(finish([message.entry.key]))
        return
      case 'refused':
        for (const key of message.out) refused.add(key)
        if (dismissed.has(message.refused.key)) return
        become({
          ...finish(message.out),
          refused: [...without(state.refused, [message.refused.key]), message.refused],
        })
        return
      case 'discarded':
        become(finish(message.out))
        return
      case 'dismissed':
        dismissed.add(message.key)
        become({ refused: without(state.refused, [message.key]) })
    }
  }
  return {
    state: () => state,
    wasRefused: (key: string) => refused.has(key),
    take,
    setSlow: (slow: boolean) => {
      if (slow !== state.slow) become({ slow })
    },
    /** Whether the device holds a change: not yet, never, or (null) from now on. */
    setUnpersisted: (key: string, unpersisted: 'pending' | 'failed' | null) => {
      const others = withoutKeys(state.unpersisted, [key])
      if (unpersisted && !finished.has(key)) become({ unpersisted: new Map(others).set(key, unpersisted) })
      else if (others !== state.unpersisted) become({ unpersisted: others })
    },
    /** @returns the way to stop */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function sorted(waiting: Waiting[]): Waiting[] {
  return waiting.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** The same array when nothing goes, so that nothing is drawn anew for it. */
function without<Row extends { key: string }>(rows: readonly Row[], keys: readonly string[]): readonly Row[] {
  const left = rows.filter(({ key }) => !keys.includes(key))
  return left.length === rows.length ? rows : left
}

function withoutKeys<Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]) {
  if (!keys.some((key) => map.has(key))) return map
  return new Map([...map].filter(([key]) => !keys.includes(key)))
}
