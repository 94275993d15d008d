import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import { REMOVE_FILE } from './dueKinds.ts'

/** Nothing in a picture runs, is framed or tells another site where it was. Only private caches may keep it. */
const HEADERS = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private',
  'referrer-policy': 'no-referrer',
}

type Address = { key: string; expires: string; signature: string }

/**
 * The bytes that an address opens.
 *
 * @throws AppError `not_found` for one that is changed or expired, or whose picture is gone; `unavailable` while the storage does
 *   not answer
 */
export async function serveFile(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  c: Context,
  address: Address,
): Promise<Response> {
  const isThere = files.addresses.isGood(address, now()) && !(await isBeingRemoved(db, address.key))
  const bytes = isThere ? await files.store.get(address.key) : null
  if (!bytes) throw new AppError('not_found', 'There is nothing here')
  return c.body(bytes, 200, HEADERS)
}

/** Whether a picture is deleted, and its bytes are there only because the storage has not deleted them yet. */
async function isBeingRemoved(db: Db, key: string): Promise<boolean> {
  return (await db.read(REMOVALS, [key, REMOVE_FILE])).length > 0
}

const REMOVALS = 'select from due_moments where owner_id = $1 and kind = $2 limit 1'
