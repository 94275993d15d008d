import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { isSettled } from '#web/kit/ui/loading/whenSettled.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { loadDrag } from './dragTasks.ts'
import { loadKeyMoves } from './keyMoves.ts'

const DrawnTask = partOnDemand(async () => (await import('./DrawnTask.tsx')).DrawnTask)
const Selection = partOnDemand(async () => (await import('../selection/Selection.tsx')).Selection)

/** Where the device has kept them, they are loaded anyway after this long: a finger gives no notice. Milliseconds. */
const REST_MS = 4_000

/** What can be done with the plan beside opening a task. Loaded when somebody comes near it, not with the first screen. */
export function PointerTools({ root }: { root: RefObject<HTMLElement | null> }) {
  const [isWanted, setWanted] = useState(false)
  const early = useEarlyGesture(root)
  useEffect(() => {
    const element = root.current
    const want = () => {
      setWanted(true)
      for (const load of [loadDrag, loadKeyMoves]) void load().catch(() => {}) // the drag itself tries again
    }
    const timer = isSettled() ? setTimeout(want, REST_MS) : undefined
    for (const event of ['pointerover', 'focusin']) element?.addEventListener(event, want, { once: true })
    return () => {
      clearTimeout(timer)
      for (const event of ['pointerover', 'focusin']) element?.removeEventListener(event, want)
    }
  }, [root])
  if (!isWanted) return null
  return (
    <Suspense>
      <DrawnTask root={root} early={early} />
      <Selection root={root} />
    </Suspense>
  )
}

/**
 * Remembers the last press with its latest move and its end, for tools that are still being loaded: somebody who draws at once
 * has drawn. @returns takes what was remembered, and stops remembering
 */
function useEarlyGesture(root: RefObject<HTMLElement | null>): () => PointerEvent[] {
  const taken = useRef<() => PointerEvent[]>(() => [])
  useEffect(() => {
    const listening = new AbortController()
    let events: PointerEvent[] = []
    const on = { signal: listening.signal, capture: true }
    const follow = (event: PointerEvent) => {
      const [press] = events
      if (press && event.pointerId === press.pointerId && events.at(-1)?.type !== 'pointerup')
        events = [press, ...(event.type === 'pointerup' && events[1] ? [events[1]] : []), event]
    }
    root.current?.addEventListener('pointerdown', (event) => (events = [event]), on)
    addEventListener('pointermove', follow, on)
    addEventListener('pointerup', follow, on)
    addEventListener('pointercancel', () => (events = []), on)
    taken.current = () => {
      listening.abort()
      const isRecent = performance.now() - (events[0]?.timeStamp ?? 0) < STALE_MS
      return isRecent ? events.splice(0) : []
    }
    return () => listening.abort()
  }, [root])
  return useCallback(() => taken.current(), [])
}

/** A press from longer ago is not drawn any more: the person has gone on. Milliseconds. */
const STALE_MS = 1_500
