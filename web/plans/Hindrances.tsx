import * as z from 'zod/mini'
import type { AppError } from '#shared/errors.ts'
import type { PlanItem } from '#shared/planning/plan.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { TaskOf } from './data.ts'
import { placeOf } from './itemWords.ts'
import styles from './Plans.module.css'

const Found = z.array(z.object({ item_id: z.string(), reason: z.enum(['changed', 'gone', 'taken']) }))

const WHY = {
  changed: 'was changed in the meantime',
  gone: 'is not there any more',
  taken: 'has a time that is taken by now',
} as const

type HindrancesProps = {
  error: AppError
  items: readonly PlanItem[]
  taskOf: TaskOf
  onAnyway: () => void
  onWithout: (ids: string[]) => void
}

/** Why a plan could not be accepted or changed, item by item, with the ways on. Nothing was written. */
export function Hindrances({ error, items, taskOf, onAnyway, onWithout }: HindrancesProps) {
  const found = Found.safeParse(error.details)
  if (!found.success || found.data.length === 0)
    return (
      <p className={styles.error} role="alert">
        {error.message}
      </p>
    )
  const hindered = new Set(found.data.map(({ item_id }) => item_id))
  const others = items.filter(({ id, chosen }) => chosen && !hindered.has(id)).map(({ id }) => id)
  return (
    <div className={styles.error} role="alert">
      <p>Nothing was changed yet:</p>
      <ul>
        {found.data.map(({ item_id, reason }) => {
          const item = items.find(({ id }) => id === item_id)
          return (
            <li key={`${item_id} ${reason}`}>
              <b dir="auto">{item ? placeOf(item, taskOf(item)).title : 'An item'}</b> {WHY[reason]}.
            </li>
          )
        })}
      </ul>
      <div className={styles.offers}>
        {others.length > 0 && (
          <Button size="sm" onClick={() => onWithout(others)}>
            Accept the others
          </Button>
        )}
        {found.data.every(({ reason }) => reason === 'taken') && (
          <Button size="sm" onClick={onAnyway}>
            Accept all the same
          </Button>
        )}
      </div>
    </div>
  )
}
