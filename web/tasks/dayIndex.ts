import type { Task } from '#shared/tasks/task.ts'

/** The tasks of each date, as the screen shows them. A new index stands for a new state of the calendar. */
export type DayIndex = {
  /**
   * The tasks planned for a date, earliest first, those for any time of the day before them. The same array as long as
   * nothing on that date changed, so that a component that depends on it need not be drawn again.
   */
  tasksOn: (date: string) => readonly Task[]
}

/** One task before and after a change of what is shown; undefined when it is not shown. */
export type Shift = { before: Task | undefined; after: Task | undefined }

/** The key under which tasks without a date stand. */
export const TRAY = ''

const NONE: readonly Task[] = []

/** Tasks by date, which change by exchanging the arrays of the touched dates only. */
export function createDays() {
  const days = new Map<string, readonly Task[]>()

  return {
    on: (date: string): readonly Task[] => days.get(date) ?? NONE,
    dates: (): Iterable<string> => days.keys(),
    /** Costs the size of the touched days, whatever else is known. */
    apply(shifts: readonly Shift[]) {
      for (const [date, { gone, come }] of byDate(shifts)) {
        const stay = (days.get(date) ?? NONE).filter((task) => !gone.has(task.id))
        const tasks = come.length > 0 ? [...stay, ...come].sort(earliestFirst) : stay
        if (tasks.length > 0) days.set(date, tasks)
        else days.delete(date)
      }
    },
  }
}

function byDate(shifts: readonly Shift[]) {
  const touched = new Map<string, { gone: Set<string>; come: Task[] }>()
  const of = (task: Task) => {
    const date = task.scheduled_date ?? TRAY
    const day = touched.get(date) ?? { gone: new Set(), come: [] }
    touched.set(date, day)
    return day
  }
  for (const { before, after } of shifts) {
    if (before) of(before).gone.add(before.id)
    if (after) of(after).come.push(after)
  }
  return touched
}

/** The order of the calendar and of the server's lists; in the tray, where there is no time, the order of creation. */
function earliestFirst(a: Task, b: Task): number {
  return compare(a.scheduled_time ?? '', b.scheduled_time ?? '') || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
