import { Pencil } from 'lucide-react'
import { useId } from 'react'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { KINDS, placeOf, WARNINGS, whenOf, whereItWas } from './itemWords.ts'
import styles from './Plans.module.css'

type PlanItemRowProps = {
  item: PlanItem
  task: Task | undefined
  /** Whether it can still be decided about. */
  isOpen: boolean
  onChoose: (chosen: boolean) => void
  onEdit: () => void
}

/** One change of a plan: what, when, from where, and why. */
export function PlanItemRow({ item, task, isOpen, onChoose, onEdit }: PlanItemRowProps) {
  const id = useId()
  const place = placeOf(item, task)
  const was = whereItWas(item)
  const hasPlace = item.kind === 'create_task' || item.kind === 'update_task'
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
      <label htmlFor={id} className={styles.what}>
        <span dir="auto">
          {place.title}
          {item.part && ` (${item.part.number} of ${item.part.of})`}
        </span>
        <small>
          {item.kind !== 'create_task' && item.kind !== 'update_task' && `${KINDS[item.kind]}. `}
          {was !== null && (
            <>
              <s>{was}</s> →{' '}
            </>
          )}
          {hasPlace && whenOf(place)}
        </small>
        {item.reason && <small className={styles.reason}>{item.reason}</small>}
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
      {isOpen && hasPlace && (
        <IconButton label={`Change ${place.title}`} icon={<Pencil />} size="sm" onClick={onEdit} />
      )}
    </li>
  )
}
