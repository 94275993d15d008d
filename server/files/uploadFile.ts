import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import type { Context } from 'hono'
import { AppError, takenId } from '#shared/errors.ts'
import { unusedUntil } from '#shared/files/addressTimes.ts'
import type { Purpose, StoredFile } from '#shared/files/file.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { limitPerson } from '#server/kit/http/limitPerson.ts'
import type { Person } from '#server/kit/http/person.ts'
import { UNUSED_FILE } from './dueKinds.ts'
import type { EncodedPicture } from './files.ts'
import { announcedType, receiveUpload } from './receiveUpload.ts'
import { findFile, insertFile, storedFile } from './rows.ts'

type Upload = { id: string; purpose: Purpose }
type Made = EncodedPicture & { bytes: Uint8Array<ArrayBuffer> }

/**
 * Takes a picture and keeps what is seen on it (docs/rules/files.md). The same id again answers the picture that is there.
 *
 * @throws AppError `unsupported_media_type`, `too_large`, `rate_limited` after sixty in an hour, `conflict` where there is no room
 *   or the id has another purpose; `invalid` on `file` for what cannot be read
 */
export async function uploadFile(
  deps: Deps,
  person: Person,
  c: Context,
  upload: Upload,
): Promise<{ file: StoredFile; isNew: boolean }> {
  const before = await findFile(deps.db, person.id, upload.id, deps.now())
  if (before) return { file: storedFile(deps, samePurpose(before, upload), deps.now()), isNew: false }
  const type = announcedType(c)
  await limitPerson(deps, person, 'uploads')
  const source = await receiveUpload(c, person, { folder: await deps.files.incoming(), type })
  const target = `${source}.webp`
  try {
    const size = await deps.files.encode({ source, target }, upload.purpose, person)
    return await keep(deps, person, upload, { ...size, bytes: Uint8Array.from(await readFile(target)) })
  } finally {
    await Promise.all([source, target].map((file) => rm(file, { force: true })))
  }
}

/**
 * The moment of its removal is set first: whatever fails after that, the bytes do not stay. Whether there is room is looked at
 * before the bytes are stored, and again under the lock under which the row comes.
 */
async function keep(
  deps: Deps,
  { id: userId }: Person,
  { id, purpose }: Upload,
  { bytes, width, height }: Made,
): Promise<{ file: StoredFile; isNew: boolean }> {
  const created_at = deps.now()
  const key = randomUUID()
  await change(deps, { id: userId }, async (tx) => {
    await refuseFull(tx, userId, bytes.length, deps.settings.QUOTA_FILES_MB)
    const end = new Date(unusedUntil(created_at.getTime()))
    await setDue(tx, { ownerId: key, kind: UNUSED_FILE, subject: key }, end, userId)
  })
  await deps.files.store.put(key, bytes)
  const row = await change(deps, { id: userId }, async (tx) => {
    await refuseFull(tx, userId, bytes.length, deps.settings.QUOTA_FILES_MB)
    const added = { id, purpose, key, width, height, bytes: bytes.length, created_at }
    const inserted = await insertFile(tx, userId, added)
    if (inserted) tx.changed(userId, 'files', id, 'insert')
    return inserted
  }).catch(async (error: unknown) => {
    if (error instanceof AppError) await deps.files.store.remove(key)
    throw error
  })
  if (row) return { file: storedFile(deps, row, created_at), isNew: true }
  await deps.files.store.remove(key)
  const other = await findFile(deps.db, userId, id, created_at)
  if (!other) throw takenId(TAKEN)
  return { file: storedFile(deps, samePurpose(other, { id, purpose }), created_at), isNew: false }
}

function samePurpose<Row extends { purpose: Purpose }>(row: Row, { purpose }: Upload): Row {
  if (row.purpose !== purpose) throw takenId(TAKEN)
  return row
}

const TAKEN = 'This id belongs to another picture'

/** The person is locked. */
async function refuseFull(db: Db, userId: UserId, bytes: number, mostMb: number): Promise<void> {
  const [stored] = await db.query<{ bytes: number }>(STORED, [userId])
  if ((stored?.bytes ?? 0) + bytes > mostMb * MIB)
    throw new AppError(
      'conflict',
      `Your pictures take ${mostMb} MB, and there is no room for more. Delete some to make room.`,
    )
}

const STORED = 'select coalesce(sum(bytes), 0)::float8 as bytes from files where user_id = $1'
