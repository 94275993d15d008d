import { useState } from 'react'
import { type FirstStep, firstStepsDone } from '#shared/tasks/firstSteps.ts'
import type { Task } from '#shared/tasks/task.ts'
import { useStats } from '#web/progress/data.ts'
import { useOverdueLoad, useTasksOfMonths, useUnscheduledLoad } from '../data.ts'
import { useTaskView } from '../store/useTaskView.ts'

export type FirstSteps = {
  /** Whether everything is loaded that they are computed from. */
  isKnown: boolean
  done: ReadonlySet<FirstStep>
  /** The task to go on with. */
  next: Task | undefined
}

/** The first steps by what this device knows of the person's tasks. */
export function useFirstSteps(today: string): FirstSteps {
  const loads = [useTasksOfMonths({ from: today, to: today }), useUnscheduledLoad(), useOverdueLoad()]
  const view = useTaskView()
  const { xp } = useStats()
  const dated = [...view.dates()].toSorted().flatMap((date) => view.tasksOn(date))
  const tasks = [...new Set([...dated, ...view.tray])]
  const done = useKept(firstStepsDone(tasks, xp ?? 0))
  const open = tasks.filter(({ status }) => status !== 'completed')
  const isKnown = loads.every(({ state }) => state === 'ready')
  return { done, isKnown, next: open.find(({ status }) => status === 'in_progress') ?? open[0] }
}

/** A step that was done stays done for as long as the list is shown. */
function useKept(now: ReadonlySet<FirstStep>): ReadonlySet<FirstStep> {
  const [kept, setKept] = useState(now)
  if ([...now].every((step) => kept.has(step))) return kept
  const all = new Set([...kept, ...now])
  setKept(all)
  return all
}
