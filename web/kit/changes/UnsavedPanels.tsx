import type { QueueState } from '#web/kit/offline/queueState.ts'
import { ParkedChanges } from './ParkedChanges.tsx'
import { RefusedChanges } from './RefusedChanges.tsx'

/** What the server refused, and what waits for an answer that has not come for long. */
export function UnsavedPanels({ refused, waiting }: Pick<QueueState, 'refused' | 'waiting'>) {
  return (
    <>
      {refused.length > 0 && <RefusedChanges refused={refused} />}
      {waiting.some(({ parked }) => parked !== undefined) && <ParkedChanges waiting={waiting} />}
    </>
  )
}
