import { tell } from '#server/kit/audience/tell.ts'
import type { Inside } from '#server/deps.ts'
import { deleteFiles, useFile } from '#server/files/useFile.ts'
import type { ClaimRow } from './rows.ts'

/**
 * Gives a claim a picture in place of the one before, which is deleted. The owner is locked.
 *
 * @param fileId a picture of the owner's, uploaded as a proof; null for none
 * @returns what to write as `file_id` @throws AppError `invalid` on `file_id`
 */
export async function takePicture(
  inside: Inside,
  { user_id: owner, id, file_id: before }: ClaimRow,
  fileId: string | null,
): Promise<string | null> {
  if (fileId !== null) await useFile(inside, owner, fileId, 'proof', id)
  if (before !== null && before !== fileId) await deleteFiles(inside, owner, [before])
  return fileId
}

/** Deletes the picture of a claim that was decided long ago; all else stays. */
export async function dropPicture(inside: Inside, row: ClaimRow): Promise<void> {
  const { user_id: owner, id } = row
  await tell(inside, 'claims', id, 'update', owner)
  await takePicture(inside, row, null)
  await inside.db.query(DROP, [owner, id])
  inside.db.changed(owner, 'claims', id, 'update')
}

const DROP = 'update claims set file_id = null, version = version + 1 where user_id = $1 and id = $2'
