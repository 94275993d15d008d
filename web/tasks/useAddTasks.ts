import { NewTask, type NewTaskInput } from '#shared/tasks/task.ts'
import { newId } from '#web/newId.ts'
import { useToast } from '#web/ui/Toast.tsx'
import { useChangeTask } from './data.ts'

type Addition = Omit<NewTaskInput, 'id'>

/**
 * Makes tasks, all or none. Answers why not, in a sentence, or null when they are made. Those without a date
 * go to the tray, and the person is told.
 */
export function useAddTasks(): (tasks: readonly Addition[]) => string | null {
  const change = useChangeTask()
  const say = useToast()
  return (tasks) => {
    for (const task of tasks) {
      const { error } = NewTask.safeParse(task)
      if (error) return error.issues[0]?.message ?? 'This cannot be a task'
    }
    const at = new Date().toISOString()
    for (const task of tasks) change({ kind: 'create', task: { ...task, id: newId() }, at })
    const undated = tasks.filter(({ scheduled_date }) => !scheduled_date).length
    const line = toldAbout(tasks.length, undated)
    if (line !== null) say({ text: line })
    return null
  }
}

function toldAbout(count: number, undated: number): string | null {
  if (count === 1) return undated === 1 ? 'Added without a date: it waits in the tray' : null
  const added = `${count} tasks added`
  return undated === 0 ? added : `${added}, ${undated} of them without a date: they wait in the tray`
}
