import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './files.ts'

/** Keeps pictures in a folder, by the beginning of their key. A key is a UUID, so no path leads elsewhere. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => path.join(folder, key.slice(0, 2), `${key}.webp`)
  return {
    /** Written beside its place and renamed, so that nobody finds half of it. */
    async put(key, bytes) {
      const place = pathOf(key)
      await mkdir(path.dirname(place), { recursive: true })
      const unfinished = `${place}.unfinished`
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, place)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
