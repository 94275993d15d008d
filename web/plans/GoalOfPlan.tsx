import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Plan, PlanGoal } from '#shared/planning/plan.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import { PATHS } from '#shared/paths.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import styles from './Plans.module.css'

type GoalOfPlanProps = {
  goal: PlanGoal
  status: Plan['status']
  onChange: (part: { chosen?: boolean; title?: string }) => void
}

/** The goal that an acceptance makes, or joins: its title can be changed, and it can be left out. */
export function GoalOfPlan({ goal, status, onChange }: GoalOfPlanProps) {
  const id = useId()
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const isOpen = status === 'proposed'
  if (isOpen && isEditing)
    return (
      <TitleForm
        title={goal.title}
        onSave={(title) => {
          setIsEditing(false)
          if (title !== goal.title) onChange({ title })
        }}
        onClose={() => setIsEditing(false)}
      />
    )
  return (
    <div className={styles.item} data-out={!goal.chosen || undefined}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.choice}
        checked={goal.chosen}
        aria-checked={goal.chosen}
        disabled={!isOpen}
        onChange={({ target }) => onChange({ chosen: target.checked })}
      />
      <label htmlFor={id} className={styles.what}>
        <span>
          Goal: <bdi>{goal.title}</bdi>
        </span>
        <small>{effectOf(goal)}</small>
      </label>
      {isOpen && (
        <IconButton
          ref={pencil}
          label="Change the goal’s title"
          icon={<Pencil />}
          size="sm"
          onClick={() => setIsEditing(true)}
        />
      )}
      {status === 'accepted' && goal.chosen && (
        <ButtonLink to={`${PATHS.goals}?goal=${goal.id}`} size="sm" look="plain">
          Open
        </ButtonLink>
      )}
    </div>
  )
}

function effectOf({ chosen, exists, milestones, target_date }: PlanGoal): string {
  if (!chosen) return 'Left out: the plan makes its tasks alone.'
  if (exists) return 'You have this goal already. The plan joins it.'
  const count = milestones.length
  const until = target_date ? `by ${dateInWords(target_date)}` : ''
  const steps = count > 0 ? `${count} ${count === 1 ? 'milestone' : 'milestones'}` : ''
  return [steps, until].filter(Boolean).join(', ') || 'It counts what you do for it.'
}

type TitleFormProps = { title: string; onSave: (title: string) => void; onClose: () => void }

function TitleForm({ title, onSave, onClose }: TitleFormProps) {
  const [typed, setTyped] = useState(title)
  const isBlank = typed.trim() === ''
  return (
    <Form className={styles.titleForm} onSubmit={() => isBlank || onSave(typed.trim())}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
        autoFocus
        dir="auto"
        aria-label="Title of the goal"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button type="submit" size="sm" disabled={isBlank}>
        Save
      </Button>
      <Button size="sm" look="plain" onClick={onClose}>
        Cancel
      </Button>
    </Form>
  )
}
