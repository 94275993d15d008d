import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a zip, by path. */
export async function readZip(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
  const files: Record<string, string> = {}
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return files
}
