import { lazy, Suspense } from 'react'
import { timeSpan } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort, minutesInWords } from '#shared/time/format.ts'
import { Badge, PriorityBadge } from '#web/ui/Badge.tsx'
import { CategoryMark } from '#web/ui/CategoryMark.tsx'
import styles from './TaskFacts.module.css'

const GoalMark = lazy(async () => ({ default: (await import('#web/goals/GoalMark.tsx')).GoalMark }))

type TaskFactsProps = {
  task: Task
  isUnsent: boolean
  withDate?: boolean
  /** As close together as they can be. */
  isDense?: boolean
}

/** When, how long, for how much, and what kind of task: the same facts wherever a task is shown whole. */
export function TaskFacts({ task, isUnsent, withDate = false, isDense = false }: TaskFactsProps) {
  const when = [
    withDate && task.scheduled_date !== null && dayInShort(task.scheduled_date),
    timeSpan(task) ?? (task.scheduled_date === null ? 'Not scheduled' : 'Any time'),
  ]
  const isLong = !isDense || task.scheduled_time === null // from when to when says how long
  const facts = [...when, isLong && minutesInWords(task.estimated_duration), `${task.xp_reward} XP`].filter(
    Boolean,
  )
  return (
    <div className={styles.facts} data-dense={isDense || undefined}>
      <span className={styles.line}>{facts.join(' · ')}</span>
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
