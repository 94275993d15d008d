import { useState, useSyncExternalStore } from 'react'
import { useConnection } from '#web/kit/offline/connection.ts'
import { unsavedCount } from '#web/kit/offline/queueState.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'

type UnsavedQuestionProps = { onSignOut: () => void; onStay: () => void }

/** Asks what is to become of changes that the server does not have. The focus begins on the answer that loses nothing. */
export function UnsavedQuestion({ onSignOut, onStay }: UnsavedQuestionProps) {
  const { queue } = useWorkspace()
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  const isOffline = useConnection() === 'offline'
  const [sending, setSending] = useState<'no' | 'now' | 'failed'>('no')
  const canSend = !isOffline && state.waiting.length > 0

  async function sendFirst() {
    setSending('now')
    queue.wake()
    await queue.idle()
    if (unsavedCount(queue.state()) === 0) onSignOut()
    else setSending('failed')
  }

  const footer = (
    <>
      <Button data-autofocus onClick={onStay}>
        Stay
      </Button>
      {canSend && (
        <Button busy={sending === 'now'} onClick={() => void sendFirst()}>
          Send Them First
        </Button>
      )}
      <Button look="danger" onClick={onSignOut}>
        Sign Out and Discard
      </Button>
    </>
  )
  return (
    <Dialog title="Sign out?" open role="alertdialog" width="narrow" onClose={onStay} footer={footer}>
      <p>{lossInWords(unsavedCount(state))}</p>
      {isOffline && <p>You are offline, so nothing can be sent now.</p>}
      {sending === 'failed' && <p role="alert">Not everything could be saved.</p>}
    </Dialog>
  )
}

function lossInWords(count: number): string {
  const [changes, them] = count === 1 ? ['1 change has', 'it'] : [`${count} changes have`, 'them']
  return `${changes} not been saved on the server. Signing out removes ${them} from this device.`
}
