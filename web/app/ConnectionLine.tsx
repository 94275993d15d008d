import { useSyncExternalStore } from 'react'
import { useConnection } from '#web/kit/offline/connection.ts'
import { sendable } from '#web/kit/offline/sendOrder.ts'
import { OfflineBanner } from '#web/kit/ui/loading/OfflineBanner.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useSavedCopy } from './useSavedCopy.ts'
import { useShownSince } from './useShownSince.ts'

/** Says that the server is away, and how many changes will be sent: those the device holds and nothing holds up. */
export function ConnectionLine() {
  const { queue } = useWorkspace()
  const { waiting, unpersisted, slow } = useSyncExternalStore(queue.subscribe, queue.state)
  const going = sendable(waiting, queue.dependsOn).filter(({ key }) => unpersisted.get(key) !== 'pending')
  const connection = useConnection()
  return (
    <OfflineBanner
      connection={connection}
      since={useShownSince(connection !== 'online')}
      savedAt={useSavedCopy()}
      waiting={going.length}
      unsafe={going.filter(({ key }) => unpersisted.has(key)).length}
      slow={slow}
    />
  )
}
