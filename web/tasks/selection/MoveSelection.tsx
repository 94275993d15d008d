import { useState } from 'react'
import { quickDates } from '#shared/tasks/calendar/quickDates.ts'
import { dayInShort } from '#shared/time/format.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import styles from './Selection.module.css'

type MoveSelectionProps = { count: number; onMove: (date: string | null) => void; onClose: () => void }

/** Asks for the day to which the selected tasks move; each keeps its time. */
export function MoveSelection({ count, onMove, onClose }: MoveSelectionProps) {
  const { week_start } = useProfile()
  const dates = quickDates(useToday(), week_start)
  const [date, setDate] = useState('')
  const move = (to: string | null) => {
    onClose()
    onMove(to)
  }
  const footer = (
    <>
      <Button onClick={() => move(null)}>Unschedule</Button>
      <Button type="submit" form="move-selection" look="primary" disabled={date === ''}>
        Move
      </Button>
    </>
  )
  const offers = [
    ['Today', dates.today],
    ['Tomorrow', dates.tomorrow],
    ['Next week', dates.nextWeek],
  ] as const
  return (
    <Dialog
      title={count === 1 ? 'Move 1 task' : `Move ${count} tasks`}
      open
      width="narrow"
      onClose={onClose}
      footer={footer}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
      <div role="group" aria-label="Move to" className={styles.quick}>
        {offers.map(([label, to]) => (
          <Button key={label} onClick={() => move(to)}>
            {label} <small>{dayInShort(to)}</small>
          </Button>
        ))}
      </div>
      <Form id="move-selection" onSubmit={() => move(date)}>
        <Field
          label="Date"
          hint="Each task keeps its time"
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
