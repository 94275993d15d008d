import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { EntityChange } from '#shared/entity/change.ts'
import type { Row } from '#shared/entity/row.ts'
import { newId } from '#web/kit/newId.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { type ChangeOptions, useMakeChange } from '#web/kit/workspace/makeChange.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { offlineCollection } from './offlineCollection.ts'
import { type OpenCollection, openCollection, type OpenedCollection } from './openCollection.ts'
import type { EntityOptions } from './options.ts'

/** What a collection knows of its entity, and what its slice has beyond that of every entity. */
export type CollectionOptions<Item extends Row, New extends object, Patch extends object> = EntityOptions<
  Item,
  New,
  Patch
> & {
  /** Adds changes of its own, and other tables that it follows. */
  extend?: (opened: OpenedCollection<Item, New, Patch>, context: SliceContext) => OpenSlice
}

/** Rows, and how far they are loaded. */
export type LoadedRows<Item> = { rows: readonly Item[] } & LoadState

/** Removed rows of one entity for a list of several. */
export type Trashed = {
  noun: string
  trashed: readonly { id: string; title: string; restore: () => void }[]
} & LoadState

/** Changes of one entity: on screen at once, on the device next, then sent. Each can be undone. */
export type EntityActions<Item, New, Patch> = {
  /** @returns the new row's id */
  create: (asked: New, options?: ChangeOptions) => string
  edit: (id: string, patch: Patch, options?: ChangeOptions) => void
  /** Moves a row to the trash. */
  remove: (id: string, options?: ChangeOptions) => void
  restore: (row: Item, options?: ChangeOptions) => void
}

/**
 * The browser's side of an entity whose rows are few (domains, goals, habits): its slice for `web/slices.ts`, and the hooks
 * for its screens, which open it. The list is asked for once, kept on the device, and then kept up to date by events.
 */
export function createCollection<Item extends Row, New extends object, Patch extends object>(
  options: CollectionOptions<Item, New, Patch>,
) {
  const slice = sliceOf(options)
  return {
    slice,
    /** The rows in their order, with the changes that wait. */
    useRows: () => useRows<Item>(slice),
    /** The same for a list of names: asked for once, and then kept up to date by what else is fetched. */
    useKnownRows: () => useKnownRows<Item>(slice),
    /** One row; undefined when it is not known or was removed. */
    useRow: (id: string) => useRows<Item>(slice).rows.find((row) => row.id === id),
    /** Removed rows, those included whose removal waits. */
    useTrash: () => useTrash<Item>(slice),
    /** The same in words, each with the way to restore it. */
    useTrashed: () => useTrashed<Item, New, Patch>(slice, options),
    /** What changes rows. */
    useActions: () => useActions<Item, New, Patch>(slice),
  }
}

type Opened<Item extends Row> = OpenSlice & { collection: OpenCollection<Item, object, object> }

function sliceOf<Item extends Row, New extends object, Patch extends object>(
  options: CollectionOptions<Item, New, Patch>,
): Slice {
  const { name, derivedFrom = [], isOnFirstScreen } = options
  const open: Slice['open'] = (context) => {
    const collection = openCollection(options, context)
    const opened: OpenedCollection<Item, New, Patch> = {
      collection,
      offline: offlineCollection(options, collection, context.api),
      tables: [name, ...derivedFrom],
      follow: collection.follow,
      prefetch: async () => {
        if (isOnFirstScreen?.()) await context.client.prefetchQuery(collection.list)
      },
    }
    return options.extend?.(opened, context) ?? opened
  }
  return { name, open }
}

function useRows<Item extends Row>(slice: Slice): LoadedRows<Item> {
  const { rows, ...load } = useAllRows<Item>(slice)
  return { rows: rows.filter(({ deleted_at }) => deleted_at === null), ...load }
}

function useKnownRows<Item extends Row>(slice: Slice): readonly Item[] {
  const { collection } = useLateSlice<Opened<Item>>(slice)
  const isKnown = collection.known().length > 0
  const { data = NONE } = useQuery({ ...collection.list, enabled: !isKnown })
  const waiting = useSyncExternalStore(collection.subscribe, collection.waiting)
  return collection.rowsWith(data, waiting).filter(({ deleted_at }) => deleted_at === null)
}

function useTrash<Item extends Row>(slice: Slice): LoadedRows<Item> {
  const { collection } = useLateSlice<Opened<Item>>(slice)
  const { rows } = useAllRows<Item>(slice)
  const { data, isError, refetch } = useQuery(collection.trash)
  const known = new Set(rows.map(({ id }) => id))
  const removed = rows.filter(({ deleted_at }) => deleted_at !== null)
  return {
    rows: [...removed, ...(data ?? []).filter(({ id }) => !known.has(id))],
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

function useTrashed<Item extends Row, New extends object, Patch extends object>(
  slice: Slice,
  { noun, titleOf }: Pick<CollectionOptions<Item, New, Patch>, 'noun' | 'titleOf'>,
): Trashed {
  const { rows, ...load } = useTrash<Item>(slice)
  const { restore } = useActions<Item, New, Patch>(slice)
  const rowInWords = (row: Item) => ({ id: row.id, title: titleOf(row), restore: () => restore(row) })
  return { ...load, noun, trashed: rows.map(rowInWords) }
}

function useAllRows<Item extends Row>(slice: Slice): LoadedRows<Item> {
  const { collection } = useLateSlice<Opened<Item>>(slice)
  const { data, isError, refetch } = useQuery(collection.list)
  const waiting = useSyncExternalStore(collection.subscribe, collection.waiting)
  return {
    rows: collection.rowsWith(data ?? NONE, waiting),
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

const NONE: readonly never[] = []

function useActions<Item extends Row, New extends object, Patch extends object>(
  slice: Slice,
): EntityActions<Item, New, Patch> {
  useLateSlice(slice)
  const make = useMakeChange<EntityChange<New, Patch>>(slice.name)
  const at = () => new Date().toISOString()
  return {
    create: (asked, options) => {
      const row = { id: newId(), ...asked }
      make({ kind: 'create', row, at: at() }, options)
      return row.id
    },
    edit: (id, patch, options) => make({ kind: 'edit', id, patch, at: at() }, options),
    remove: (id, options) => make({ kind: 'remove', id, at: at() }, options),
    restore: (row, options) => make({ kind: 'restore', id: row.id, at: at() }, { ...options, seen: row }),
  }
}
