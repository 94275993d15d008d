import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { isSettled } from '#web/ui/whenSettled.ts'
import { loadDrag } from './dragTasks.ts'
import { loadKeyMoves } from './keyMoves.ts'

const DrawnTask = lazy(async () => ({ default: (await import('./DrawnTask.tsx')).DrawnTask }))
const Selection = lazy(async () => ({ default: (await import('../selection/Selection.tsx')).Selection }))

/** Where the device has kept them, they are loaded anyway after this long: a finger gives no notice. Milliseconds. */
const REST_MS = 4_000

/** What can be done with the plan beside opening a task. Loaded when somebody comes near it, not with the first screen. */
export function PointerTools({ root }: { root: RefObject<HTMLElement | null> }) {
  const [isWanted, setWanted] = useState(false)
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
      <DrawnTask root={root} />
      <Selection root={root} />
    </Suspense>
  )
}
