import { CalendarClock, Check, Copy, Pause, Pencil, Play, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionsFor } from '#shared/tasks/lifecycle.ts'
import type { Task, TaskAction } from '#shared/tasks/task.ts'
import type { TaskDesk } from './TaskDesk.tsx'

/** One thing that can be done with a task. */
export type TaskDeed = { label: string; icon: ReactNode; onSelect: () => void; danger?: boolean }

const ACTIONS: Record<TaskAction, { label: string; icon: ReactNode }> = {
  start: { label: 'Start', icon: <Play /> },
  pause: { label: 'Pause', icon: <Pause /> },
  complete: { label: 'Complete', icon: <Check /> },
  reset: { label: 'Reset', icon: <RotateCcw /> },
  uncomplete: { label: 'Not done yet', icon: <Undo2 /> },
}

/** The timer's side of a task: what its status offers now, in the order of the specification's section 4. */
export function timerDeeds(task: Task, desk: TaskDesk, now: Date): Record<'primary' | 'rest', TaskDeed[]> {
  const deed = (action: TaskAction): TaskDeed => ({
    ...ACTIONS[action],
    onSelect: () => desk.act(task, action),
  })
  const actions = actionsFor(task, now)
  return {
    primary: actions.filter((action) => action !== 'reset').map(deed),
    rest:
      actions.length === 0 ? [deed('uncomplete')] : actions.filter((action) => action === 'reset').map(deed),
  }
}

/** The plan's side of a task: what can always be done with it. */
export function planDeeds(task: Task, desk: TaskDesk): TaskDeed[] {
  return [
    { label: 'Edit', icon: <Pencil />, onSelect: () => desk.edit(task) },
    { label: 'Move to…', icon: <CalendarClock />, onSelect: () => desk.askWhere(task) },
    { label: 'Duplicate', icon: <Copy />, onSelect: () => desk.duplicate(task) },
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => desk.remove(task) },
  ]
}
