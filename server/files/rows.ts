import { AppError } from '#shared/errors.ts'
import { addressEnd, avatarAddressEnd, unusedUntil } from '#shared/files/addressTimes.ts'
import type { Purpose, StoredFile } from '#shared/files/file.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A row of `files`. */
export type FileRow = {
  id: string
  purpose: Purpose
  key: string
  width: number
  height: number
  bytes: number
  used_by: string | null
  created_at: Date
}

const COLUMNS = 'id, purpose, key, width, height, bytes, used_by, created_at'

/** A picture as its owner is answered, with a fresh address. */
export function storedFile({ files }: Pick<Deps, 'files'>, row: FileRow, now: Date): StoredFile {
  const { id, purpose, key, width, height, bytes, used_by, created_at } = row
  const end = endOf(row, now.getTime(), used_by === null ? unusedUntil(created_at.getTime()) : null)
  return {
    id,
    purpose,
    type: 'image/webp',
    width,
    height,
    bytes,
    url: files.addresses.of(key, end),
    expires_at: new Date(Math.floor(end / 1000) * 1000).toISOString(),
    created_at: created_at.toISOString(),
  }
}

/** The address of a face is the one that everybody has. */
function endOf({ purpose, used_by }: FileRow, now: number, until: number | null): number {
  return purpose === 'avatar' && used_by !== null ? avatarAddressEnd(now) : addressEnd(now, until)
}

/** A picture of one's own that is there now; undefined without one. */
export async function findFile(db: Db, userId: UserId, id: string, now: Date): Promise<FileRow | undefined> {
  const [row] = await db.read<FileRow>(ONE, [userId, id])
  return row && (row.used_by !== null || unusedUntil(row.created_at.getTime()) > now.getTime())
    ? row
    : undefined
}

const ONE = `select ${COLUMNS} from files where user_id = $1 and id = $2`

/** @throws AppError `not_found`, also for a picture of somebody else */
export async function readFile(deps: Deps, userId: UserId, id: string): Promise<StoredFile> {
  const row = await findFile(deps.db, userId, id, deps.now())
  if (!row) throw new AppError('not_found', 'No such picture')
  return storedFile(deps, row, deps.now())
}

/** Adds a picture. @returns undefined where the id is taken */
export async function insertFile(
  db: Db,
  userId: UserId,
  row: Omit<FileRow, 'used_by'>,
): Promise<FileRow | undefined> {
  const { id, purpose, key, width, height, bytes, created_at } = row
  const values = [userId, id, purpose, key, width, height, bytes, created_at]
  return (await db.query<FileRow>(INSERT, values))[0]
}

const INSERT = `
  insert into files (user_id, id, purpose, key, width, height, bytes, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${COLUMNS}`
