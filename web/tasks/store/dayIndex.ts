import type { Task } from '#shared/tasks/task.ts'

/** The tasks of each date, as the screen shows them. A new index is made for each new state of the calendar. */
export type DayIndex = {
  /**
   * The tasks planned for a date, earliest first, those for any time of the day last. The same array as long as
   * nothing on that date changed, so that a component that depends on it need not be drawn again.
   */
  tasksOn: (date: string) => readonly Task[]
}

/** One task before and after a change of what is shown; undefined when it is not shown. */
export type TaskUpdate = { before: Task | undefined; after: Task | undefined }

/** The key of tasks without a date. */
export const TRAY = ''

const NONE: readonly Task[] = []

/** Tasks by date, which change by exchanging the arrays of the touched dates only. */
export function createDays() {
  const days = new Map<string, readonly Task[]>()

  return {
    on: (date: string): readonly Task[] => days.get(date) ?? NONE,
    dates: (): Iterable<string> => days.keys(),
    /** Costs the size of the touched days, whatever else is known. */
    apply(updates: readonly TaskUpdate[]) {
      for (const [date, { gone, come }] of byDate(updates)) {
        const stay = (days.get(date) ?? NONE).filter((task) => !gone.has(task.id))
        const tasks = come.length > 0 ? [...stay, ...come].toSorted(earliestFirst) : stay
        if (tasks.length > 0) days.set(date, tasks)
        else days.delete(date)
      }
    },
  }
}

function byDate(updates: readonly TaskUpdate[]) {
  const touched = new Map<string, { gone: Set<string>; come: Task[] }>()
  const of = (task: Task) => {
    const date = task.scheduled_date ?? TRAY
    const day = touched.get(date) ?? { gone: new Set(), come: [] }
    touched.set(date, day)
    return day
  }
  for (const { before, after } of updates) {
    if (before) of(before).gone.add(before.id)
    if (after) of(after).come.push(after)
  }
  return touched
}

/** The order of the server's lists: by time, those for any time of the day last; in the tray by creation. */
function earliestFirst(a: Task, b: Task): number {
  const byTime = compare(a.scheduled_time ?? ANY_TIME, b.scheduled_time ?? ANY_TIME)
  const byCreation = a.scheduled_date === null ? compare(a.created_at, b.created_at) : 0
  return byTime || byCreation || compare(a.id, b.id)
}

/** After every clock time. */
const ANY_TIME = '~'

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
