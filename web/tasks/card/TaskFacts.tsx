import { Suspense } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort, minutesInWords } from '#shared/time/format.ts'
import { Badge, PriorityBadge } from '#web/kit/ui/marks/Badge.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { factsLine, type FactsLineOptions } from './factsLine.ts'
import styles from './TaskFacts.module.css'

const GoalMark = partOnDemand(async () => (await import('#web/goals/GoalMark.tsx')).GoalMark)

type TaskFactsProps = FactsLineOptions & { task: Task; isUnsent: boolean }

/** When, how long, for how much, and what kind of task: the same facts wherever a task is shown whole. */
export function TaskFacts({ task, isUnsent, withDate, isDense }: TaskFactsProps) {
  return (
    <div className={styles.facts} data-dense={isDense || undefined}>
      <span className={styles.line}>{factsLine(task, { withDate, isDense })}</span>
      <span className={styles.badges}>
        <CategoryMark category={task.category} />
        {task.priority !== 'medium' && <PriorityBadge priority={task.priority} />}
        {task.accountability_type !== 'self' && (
          <Badge tone="info">{ACCOUNTABILITY[task.accountability_type]}</Badge>
        )}
        {task.due_date !== null && <Badge mark="⚑">Due {dayInShort(task.due_date)}</Badge>}
        {task.goal_id !== null && (
          <Suspense>
            <GoalMark id={task.goal_id} />
          </Suspense>
        )}
        {task.recurrence !== null && <Badge mark="⟳">Repeats</Badge>}
        {isUnsent && (
          <Badge tone="info" mark="◷">
            Waiting to be sent
          </Badge>
        )}
        {task.status === 'completed' && !(isDense && task.actual_duration === null) && (
          <Badge tone="success" mark="✓">
            {task.actual_duration === null
              ? 'Completed'
              : `Completed in ${minutesInWords(task.actual_duration)}`}
          </Badge>
        )}
      </span>
    </div>
  )
}

const ACCOUNTABILITY = { ai: 'AI checks', partner: 'Partner checks', team: 'Team checks' }
