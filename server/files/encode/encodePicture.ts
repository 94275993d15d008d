import sharp, { type ResizeOptions } from 'sharp'
import { AVATAR_SIDE, MOST_PIXELS, PROOF_SIDE, type Purpose } from '#shared/files/file.ts'

/** What a process that encodes is asked, and what it answers; `refused` for what cannot be read. Paths of files. */
export type AskedPicture = { source: string; target: string; purpose: Purpose; longestSeconds: number }
export type PictureAnswer = { width: number; height: number } | { refused: 'broken' | 'pixels' }

/** Loaders of the four types alone: what else is in the file, or claims to be an image, is read by nobody. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`)

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

/**
 * Reads a picture and writes its pixels as WebP: upright, its first frame, in sRGB, without a word of what else was in the file.
 * A face is cut to a square, a proof made smaller where it is large.
 */
export async function encodePicture({
  source,
  target,
  purpose,
  longestSeconds,
}: AskedPicture): Promise<PictureAnswer> {
  const read = { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(source, { ...read, limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return { refused: 'pixels' }
    const made = await sharp(source, read)
      .autoOrient()
      .resize(sizeFor(purpose))
      .toColourspace('srgb')
      .webp({ quality: 82, effort: 3 })
      .timeout({ seconds: longestSeconds })
      .toFile(target)
    return { width: made.width, height: made.height }
  } catch {
    return { refused: 'broken' }
  }
}

function sizeFor(purpose: Purpose): ResizeOptions {
  if (purpose === 'avatar') return { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' }
  return { width: PROOF_SIDE, height: PROOF_SIDE, fit: 'inside', withoutEnlargement: true }
}
