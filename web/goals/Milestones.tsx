import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Goal, Milestone, MilestonePatch } from '#shared/goals/goal.ts'
import { newId } from '#web/kit/newId.ts'
import { useDateOf, useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { useGoalParts } from './data.ts'
import { dateInWords } from './words.ts'
import styles from './Goals.module.css'

/** So many a goal has at most (docs/rules/goals.md, Goals). */
const MOST_MILESTONES = 10

/** A goal's milestones: checked off, added, edited, put in another order, deleted. */
export function Milestones({ goal }: { goal: Goal }) {
  const { id, milestones, status } = goal
  const { change, changeAll } = useGoalParts()
  const [edited, setEdited] = useState<string | null>(null)
  const isActive = status === 'active'
  const move = (from: number, to: number) =>
    changeAll(movesOf(goal, from, to), 'Milestones are in another order')
  return (
    <>
      {milestones.length === 0 && <p className={styles.note}>Which steps lead there? Add the first one.</p>}
      <ol className={styles.parts}>
        {milestones.map((milestone, at) =>
          milestone.id === edited ? (
            <li key={milestone.id}>
              <MilestoneForm
                milestone={milestone}
                submitLabel="Save milestone"
                onSubmit={(patch) => {
                  change({ kind: 'editMilestone', id, milestoneId: milestone.id, patch })
                  setEdited(null)
                }}
                onCancel={() => setEdited(null)}
              />
            </li>
          ) : (
            <MilestoneItem
              key={milestone.id}
              goalId={id}
              milestone={milestone}
              isActive={isActive}
              onChange={change}
              onEdit={() => setEdited(milestone.id)}
              onUp={at > 0 ? () => move(at, at - 1) : null}
              onDown={at < milestones.length - 1 ? () => move(at, at + 1) : null}
            />
          ),
        )}
      </ol>
      {isActive && milestones.length < MOST_MILESTONES && (
        <MilestoneForm
          submitLabel="Add milestone"
          onSubmit={(values) => {
            const position = Math.max(-1, ...milestones.map((each) => each.position)) + 1
            const milestone = { id: newId(), goal_id: id, ...values, position, done: false, done_at: null }
            change({ kind: 'addMilestone', id, milestone })
          }}
        />
      )}
    </>
  )
}

/** The edits that move a milestone to another place: afterwards each has its place as its position. */
function movesOf({ id, milestones }: Goal, from: number, to: number) {
  const order = milestones.toSpliced(from, 1).toSpliced(to, 0, ...milestones.slice(from, from + 1))
  return order.flatMap(({ id: milestoneId, position }, at) =>
    position === at ? [] : [{ kind: 'editMilestone' as const, id, milestoneId, patch: { position: at } }],
  )
}

type MilestoneItemProps = {
  goalId: string
  milestone: Milestone
  isActive: boolean
  onChange: (
    change:
      | { kind: 'editMilestone'; id: string; milestoneId: string; patch: MilestonePatch }
      | { kind: 'removeMilestone'; id: string; milestoneId: string },
  ) => void
  onEdit: () => void
  /** Null at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}

function MilestoneItem({ goalId, milestone, isActive, onChange, onEdit, onUp, onDown }: MilestoneItemProps) {
  const today = useToday()
  const dateOf = useDateOf()
  const { id, title, due_date, done, done_at } = milestone
  const when = done
    ? done_at && `Done ${dateInWords(dateOf(done_at), today)}`
    : due_date && `Due ${dateInWords(due_date, today)}`
  return (
    <li className={styles.part} data-done={done || undefined}>
      <Checkbox
        label={title}
        hint={when || undefined}
        checked={done}
        disabled={!isActive}
        onChange={({ target }) =>
          onChange({ kind: 'editMilestone', id: goalId, milestoneId: id, patch: { done: target.checked } })
        }
      />
      {isActive && (
        <span className={styles.tools}>
          {onUp && <IconButton label={`Move ${title} up`} size="sm" icon={<ArrowUp />} onClick={onUp} />}
          {onDown && (
            <IconButton label={`Move ${title} down`} size="sm" icon={<ArrowDown />} onClick={onDown} />
          )}
          <IconButton label={`Edit ${title}`} size="sm" icon={<Pencil />} onClick={onEdit} />
          <IconButton
            label={`Delete ${title}`}
            size="sm"
            icon={<Trash2 />}
            onClick={() => onChange({ kind: 'removeMilestone', id: goalId, milestoneId: id })}
          />
        </span>
      )}
    </li>
  )
}

type MilestoneFormProps = {
  milestone?: Milestone
  submitLabel: string
  onSubmit: (values: Pick<Milestone, 'title' | 'due_date'>) => void
  onCancel?: () => void
}

function MilestoneForm({ milestone, submitLabel, onSubmit, onCancel }: MilestoneFormProps) {
  const [title, setTitle] = useState(milestone?.title ?? '')
  const [due, setDue] = useState(milestone?.due_date ?? '')
  const first = useRef<HTMLInputElement>(null)
  const submit = () => {
    onSubmit({ title: title.trim(), due_date: due || null })
    if (milestone) return
    setTitle('')
    setDue('')
    first.current?.focus()
  }
  return (
    <Form className={styles.entry} onSubmit={submit}>
      <Field
        ref={first}
        label="Milestone"
        value={title}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field label="Due" type="date" value={due} onChange={({ target }) => setDue(target.value)} />
      <span className={styles.buttons}>
        <Button type="submit" disabled={title.trim() === ''}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button look="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </span>
    </Form>
  )
}
