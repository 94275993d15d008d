import { useState } from 'react'
import type { FieldError } from '#shared/errors.ts'
import { MOST_ACTIVE_GOALS } from '#shared/goals/goal.ts'
import { DomainChoice } from '#web/domains/DomainChoice.tsx'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { goals, isOpen } from './data.ts'
import { DateFields } from './DateFields.tsx'
import { emptyGoalForm, goalFaults, type GoalForm, goalFrom } from './goalForm.ts'
import { MeasureFields } from './MeasureFields.tsx'
import styles from './Goals.module.css'

/** The four questions, each with the fields that it is about. */
const QUESTIONS = [
  { title: 'What do you want to reach?', fields: ['title', 'icon', 'domain_id'] },
  { title: 'Why does it matter to you?', fields: ['why'] },
  { title: 'By when?', fields: ['start_date', 'target_date'] },
  { title: 'How will you know?', fields: ['kind', 'start', 'target', 'unit', 'aggregate'] },
] as const

type CreateGoalDialogProps = { onCreated: (id: string) => void; onClose: () => void }

/** Creates a goal in four questions: what, why, by when, and how it is measured. */
export function CreateGoalDialog({ onCreated, onClose }: CreateGoalDialogProps) {
  const today = useToday()
  const { rows } = goals.useRows()
  const { create } = goals.useActions()
  const [form, setForm] = useState(() => emptyGoalForm(today))
  const [at, setAt] = useState(0)
  const [faults, setFaults] = useState<readonly FieldError[]>([])
  const question = QUESTIONS[at] ?? QUESTIONS[0]
  const isLast = at === QUESTIONS.length - 1
  const isFull = rows.filter(isOpen).length >= MOST_ACTIVE_GOALS
  const next = () => {
    const fields: readonly string[] = question.fields
    const found = goalFaults(form, today).filter(({ field }) => fields.includes(field))
    setFaults(found)
    if (found.length > 0) return
    if (isLast) onCreated(create(goalFrom(form)))
    else setAt(at + 1)
  }
  const footer = (
    <>
      {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
      <Button
        type="submit"
        form="new-goal"
        look="primary"
        disabled={isFull || form.title.trim() === ''}
        aria-describedby={form.title.trim() === '' ? 'new-goal-hint' : undefined}
      >
        {isLast ? 'Create goal' : 'Next'}
      </Button>
    </>
  )
  return (
    <Dialog key={at} title={question.title} open onClose={onClose} footer={footer}>
      <Form id="new-goal" className={styles.form} onSubmit={next} noValidate>
        <p id="new-goal-hint" className={styles.note}>
          Question {at + 1} of {QUESTIONS.length}
          {isFull && `. There can be ${MOST_ACTIVE_GOALS} active goals: close one to make room.`}
        </p>
        <Answer at={at} form={form} faults={faults} onChange={setForm} />
      </Form>
    </Dialog>
  )
}

type AnswerProps = {
  at: number
  form: GoalForm
  faults: readonly FieldError[]
  onChange: (form: GoalForm) => void
}

function Answer({ at, form, faults, onChange }: AnswerProps) {
  const set = (change: Partial<GoalForm>) => onChange({ ...form, ...change })
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.message
  if (at === 0)
    return (
      <>
        <Field
          label="Goal"
          placeholder="Run 10 km without a break"
          value={form.title}
          error={errorOf('title')}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          onChange={({ target }) => set({ title: target.value })}
        />
        <DomainChoice value={form.domain_id} onChange={(domain_id) => set({ domain_id })} />
      </>
    )
  if (at === 1)
    return (
      <TextArea
        label="Why"
        hint="In your own words, for the days on which it is hard. You may leave it empty."
        value={form.why}
        error={errorOf('why')}
        maxLength={2000}
        onChange={({ target }) => set({ why: target.value })}
      />
    )
  if (at === 2) return <DateFields form={form} errorOf={errorOf} onChange={set} />
  return <MeasureFields form={form} errorOf={errorOf} onChange={set} />
}
