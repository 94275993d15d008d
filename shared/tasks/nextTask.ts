import { minutesOf } from '#shared/time/civil.ts'
import type { Task } from './task.ts'

/** Why a task is the next one: its timer runs, it is its time, it can be done now, its time comes, its time or its day is over. */
export type NextReason = 'running' | 'now' | 'fits' | 'later' | 'earlier' | 'leftover'

type Planned = Pick<
  Task,
  'status' | 'priority' | 'scheduled_date' | 'scheduled_time' | 'estimated_duration' | 'running_since'
>

const RANKS = { high: 0, medium: 1, low: 2 }

/**
 * What to do next (docs/rules/now.md, Now): the task whose timer runs; one whose time it is; one without a time that fits before the
 * next that has one, the most important first; that next one; what was planned for earlier today; what is left of days before.
 *
 * @param tasks of today, in their order, and open ones of days before
 * @param now today's date, and minutes since its midnight
 */
export function nextTask<Each extends Planned>(
  tasks: readonly Each[],
  { today, minutes }: { today: string; minutes: number },
): { task: Each; why: NextReason } | null {
  const running = tasks.find(({ running_since }) => running_since !== null)
  if (running) return { task: running, why: 'running' }
  const open = tasks.filter(({ status }) => status !== 'completed')
  const ofToday = open.filter(({ scheduled_date }) => scheduled_date === today)
  const timed = ofToday.flatMap((task) =>
    task.scheduled_time === null ? [] : [{ task, from: minutesOf(task.scheduled_time) }],
  )
  const ordered = timed.toSorted((a, b) => a.from - b.from)
  const isOver = ({ task, from }: (typeof timed)[number]) => from + task.estimated_duration <= minutes
  const current = ordered.findLast((each) => each.from <= minutes && !isOver(each))
  if (current) return { task: current.task, why: 'now' }
  const coming = ordered.find(({ from }) => from > minutes)
  const room = coming ? coming.from - minutes : Infinity
  const [fitting] = ofToday
    .filter((task) => task.scheduled_time === null && task.estimated_duration <= room)
    .toSorted((a, b) => RANKS[a.priority] - RANKS[b.priority])
  if (fitting) return { task: fitting, why: 'fits' }
  if (coming) return { task: coming.task, why: 'later' }
  const missed = ordered.find(isOver)
  if (missed) return { task: missed.task, why: 'earlier' }
  const leftover = open.findLast(({ scheduled_date }) => scheduled_date !== null && scheduled_date < today)
  return leftover ? { task: leftover, why: 'leftover' } : null
}
