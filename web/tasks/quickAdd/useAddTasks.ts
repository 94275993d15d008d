import { NewTask, type NewTaskInput } from '#shared/tasks/task.ts'
import { useToast } from '#web/ui/Toast.tsx'
import { useChangeTask } from '../data.ts'

/** Creates tasks, all or none. Returns why not, as a sentence, or null when they were created. */
export function useAddTasks(): (tasks: readonly NewTaskInput[]) => string | null {
  const change = useChangeTask()
  const say = useToast()
  return (tasks) => {
    for (const task of tasks) {
      const { error } = NewTask.safeParse(task)
      if (error) return error.issues[0]?.message ?? 'This cannot be a task'
    }
    const isList = tasks.length > 1 // a list gets one toast; the toast of a single task says where it went
    for (const task of tasks) change({ kind: 'create', task }, { quiet: isList })
    if (isList) say({ text: toldAbout(tasks) })
    return null
  }
}

function toldAbout(tasks: readonly NewTaskInput[]): string {
  const undated = tasks.filter(({ scheduled_date }) => !scheduled_date).length
  return `${tasks.length} tasks added${undated > 0 ? `, ${undated} of them to the tray` : ''}`
}
