import type { Delivery, Message, QueueState, Waiting } from './queue.ts'

/**
 * What one window knows of the queue, kept by messages: the same in the window in which something happened and in the
 * others, which may hear of an answer before they hear of the change.
 */
export function createQueueState<Answer>(onArrived: Delivery<Answer>['arrived']) {
  let state: QueueState = { waiting: [], refused: [], slow: false }
  const finished = new Set<string>()
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function take(message: Message<Answer>) {
    switch (message.kind) {
      case 'added':
        if (!finished.has(message.entry.key))
          become({ waiting: inOrder([...without(state.waiting, [message.entry.key]), message.entry]) })
        return
      case 'arrived':
        finished.add(message.entry.key)
        onArrived(message.entry, message.answer)
        become({ waiting: without(state.waiting, [message.entry.key]) })
        return
      case 'refused':
        for (const key of message.out) finished.add(key)
        become({
          waiting: without(state.waiting, message.out),
          refused: [...without(state.refused, [message.refused.key]), message.refused],
        })
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
