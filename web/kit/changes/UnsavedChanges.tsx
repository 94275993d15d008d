import { Suspense, useSyncExternalStore } from 'react'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const UnsavedPanels = partOnDemand(async () => (await import('./UnsavedPanels.tsx')).UnsavedPanels)

/** Changes that the server would not or could not take. Mostly there are none, so the panels are loaded when needed. */
export function UnsavedChanges() {
  const { queue } = useWorkspace()
  const { refused, waiting } = useSyncExternalStore(queue.subscribe, queue.state)
  const isWanted = refused.length > 0 || waiting.some(({ parked }) => parked !== undefined)
  return <Suspense>{isWanted && <UnsavedPanels refused={refused} waiting={waiting} />}</Suspense>
}
