import { useId, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'

type ReasonDialogProps = {
  title: string
  question: string
  confirmLabel: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason of 1 to 500 characters. */
export function ReasonDialog({ title, question, confirmLabel, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const formId = useId()
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={reason.trim() === ''}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} open width="narrow" onClose={onClose} footer={footer}>
      <Form
        id={formId}
        onSubmit={() => {
          onConfirm(reason.trim())
          onClose()
        }}
      >
        <TextArea
          label="Reason"
          hint={question}
          value={reason}
          maxLength={500}
          required
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </Dialog>
  )
}
