import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm'
/** A run's databases take a tenth of it. Containers often have 64 MiB there. Bytes. */
const WANTED = 2 ** 32

/**
 * A new folder for files of tests: in memory where there is room. A database is copied there in a tenth of the time that it
 * takes on a disk, and a cluster is made sooner.
 */
export function temporaryFolder(name: string): string {
  const parent = existsSync(MEMORY) && freeBytes(MEMORY) >= WANTED ? MEMORY : tmpdir()
  return mkdtempSync(path.join(parent, `gc-${name}-`))
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
