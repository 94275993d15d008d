import { queryOptions } from '@tanstack/react-query'
import { Availability } from '#shared/planning/availability.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'

export type OpenAvailability = OpenSlice & { query: ReturnType<typeof queryOf> }

/** When the person has time. It queues no changes: it is set as a whole, over the version that was shown. */
export const availabilitySlice: Slice = { name: 'availability', open }

function open(context: SliceContext): OpenAvailability {
  const query = queryOf(context)
  return {
    query,
    tables: ['availability'],
    follow: () => void context.client.invalidateQueries({ queryKey: query.queryKey }),
  }
}

function queryOf({ api }: SliceContext) {
  return queryOptions({
    queryKey: ['availability'],
    queryFn: ({ signal }) => api.get('/api/availability', Availability, { signal }),
    meta: { kept: true },
  })
}
