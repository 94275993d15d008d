import type { ReactNode } from 'react'
import type { Goal } from '#shared/goals/goal.ts'
import { useDateOf, useToday } from '#web/profile/today.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { addressOfGoal } from './goalAddress.ts'
import { GoalMeter } from './GoalMeter.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useColorOf } from './useColorOf.ts'
import { dateInWords, nextStepInWords, outcomeInWords, paceInWords } from './words.ts'
import styles from './Goals.module.css'

/** A goal in the list: how far, at what pace, and what comes next. Wherever it is pressed it opens. */
export function GoalCard({ goal, nextTask }: { goal: Goal; nextTask: ReactNode }) {
  const today = useToday()
  const dateOf = useDateOf()
  const color = useColorOf(goal)
  const { id, title, icon, target_date } = goal
  const step = nextStepInWords(goal, today)
  const pace = paceInWords(goal)
  return (
    <li className={styles.goal} aria-label={title}>
      <Emblem icon={icon} color={color} />
      <div className={styles.words}>
        <h2>
          <Link to={addressOfGoal(id)} className={styles.open} dir="auto">
            {title}
          </Link>
        </h2>
        <GoalMeter goal={goal} />
        {(target_date !== null || goal.status !== 'active' || goal.progress.reached) && (
          <p className={styles.line}>
            <StateBadge goal={goal} />
            {pace !== null && <span>{pace}</span>}
            {target_date !== null && <span>By {dateInWords(target_date, today)}</span>}
          </p>
        )}
        {goal.status === 'active' ? (
          <p className={styles.next}>
            {step !== null ? (
              <>
                Next: <strong dir="auto">{step}</strong>
              </>
            ) : (
              nextTask
            )}
          </p>
        ) : (
          <p className={styles.next}>{outcomeInWords(goal, dateOf, today)}</p>
        )}
      </div>
    </li>
  )
}
