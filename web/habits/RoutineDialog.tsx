import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { changedPart } from '#shared/entity/change.ts'
import { NewRoutine, type Routine } from '#shared/routines/routine.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { EmblemPicker } from '#web/kit/ui/fields/EmblemPicker.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { useHabits } from './data.ts'
import { routines } from './routines.ts'
import styles from './Habits.module.css'

type RoutineDialogProps = { routine?: Routine; onClose: () => void }

/** Creates or edits a routine: its name, its habits in their order, and perhaps a time. */
export function RoutineDialog({ routine, onClose }: RoutineDialogProps) {
  const actions = routines.useActions()
  const [values, setValues] = useState(() => ({
    name: routine?.name ?? '',
    icon: routine?.icon ?? ('Sunrise' as const),
    habit_ids: routine?.habit_ids ?? [],
    targetTime: routine?.targetTime ?? null,
  }))
  const { name, icon, habit_ids: ids, targetTime } = values
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const { success } = NewRoutine.safeParse(values)
  const save = () => {
    const asked = { ...values, name: name.trim() }
    if (!routine) actions.create(asked)
    else {
      const patch = changedPart(asked, routine)
      if (patch) actions.edit(routine.id, patch, { seen: routine })
    }
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form="routine-form" look="primary" disabled={!success}>
        {routine ? 'Save Changes' : 'Add Routine'}
      </Button>
    </>
  )
  return (
    <Dialog title={routine ? 'Edit Routine' : 'Add Routine'} open onClose={onClose} footer={footer}>
      <Form id="routine-form" className={styles.form} onSubmit={save}>
        <Field
          label="Name"
          maxLength={60}
          value={name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <EmblemPicker
          icon={icon}
          color="cyan"
          isColorFixed
          onChange={(change) => set({ icon: change.icon ?? icon })}
        />
        <Field
          label="Time"
          type="time"
          value={targetTime ?? ''}
          onChange={({ target }) => set({ targetTime: target.value || null })}
        />
        <Steps ids={ids} onChange={(next) => set({ habit_ids: next })} />
      </Form>
    </Dialog>
  )
}

type StepsProps = { ids: readonly string[]; onChange: (ids: string[]) => void }

/** The habits of a routine, and their order. */
function Steps({ ids, onChange }: StepsProps) {
  const { rows } = useHabits()
  const move = (index: number, by: 1 | -1) => {
    const next = ids.filter((_, at) => at !== index)
    next.splice(index + by, 0, ids[index] ?? '')
    onChange(next)
  }
  const chosen = ids.flatMap((id) => rows.find((habit) => habit.id === id) ?? [])
  return (
    <>
      <fieldset className={styles.form}>
        <legend className={styles.legend}>Habits</legend>
        {rows.map(({ id, name: habit }) => (
          <Checkbox
            key={id}
            label={habit}
            checked={ids.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ids, id] : ids.filter((each) => each !== id))
            }
          />
        ))}
      </fieldset>
      {chosen.length > 1 && (
        <section aria-label="Order">
          <h3>Order</h3>
          <ol className={styles.plain}>
            {chosen.map(({ id, name: habit }, index) => (
              <li key={id} className={styles.line}>
                <span className={styles.words} dir="auto">
                  {habit}
                </span>
                <IconButton
                  label={`${habit} earlier`}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => move(ids.indexOf(id), -1)}
                />
                <IconButton
                  label={`${habit} later`}
                  icon={<ArrowDown />}
                  disabled={index === chosen.length - 1}
                  onClick={() => move(ids.indexOf(id), 1)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
