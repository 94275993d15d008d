import { useSyncExternalStore } from 'react'

/** Whether the server can be reached: no network at all, or a network behind which the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

let connection: Connection = (globalThis.navigator?.onLine ?? true) ? 'online' : 'offline'
const listeners = new Set<() => void>()
const answerListeners = new Set<() => void>()

/** The connection as React state. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, currentConnection)
}

function currentConnection(): Connection {
  return connection
}

function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back with each answer that arrives. @returns the way to stop */
export function onAnswer(listener: () => void): () => void {
  answerListeners.add(listener)
  return () => void answerListeners.delete(listener)
}

/** An answer arrived: the server can be reached. */
export function markReachable(): void {
  become('online')
  for (const listener of answerListeners) listener()
}

/** No answer arrived. */
export function markUnreachable(): void {
  become(navigator.onLine ? 'unreachable' : 'offline')
}

function become(next: Connection) {
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}

// `offline` is reliable; `online` only means that there is a network, and an answer shows whether the server is there.
globalThis.addEventListener?.('offline', () => become('offline'))
globalThis.addEventListener?.('online', () => become('online'))
