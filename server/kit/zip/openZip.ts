import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { MIB } from '#shared/numbers/mebibyte.ts'

/** Bounds of an archive that somebody sends. Sizes are bytes. */
export type ZipBounds = { entries: number; unpacked: number; ratio: number }

/** A zip whose directory was read and is within the bounds. */
export type OpenZip = {
  paths: readonly string[]
  /** The bytes of a file, as they are unpacked. @throws ZipError when they are not what the directory says */
  read: (path: string) => AsyncIterable<Uint8Array>
}

/** What is wrong with an archive, in a sentence. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

/** Below this size any ratio is harmless. */
const SMALL = MIB

/** Whether bytes begin as a zip does, an empty one included. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/**
 * Reads the directory of a zip. Nothing is unpacked before all of it is within the bounds, and no path leads out of the archive.
 *
 * @throws ZipError
 */
export async function openZip(bytes: Uint8Array, bounds: ZipBounds): Promise<OpenZip> {
  const zip = await fromBufferPromise(asBuffer(bytes), {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(refuse)
  if (zip.entryCount > bounds.entries) throw new ZipError('This archive has too many files')
  const entries = await entriesOf(zip, bounds, bytes.length)
  return {
    paths: [...entries.keys()],
    async *read(path) {
      const entry = entries.get(path)
      if (!entry) throw new ZipError(`This archive has no ${path}`)
      yield* unpacked(zip, entry)
    },
  }
}

async function entriesOf(zip: ZipFile, bounds: ZipBounds, packed: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpackedSize = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (entries.has(entry.fileName)) throw new ZipError(`This archive has two files ${entry.fileName}`)
      unpackedSize += entry.uncompressedSize
      const isDense = entry.uncompressedSize > bounds.ratio * Math.max(1, entry.compressedSize)
      if (entry.uncompressedSize > SMALL && isDense) throw new ZipError(TOO_LARGE)
      if (unpackedSize > bounds.unpacked) throw new ZipError(TOO_LARGE)
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    refuse(error)
  }
  if (unpackedSize > SMALL && unpackedSize > bounds.ratio * packed) throw new ZipError(TOO_LARGE)
  return entries
}

const TOO_LARGE = 'This archive unpacks to too much'

async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let checksum = 0
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch (error) {
    refuse(error)
  }
  if (checksum !== entry.crc32) throw new ZipError(`${entry.fileName} is damaged`)
}

/** What the reader of archives says names the fault, and nothing of the server. */
function refuse(error: unknown): never {
  if (error instanceof ZipError) throw error
  throw new ZipError(
    `This archive cannot be read: ${error instanceof Error ? error.message : 'it is damaged'}`,
  )
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
