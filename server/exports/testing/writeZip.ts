import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { Manifest } from '#shared/exports/manifest.ts'
import { createChecksum } from '#server/kit/zip/checksum.ts'

/** A zip of these files. */
export async function writeZip(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** An export of these files, with the checksums that they have now. */
export function signedZip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const { 'manifest.json': manifest = '', ...rest } = files
  const sha256 = Object.entries(rest).map(([path, text]) => {
    const checksum = createChecksum()
    checksum.add(Buffer.from(text))
    return [path, checksum.hex()]
  })
  const signed = { ...Manifest.parse(JSON.parse(manifest)), sha256: Object.fromEntries(sha256) }
  return writeZip({ ...rest, 'manifest.json': JSON.stringify(signed) })
}
