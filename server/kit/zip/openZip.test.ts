import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { isZip, openZip, ZipError } from './openZip.ts'

const BOUNDS = { entries: 20_000, unpacked: 500 * 1_048_576, ratio: 200 }

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(content, path)
  zip.end()
  return buffer(zip.outputStream)
}

/** All of a zip, as somebody reads it. */
async function readAll(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await openZip(bytes, BOUNDS)
  const files: Record<string, string> = {}
  for (const path of zip.paths) {
    const chunks: Uint8Array[] = []
    for await (const chunk of zip.read(path)) chunks.push(chunk)
    files[path] = Buffer.concat(chunks).toString()
  }
  return files
}

const HELLO = { 'a.txt': Buffer.from('hello '.repeat(100)), 'b/c.txt': Buffer.from('world') }
/** Where the entry of a directory's first file begins. */
const directoryOf = (zip: Buffer) => zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))

test('what was packed is unpacked', async () => {
  const zip = await zipOf(HELLO)
  expect(isZip(zip)).toBe(true)
  expect(await readAll(zip)).toEqual({ 'a.txt': 'hello '.repeat(100), 'b/c.txt': 'world' })
})

test.each([0.1, 0.5, 0.9, 0.99])('a zip that was cut at %d of its length is refused', async (part) => {
  const zip = await zipOf(HELLO)
  await expect(readAll(zip.subarray(0, Math.floor(part * zip.length)))).rejects.toThrow(ZipError)
})

test('a byte that was changed is noticed, wherever it is', async () => {
  const zip = await zipOf(HELLO)
  const intact = await readAll(zip)
  for (let at = 0; at < zip.length; at += 1) {
    const changed = Buffer.from(zip)
    changed[at] = (changed[at] ?? 0) ^ 0xff
    const outcome = await readAll(changed).catch((error: unknown) => error)
    // What only says when or by whom it was packed may change.
    if (!(outcome instanceof ZipError))
      expect(Object.values(outcome as object)).toEqual(Object.values(intact))
  }
})

test.each(['../evil.txt', '/etc/passwd', 'a/../../b.txt', 'C:/x.txt'])(
  'the name %s is refused',
  async (name) => {
    const plain = 'x'.repeat(name.length)
    const zip = (await zipOf({ [plain]: Buffer.from('1') })).toString('latin1').replaceAll(plain, name)
    await expect(openZip(Buffer.from(zip, 'latin1'), BOUNDS)).rejects.toThrow(ZipError)
  },
)

test('20,001 files are too many', async () => {
  const zip = await zipOf(HELLO)
  const end = zip.indexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  zip.writeUInt16LE(20_001, end + 8)
  zip.writeUInt16LE(20_001, end + 10)
  await expect(openZip(zip, BOUNDS)).rejects.toThrow('too many files')
})

test('what unpacks to much more than it is, is not unpacked', async () => {
  const bomb = await zipOf({ bomb: Buffer.alloc(16 * 1_048_576) })
  expect(bomb.length).toBeLessThan(42_000)
  await expect(openZip(bomb, BOUNDS)).rejects.toThrow('too much')
})

test('what says that it unpacks to more than the bound is refused unseen', async () => {
  const zip = await zipOf(HELLO)
  const directory = directoryOf(zip)
  zip.writeUInt32LE(3_000_000_000, directory + 20)
  zip.writeUInt32LE(3_000_000_000, directory + 24)
  await expect(openZip(zip, BOUNDS)).rejects.toThrow(ZipError)
})

test('what unpacks to more than it says is cut off', async () => {
  const zip = await zipOf(HELLO)
  zip.writeUInt32LE(10, directoryOf(zip) + 24)
  await expect(readAll(zip)).rejects.toThrow(ZipError)
})
