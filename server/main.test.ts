import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { endOfProgram, startProgram } from '#server/testing/program.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

const folder = temporaryFolder('main')
const { program, owner } = inject('cluster')
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await rm(folder, { recursive: true })
})

function addressOf({ host, user, password, database }: pg.PoolConfig, others: pg.PoolConfig = {}): string {
  const name = others.database ?? database
  const secret = others.password ?? password
  return `postgres://${user}${secret ? `:${String(secret)}` : ''}@/${name}?host=${encodeURIComponent(host ?? '')}`
}

/** A database of its own, changed by the tables' owner. */
async function newDatabase(template: string, change: string): Promise<string> {
  const name = `start_${randomUUID().replaceAll('-', '')}`
  await ask('template1', `create database ${name} template ${template}`)
  await ask(name, change)
  return name
}

async function ask(database: string, text: string) {
  const client = new pg.Client({ ...owner, database })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

const MIGRATED = owner.database ?? 'postgres'
const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    servers.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** The same PostgreSQL, which says of itself that it is version 14. */
function oldServer() {
  return listening(
    createServer((client) => {
      const server = connect(path.join(owner.host ?? '', '.s.PGSQL.5432'))
      client.on('data', (bytes) => server.write(bytes)).on('close', () => server.destroy())
      server.on('data', (bytes) =>
        client.write(Buffer.from(bytes.toString('latin1').replaceAll(/1[5-9]\.(?=\d)/g, '14.'), 'latin1')),
      )
    }),
  )
}

const SECRET_KEY = 'a secret that only the tests have, long enough'

type Case = [what: string, settings: () => Promise<Record<string, string>>, sentence: RegExp]
const CASES: Case[] = [
  ['a wrong setting', async () => ({ PORT: 'http' }), /^PORT: .+$/],
  [
    'an address that is none',
    async () => ({ DATABASE_URL: 'postgres://[' }),
    /DATABASE_URL is no address.*write it like/,
  ],
  [
    'an unknown host',
    async () => ({ DATABASE_URL: 'postgres://me:secret@nowhere.invalid/x' }),
    /no host "nowhere\.invalid": put another into DATABASE_URL/,
  ],
  [
    'a database server that is away',
    async () => ({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }),
    /No PostgreSQL answers at 127\.0\.0\.1:1 .*start it, or put another address into DATABASE_URL/,
  ],
  [
    'a wrong password',
    async () => ({ DATABASE_URL: addressOf(program, { password: 'a-guess' }) }),
    /refuses user "goal_crusher": put the right user and password into DATABASE_URL/,
  ],
  [
    'a database that does not exist',
    async () => ({ DATABASE_URL: addressOf(program, { database: 'nowhere' }) }),
    /has no database "nowhere": create it/,
  ],
  [
    'a PostgreSQL that is too old',
    async () => {
      const { user, password } = owner
      return {
        DATABASE_URL: `postgres://${user}:${String(password)}@127.0.0.1:${await oldServer()}/postgres`,
      }
    },
    /leads to PostgreSQL 14\.\d.*too old: use version 15 or newer/,
  ],
  [
    'a migration that fails',
    async () => ({
      DATABASE_URL: addressOf(owner, {
        database: await newDatabase('template1', 'create table users (a int)'),
      }),
    }),
    /Migration 0001_people_and_tasks\.sql failed and nothing was changed: relation "users" already exists/,
  ],
  [
    'a database that a newer version has migrated',
    async () => ({
      DATABASE_URL: addressOf(owner, {
        database: await newDatabase(MIGRATED, "insert into migrations values ('9999_from_tomorrow.sql')"),
      }),
    }),
    /newer than this program.*9999_from_tomorrow\.sql: start the newer version/,
  ],
  [
    'another SECRET_KEY',
    async () => ({
      DATABASE_URL: addressOf(owner, {
        database: await newDatabase(MIGRATED, "insert into secret_key_fingerprint values (1, 'another')"),
      }),
    }),
    /SECRET_KEY is not the one.*put that one back.*rotate:keys -- --now/,
  ],
  [
    'a folder that cannot be written',
    async () => ({ DATA_DIR: '/dev/null/data' }),
    /\/dev\/null\/data.* cannot be used .*set DATA_DIR to a folder that this user may write/,
  ],
  [
    'a port that is taken',
    async () => ({ DATABASE_URL: addressOf(owner), PORT: String(await listening(createServer())) }),
    /Another program listens at 127\.0\.0\.1:\d+: stop it, or set PORT/,
  ],
]

// Another PostgreSQL than the embedded one may trust everybody.
test.skipIf(!program.password).for(CASES)(
  '%s ends the start with one sentence that says what to do',
  { timeout: 60_000 },
  async ([, settings, sentence]) => {
    const { code, output } = await endOfProgram({
      DATA_DIR: path.join(folder, 'data'),
      SECRET_KEY,
      ...(await settings()),
    })
    expect(output.trim()).toMatch(sentence)
    expect(output.trim()).not.toContain('\n')
    expect(output).not.toMatch(/secret@|a-guess|^ +at /m)
    expect(code).toBe(1)
  },
)

test('two first starts at once on one folder end with one database', { timeout: 120_000 }, async () => {
  const data = path.join(folder, 'twice')
  const [one, two] = await Promise.all([startProgram(data), startProgram(data)])
  for (const { base } of [one, two]) expect((await fetch(`${base}/readyz`)).status).toBe(200)
  await one.stop()
  expect((await fetch(`${two.base}/readyz`)).status).toBe(200)
  await two.stop()
})
