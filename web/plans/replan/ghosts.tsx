import type { ReactNode } from 'react'
import type { Plan, Warning } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Alongside, TimedAlongside } from '#web/tasks/calendar/alongside.ts'
import { WARNINGS } from '../itemWords.ts'
import { placeOfItem } from './replanWords.ts'
import styles from './Replan.module.css'
import { shownSpan } from '#web/tasks/shownSpan.ts'

type Ghost = {
  id: string
  title: string
  date: string
  time: string
  minutes: number
  reason: string
  warnings: readonly Warning[]
}

/** Where the chosen moves of a plan would put their tasks, for the calendar: boxes at their times, and lines of the agenda. */
export function ghostsOf(
  plan: Plan | null,
  find: (id: string) => Task | undefined,
): Pick<Alongside, 'timed' | 'list' | 'dates'> {
  const byDate = new Map<string, Ghost[]>()
  for (const item of plan?.items ?? []) {
    if (!item.chosen) continue
    const { date, time, minutes } = placeOfItem(item)
    const task = find(item.task_id ?? '')
    const ghost = {
      id: item.id,
      title: task?.title ?? 'A task',
      date,
      time,
      minutes: minutes ?? task?.estimated_duration ?? 30,
      reason: item.reason,
      warnings: item.warnings,
    }
    byDate.set(date, [...(byDate.get(date) ?? []), ghost])
  }
  const timed = new Map([...byDate].map(([date, ghosts]) => [date, ghosts.map(boxOf)]))
  return {
    dates: new Set(byDate.keys()),
    timed: (date) => timed.get(date) ?? NONE,
    list: (date) => byDate.get(date)?.map(lineOf) ?? null,
  }
}

const NONE: readonly TimedAlongside[] = []

function boxOf(ghost: Ghost): TimedAlongside {
  const { id, title, time, minutes, warnings } = ghost
  const drawn = (
    <p className={styles.ghost} data-ghost={id} data-proposed={id}>
      <span className={styles.proposed}>Proposed: </span>
      <strong dir="auto">{title}</strong>
      <span className={styles.until}>{shownSpan({ scheduled_time: time, estimated_duration: minutes })}</span>
      {warnings.map((warning) => (
        <span key={warning} className={styles.warning}>
          ▲ {WARNINGS[warning]}
        </span>
      ))}
    </p>
  )
  return { id, scheduled_time: time, estimated_duration: minutes, drawn }
}

function lineOf({ id, title, time, minutes, reason }: Ghost): ReactNode {
  return (
    <p key={id} className={styles.line} data-ghost={id}>
      <span className={styles.until}>{shownSpan({ scheduled_time: time, estimated_duration: minutes })}</span>
      <strong dir="auto">{title}</strong>
      <small>Proposed. {reason}</small>
    </p>
  )
}
