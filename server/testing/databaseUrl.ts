import type { PoolConfig } from 'pg'

/** The address of a database, as the program's settings take it. */
export function databaseUrl({ host, port, user, password, database }: PoolConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const asked = new URLSearchParams({ host: host ?? '', ...(port && { port: String(port) }) })
  return `postgres://${user}${secret}@/${database}?${asked.toString()}`
}
