import { applyEntityChange, type EntityChange, rowIdOf } from '#shared/entity/change.ts'
import { newRow, type Row } from '#shared/entity/row.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import type { OpenSlice, SliceContext } from '#web/kit/workspace/slice.ts'
import type { EntityOptions, OfflineCollection } from './options.ts'
import { createServerRows } from './serverRows.ts'

/** More changed rows than this are asked for by the list instead of one by one. */
const MOST_SINGLES = 10

export type OpenCollection<Item extends Row, New extends object, Patch extends object> = ReturnType<
  typeof openCollection<Item, New, Patch>
>

/** A collection's slice once it is open. */
export type OpenedCollection<Item extends Row, New extends object, Patch extends object> = Omit<
  OpenSlice,
  'offline'
> & {
  offline: OfflineCollection<Item, New, Patch>
  collection: OpenCollection<Item, New, Patch>
}

/** The rows of one entity on this device: the server's, and on top of them the changes that wait. */
export function openCollection<Item extends Row, New extends object, Patch extends object>(
  options: EntityOptions<Item, New, Patch>,
  context: SliceContext,
) {
  type Change = EntityChange<New, Patch>
  type Entries = readonly Waiting<Change, Item>[]
  const { name, order, apply = applyEntityChange } = options
  const server = createServerRows(options, context)
  const listeners = new Set<() => void>()
  let waiting: Entries = []
  let view = { known: [] as readonly Item[], waiting, rows: [] as readonly Item[] }
  const begin = (asked: New & { id: string }, at: string) =>
    options.begin(asked, newRow(asked.id, context.userId, at), context)

  /** All rows as the changes that wait leave them, removed ones with `deleted_at` set. The same array for the same input. */
  function rowsWith(known: readonly Item[], entries: Entries): readonly Item[] {
    if (known === view.known && entries === view.waiting) return view.rows
    let rows = known
    for (const { change, before } of entries) {
      // The list has no removed rows: one that is restored is known by its change.
      const isAbsent = change.kind === 'restore' && before && !rows.some(({ id }) => id === before.id)
      rows = apply(isAbsent ? [...rows, before] : rows, change, begin, context)
    }
    view = { known, waiting: entries, rows: rows.toSorted(order) }
    return view.rows
  }
  return {
    ...server,
    begin,
    rowsWith,
    /** The row as it is shown; undefined when it is not. */
    shown: (id: string) =>
      rowsWith(server.known(), waiting).find((row) => row.id === id && row.deleted_at === null),
    waiting: () => waiting,
    setWaiting: (entries: Entries) => {
      waiting = entries
      for (const listener of listeners) listener()
    },
    /** Calls back after each change of what waits. @returns the way to stop */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A change has arrived: the server's row, null after a removal; for other rows what the rules say. */
    confirm: (change: Change, row: Item | null) => {
      const [id, known] = [rowIdOf(change), server.known()]
      for (const after of apply(known, change, begin, context))
        if (after.id !== id && !known.includes(after)) server.write(after.id, after)
      server.write(id, row)
      if (change.kind !== 'edit') void server.refetchTrash()
    },
    /** Rows changed elsewhere: asks for exactly those, or for the list. */
    follow: (changes: readonly RowChange[]) => {
      if (!server.isUsed()) return
      const ids = new Set(changes.filter(({ table }) => table === name).map(({ id }) => id))
      if (ids.size > MOST_SINGLES || changes.some(({ table }) => table !== name)) void server.refetchList()
      // An event comes once: a row that could not be fetched is asked for with the list.
      else Promise.all([...ids].map(server.fetchRow)).catch(server.refetchList)
      if (ids.size > 0) void server.refetchTrash()
    },
  }
}
