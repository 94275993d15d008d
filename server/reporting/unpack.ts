import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'

/** Bytes, packed and unpacked. */
const LARGEST = MIB

const UNPACKERS = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

/**
 * The bytes of a request's body, unpacked as its `Content-Encoding` says.
 *
 * @throws AppError `too_large` above 1 MiB, before more than that has been unpacked; `unsupported_media_type` for another
 *   encoding; `invalid` for what cannot be unpacked
 */
export async function unpackedBody(c: Context): Promise<Uint8Array> {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity' && !(encoding in UNPACKERS))
    throw new AppError('unsupported_media_type', 'Send it as it is, or packed as gzip, deflate or br')
  const bytes = await bytesOf(c)
  if (encoding === 'identity') return bytes
  try {
    return await UNPACKERS[encoding as keyof typeof UNPACKERS](bytes, { maxOutputLength: LARGEST })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge()
    throw new AppError('invalid', `The body is not packed as ${encoding}`)
  }
}

async function bytesOf(c: Context): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > LARGEST) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () => new AppError('too_large', `An envelope has at most ${LARGEST} bytes, unpacked`)
