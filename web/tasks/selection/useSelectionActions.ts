import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { dayInShort } from '#shared/time/format.ts'
import { type ChangeRequest, useChangeTasks } from '../data.ts'
import { useTaskFinder } from '../useTaskFinder.ts'
import { clearSelection, selectedIds } from './selection.ts'
import { isGamified } from '#web/settings/gamification.ts'

/** What can be done to all selected tasks at once, each in one change that is undone as a whole. */
export type SelectionActions = {
  complete: () => void
  /** To a date, each at its own time; null takes their dates. */
  move: (date: string | null) => void
  remove: () => void
}

/** The actions on the selected tasks. Of a repeating task only the selected occurrence changes. */
export function useSelectionActions(): SelectionActions {
  const find = useTaskFinder()
  const change = useChangeTasks()
  const selected = () => [...selectedIds()].flatMap((id) => find(id) ?? [])
  const make = (requests: ChangeRequest[], words: string) => {
    const [first] = selectedIds()
    clearSelection()
    if (requests.length === 0) return
    change(requests, { text: `${requests.length === 1 ? '1 task' : `${requests.length} tasks`} ${words}` })
    if (first !== undefined) focusTask(first)
  }
  return {
    complete: () => {
      const open = selected().filter(({ status }) => status !== 'completed')
      const xp = open.reduce((sum, { xp_reward }) => sum + xp_reward, 0)
      const requests = open.map(({ id }) => ({ kind: 'act' as const, id, action: 'complete' as const }))
      make(requests, isGamified() ? `completed! You earned ${xp} XP!` : 'completed!')
    },
    move: (date) => {
      const moved = selected().filter(({ scheduled_date }) => scheduled_date !== date)
      const where = date === null ? 'Unscheduled' : dayInShort(date)
      make(
        moved.map((task) => editOf(task, date)),
        `moved to ${where}`,
      )
    },
    remove: () =>
      make(
        selected().map(({ id }) => ({ kind: 'remove' as const, id, scope: 'this' as const })),
        'moved to the trash',
      ),
  }
}

function editOf({ id, scheduled_time }: Task, date: string | null): ChangeRequest {
  const loseTime = date === null && scheduled_time !== null
  const patch: TaskPatch = { scheduled_date: date, ...(loseTime && { scheduled_time: null }) }
  return { kind: 'edit', id, patch, scope: 'this' }
}

/** The first task that was selected gets the focus, or one that is still there. */
function focusTask(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const box =
      document.querySelector<HTMLElement>(`button[data-task="${id}"], [data-task="${id}"] button`) ??
      document.querySelector<HTMLElement>('button[data-task], [data-task] button')
    box?.focus()
  })
}
