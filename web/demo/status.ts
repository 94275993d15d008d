import { useSyncExternalStore } from 'react'
import type { DemoFailure } from '#shared/demo/messages.ts'

/** How far a demo is on its way to answering. Bytes are of its files as they are after decompression; 0 of 0 is unknown. */
export type DemoStatus =
  | { phase: 'opening'; loaded: number; total: number }
  | { phase: 'ready'; personId: string }
  | { phase: 'failed'; reason: DemoFailure }

const OPENING = { phase: 'opening', loaded: 0, total: 0 } as const
let status: DemoStatus = OPENING
const listeners = new Set<() => void>()

/** The demo's status as React state. */
export function useDemoStatus(): DemoStatus {
  return useSyncExternalStore(onDemoStatus, demoStatus)
}

export function demoStatus(): DemoStatus {
  return status
}

/** Without a status it is the one of a demo that begins to open. */
export function setDemoStatus(next: DemoStatus = OPENING): void {
  status = next
  for (const listener of listeners) listener()
}

/** Calls back after each change of the status. @returns the way to stop */
export function onDemoStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
