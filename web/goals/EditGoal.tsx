import { useState } from 'react'
import type { FieldError } from '#shared/errors.ts'
import type { Goal } from '#shared/goals/goal.ts'
import type { ColorName } from '#shared/look/emblem.ts'
import { DomainChoice } from '#web/domains/DomainChoice.tsx'
import { useToday } from '#web/profile/today.ts'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { EmblemPicker } from '#web/kit/ui/fields/EmblemPicker.tsx'
import { goals } from './data.ts'
import { DateFields } from './DateFields.tsx'
import { formOfGoal, goalFaults, type GoalForm, goalPatchFrom } from './goalForm.ts'
import { MeasureFields } from './MeasureFields.tsx'
import styles from './Goals.module.css'

type EditGoalProps = { goal: Goal; color: ColorName; formId: string; onDone: () => void }

/** Edits a goal where it is shown. Saves what differs from it as it was opened: what other devices change meanwhile stays. */
export function EditGoal({ goal, color, formId, onDone }: EditGoalProps) {
  const today = useToday()
  const { edit } = goals.useActions()
  const [opened] = useState(goal)
  const [form, setForm] = useState(() => formOfGoal(goal))
  const [faults, setFaults] = useState<readonly FieldError[]>([])
  const set = (change: Partial<GoalForm>) => setForm({ ...form, ...change })
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.message
  const save = () => {
    const isDated = form.start_date === opened.start_date && form.target_date === (opened.target_date ?? '')
    const found = goalFaults(form, today).filter(({ field }) => !(isDated && field.endsWith('_date')))
    setFaults(found)
    if (found.length > 0) return
    const patch = goalPatchFrom(form, opened)
    if (patch) edit(goal.id, patch, { seen: opened })
    onDone()
  }
  return (
    <Form id={formId} className={styles.form} onSubmit={save} noValidate>
      <Field
        label="Goal"
        value={form.title}
        error={errorOf('title')}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label="Why"
        value={form.why}
        error={errorOf('why')}
        maxLength={2000}
        onChange={({ target }) => set({ why: target.value })}
      />
      <DateFields form={form} errorOf={errorOf} onChange={set} />
      <MeasureFields form={form} errorOf={errorOf} onChange={set} isFixed />
      <DomainChoice
        value={form.domain_id}
        error={errorOf('domain_id')}
        onChange={(domain_id) => set({ domain_id })}
      />
      <EmblemPicker
        icon={form.icon}
        color={color}
        onChange={({ icon }) => icon && set({ icon })}
        isColorFixed
      />
    </Form>
  )
}
