import { useSyncExternalStore } from 'react'
import type { RitualKind } from '#shared/rituals/ritual.ts'
import type { Reported } from '#web/reports/reported.ts'
import type { Task } from '#shared/tasks/task.ts'

/** What can be opened on top of any screen. */
export type Panel =
  | { kind: 'search' }
  | { kind: 'inbox' }
  | { kind: 'report'; of: Reported }
  | { kind: 'messages'; friendId: string | null }
  | { kind: 'quickAdd'; isShared?: boolean }
  | { kind: 'help' }
  | { kind: 'trashed'; task: Task }
  | { kind: 'ritual'; of: { kind: RitualKind; date: string } }

let open: Panel | null = null
const listeners = new Set<() => void>()

/** Opens a panel in place of the one that is open; null closes it. */
export function openPanel(next: Panel | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** The panel that is open, as React state. */
export function useOpenPanel(): Panel | null {
  return useSyncExternalStore(subscribe, () => open)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
