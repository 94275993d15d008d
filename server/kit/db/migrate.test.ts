import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate, type Migration } from './migrate.ts'
import { readMigrations } from './migrationFiles.ts'
import { openDatabase } from './open.ts'

const { program, owner } = inject('cluster')
const open: Database[] = []
afterAll(async () => {
  for (const db of open) await db.close()
})

/** An empty database. @returns a way to open it, as its owner by default */
async function newDatabase() {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ ...owner, database: 'template1' })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  return (login = owner) => {
    const db = openDatabase({ ...login, database: name, max: 2 })
    open.push(db)
    return db
  }
}

test('two servers that migrate an empty database at once take turns', async () => {
  const login = await newDatabase()
  const migrations = await readMigrations()
  const [one, two] = [login(), login()]
  await Promise.all([migrate(one, migrations), migrate(two, migrations)])
  expect(await one.query('select name from migrations')).toHaveLength(migrations.length)
})

test('a migration that waits for a table gives way to others, and ends well once the table is free', async () => {
  const login = await newDatabase()
  const db = login()
  const first: Migration = { name: '0001_first.sql', sql: 'create table notes (a int)' }
  const second: Migration = { name: '0002_second.sql', sql: 'alter table notes add column b int' }
  await migrate(db, [first])

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const reading = login().transaction(async (tx) => {
    await tx.query('select from notes') // keeps its lock until the end
    begin()
    await released
  })
  await begun
  let isDone = false
  const migrating = migrate(db, [first, second], { lockTimeoutMs: 200 }).then(() => (isDone = true))
  for (let reads = 0; reads < 10; reads += 1) await login().query('select from notes')
  expect(isDone).toBe(false)
  release()
  await Promise.all([reading, migrating])
  expect(await db.query('select b from notes')).toEqual([])
})

test('a migration that fails names itself, and changes nothing', async () => {
  const db = (await newDatabase())()
  const good: Migration = { name: '0001_good.sql', sql: 'create table notes (a int)' }
  const bad: Migration = { name: '0002_bad.sql', sql: 'alter table nowhere add column b int' }
  await expect(migrate(db, [good, bad])).rejects.toThrow(
    'Migration 0002_bad.sql failed and nothing was changed: relation "nowhere" does not exist.',
  )
  expect(await db.query("select to_regclass('notes') as it")).toEqual([{ it: null }])
})

// Another PostgreSQL than the embedded one may have one role for all.
test.skipIf(program.user === owner.user)(
  'the role of the program may read and write rows, but neither change tables nor what was migrated',
  async () => {
    const login = await newDatabase()
    const notes: Migration = { name: '0001_notes.sql', sql: 'create table notes (a int, n serial)' }
    await migrate(login(), [notes], { grantTo: program.user })
    const db = login(program)
    await db.query('insert into notes (a) values (1)')
    expect(await db.query('select a from notes')).toEqual([{ a: 1 }])
    expect(await db.query('select name from migrations')).toHaveLength(1)
    for (const text of [
      'drop table notes',
      'create table own (a int)',
      "delete from migrations where name <> ''",
    ])
      await expect(db.query(text)).rejects.toThrow(/permission|owner/)
  },
)
