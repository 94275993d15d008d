import type { Row } from './row.ts'

/**
 * One thing a person did to an entity's rows. The browser queues these; the server receives them in order.
 * Each is idempotent: ids come from the client, and `at` (ISO 8601) is when the person acted.
 */
export type EntityChange<New, Patch> =
  | { kind: 'create'; row: New & { id: string }; at: string }
  | { kind: 'edit'; id: string; patch: Patch; at: string }
  | { kind: 'remove'; id: string; at: string }
  | { kind: 'restore'; id: string; at: string }

/** The row that a change is about. */
export function rowIdOf(change: EntityChange<unknown, unknown>): string {
  return change.kind === 'create' ? change.row.id : change.id
}

/**
 * The rows after a change, as the server will answer them. Pure and idempotent.
 *
 * A removed row stays with `deleted_at` set, so that a restore needs no network. Rows that did not change keep their identity.
 *
 * @param begin makes the row of a create
 */
export function applyEntityChange<Item extends Row, New, Patch extends object>(
  rows: readonly Item[],
  change: EntityChange<New, Patch>,
  begin: (asked: New & { id: string }, at: string) => Item,
): readonly Item[] {
  if (change.kind === 'create') {
    const isKnown = rows.some((row) => row.id === change.row.id)
    return isKnown ? rows : [...rows, begin(change.row, change.at)]
  }
  return rows.map((row) => (row.id === change.id ? changed(row, change) : row))
}

function changed<Item extends Row, Patch extends object>(
  row: Item,
  change: Exclude<EntityChange<unknown, Patch>, { kind: 'create' }>,
): Item {
  const written = { version: row.version + 1, updated_at: change.at }
  switch (change.kind) {
    case 'edit': {
      const { version: _, ...patch } = change.patch as Patch & { version?: number }
      return row.deleted_at === null ? { ...row, ...patch, ...written } : row
    }
    case 'remove':
      return row.deleted_at === null ? { ...row, deleted_at: change.at, ...written } : row
    case 'restore':
      return row.deleted_at === null ? row : { ...row, deleted_at: null, ...written }
  }
}

/** The change that undoes one. @param before the row before the change; for a create the new one */
export function inverseEntityChange<New, Patch extends object>(
  change: EntityChange<New, Patch>,
  before: Row,
): EntityChange<New, Patch> {
  const { at } = change
  switch (change.kind) {
    case 'create':
    case 'restore':
      return { kind: 'remove', id: before.id, at }
    case 'remove':
      return { kind: 'restore', id: change.id, at }
    case 'edit':
      return { kind: 'edit', id: change.id, patch: valuesBefore(change.patch, before), at }
  }
}

function valuesBefore<Patch extends object>(patch: Patch, before: Row): Patch {
  const names = Object.keys(patch).filter((name) => name !== 'version')
  return Object.fromEntries(names.map((name) => [name, before[name as keyof Row]])) as Patch
}

/** The part of a patch that gives a row other values; null when there is none. */
export function changedPart<Patch extends object>(patch: Patch, before: object): Patch | null {
  const different = Object.entries(patch).filter(
    ([name, value]) => !isSame(value, before[name as keyof object]),
  )
  return different.length === 0 ? null : (Object.fromEntries(different) as Patch)
}

/** Names of the edited fields that another device gave a third value since `before` (docs/rules/offline.md, Offline and several devices). */
export function contestedFields(patch: object, before: object, current: object): string[] {
  return Object.entries(patch).flatMap(([name, mine]) => {
    const was: unknown = before[name as keyof object]
    const theirs: unknown = current[name as keyof object]
    const isContested = name !== 'version' && !isSame(theirs, was) && !isSame(theirs, mine)
    return isContested ? [name] : []
  })
}

/** The server trims texts, so surrounding spaces make no difference. */
function isSame(a: unknown, b: unknown): boolean {
  const trimmed = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value)
  return trimmed(a) === trimmed(b)
}
