import { AppError } from '#shared/errors.ts'
import { AVATAR_SIDE, PROOF_SIDE, type Purpose } from '#shared/files/file.ts'

/** What a canvas is encoded with; 1 would be without loss. */
const QUALITY = 0.9

/**
 * A picture as the server will keep it, made on this device: upright, cut to a square or made smaller, without a word of where and
 * with what it was taken. So it travels in a second, also from a phone, and what is shown before is what others will see.
 *
 * @param file of any type that the browser can show
 * @throws AppError `invalid` when the browser cannot read it
 */
export async function shrinkPicture(file: Blob, purpose: Purpose): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new AppError('invalid', 'This picture cannot be read. Choose a PNG, JPEG, WebP or GIF.')
  })
  try {
    return await encoded(drawn(bitmap, purpose))
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap, purpose: Purpose): HTMLCanvasElement {
  const { from, to } = framing(bitmap, purpose)
  const canvas = document.createElement('canvas')
  canvas.width = to.width
  canvas.height = to.height
  const context = canvas.getContext('2d')
  if (!context) throw new AppError('invalid', 'This browser cannot prepare pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height)
  return canvas
}

type Size = { width: number; height: number }

/** Which part of a picture is taken, and how large it becomes, in pixels. */
export function framing(
  { width, height }: Size,
  purpose: Purpose,
): { from: Size & { x: number; y: number }; to: Size } {
  if (purpose === 'avatar') {
    const side = Math.min(width, height)
    const from = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
    return { from, to: { width: AVATAR_SIDE, height: AVATAR_SIDE } }
  }
  const scale = Math.min(1, PROOF_SIDE / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { from: { x: 0, y: 0, width, height }, to: { width: scaled(width), height: scaled(height) } }
}

/** WebP, or JPEG where the browser writes none. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg')
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const given = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new AppError('invalid', 'This picture cannot be read'))
    canvas.toBlob(given, type, QUALITY)
  })
}
