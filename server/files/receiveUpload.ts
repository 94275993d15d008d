import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { AppError, invalidField } from '#shared/errors.ts'
import { MOST_FILE_BYTES } from '#shared/files/file.ts'
import { IMAGE_TYPES, imageTypeOf, TYPE_BYTES } from '#shared/files/imageType.ts'
import { bodyChunks } from '#server/kit/http/bodyBytes.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createFairQueue } from '#server/kit/queue/fairQueue.ts'

/** Uploads are written to the disk as they come, so many at once, of one person fewer. */
const inTurn = createFairQueue('uploads', {
  total: { running: 32, waiting: 256 },
  account: { running: 4, waiting: 16 },
})

/**
 * Refuses an upload by its header alone, before a byte is read.
 *
 * @returns the content type @throws AppError `unsupported_media_type`
 */
export function announcedType(c: Context): string {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!IMAGE_TYPES.some((known) => known === type)) throw otherType()
  return type
}

/**
 * Writes an upload into a folder of this machine, and looks at what it is: never more of it is in memory than has just come.
 *
 * @param type what its header says
 * @returns the path, of a file that is the caller's to delete
 * @throws AppError `too_large`, `unsupported_media_type`; `invalid` on `file` when it is empty
 */
export async function receiveUpload(
  c: Context,
  { id }: Pick<Person, 'id'>,
  { folder, type }: { folder: string; type: string },
): Promise<string> {
  const target = path.join(folder, randomUUID())
  try {
    const begin = await inTurn({ network: 'people', account: id }, () => write(c, target))
    if (begin.length === 0) throw invalidField('file', 'This file is empty')
    if (imageTypeOf(begin) !== type) throw otherType()
    return target
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

/** @returns the first bytes */
async function write(c: Context, target: string): Promise<Uint8Array> {
  let begin = new Uint8Array()
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of bodyChunks(c, MOST_FILE_BYTES)) {
      if (begin.length < TYPE_BYTES) begin = Uint8Array.of(...begin, ...chunk.subarray(0, TYPE_BYTES))
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  return begin
}

const otherType = () =>
  new AppError(
    'unsupported_media_type',
    'Send a picture as PNG, JPEG, WebP or GIF, with that content type; other types are not taken',
  )
