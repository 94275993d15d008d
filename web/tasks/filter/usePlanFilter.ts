import { currentAddress, goTo, useSearchParameters } from '#web/kit/navigation.tsx'
import type { Task } from '#shared/tasks/task.ts'
import type { DayIndex } from '../store/dayIndex.ts'
import {
  createFilteredDays,
  filterAsQuery,
  filterIn,
  isFiltering,
  passes,
  type PlanFilter,
} from './planFilter.ts'

/** The filter that the address names, and the way to another one, which is no stop on the way back. */
export function usePlanFilter(): { filter: PlanFilter; setFilter: (next: PlanFilter) => void } {
  const filter = filterIn(useSearchParameters())
  const setFilter = (next: PlanFilter) => {
    const address = new URL(currentAddress(), location.origin)
    for (const name of Object.keys(filterAsQuery(filter))) address.searchParams.delete(name)
    for (const [name, value] of Object.entries(filterAsQuery(next))) address.searchParams.set(name, value)
    goTo(address.pathname + address.search, { replace: true })
  }
  return { filter, setFilter }
}

/** The days as the filter shows them. */
export function useFilteredDays(days: DayIndex): DayIndex {
  const { filter } = usePlanFilter()
  const key = new URLSearchParams(filterAsQuery(filter)).toString()
  return isFiltering(filter) ? filteredBy(key)(days) : days
}

/** The tasks of a list that the filter shows. */
export function useFilteredTasks(tasks: readonly Task[]): readonly Task[] {
  const { filter } = usePlanFilter()
  return isFiltering(filter) ? tasks.filter((task) => passes(filter, task)) : tasks
}

/** One filter is in use at a time: its days are kept, so that what depends on them need not be drawn again. */
let latest: { key: string; apply: (days: DayIndex) => DayIndex } | null = null

function filteredBy(key: string): (days: DayIndex) => DayIndex {
  if (latest?.key !== key) latest = { key, apply: createFilteredDays(filterIn(new URLSearchParams(key))) }
  return latest.apply
}
