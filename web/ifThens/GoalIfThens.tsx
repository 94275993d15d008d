import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { changedPart } from '#shared/entity/change.ts'
import { type IfThen, MOST_IF_THENS } from '#shared/ifThens/ifThen.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { ifThens } from './data.ts'
import { EXAMPLE } from './example.ts'
import { IfThenForm } from './IfThenForm.tsx'
import { type Subjects, useSubjects } from './useSubjects.ts'
import { causeInWords, effectInWords } from './words.ts'
import styles from './IfThens.module.css'

/** The if-then plans of a goal: what may get in the way, and what is done then (docs/rules/ifThens.md, If-then plans). */
export function GoalIfThens({ goalId }: { goalId: string }) {
  const { rows, ...load } = ifThens.useRows()
  const actions = ifThens.useActions()
  const subjects = useSubjects(goalId)
  const [isAdding, setIsAdding] = useState(false)
  const own = rows.filter(({ goal_id }) => goal_id === goalId)
  const isFull = rows.length >= MOST_IF_THENS
  return (
    <div className={styles.plans}>
      <LoadNote load={load} what="Your if-then plans">
        {own.length === 0 && !isAdding && (
          <p className={styles.note}>
            Decide now what you will do when something gets in the way. {EXAMPLE.obstacle}? “
            {causeInWords(EXAMPLE_CAUSE, subjects.nameOf)}, then {EXAMPLE.title}.”
          </p>
        )}
      </LoadNote>
      <ul className={styles.list}>
        {own.map((plan) => (
          <PlanRow key={plan.id} plan={plan} goalId={goalId} subjects={subjects} />
        ))}
      </ul>
      {isAdding ? (
        <IfThenForm
          goalId={goalId}
          subjects={subjects}
          onSave={(values) => {
            actions.create(values)
            setIsAdding(false)
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <Button
          size="sm"
          icon={<Plus />}
          className={styles.add}
          disabled={isFull}
          onClick={() => setIsAdding(true)}
        >
          Add an if-then plan
        </Button>
      )}
      {isFull && <p className={styles.note}>There can be {MOST_IF_THENS} plans. Delete one to make room.</p>}
    </div>
  )
}

const EXAMPLE_CAUSE = { type: 'moment' as const, days: [...EXAMPLE.days], time: EXAMPLE.time }

type PlanRowProps = { plan: IfThen; goalId: string; subjects: Subjects }

function PlanRow({ plan, goalId, subjects }: PlanRowProps) {
  const actions = ifThens.useActions()
  const [isEdited, setIsEdited] = useState(false)
  const { id, obstacle, active, taken, kept } = plan
  const then = effectInWords(plan.then, subjects.nameOf)
  if (isEdited)
    return (
      <li>
        <IfThenForm
          plan={plan}
          goalId={goalId}
          subjects={subjects}
          onSave={(values) => {
            const patch = changedPart(values, plan)
            if (patch) actions.edit(id, patch, { seen: plan })
            setIsEdited(false)
          }}
          onCancel={() => setIsEdited(false)}
        />
      </li>
    )
  return (
    <li className={styles.plan} data-off={!active || undefined}>
      <div className={styles.words}>
        {obstacle !== '' && <strong dir="auto">{obstacle}</strong>}
        <span>{causeInWords(plan.if, subjects.nameOf)},</span>
        <span>
          then <strong dir="auto">{then}</strong>
        </span>
        {taken > 0 && (
          <small>
            Kept {kept} of {taken} {taken === 1 ? 'time' : 'times'}
          </small>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton label={`Edit the plan “${then}”`} icon={<Pencil />} onClick={() => setIsEdited(true)} />
        <IconButton
          label={`Delete the plan “${then}”`}
          icon={<Trash2 />}
          onClick={() => actions.remove(id)}
        />
      </div>
      <Switch
        label={`Suggest “${then}”`}
        checked={active}
        onChange={(isOn) => actions.edit(id, { active: isOn }, { seen: plan, quiet: true })}
      />
    </li>
  )
}
