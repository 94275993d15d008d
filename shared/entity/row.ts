import * as z from 'zod/mini'

/** The fields that every entity's rows share. Instants are ISO 8601 texts. */
export const ROW = {
  id: z.uuid(),
  user_id: z.uuid(),
  version: z.int(),
  /** When it was moved to the trash; null otherwise. */
  deleted_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
}

export type Row = z.infer<z.ZodMiniObject<typeof ROW>>

/** The shared fields of a new row, before the server has confirmed it. */
export function newRow(id: string, userId: string, at: string): Row {
  return { id, user_id: userId, version: 1, deleted_at: null, created_at: at, updated_at: at }
}

/** A page of a list. `next_cursor` is null on the last one. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) })
}
