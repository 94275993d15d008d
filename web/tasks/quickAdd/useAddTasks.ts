import { PATHS } from '#shared/paths.ts'
import { NewTask, type NewTaskInput } from '#shared/tasks/task.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { newId } from '#web/kit/newId.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { remindedTask, saveReminders } from '#web/reminders/saveReminders.ts'
import { useChangeTask, useChangeTasks } from '../data.ts'

/** A task as a line says it. `reminders` are minutes before it. */
type TypedTask = NewTaskInput & { reminders?: readonly number[] | undefined }

/** Creates tasks with their reminders, all or none. Returns why not, as a sentence, or null when they were created. */
export function useAddTasks(): (tasks: readonly TypedTask[]) => string | null {
  const workspace = useWorkspace()
  const change = useChangeTask()
  const changeAll = useChangeTasks()
  return (typed) => {
    const tasks = typed.map(withoutReminders)
    for (const task of tasks) {
      const { error } = NewTask.safeParse(task)
      if (error) return error.issues[0]?.message ?? 'This cannot be a task'
    }
    const [only] = tasks
    if (only && tasks.length === 1) change({ kind: 'create', task: only })
    else addList(tasks)
    tasks.forEach((task, index) => {
      const drafts = typed[index]?.reminders?.map((minutes_before) => ({
        id: null,
        minutes_before,
        at: null,
      }))
      if (drafts) saveReminders(workspace, remindedTask(task), drafts)
    })
    return null
  }

  function addList(tasks: readonly (NewTaskInput & { id: string })[]) {
    const creates = tasks.map((task) => ({ kind: 'create' as const, task }))
    changeAll(creates, {
      text: listInWords(tasks),
      otherAction: { label: 'Show', onAction: () => goTo(addressOf(tasks)) },
    })
  }
}

/** The plan on the earliest date of some tasks; where none has a date, the first of them. */
function addressOf(tasks: readonly (NewTaskInput & { id: string })[]): string {
  const [date] = tasks.flatMap(({ scheduled_date }) => scheduled_date ?? []).toSorted()
  const parameters = new URLSearchParams(location.pathname === PATHS.dashboard ? location.search : '')
  parameters.delete('add')
  if (date) parameters.set('date', date)
  else parameters.set('task', tasks[0]?.id ?? '')
  return `${PATHS.dashboard}?${parameters}`
}

function listInWords(tasks: readonly NewTaskInput[]): string {
  const undated = tasks.filter(({ scheduled_date }) => !scheduled_date).length
  return `${tasks.length} tasks added${undated > 0 ? `, ${undated} of them to Unscheduled` : ''}`
}

function withoutReminders(typed: TypedTask): NewTaskInput & { id: string } {
  const task = { ...typed, id: typed.id ?? newId() }
  delete task.reminders
  return task
}
