import { guessCategory } from '#shared/tasks/categoryGuess.ts'
import type { Category } from '#shared/tasks/fields.ts'
import type { NewTaskInput, Task } from '#shared/tasks/task.ts'
import { useOpenTasks } from './store/openTasks.ts'
import type { TaskStore, TaskView } from './store/taskStore.ts'

const EVERY_TASK = { key: 'all', query: '', belongs: () => true }

/** The category for a new title, by its words and by the person's tasks on this device; undefined without a hint. */
export function useCategoryGuess(): (title: string) => Category | undefined {
  const { store } = useOpenTasks()
  return (title) => (title === '' ? undefined : (guessCategory(title, pastOf(store)) ?? undefined))
}

/** A task with a category where one is known: without a value the field would take the place of the default. */
export function inCategory<Asked extends NewTaskInput>(task: Asked, category: Category | undefined): Asked {
  return category === undefined ? task : { ...task, category }
}

/** The tasks by the view that shows them: a new view is made with each change. */
const pasts = new WeakMap<TaskView, readonly Task[]>()

/** What is known of the person's tasks, newest first, with those that wait to be sent. A series counts once. */
function pastOf(store: TaskStore): readonly Task[] {
  const view = store.view()
  const past = pasts.get(view) ?? newestFirst(store)
  pasts.set(view, past)
  return past
}

function newestFirst(store: TaskStore): readonly Task[] {
  const bySeries = new Map<string, Task>()
  const shown = [...store.rowsOf(EVERY_TASK), ...store.differences().flatMap(({ after }) => after ?? [])]
  for (const task of shown) bySeries.set(task.recurrence_id ?? task.id, task)
  return [...bySeries.values()].toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
}
