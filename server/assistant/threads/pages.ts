import * as z from 'zod/mini'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { noSuch } from '../openAiRoute.ts'
import { uuidOf, type WireKind } from '../wireId.ts'

/** Which part of a list below `/v1`. */
export const PageQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  after: z.optional(z.string()),
  before: z.optional(z.string()),
})
export type PageQuery = z.infer<typeof PageQuery>

/** A part of a list as that client reads it. */
export type ListPage<Item> = {
  object: 'list'
  data: Item[]
  first_id: string | null
  last_id: string | null
  has_more: boolean
}

/** The schema of a list's answer. */
export const listSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    object: z.literal('list'),
    data: z.array(item),
    first_id: z.nullable(z.string()),
    last_id: z.nullable(z.string()),
    has_more: z.boolean(),
  })

/** Rows of a list that have a place in it. */
type Listed<Row> = {
  kind: WireKind
  /** Answers the place of a row, by `$1` the person, `$2` the list, `$3` the row. */
  place: string
  /** Reads rows between two places. */
  read: (bounds: Bounds) => Promise<Row[]>
}
/** Rows with `from < position < to`, so many of them at most. */
export type Bounds = { from: number; to: number; limit: number; order: 'asc' | 'desc' }

const LAST_PLACE = 2_147_483_647

/**
 * A page of a list: what comes after one row and before another, in the order asked for. Before a row alone it is what comes
 * directly before it.
 *
 * @param owner the id of the thread or run that has the list
 * @throws OpenAiError `not_found` for a row that is not in the list
 */
export async function readPage<Row, Item extends { id: string }>(
  db: Db,
  userId: UserId,
  owner: string,
  { limit, order, after, before }: PageQuery,
  { kind, place, read }: Listed<Row>,
  present: (rows: Row[]) => Promise<Item[]>,
): Promise<ListPage<Item>> {
  const placeOf = async (id: string | undefined, param: string, without: number) => {
    if (id === undefined) return without
    const uuid = uuidOf(kind, id)
    const [row] = uuid === null ? [] : await db.read<{ position: number }>(place, [userId, owner, uuid])
    if (!row) throw noSuch(id, param)
    return row.position
  }
  const [low, high] = order === 'asc' ? [after, before] : [before, after]
  const from = await placeOf(low, order === 'asc' ? 'after' : 'before', -1)
  const to = await placeOf(high, order === 'asc' ? 'before' : 'after', LAST_PLACE)
  const isBackwards = before !== undefined && after === undefined
  const other = order === 'asc' ? 'desc' : 'asc'
  const rows = await read({ from, to, limit: limit + 1, order: isBackwards ? other : order })
  const shown = rows.slice(0, limit)
  const data = await present(isBackwards ? shown.toReversed() : shown)
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: rows.length > limit,
  }
}
