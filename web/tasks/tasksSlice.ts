import type { RowChange } from '#shared/realtime/change.ts'
import { NO_PENDING_STATS, setPendingStats } from '#web/progress/pendingStats.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { fetchTask, partitionQuery } from './store/fetchTasks.ts'
import { firstMonths } from './store/firstTasks.ts'
import { offlineTasks } from './changes/offlineTasks.ts'
import { type OpenTasks, TASKS } from './store/openTasks.ts'
import { monthPartition, partitionOf, TRAY_PARTITION } from './store/partitions.ts'
import { pendingStatsOf } from './changes/pendingStatsOf.ts'
import { persistPartitions } from './store/persistPartitions.ts'
import { forgetSetAside } from './store/setAside.ts'
import { createTaskStore } from './store/taskStore.ts'

/** More changed tasks than this are asked for by lists instead of one by one. */
const MOST_SINGLES = 10

export const tasksSlice: Slice = { name: TASKS, open: openTasks }

function openTasks(context: SliceContext): OpenSlice & OpenTasks {
  const tasks: OpenTasks = { ...context, store: createTaskStore(context.userId) }
  const stops = [
    tasks.store.subscribe(() => setPendingStats(pendingStatsOf(tasks.store))),
    dropUnusedPartitions(tasks),
    persistPartitions(tasks),
  ]
  return {
    ...tasks,
    offline: offlineTasks(tasks),
    tables: ['tasks', 'recurrences'],
    follow: (changes) => follow(tasks, changes),
    prefetch: () => prefetchFirst(tasks),
    close: () => {
      for (const stop of stops) stop()
      setPendingStats(NO_PENDING_STATS)
    },
  }
}

/** A partition leaves memory with the query that fetched it. @returns the way to stop */
function dropUnusedPartitions({ client, store, today }: OpenTasks): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    const [slice, key] = query.queryKey
    if (type === 'removed' && slice === TASKS && typeof key === 'string' && store.has(key))
      store.drop(partitionOf(key, today()))
  })
}

function follow(tasks: OpenTasks, changes: readonly RowChange[]) {
  const { client } = tasks
  const ids = new Set(changes.filter(({ table }) => table === 'tasks').map(({ id }) => id))
  const hasNewSeries = changes.some(({ table }) => table === 'recurrences') // no event names its other dates
  if (hasNewSeries) forgetSetAside(client)
  const fetchLists = () => client.invalidateQueries({ queryKey: [TASKS] })
  if (ids.size > MOST_SINGLES || hasNewSeries) void fetchLists()
  // An event comes once: a task that could not be fetched is asked for with the lists that hold it.
  else Promise.all([...ids].map((id) => fetchTask(tasks, id))).catch(fetchLists)
  if (ids.size > 0) void client.invalidateQueries({ queryKey: [TASKS, 'trash'] })
}

/** Asks for what the dashboard will show beside the profile, not after it. */
function prefetchFirst(tasks: OpenTasks): Promise<unknown> {
  const months = firstMonths(location, Temporal.Now.plainDateISO().toString())
  const partitions = months.length > 0 ? [...months.map(monthPartition), TRAY_PARTITION] : []
  return Promise.all(partitions.map((each) => tasks.client.prefetchQuery(partitionQuery(tasks, each))))
}
