import * as z from 'zod/mini'
import { MIB } from '#shared/numbers/mebibyte.ts'

/** What a picture is for (docs/rules/files.md). */
export const PURPOSES = ['avatar', 'proof'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What is taken of an upload: bytes as they come, and pixels as its header says. */
export const MOST_FILE_BYTES = 10 * MIB
export const MOST_PIXELS = 50_000_000

/** A face is a square of so many pixels a side; a proof has at most so many on its longer side. */
export const AVATAR_SIDE = 512
export const PROOF_SIDE = 2048

/** Until then a picture has to be used. */
export const UNUSED_HOURS = 24
/** For so long an address of a picture is good; that of a face until the end of the next day in UTC. */
export const ADDRESS_MINUTES = 15

/** A picture of one's own, as it is kept: always WebP, whatever was sent. */
export const StoredFile = z.object({
  id: z.uuid(),
  purpose: z.enum(PURPOSES),
  type: z.literal('image/webp'),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** A signed address on the product's own site, good until `expires_at`. */
  url: z.string(),
  expires_at: z.string(),
  created_at: z.string(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** Which picture becomes one's face. */
export const NewAvatar = z.strictObject({ file_id: z.uuid('An id is a UUID') })
export type NewAvatar = z.infer<typeof NewAvatar>
