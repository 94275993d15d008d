import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrationFiles.ts'
import { openDatabase } from './open.ts'

const pooler = inject('pooler')

test.skipIf(!pooler)(
  'behind a pooler an empty database is migrated, and every way to a statement works in UTC and within a time',
  async () => {
    const database = `empty_${randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ ...inject('cluster').owner, database: 'template1' })
    await admin.connect()
    await admin.query(`create database ${database}`)
    await admin.query(`alter database ${database} set timezone = 'Asia/Tokyo'`)
    await admin.end()

    const db = openDatabase({ ...pooler, database, max: 4 })
    await migrate(db, await readMigrations())
    const settings = `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as most,
      $1::int as place`
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].flatMap((place) => [
        db.read(settings, [place]),
        db.query(settings, [place]),
        db.transaction((tx) => tx.query(settings, [place])),
      ]),
    )
    const places = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    expect(answers.flat()).toEqual(places.map((place) => ({ zone: 'UTC', most: '30s', place })))
    await expect(db.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
    expect(await db.read('select 1 as one')).toEqual([{ one: 1 }])
    await db.close()
  },
)
