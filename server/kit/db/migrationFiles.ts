import { readdir, readFile } from 'node:fs/promises'
import type { Migration } from './migrate.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** The migrations of this version, in no order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, FOLDER), 'utf8') })),
  )
}
