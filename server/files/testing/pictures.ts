import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of a size: red on the left half, blue on the right, green along its top. */
export function aPicture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (y < height / 4) pixels[3 * at + 1] = 255
    else pixels[3 * at + (x < width / 2 ? 0 : 2)] = 255
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** The bytes that make noise of a size, which no format makes small. */
export function noise(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels[at] = state >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A PNG of few bytes whose header names a size: one byte a pixel, all of them the same. */
export function thinPng(width: number, height: number, rows = height): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8) // one bit a pixel, grey
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return joined([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer<ArrayBuffer> {
  const named = joined([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(named, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** Of several buffers one, with memory of its own. */
export const joined = (parts: readonly Uint8Array[]): Buffer<ArrayBuffer> => Buffer.from(Buffer.concat(parts))

/** A GIF with so many frames of one pixel. */
export function manyFrames(count: number): Buffer<ArrayBuffer> {
  const head = Buffer.from('47494638396101000100800000ff00000000ff', 'hex') // 1 x 1, red and blue
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401 00'.replaceAll(' ', ''), 'hex')
  return joined([head, ...Array.from({ length: count }, () => frame), Buffer.from('3b', 'hex')])
}
