import type { Goal } from '#shared/goals/goal.ts'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { progressInWords } from './words.ts'
import styles from './Goals.module.css'

/** How far a goal is: a bar, its percent, and the same in its own measure. */
export function GoalMeter({ goal }: { goal: Goal }) {
  const { percent, reached } = goal.progress
  const words = progressInWords(goal)
  return (
    <div className={styles.progress}>
      <Meter
        label={`Progress of ${goal.title}`}
        value={percent}
        max={100}
        text={`${percent} %, ${words}`}
        tone={reached ? 'success' : 'accent'}
      />
      <p>
        <strong>{percent} %</strong> <span>{words}</span>
      </p>
    </div>
  )
}
