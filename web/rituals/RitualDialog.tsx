import { type ComponentProps, useId, useState } from 'react'
import type { PutRitual, RitualKind } from '#shared/rituals/ritual.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { addDays } from '#shared/time/civil.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useRitual, useSetRitual } from './data.ts'
import { FactLine } from './FactLine.tsx'
import { Mood } from './Mood.tsx'
import { TaskMoves } from './TaskMoves.tsx'
import { TodaysThree } from './TodaysThree.tsx'
import { type AnyRitualRow, NAMES, type RitualOf } from './ritualsSlice.ts'
import { movesOf, type Places, useTasksOfRitual } from './tasksOfRitual.ts'
import styles from './Rituals.module.css'

type RitualDialogProps = { of: RitualOf; onClose: () => void }

/** One ritual of a day or a week: quick to do, and skipped with one press (docs/rules/rituals.md, Rituals). */
export function RitualDialog({ of, onClose }: RitualDialogProps) {
  const form = useId()
  const { ritual, ...load } = useRitual(of)
  const set = useSetRitual()
  /** The state that the person began to write on: what another device saves then replaces nothing that was typed. */
  const [begun, setBegun] = useState<string | null>(null)
  const state = `${ritual?.id} ${ritual?.version}`
  const skip = () => {
    set({ ...of, said: { skipped: true }, back: [] }, ritual)
    onClose()
  }
  return (
    <Dialog
      title={NAMES[of.kind]}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={skip}>Skip</Button>
          <Button type="submit" look="primary" form={form} disabled={!ritual}>
            {SAVES[of.kind]}
          </Button>
        </>
      }
    >
      <LoadNote load={{ ...load, state: ritual ? 'ready' : load.state }} what="The facts of it">
        {ritual && (
          <RitualForm
            key={begun ?? state}
            id={form}
            ritual={ritual}
            onInput={() => setBegun(begun ?? state)}
            onSave={(said, back) => {
              set({ ...of, said: { ...said, skipped: false }, back }, ritual)
              onClose()
            }}
          />
        )}
      </LoadNote>
    </Dialog>
  )
}

const SAVES: Record<RitualKind, string> = {
  morning_plan: 'Start the day',
  evening_close: 'Close the day',
  weekly_review: 'Save the review',
}

type RitualFormProps = {
  id: string
  ritual: AnyRitualRow
  onSave: (said: PutRitual, back: NonNullable<PutRitual['moves']>) => void
} & Pick<ComponentProps<typeof Form>, 'onInput'>

function RitualForm({ id, ritual, onSave, onInput }: RitualFormProps) {
  const { kind, date, facts } = ritual
  const [intention, setIntention] = useState(ritual.intention)
  const [note, setNote] = useState(ritual.note)
  const [mood, setMood] = useState(ritual.mood)
  const [chosen, setChosen] = useState<readonly string[]>(ritual.task_ids)
  const [places, setPlaces] = useState<Places>({})
  const tasks = useTasksOfRitual({ kind, date })
  const isMorning = kind === 'morning_plan'
  const place = (taskId: string, to: Places[string]) => setPlaces({ ...places, [taskId]: to })
  const save = () => {
    const { moves, back } = movesOf({ kind, date }, tasks, isMorning ? chosen : [], places)
    const words = { intention: intention.trim(), note: note.trim(), mood }
    onSave(
      {
        ...words,
        ...(isMorning && { task_ids: [...chosen] }),
        ...(moves.length > 0 && { moves }),
      },
      back,
    )
  }
  return (
    <Form id={id} className={styles.form} onSubmit={save} onInput={onInput}>
      {kind === 'weekly_review' && <p>{rangeInWords({ from: date, to: addDays(date, 6) })}</p>}
      {!isMorning && <FactLine facts={facts} />}
      {isMorning ? (
        <TodaysThree tasks={tasks} chosen={chosen} places={places} onChoose={setChosen} onPlace={place} />
      ) : (
        <TaskMoves kind={kind} tasks={tasks} places={places} onPlace={place} />
      )}
      {kind !== 'evening_close' && (
        <Field
          label={isMorning ? 'Intention for today (optional)' : 'Intention for the coming week'}
          value={intention}
          maxLength={500}
          onChange={({ target }) => setIntention(target.value)}
        />
      )}
      {kind === 'evening_close' && (
        <Field
          label="One line about today (optional)"
          value={note}
          maxLength={2000}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {kind === 'weekly_review' && (
        <TextArea
          label="What went well, and what gets in the way (optional)"
          value={note}
          maxLength={2000}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {!isMorning && <Mood value={mood} onChange={setMood} />}
    </Form>
  )
}
