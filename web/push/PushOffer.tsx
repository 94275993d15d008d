import { useSyncExternalStore } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useSwitchPush } from './data.ts'
import { closeOffer, isOfferOpen, onOffer } from './offer.ts'
import { PushPreview } from './PushPreview.tsx'
import styles from './Push.module.css'

/** After the first reminder: what will come, and the tap that the browser's own question needs. */
export function PushOffer() {
  const isOpen = useSyncExternalStore(onOffer, isOfferOpen)
  const turn = useSwitchPush()
  const say = useToast()
  if (!isOpen) return null
  const allow = () =>
    turn.mutate(true, {
      onSuccess: (outcome) =>
        say(
          outcome === 'done'
            ? { text: 'Reminders now come to this device.', tone: 'success' }
            : { text: 'It stays as it was. Settings, Push says how to allow it later.', tone: 'info' },
        ),
      onError: () =>
        say({
          text: 'This browser’s push service does not answer. Try it in Settings later.',
          tone: 'danger',
        }),
      onSettled: closeOffer,
    })
  return (
    <Dialog
      title="Remind you also while Goal Crusher is closed?"
      width="narrow"
      open
      onClose={closeOffer}
      footer={
        <>
          <Button onClick={closeOffer}>Not now</Button>
          <Button look="primary" busy={turn.isPending} data-autofocus onClick={allow}>
            Allow
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <PushPreview />
        <p className={styles.note}>
          Your browser asks next. In quiet hours only reminders come that you set yourself. One switch in
          Settings turns it off again.
        </p>
      </div>
    </Dialog>
  )
}
