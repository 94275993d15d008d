import * as z from 'zod/mini'
import type { SharedTask } from '#shared/tasks/quickAdd/sharedText.ts'
import { SHARED_KEY as KEY } from './sharedKey.ts'

/** It outlives a sign-up by mail. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000

const Kept = z.object({ at: z.number(), line: z.string(), notes: z.string() })

/** Keeps on this device what another app shared, until it is added or thrown away. */
export function keepShared(task: SharedTask): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...task, at: Date.now() }))
  } catch {
    // Storage may be full or forbidden: then it is shared once more.
  }
}

/** What waits, for at most a day; null without any. */
export function keptShared(): SharedTask | null {
  try {
    const { at, line, notes } = Kept.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
    return Date.now() - at < KEPT_MS ? { line, notes } : null
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
