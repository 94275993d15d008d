import type { SharedTask } from '#shared/tasks/quickAdd/sharedText.ts'
import { SHARED_KEY as KEY } from './sharedKey.ts'

/** It outlives a sign-up by mail. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000

type Kept = SharedTask & { at: number }

/** Keeps on this device what another app shared, until it is added or thrown away. */
export function keepShared(task: SharedTask): void {
  try {
    const kept: Kept = { ...task, at: Date.now() }
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden: then it is shared once more.
  }
}

/** What waits, for at most a day; null without any. */
export function keptShared(): SharedTask | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept && Date.now() - kept.at < KEPT_MS ? { line: kept.line, notes: kept.notes } : null
  } catch {
    return null
  }
}

/** It was added or thrown away. */
export function forgetShared(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing can be read there either.
  }
}
