import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { PRODUCT_VERSION } from '#shared/product.ts'
import { EXPORT_FORMAT, EXPORT_FORMAT_VERSION, MANIFEST } from '#shared/exports/manifest.ts'
import type { Inside } from '#server/deps.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import { createChecksum } from '#server/kit/zip/checksum.ts'
import { type ArchiveFile, archiveFiles } from './archiveFiles.ts'

/**
 * Writes a person's export, one file after the other, as fast as it is read.
 *
 * @param inside a transaction of one snapshot
 * @param begin called with the archive once it can be read
 * @returns when all of it was read @throws when a file cannot be written, or the reader has gone
 */
export async function writeArchive(
  inside: Inside,
  person: SignedInPerson,
  begin: (archive: Readable) => void,
): Promise<void> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  let source: Readable | null = null
  archive.once('close', () => source?.destroy())
  const now = inside.now()
  const [counts, sha256]: [Record<string, number>, Record<string, string>] = [{}, {}]

  async function* bytesOf({ path, chunks }: ArchiveFile): AsyncGenerator<Buffer> {
    const checksum = createChecksum()
    let count = 0
    for await (const { text, rows } of chunks()) {
      // Who reads no more asks for no more rows: the connection is another's by then.
      if (archive.destroyed) return
      const bytes =
        typeof text === 'string'
          ? Buffer.from(text)
          : Buffer.from(text.buffer, text.byteOffset, text.byteLength)
      checksum.add(bytes)
      count += rows
      yield bytes
    }
    counts[path] = count
    sha256[path] = checksum.hex()
  }

  function add(path: string, bytes: () => AsyncIterable<Buffer>) {
    zip.addReadStreamLazy(path, { mtime: now, mode: 0o100644 }, (give) => {
      source = Readable.from(bytes(), { objectMode: false, highWaterMark: 65_536 })
      source.once('error', (error) => archive.destroy(error))
      give(null, source)
    })
  }

  for (const file of await archiveFiles(inside, person)) add(file.path, () => bytesOf(file))
  add(MANIFEST, async function* () {
    const { id, email, name } = JSON.parse(await ownerJson(inside, person))
    const manifest = {
      format: EXPORT_FORMAT,
      format_version: EXPORT_FORMAT_VERSION,
      product_version: PRODUCT_VERSION,
      exported_at: now.toISOString(),
      user: { id, email, name },
      counts,
      sha256,
    }
    yield Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  })
  zip.end()
  begin(archive)
  await finished(archive)
}

async function ownerJson({ db }: Inside, { id }: SignedInPerson): Promise<string> {
  const [row] = await db.query<{ json: string }>(OWNER, [id])
  return row?.json ?? '{}'
}

const OWNER = `select json_build_object('id', id, 'email', email, 'name', name)::text as json from users where id = $1`
