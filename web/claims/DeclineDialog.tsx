import { useId, useState } from 'react'
import { CLAIM_LIMITS } from '#shared/claims/claim.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import styles from './Claims.module.css'

type DeclineDialogProps = {
  name: string
  title: string
  onDecline: (reason: string) => void
  onClose: () => void
}

/** Asks why a claim is declined, and says what follows. */
export function DeclineDialog({ name, title, onDecline, onClose }: DeclineDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={reason.trim() === ''}>
        Decline
      </Button>
    </>
  )
  return (
    <Dialog title={`Decline “${title}”`} open onClose={onClose} footer={footer}>
      <Form
        id={formId}
        className={styles.form}
        onSubmit={() => {
          onDecline(reason.trim())
          onClose()
        }}
      >
        <TextArea
          label="A kind sentence: why?"
          maxLength={CLAIM_LIMITS.verdict}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.facts}>
          {name} reads it and can ask once to have it looked at again. Nothing is taken: what was earned
          stays.
        </p>
      </Form>
    </Dialog>
  )
}
