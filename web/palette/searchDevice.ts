import { hasWords, searchWords } from '#shared/text/searchWords.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { DeviceStore } from '#web/kit/offline/store.ts'
import type { TaskView } from '#web/tasks/store/taskStore.ts'

/** The tasks in memory whose titles have the searched words, with what waits to be sent. */
export function searchMemory(view: TaskView, searched: readonly string[]): Task[] {
  return [...view.dates()].flatMap((date) => view.tasksOn(date).filter((task) => isFound(task, searched)))
}

/** The tasks that this device has kept of months which no screen has shown. */
export async function keptTasks(device: DeviceStore): Promise<Task[]> {
  const kept = await device.answers('tasks:')
  return [...kept.values()].flatMap((rows) => (typeof rows === 'string' ? (JSON.parse(rows) as Task[]) : []))
}

/** Whether a task's title has, for each searched word, one that begins with it. */
export function isFound(task: Task, searched: readonly string[]): boolean {
  return hasWords(wordsOf(task), searched)
}

const known = new WeakMap<Task, readonly string[]>()

function wordsOf(task: Task): readonly string[] {
  const words = known.get(task) ?? searchWords(task.title)
  known.set(task, words)
  return words
}
