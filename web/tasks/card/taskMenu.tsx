import {
  CalendarClock,
  Check,
  Copy,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Sunrise,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { actionsFor } from '#shared/tasks/lifecycle.ts'
import type { Task, TaskAction } from '#shared/tasks/task.ts'
import { nextDateInWords } from './nextDateInWords.ts'
import type { TaskActions } from '../TaskActions.tsx'

/** One thing that can be done with a task. */
export type TaskMenuItem = { label: string; icon: ReactNode; onSelect: () => void; danger?: boolean }

const ACTIONS: Record<TaskAction, { label: string; icon: ReactNode }> = {
  start: { label: 'Start', icon: <Play /> },
  pause: { label: 'Pause', icon: <Pause /> },
  complete: { label: 'Complete', icon: <Check /> },
  reset: { label: 'Reset', icon: <RotateCcw /> },
  uncomplete: { label: 'Not done yet', icon: <Undo2 /> },
}

/** The timer's actions that the task's status allows now (docs/rules/tasks.md, Timer). */
export function timerItems(
  task: Task,
  actions: TaskActions,
  now: Date,
): Record<'primary' | 'rest', TaskMenuItem[]> {
  const item = (action: TaskAction): TaskMenuItem => ({
    ...ACTIONS[action],
    onSelect: () => actions.act(task, action),
  })
  const possible = actionsFor(task, now)
  return {
    primary: possible.filter((action) => action !== 'reset').map(item),
    rest:
      possible.length === 0
        ? [item('uncomplete')]
        : possible.filter((action) => action === 'reset').map(item),
  }
}

/** The actions that every task has. */
export function planItems(task: Task, actions: TaskActions): TaskMenuItem[] {
  return [
    { label: 'Edit', icon: <Pencil />, onSelect: () => actions.edit(task) },
    ...(task.status === 'completed'
      ? []
      : [
          {
            label: `Move to ${nextDateInWords(task, actions.today)}`,
            icon: <Sunrise />,
            onSelect: () => actions.moveOn(task),
          },
        ]),
    { label: 'Move to…', icon: <CalendarClock />, onSelect: () => actions.openMoveDialog(task) },
    { label: 'Duplicate', icon: <Copy />, onSelect: () => actions.duplicate(task) },
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => actions.remove(task) },
  ]
}
