import type { RowChange } from '#shared/realtime/change.ts'
import type { DemoState } from './state.ts'

/** What carries the changes of a demo to all its windows, the one that made them included, where a server is missing. */
const CHANNEL = 'goal-crusher demo'

/** Tells all windows what is different. */
export function tellWindows(before: DemoState, after: DemoState): void {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
  channel.postMessage(changes)
  channel.close()
}

/** Calls back after each change that a window made. @returns the way to stop */
export function followDemo(onChanges: (changes: RowChange[]) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<RowChange[]>) => onChanges(data))
  return () => channel.close()
}

function changesBetween(before: DemoState, after: DemoState): RowChange[] {
  const known = new Set<unknown>([...before.tasks, ...before.ledger, before.profile])
  const seriesIds = new Set(before.series.map(({ id }) => id))
  const left = new Set(after.tasks.map(({ id }) => id))
  const row =
    (table: string, op: RowChange['op']) =>
    ({ id }: { id: string }) => ({ table, id, op })
  return [
    ...after.tasks.filter((task) => !known.has(task)).map(row('tasks', 'update')),
    ...before.tasks.filter(({ id }) => !left.has(id)).map(row('tasks', 'delete')),
    ...after.series.filter(({ id }) => !seriesIds.has(id)).map(row('recurrences', 'insert')),
    ...after.ledger.filter((one) => !known.has(one)).map(row('xp_ledger', 'insert')),
    ...(known.has(after.profile) ? [] : [row('users', 'update')(after.profile)]),
  ]
}
