import { isProtected } from '#shared/paths.ts'
import { firstMonths, taskListPath } from '#web/tasks/store/firstTasks.ts'
import { monthPartition, TRAY_PARTITION } from '#web/tasks/store/partitions.ts'

/** `isBeside`: it is shown beside the plan, and so asked for after the code (askEarly.ts). */
export type FirstCall = { path: string; accept?: string; isBeside?: true }

/**
 * The calls that a guarded screen begins with: the stream of changes before all else, so that none is missed after the answers.
 * None for other screens.
 */
export function firstCalls(place: Pick<Location, 'pathname' | 'search'>, now: Date): FirstCall[] {
  if (!isProtected(place.pathname)) return []
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const months = firstMonths(place, today)
  const tasks = months.map((month): FirstCall => ({ path: taskListPath(monthPartition(month).query) }))
  const tray: FirstCall[] =
    months.length > 0 ? [{ path: taskListPath(TRAY_PARTITION.query), isBeside: true }] : []
  return [
    { path: '/api/events', accept: 'text/event-stream' },
    { path: '/api/profile' },
    ...tasks,
    { path: '/api/stats', isBeside: true },
    ...tray,
  ]
}
