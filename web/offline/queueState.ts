import type { Delivery, Message, QueueState, Waiting } from './queue.ts'

export type QueueKnowledge<Answer> = ReturnType<typeof createQueueState<Answer>>

/**
 * What one window knows of the queue, kept by messages: the same in the window in which something happened and in the
 * others, which may hear of an answer before they hear of the change.
 */
export function createQueueState<Answer>(onArrived: Delivery<Answer>['arrived']) {
  let state: QueueState = { waiting: [], refused: [], unkept: new Map(), slow: false }
  const finished = new Set<string>()
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const finish = (keys: readonly string[]): Partial<QueueState> => {
    for (const key of keys) finished.add(key)
    return { waiting: without(state.waiting, keys), unkept: forgetting(state.unkept, keys) }
  }

  function take(message: Message<Answer>) {
    switch (message.kind) {
      case 'waits':
        if (!finished.has(message.entry.key))
          become({ waiting: inOrder([...without(state.waiting, [message.entry.key]), message.entry]) })
        return
      case 'arrived':
        onArrived(message.entry, message.answer)
        become(finish([message.entry.key]))
        return
      case 'refused':
        become({
          ...finish(message.out),
          refused: [...without(state.refused, [message.refused.key]), message.refused],
        })
        return
      case 'discarded':
        become(finish(message.out))
        return
      case 'dismissed':
        become({ refused: without(state.refused, [message.key]) })
    }
  }
  return {
    state: () => state,
    take,
    setSlow: (slow: boolean) => {
      if (slow !== state.slow) become({ slow })
    },
    /** Whether the device holds a change: not yet, never, or (null) from now on. */
    setUnkept: (key: string, unkept: 'yet' | 'ever' | null) => {
      const others = forgetting(state.unkept, [key])
      if (unkept && !finished.has(key)) become({ unkept: new Map(others).set(key, unkept) })
      else if (others !== state.unkept) become({ unkept: others })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function inOrder(waiting: Waiting[]): Waiting[] {
  return waiting.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** The same array when nothing goes, so that who depends on it need not look. */
function without<Row extends { key: string }>(rows: readonly Row[], keys: readonly string[]): readonly Row[] {
  const stay = rows.filter(({ key }) => !keys.includes(key))
  return stay.length === rows.length ? rows : stay
}

function forgetting(unkept: QueueState['unkept'], keys: readonly string[]): QueueState['unkept'] {
  if (!keys.some((key) => unkept.has(key))) return unkept
  return new Map([...unkept].filter(([key]) => !keys.includes(key)))
}
