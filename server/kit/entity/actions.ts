import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { Fields, NewOf, PatchOf } from '#shared/entity/fields.ts'
import type { Row } from '#shared/entity/row.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { firstMebibyte } from '#server/kit/http/firstMebibyte.ts'
import type { Entity, StoredRow } from './entity.ts'
import { countRows, findRow, insertRow, noSuchRow, readRows, setTrashed, updateRow } from './rows.ts'

type Work = Pick<Deps, 'db' | 'now'>
type Listing = {
  trash?: 'true' | 'false' | undefined
  archived?: 'true' | 'false' | undefined
  limit: number
  cursor?: string | undefined
  /** SQL: which rows `e`, beside those of the trash. */
  where?: string
}

const Offset = z.tuple([z.string().check(z.regex(/^\d{1,6}$/))])

/** A page of a person's rows, or of their trash. */
export async function listRows<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  { trash, archived, limit, cursor, where }: Listing,
): Promise<{ items: Item[]; next_cursor: string | null }> {
  const offset = cursor === undefined ? 0 : Number(decodeCursor(Offset, cursor)[0])
  const isTrash = trash === 'true'
  const isArchive = entity.archives && !isTrash ? archived === 'true' : undefined
  const listing = { isTrash, isArchive, limit, offset, where }
  let rows = await readRows(deps.db, entity, person.id, listing)
  if (rows.length === 0 && (await seedRows(deps, person, entity)))
    rows = await readRows(deps.db, entity, person.id, listing)
  const items = await entity.present(deps.db, person, rows.slice(0, limit), deps.now())
  const shown = firstMebibyte(items)
  const next_cursor = nextCursor(rows, shown, () => [String(offset + shown.length)])
  return { items: shown, next_cursor }
}

/** One row that is not in the trash. @throws AppError `not_found` */
export async function readRow<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  id: string,
): Promise<Item> {
  return presentOne(deps, person, entity, await liveRow(deps.db, person, entity, id))
}

/**
 * Adds a row. The client chose its id, so a create that is sent twice adds one and answers it as it is.
 *
 * @throws AppError `conflict` when the id lies in the trash, or the person has as many as they may
 */
export async function createRow<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  asked: NewOf<F>,
): Promise<{ item: Item; isNew: boolean }> {
  const id: string = asked.id ?? newId()
  await seedRows(deps, person, entity)
  return change(deps, person, async (tx, inside) => {
    const known = await findRow(tx, entity, person.id, id)
    if (known?.deleted_at)
      throw new AppError('conflict', `This ${entity.noun} is in the trash. Restore it to have it back.`)
    if (known) return { item: await presentOne(inside, person, entity, known), isNew: false }
    const now = deps.now()
    const values = await entity.complete(tx, person, asked, now)
    await entity.check?.(tx, person, values, null, now)
    await insertRow(tx, entity, person.id, { ...values, id }, now, entity.begin?.(values, person, now))
    await checkLimit(tx, person, entity)
    return { item: await saved(tx, deps, person, entity, id), isNew: true }
  })
}

/**
 * Changes fields of a row.
 *
 * @throws AppError `not_found`; `conflict` with the row as it is when `version` is stale
 */
export function editRow<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  id: string,
  patch: PatchOf<F>,
): Promise<Item> {
  return change(deps, person, async (tx, inside) => {
    const before = await liveRow(tx, person, entity, id)
    if (patch.version !== undefined && patch.version !== before.version) {
      const current = await presentOne(inside, person, entity, before)
      throw new AppError('conflict', `This ${entity.noun} was changed elsewhere in the meantime`, current)
    }
    const now = deps.now()
    await entity.check?.(tx, person, { ...before, ...definedOf(patch) }, before, now)
    const revision = (await entity.revise?.(tx, person, { row: before, patch }, now)) ?? { patch, more: {} }
    await updateRow(tx, entity, person.id, id, revision.patch, now, revision.more)
    if ('archived' in patch && patch.archived === false) await checkLimit(tx, person, entity)
    return saved(tx, deps, person, entity, id)
  })
}

/** Moves a row to the trash; doing it again changes nothing. @throws AppError `not_found`, or what the entity refuses */
export function removeRow<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  id: string,
): Promise<void> {
  return change(deps, person, async (tx) => {
    const row = await findRow(tx, entity, person.id, id)
    if (!row) throw noSuchRow(entity)
    entity.checkRemoval?.(row)
    if (row.deleted_at !== null) return
    await setTrashed(tx, entity, person.id, id, true, deps.now())
    await entity.trashed?.(tx, person, id, true, deps.now())
  })
}

/** Takes a row out of the trash, as it was; also one that is not there. @throws AppError `not_found`, `conflict` over the limit */
export function restoreRow<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  id: string,
): Promise<Item> {
  return change(deps, person, async (tx, inside) => {
    const row = await findRow(tx, entity, person.id, id)
    if (!row) throw noSuchRow(entity)
    if (row.deleted_at === null) return presentOne(inside, person, entity, row)
    await setTrashed(tx, entity, person.id, id, false, deps.now())
    await checkLimit(tx, person, entity)
    await entity.trashed?.(tx, person, id, false, deps.now())
    return saved(tx, deps, person, entity, id)
  })
}

/**
 * Gives a person what everybody begins with, where they have nothing.
 *
 * @returns whether there are rows now, also when another request has just added them
 */
async function seedRows<F extends Fields, Item extends Row>(
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
): Promise<boolean> {
  const { seed } = entity
  if (!seed) return false
  const everything = { isTrash: false, limit: 1, offset: 0 }
  if ((await readRows(deps.db, entity, person.id, everything)).length > 0) return true
  await change(deps, person, (tx) => seed(tx, person, deps.now()))
  return true
}

async function saved<F extends Fields, Item extends Row>(
  tx: Tx,
  deps: Work,
  person: Person,
  entity: Entity<F, Item>,
  id: string,
): Promise<Item> {
  await entity.saved?.(tx, person, await liveRow(tx, person, entity, id), deps.now())
  return presentOne({ ...deps, db: tx }, person, entity, await liveRow(tx, person, entity, id))
}

/** After a row was added to those that count. @throws AppError `conflict` when the person has more than they may */
export async function checkLimit<F extends Fields, Item extends Row>(
  tx: Tx,
  person: Person,
  { maxRows, maxRowsInAll = maxRows, noun, ...entity }: Entity<F, Item>,
): Promise<void> {
  const { counted, inAll } = await countRows(tx, entity, person.id)
  if (counted > maxRows)
    throw new AppError('conflict', `There can be at most ${maxRows} ${noun}s. Delete one to make room.`)
  if (inAll > maxRowsInAll)
    throw new AppError(
      'conflict',
      `There can be at most ${maxRowsInAll} ${noun}s with the old ones. Delete some of those to make room.`,
    )
}

function definedOf<Patch extends object>(patch: Patch): Partial<Patch> {
  return Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<Patch>
}

/** One row that is not in the trash, as it is stored. @throws AppError `not_found` */
export async function liveRow<F extends Fields, Item extends Row>(
  db: Db,
  person: Person,
  entity: Entity<F, Item>,
  id: string,
): Promise<StoredRow<F>> {
  const row = await findRow(db, entity, person.id, id)
  if (!row || row.deleted_at !== null) throw noSuchRow(entity)
  return row
}

/** A stored row as it is answered. */
export async function presentOne<F extends Fields, Item extends Row>(
  { db, now }: Work,
  person: Person,
  entity: Entity<F, Item>,
  row: StoredRow<F>,
): Promise<Item> {
  const [item] = await entity.present(db, person, [row], now())
  if (!item) throw new Error(`A ${entity.noun} that is there cannot be shown`)
  return item
}
