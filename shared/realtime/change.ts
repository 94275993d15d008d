import * as z from 'zod/mini'

/** One row of the user's that changed, as told by `GET /api/events`. */
export const RowChange = z.object({
  table: z.string(),
  id: z.string(),
  op: z.enum(['insert', 'update', 'delete']),
})
export type RowChange = z.infer<typeof RowChange>

/** The data of one `change` event: everything that changed since the one before. */
export const ChangeEvent = z.object({ changes: z.array(RowChange) })
export type ChangeEvent = z.infer<typeof ChangeEvent>

/** Specification, sections 7 and 9: at most this many events in any second; later ones are merged into the next. */
export const EVENTS_PER_SECOND = 10
