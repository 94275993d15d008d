import { invalidField } from '#shared/errors.ts'
import { unusedUntil } from '#shared/files/addressTimes.ts'
import type { Purpose } from '#shared/files/file.ts'
import type { Inside } from '#server/deps.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { REMOVE_FILE, UNUSED_FILE } from './dueKinds.ts'

/** A picture that is used: by its key signed addresses are made. */
export type UsedFile = { id: string; key: string }

/**
 * Makes a picture of one's own that of something, which keeps it from being deleted after a day. Once more for the same thing
 * changes nothing. The owner is locked.
 *
 * @param usedBy 'avatar', or the id of a claim
 * @throws AppError `invalid` on `file_id` for one that is not theirs, is for another purpose, is gone or is used elsewhere
 */
export async function useFile(
  { db: tx, now }: Inside,
  owner: PersonId,
  fileId: string,
  purpose: Purpose,
  usedBy: string,
): Promise<UsedFile> {
  const oldest = new Date(2 * now().getTime() - unusedUntil(now().getTime()))
  const [file] = await tx.query<UsedFile>(USE, [owner, fileId, purpose, usedBy, oldest])
  if (!file) throw invalidField('file_id', 'You have no such picture: upload it again')
  await setDue(tx, { ownerId: file.key, kind: UNUSED_FILE, subject: file.key }, null)
  tx.changed(owner, 'files', file.id, 'update')
  return file
}

const USE = `
  update files set used_by = $4
  where user_id = $1 and id = $2 and purpose = $3 and (used_by = $4 or (used_by is null and created_at > $5))
  returning id, key`

/** Deletes pictures of somebody who is locked; their addresses open nothing any more. Those that are gone are fine. */
export async function deleteFiles(inside: Inside, owner: PersonId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await inside.db.query<UsedFile>(DELETE, [owner, ids])
  for (const { id, key } of gone) {
    inside.db.changed(owner, 'files', id, 'delete')
    await removeStored(inside, owner, key)
  }
}

const DELETE = 'delete from files where user_id = $1 and id = any($2::uuid[]) returning id, key'

/** Deletes the bytes of a picture whose row is gone: right after the commit, and again later where that fails. */
async function removeStored(
  { db: tx, due, now, files }: Inside,
  owner: PersonId,
  key: string,
): Promise<void> {
  await setDue(tx, { ownerId: key, kind: UNUSED_FILE, subject: key }, null)
  await setDue(tx, { ownerId: key, kind: REMOVE_FILE, subject: key }, now(), owner)
  tx.after(async () => {
    await files.store.remove(key).catch(() => {}) // what is due does it again
    due.wake()
  })
}
