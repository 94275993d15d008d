import type { DataTag, QueryClient } from '@tanstack/react-query'

/**
 * Changes an answer in memory as the server will have changed it. It stays as old as it is: a query that is to be asked
 * again, because the device has only kept its answer or because something else changed, still is. Without an answer there is
 * nothing to change.
 */
export function patchAnswer<Answer>(
  client: QueryClient,
  key: DataTag<string[], Answer, Error>,
  change: (answer: Answer) => Answer,
): void {
  const state = client.getQueryState<Answer>(key)
  if (state?.data === undefined) return
  client.setQueryData<Answer>(key, change(state.data), { updatedAt: state.dataUpdatedAt })
  if (state.isInvalidated) void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
}
