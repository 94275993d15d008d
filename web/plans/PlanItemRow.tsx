import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { KINDS, placeOf, rhythmOf, WARNINGS, whenOf, whereItWas } from './itemWords.ts'
import styles from './Plans.module.css'

type PlanItemRowProps = {
  item: PlanItem
  task: Task | undefined
  /** The phase that it belongs to. */
  phase: string | undefined
  /** Whether it can still be decided about. */
  isOpen: boolean
  onChoose: (chosen: boolean) => void
  onEdit: () => void
}

/** One change of a plan: what, when, from where; what to do in it and why unfold, where there is more to say. */
export function PlanItemRow({ item, task, phase, isOpen, onChoose, onEdit }: PlanItemRowProps) {
  const id = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { title } = placeOf(item, task)
  const hasPlace = item.kind === 'create_task' || item.kind === 'update_task'
  const hasNote = item.note !== ''
  const about = `${id}-about`
  return (
    <li className={styles.item} data-out={(isOpen ? !item.chosen : item.state !== 'accepted') || undefined}>
      <input
        id={id}
        type="checkbox"
        className={styles.choice}
        checked={isOpen ? item.chosen : item.state === 'accepted'}
        disabled={!isOpen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <What id={id} item={item} task={task} hasReason={!hasNote} />
      {hasNote && (
        <IconButton
          label={`About ${title}`}
          icon={isUnfolded ? <ChevronUp /> : <ChevronDown />}
          size="sm"
          aria-expanded={isUnfolded}
          aria-controls={about}
          onClick={() => setIsUnfolded(!isUnfolded)}
        />
      )}
      {!hasNote && isOpen && hasPlace && (
        <IconButton label={`Change ${title}`} icon={<Pencil />} size="sm" onClick={onEdit} />
      )}
      {hasNote && (
        <div id={about} className={styles.about}>
          {isUnfolded && (
            <>
              <p dir="auto">{item.note}</p>
              <p className={styles.note}>
                {phase !== undefined && `${phase}. `}
                {item.reason}
              </p>
              {isOpen && hasPlace && (
                <Button size="sm" onClick={onEdit}>
                  Change <VisuallyHidden>{title}</VisuallyHidden>
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </li>
  )
}

type WhatProps = { id: string; item: PlanItem; task: Task | undefined; hasReason: boolean }

function What({ id, item, task, hasReason }: WhatProps) {
  const place = placeOf(item, task)
  const was = whereItWas(item)
  const rhythm = rhythmOf(item)
  return (
    <label htmlFor={id} className={styles.what}>
      <span dir="auto">
        {place.title}
        {item.part && ` (${item.part.number} of ${item.part.of})`}
      </span>
      <small>
        {item.kind !== 'create_task' && item.kind !== 'update_task' && `${KINDS[item.kind]}. `}
        {rhythm !== null && `${rhythm}. `}
        {was !== null && (
          <>
            <s>{was}</s> →{' '}
          </>
        )}
        {(item.kind === 'create_task' || item.kind === 'update_task') && whenOf(place)}
      </small>
      {hasReason && item.reason && <small className={styles.reason}>{item.reason}</small>}
      {item.warnings.length > 0 && (
        <span className={styles.warnings}>
          {item.warnings.map((warning) => (
            <Badge key={warning} tone="warning" mark="▲">
              {WARNINGS[warning]}
            </Badge>
          ))}
        </span>
      )}
    </label>
  )
}
