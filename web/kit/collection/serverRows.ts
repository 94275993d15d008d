import { queryOptions } from '@tanstack/react-query'
import { pageSchema, type Row } from '#shared/entity/row.ts'
import { AppError } from '#shared/errors.ts'
import type { Api } from '#web/kit/api.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'
import type { EntityOptions } from './options.ts'

/** The parts of a collection's options that its server rows need. */
type Source<Item extends Row> = Pick<
  EntityOptions<Item, object, object>,
  'name' | 'path' | 'schema' | 'lists'
>

/** The last write of each row in this tab, null for a removal. `at` is on the collection's clock. */
type Written<Item> = Map<string, { row: Item | null; at: number }>

/**
 * The server's rows of one entity, kept as the answer of their list's query. Answers may arrive in any order: an older row
 * never replaces a newer one (`version` rises with each write), and a list never undoes what was written after it was
 * asked for.
 */
export function createServerRows<Item extends Row>(
  { name, path, schema, lists = [''] }: Source<Item>,
  { api, client, idle }: SliceContext,
) {
  const written: Written<Item> = new Map()
  let clock = 0

  const list = queryOptions({
    queryKey: [name, 'list'],
    queryFn: async ({ signal }) => {
      await idle() // an answer that overtakes a change on its way would show a step back
      const askedAt = clock
      const parts = lists.map((query) => fetchAll(api, path + query, schema, signal))
      return merged((await Promise.all(parts)).flat(), written, askedAt)
    },
    meta: { kept: true },
  })
  const trash = queryOptions({
    queryKey: [name, 'trash'],
    queryFn: ({ signal }) => fetchAll(api, `${path}?trash=true`, schema, signal),
  })
  const known = (): readonly Item[] => client.getQueryData(list.queryKey) ?? NONE
  const row = (id: string) => known().find((each) => each.id === id)

  /** Takes a row as the server has it; null when the server has removed it. */
  function write(id: string, next: Item | null) {
    const before = row(id)
    if (next && before && before.version > next.version) return
    clock += 1
    written.set(id, { row: next, at: clock })
    // Before the first answer there is no list to write into; merged() adds the row to it.
    patchAnswer(client, list.queryKey, (rows) => [
      ...rows.filter((each) => each.id !== id),
      ...(next ? [next] : []),
    ])
  }
  return {
    list,
    trash,
    known,
    row,
    write,
    /** Asks for one row, because it changed elsewhere. @throws AppError */
    fetchRow: async (id: string): Promise<void> => {
      const askedAt = clock
      const answer = await api.get(`${path}/${id}`, schema).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null
        throw error
      })
      const last = written.get(id)
      const isRemovedSince = last?.row === null && last.at > askedAt
      if (!isRemovedSince) write(id, answer?.deleted_at === null ? answer : null)
    },
    /** Asks for the list again when a screen shows it, else when the next one does. */
    refetchList: () => client.invalidateQueries({ queryKey: list.queryKey }),
    refetchTrash: () => client.invalidateQueries({ queryKey: trash.queryKey }),
    /** Whether a screen has asked for the list, or this device has kept it. */
    isUsed: () => client.getQueryState(list.queryKey) !== undefined,
  }
}

const NONE: readonly never[] = []

async function fetchAll<Item extends Row>(
  api: Api,
  address: string,
  schema: Source<Item>['schema'],
  signal: AbortSignal,
): Promise<Item[]> {
  const page = pageSchema(schema)
  const separator = address.includes('?') ? '&' : '?'
  const items: Item[] = []
  let cursor: string | null = null
  do {
    const after: string = cursor ? `${separator}cursor=${encodeURIComponent(cursor)}` : ''
    const answer = await api.get(address + after, page, { signal })
    items.push(...answer.items)
    cursor = answer.next_cursor
  } while (cursor)
  return items
}

/** A list's answer with what was written after it was asked for. */
function merged<Item extends Row>(items: Item[], written: Written<Item>, askedAt: number): Item[] {
  const rows = new Map(items.map((item) => [item.id, item]))
  for (const [id, { row, at }] of written) {
    if (at <= askedAt) continue
    if (!row) rows.delete(id)
    else if (row.version >= (rows.get(id)?.version ?? 0)) rows.set(id, row)
  }
  return [...rows.values()]
}
