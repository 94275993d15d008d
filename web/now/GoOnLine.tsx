import { X } from 'lucide-react'
import type { Plan } from '#shared/planning/plan.ts'
import { addressOfGoal } from '#web/goals/goalAddress.ts'
import { usePlanCalls } from '#web/plans/data.ts'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import styles from './Now.module.css'

/** That the plan of a goal can go on: picked up where it was left, or with its next weeks. It is decided with the goal. */
export function GoOnLine({ plan: { id, goal, picks_up } }: { plan: Plan }) {
  const { refuse } = usePlanCalls()
  if (!goal) return null
  return (
    <div className={styles.suggestion}>
      <span className={styles.said} title={goal.title}>
        <span>{picks_up === null ? 'Go on with the plan' : 'Pick up where you left'}</span>
        <small dir="auto">{goal.title}</small>
      </span>
      <ButtonLink to={addressOfGoal(goal.id)} size="sm" aria-label={`Look at “${goal.title}”`}>
        Look
      </ButtonLink>
      <IconButton
        size="sm"
        label={`Not now: “${goal.title}”`}
        icon={<X />}
        onClick={() => void refuse(id).catch(() => {})} // the line stays then
      />
    </div>
  )
}
