import { useEffect, useState } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import type { DeviceStore } from '#web/kit/offline/store.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'

/** What was chosen from the palette: a command by its id, or a task as it was. */
export type Chosen = { command: string } | { task: Task }

/** The choices are kept with the person's answers: they go when the person signs out. */
const KEY = 'palette'
const MOST = 8

/** What was chosen last on this device, the latest first, and the way to add a choice. */
export function useRecent(): { recent: readonly Chosen[]; keep: (chosen: Chosen) => void } {
  const { device } = useWorkspace()
  const [recent, setRecent] = useState<readonly Chosen[]>([])
  useEffect(() => {
    let isShown = true
    void readRecent(device).then((kept) => isShown && setRecent(kept))
    return () => {
      isShown = false
    }
  }, [device])
  const keep = (chosen: Chosen) => {
    const next = [chosen, ...recent.filter((each) => idOf(each) !== idOf(chosen))].slice(0, MOST)
    void device.keepAnswers({ [KEY]: JSON.stringify(next) }).catch(() => {}) // a full device remembers less
  }
  return { recent, keep }
}

/** One name for each thing that can be chosen. */
export function idOf(chosen: Chosen): string {
  return 'task' in chosen ? `task ${chosen.task.id}` : chosen.command
}

async function readRecent(device: DeviceStore): Promise<Chosen[]> {
  try {
    const text = await device.answer(KEY)
    const kept: unknown = typeof text === 'string' ? JSON.parse(text) : []
    return Array.isArray(kept) ? (kept as Chosen[]) : []
  } catch {
    return []
  }
}
