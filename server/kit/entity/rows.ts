import { AppError } from '#shared/errors.ts'
import type { Fields } from '#shared/entity/fields.ts'
import type { Row } from '#shared/entity/row.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { assignmentsOf, columnOf, columnsOf, valuesOf } from '#server/kit/db/fieldsSql.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Entity, StoredRow } from './entity.ts'

type AnyEntity<F extends Fields> = Pick<Entity<F, Row>, 'table' | 'fields' | 'columns' | 'order' | 'noun'>
type Listing = {
  isTrash: boolean
  isArchive?: boolean | undefined
  limit: number
  offset: number
  /** SQL: which rows `e`, beside those of the trash. */
  where?: string | undefined
}

/** SQL: the columns of a row `e`. */
export const columnsSql = <F extends Fields>({ fields, columns }: AnyEntity<F>) =>
  [
    'e.id, e.user_id, e.version',
    ...columnsOf(fields).map((name) => `e.${name}`),
    ...['deleted_at', 'created_at', 'updated_at'].map((name) => `${instantSql(`e.${name}`)} as ${name}`),
    ...(columns ? [columns] : []),
  ].join(', ')

/**
 * Rows of a person, or of their trash, newest first; of an entity with an archive those in it or, by `false`, outside of it. One more than `limit` is read, which shows whether there is a next page.
 */
export function readRows<F extends Fields>(
  db: Db,
  entity: AnyEntity<F>,
  userId: UserId,
  { isTrash, isArchive, limit, offset, where }: Listing,
): Promise<StoredRow<F>[]> {
  const { table, order } = entity
  return db.read(
    `select ${columnsSql(entity)} from ${table} e
     where e.user_id = $1 and e.deleted_at is ${isTrash ? 'not null' : 'null'}
       ${isArchive === undefined ? '' : `and e.archived = ${isArchive}`} ${where && !isTrash ? `and ${where}` : ''}
     order by ${isTrash ? 'e.deleted_at desc' : order}, e.id limit $2::int + 1 offset $3`,
    [userId, limit, offset],
  )
}

/** One row, also from the trash; null where there is none. */
export async function findRow<F extends Fields>(
  db: Db,
  entity: AnyEntity<F>,
  userId: UserId,
  id: string,
): Promise<StoredRow<F> | null> {
  const text = `select ${columnsSql(entity)} from ${entity.table} e where e.user_id = $1 and e.id = $2`
  const [row] = await db.read<StoredRow<F>>(text, [userId, id])
  return row ?? null
}

/**
 * How many rows a person has without the trash, and how many of them count for the limit: none of the archive unless the entity
 * says so.
 */
export async function countRows(
  db: Db,
  { table, archives, limited }: { table: string; archives?: true; limited?: string },
  userId: UserId,
): Promise<{ counted: number; inAll: number }> {
  const counted = limited ?? (archives ? 'not e.archived' : 'true')
  const text = `
    select (count(*) filter (where ${counted}))::int as counted, count(*)::int as "inAll"
    from ${table} e where e.user_id = $1 and e.deleted_at is null`
  const [row] = await db.query<{ counted: number; inAll: number }>(text, [userId])
  return row ?? { counted: 0, inAll: 0 }
}

/** Adds a row. @param more values of columns that are no fields */
export async function insertRow<F extends Fields>(
  tx: Tx,
  { table, fields }: AnyEntity<F>,
  userId: UserId,
  row: Record<string, unknown> & { id: string },
  now: Date,
  more: Record<string, unknown> = {},
): Promise<void> {
  const names = ['user_id', 'id', 'created_at', 'updated_at', ...columnsOf(fields), ...Object.keys(more)]
  const values = [userId, row.id, now, now, ...valuesOf(fields, row), ...Object.values(more)]
  const parameters = values.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${names.join(', ')}) values (${parameters.join(', ')}) on conflict do nothing`
  await tx.query(text, values)
  tx.changed(userId, table, row.id, 'insert')
}

/** Sets fields of a row and raises its version. @param more values of columns that are no fields */
export async function updateRow<F extends Fields>(
  tx: Tx,
  { table, fields }: AnyEntity<F>,
  userId: UserId,
  id: string,
  patch: Record<string, unknown>,
  now: Date,
  more: Record<string, unknown> = {},
): Promise<void> {
  const others = Object.entries(more).map(([name, value]) => ({ name, value }))
  const assigned = [...assignmentsOf(fields, patch), ...others]
  if (assigned.length === 0) return
  const sets = assigned.map(({ name }, index) => `${columnOf(name)} = $${index + 4}`)
  const text = `update ${table} set ${sets.join(', ')}, version = version + 1, updated_at = $3 where user_id = $1 and id = $2`
  await tx.query(text, [userId, id, now, ...assigned.map(({ value }) => value)])
  tx.changed(userId, table, id, 'update')
}

/** Moves a row to the trash or out of it. */
export async function setTrashed<F extends Fields>(
  tx: Tx,
  { table }: AnyEntity<F>,
  userId: UserId,
  id: string,
  isTrashed: boolean,
  now: Date,
): Promise<void> {
  const text = `update ${table} set deleted_at = $3, version = version + 1, updated_at = $4 where user_id = $1 and id = $2`
  await tx.query(text, [userId, id, isTrashed ? now : null, now])
  tx.changed(userId, table, id, isTrashed ? 'delete' : 'update')
}

/** Removes for good what has been in the trash for 30 days. Safe to run on several servers at once. */
export async function emptyTrashOf(db: Db, { table }: { table: string }, now: Date): Promise<void> {
  const oldest = daysBefore(now, TRASH_DAYS)
  await db.query(`/* across people: an hourly job */ delete from ${table} where deleted_at < $1`, [oldest])
}

const TRASH_DAYS = 30

/** "Not yours" and "not there" answer alike, so nobody learns whose ids exist. */
export function noSuchRow({ noun }: { noun: string }): AppError {
  return new AppError('not_found', `There is no such ${noun}`)
}
