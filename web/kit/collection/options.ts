import type * as z from 'zod/mini'
import type { EntityChange } from '#shared/entity/change.ts'
import type { Fields } from '#shared/entity/fields.ts'
import type { Row } from '#shared/entity/row.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'

/** How its four changes are shown, sent and explained. */
export type OfflineCollection<Item, New, Patch> = OfflineSlice<
  EntityChange<New, Patch>,
  Item,
  Item | null,
  New
>

/** What a collection knows of its entity. The server's side is a list, one row, POST, PATCH, DELETE and restore. */
export type EntityOptions<Item extends Row, New extends object, Patch extends object> = {
  /** The slice's name, the table in events, and the query's key. It can never be changed. */
  name: string
  /** `/api/domains` */
  path: string
  schema: z.ZodMiniType<Item>
  /** Queries whose lists are all rows outside of the trash, such as those of the archive; without them one list is. */
  lists?: readonly string[]
  /** Everything that a person may set. Labels, copies and links to other rows come from here. */
  fields: Fields
  /** What a row is called in a sentence: `life domain`. */
  noun: string
  titleOf: (item: Item) => string
  /** The row of a create, as the server will answer it. @param base id, owner, version and instants */
  begin: (asked: New & { id: string }, base: Row, context: SliceContext) => Item
  /** The order of the list. */
  order: (a: Item, b: Item) => number
  /** The rows after a change, for rules that touch other rows too. @see applyEntityChange, which it replaces */
  apply?: (
    rows: readonly Item[],
    change: EntityChange<New, Patch>,
    begin: (asked: New & { id: string }, at: string) => Item,
    context: SliceContext,
  ) => readonly Item[]
  /** Whether a change makes no sense before an earlier one of another row. */
  dependsOn?: (
    later: Waiting<EntityChange<New, Patch>, Item>,
    earlier: Waiting<EntityChange<New, Patch>, Item>,
  ) => boolean
  /** Other tables from which the server derives values of these rows: the list is asked for again when one changes. */
  derivedFrom?: readonly string[]
  /** Whether the screen at the present address shows the list: it is then asked for without waiting for the screen. */
  isOnFirstScreen?: () => boolean
  /** A value of a field in words, where two devices gave it different ones. */
  inWords?: (name: string, value: unknown) => string
  /** Shows a copy of a refused change, to be corrected and created. */
  CopyDialog?: OfflineSlice<EntityChange<New, Patch>, Item, Item | null, New>['CopyDialog']
}
