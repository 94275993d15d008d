import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useWorkspace } from '#web/workspace/workspace.ts'

const RefusedChanges = lazy(async () => ({
  default: (await import('./RefusedChanges.tsx')).RefusedChanges,
}))
const ParkedChanges = lazy(async () => ({
  default: (await import('./ParkedChanges.tsx')).ParkedChanges,
}))

/** Changes that the server would not or could not take. Mostly there are none, so the panels are loaded when needed. */
export function UnsavedChanges() {
  const { queue } = useWorkspace()
  const { refused, waiting } = useSyncExternalStore(queue.subscribe, queue.state)
  const isParked = waiting.some(({ parked }) => parked !== undefined)
  return (
    <Suspense>
      {refused.length > 0 && <RefusedChanges refused={refused} />}
      {isParked && <ParkedChanges waiting={waiting} />}
    </Suspense>
  )
}
