import { isProtected } from '#shared/paths.ts'
import { firstMonths, taskListPath } from '#web/tasks/store/firstTasks.ts'
import { monthPartition, TRAY_PARTITION } from '#web/tasks/store/partitions.ts'

/**
 * The calls that a guarded screen begins with, as `[address, accept]`: the stream of changes before all else, so that none is
 * missed after the answers. None for other screens.
 */
export function firstCalls(
  place: Pick<Location, 'pathname' | 'search'>,
  now: Date,
): [path: string, accept?: string][] {
  if (!isProtected(place.pathname)) return []
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const tasks = firstMonths(place, today).map((month): [string] => [
    taskListPath(monthPartition(month).query),
  ])
  const tray: [string][] = tasks.length > 0 ? [[taskListPath(TRAY_PARTITION.query)]] : []
  return [['/api/events', 'text/event-stream'], ['/api/profile'], ...tasks, ['/api/stats'], ...tray]
}
