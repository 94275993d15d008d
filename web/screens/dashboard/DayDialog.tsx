import { useState } from 'react'
import { dayInWords } from '#shared/time/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'

type DayDialogProps = { today: string; onGo: (date: string) => void; onClose: () => void }

/** The detail of today's date: the way to it and to any other day. */
export function DayDialog({ today, onGo, onClose }: DayDialogProps) {
  const [date, setDate] = useState(today)
  const go = (to: string) => {
    onClose()
    onGo(to)
  }
  const footer = (
    <>
      <Button onClick={() => go(today)}>Show today</Button>
      <Button type="submit" form="go-to-day" look="primary" disabled={date === ''}>
        Show
      </Button>
    </>
  )
  return (
    <Dialog title={dayInWords(today)} open width="narrow" onClose={onClose} footer={footer}>
      <Form id="go-to-day" onSubmit={() => go(date)}>
        <Field
          label="Go to"
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
