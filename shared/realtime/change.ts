import * as z from 'zod/mini'

/** One changed row of the person's, as `GET /api/events` reports it. */
export const RowChange = z.object({
  table: z.string(),
  id: z.string(),
  op: z.enum(['insert', 'update', 'delete']),
})
export type RowChange = z.infer<typeof RowChange>

/** The data of one `change` event: all rows that changed since the previous event. */
export const ChangeEvent = z.object({ changes: z.array(RowChange) })
export type ChangeEvent = z.infer<typeof ChangeEvent>

/** Most events in any second; later ones are merged into the next (docs/rules/offline.md, Offline and several devices). */
export const EVENTS_PER_SECOND = 10

/** More than so many rows are sent as `event: reset`: to read everything anew costs less than to ask for each of them. */
export const MOST_CHANGES_TOLD = 1000
