import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useWorkspace } from './workspace.ts'

const RefusedChanges = lazy(async () => ({
  default: (await import('./RefusedChanges.tsx')).RefusedChanges,
}))
const StuckChanges = lazy(async () => ({ default: (await import('./StuckChanges.tsx')).StuckChanges }))

/** Changes that the server would not or could not take: nothing disappears silently. Most of the time there are none. */
export function UnsavedChanges() {
  const { queue } = useWorkspace()
  const { refused, waiting } = useSyncExternalStore(queue.subscribe, queue.state)
  const isStuck = waiting.some(({ stuck }) => stuck !== undefined)
  return (
    <Suspense>
      {refused.length > 0 && <RefusedChanges refused={refused} />}
      {isStuck && <StuckChanges waiting={waiting} />}
    </Suspense>
  )
}
