import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PoolConfig } from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/kit/db/database.ts'
import { TEST_SECRET } from './secret.ts'

/**
 * Runs a program of the server, by its path, on a test's database. It needs a database that has an address.
 *
 * @returns what it wrote
 */
export async function outputOf(db: Database, file: string): Promise<string> {
  const { program, owner } = inject('cluster')
  const [database] = await db.query<{ name: string }>('select current_database() as name')
  const env = {
    ...process.env,
    SECRET_KEY: TEST_SECRET,
    DATABASE_URL: addressOf(program, database?.name),
    MIGRATION_DATABASE_URL: addressOf(owner, database?.name),
  }
  return (await promisify(execFile)(process.execPath, [file], { env })).stdout
}

function addressOf({ host = '', port, user = '', password = '' }: PoolConfig, database = ''): string {
  const login = [user, typeof password === 'string' ? password : ''].map(encodeURIComponent).join(':')
  const place = new URLSearchParams({ host, ...(port && { port: String(port) }) }).toString()
  return `postgres://${login}@/${database}?${place}`
}
