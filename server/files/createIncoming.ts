import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** What a server that ended has left here goes after so long. Milliseconds. */
const LEFT_MS = 3_600_000

/** A folder for uploads while they come, emptied once of what servers left that ended meanwhile. */
export function createIncoming(folder: string): () => Promise<string> {
  let prepared: Promise<void> | null = null

  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) {
      const left = path.join(folder, name)
      const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Infinity }))
      if (Date.now() - mtimeMs > LEFT_MS) await rm(left, { force: true })
    }
  }

  return async () => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = null
      throw error
    })
    await prepared
    return folder
  }
}
