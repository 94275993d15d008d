import { CATEGORIES, type Category } from '#shared/tasks/fields.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { DayIndex } from '../store/dayIndex.ts'

/** Which tasks the plan shows: `?done=hidden&category=health,work` in the address. */
export type PlanFilter = {
  hidesDone: boolean
  /** Empty for all. */
  categories: readonly Category[]
}

const [DONE, CATEGORY] = ['done', 'category']
const HIDDEN = 'hidden'

/** The filter in the query of an address; what it does not know is left out. */
export function filterIn(query: URLSearchParams): PlanFilter {
  const asked = query.get(CATEGORY)?.split(',') ?? []
  return {
    hidesDone: query.get(DONE) === HIDDEN,
    categories: CATEGORIES.filter((category) => asked.includes(category)),
  }
}

/** The filter as parts of a query: nothing for what is not filtered. */
export function filterAsQuery({ hidesDone, categories }: PlanFilter): Record<string, string> {
  return {
    ...(hidesDone && { [DONE]: HIDDEN }),
    ...(categories.length > 0 && { [CATEGORY]: categories.join(',') }),
  }
}

/** Whether anything is hidden by it. */
export function isFiltering({ hidesDone, categories }: PlanFilter): boolean {
  return hidesDone || categories.length > 0
}

/** Whether the plan shows a task. */
export function passes({ hidesDone, categories }: PlanFilter, { status, category }: Task): boolean {
  return !(hidesDone && status === 'completed') && (categories.length === 0 || categories.includes(category))
}

/**
 * The days with only the tasks that pass. As with the days themselves a date's array stays the same as long as nothing on
 * that date changed.
 */
export function createFilteredDays(filter: PlanFilter) {
  const known = new WeakMap<readonly Task[], readonly Task[]>()
  const shown = (tasks: readonly Task[]): readonly Task[] => {
    const before = known.get(tasks)
    if (before) return before
    const left = tasks.filter((task) => passes(filter, task))
    known.set(tasks, left)
    return left
  }
  return (days: DayIndex): DayIndex => ({ tasksOn: (date) => shown(days.tasksOn(date)) })
}
