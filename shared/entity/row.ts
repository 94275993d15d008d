import * as z from 'zod/mini'

/** What every row of an entity has beside its own fields. Instants are ISO 8601 texts. */
export const ROW = {
  id: z.uuid(),
  user_id: z.uuid(),
  version: z.int(),
  /** When it went to the trash; null elsewhere. */
  deleted_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
}

export type Row = z.infer<z.ZodMiniObject<typeof ROW>>

/** The row of something new, before the server has said anything about it. */
export function newRow(id: string, userId: string, at: string): Row {
  return { id, user_id: userId, version: 1, deleted_at: null, created_at: at, updated_at: at }
}

/** A page of a list. `next_cursor` is null on the last one. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) })
}
