import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import { change } from './change.ts'
import type { Tx } from './database.ts'
import { lockThing, THING_KINDS } from './lockThing.ts'

const server = await startTestServer()
afterAll(server.close)

await asOwner(
  server.db,
  'create table boats (id uuid primary key, seats int not null default 0); grant select, insert, update on boats to public',
)
const KINDS = [
  { kind: 'harbour', table: 'boats' },
  { kind: 'boat', table: 'boats' },
]
const lock = (tx: Tx, kind: string, id: string) => lockThing(tx, kind, id, KINDS)
const [low = '', high = ''] = [randomUUID(), randomUUID()].toSorted()
const OUT_OF_ORDER = 'Locks out of order'

async function twoPeople() {
  const [first, second] = [await server.signUp(), await server.signUp()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  if (!first || !second) throw new Error('There are two')
  return [first, second] as const
}

test('two people who change rows of each other at once never wait for a deadlock to be found', async () => {
  const [ann, ben] = await twoPeople()
  let tries = 0
  const both = async (people: readonly (typeof ann)[]) =>
    change(server, people, async (tx) => {
      tries += 1
      for (const { id } of people) tx.changed(id, 'users', id, 'update')
    })
  const pairs = Array.from({ length: 8 }, () => [both([ann, ben]), both([ben, ann])])
  await Promise.all(pairs.flat())
  expect(tries).toBe(16)
})

test('what joins may lock those who are held and whoever comes after them, and nobody before', async () => {
  const [ann, ben] = await twoPeople()
  const both = (inside: Parameters<typeof change>[0]) => change(inside, [ben, ann], async () => 'held')
  const joined = change(server, [ann, ann], (_tx, inside) =>
    change(inside, ann, (_joined, deeper) => both(deeper)),
  )
  expect(await joined).toBe('held')
  const backwards = change(server, ben, (_tx, inside) => change(inside, [ann, ben], async () => {}))
  await expect(backwards).rejects.toThrow(OUT_OF_ORDER)
})

test("a person's row is named by a change that holds the person only", async () => {
  const [ann, ben] = await twoPeople()
  const work = change(server, ann, async (tx) => tx.changed(ben.id, 'tasks', 'his', 'update'))
  await expect(work).rejects.toThrow('without the lock of their person')
})

test('things come after people, by kind and id, and what is held is locked again without harm', async () => {
  const [ann, ben] = await twoPeople()
  await change(server, [ann, ben], async (tx, inside) => {
    await lock(tx, 'harbour', high)
    await lock(tx, 'boat', low)
    await lock(tx, 'boat', high)
    await lock(tx, 'boat', low)
    await change(inside, ann, async () => {})
  })
  const wrong: [string, (tx: Tx, inside: { db: Tx }) => Promise<unknown>][] = [
    ['a person after a thing', (_tx, inside) => change(inside, ben, async () => {})],
    ['an earlier kind', (tx) => lock(tx, 'harbour', high)],
    ['a lower id', (tx) => lock(tx, 'boat', low)],
  ]
  for (const [, then] of wrong) {
    const work = change(server, ann, async (tx, inside) => {
      await lock(tx, 'boat', high)
      await then(tx, inside)
    })
    await expect(work).rejects.toThrow(OUT_OF_ORDER)
  }
})

test('two changes of one thing wait for each other', async () => {
  const id = randomUUID()
  await server.db.query('insert into boats (id) values ($1)', [id])
  const people = await Promise.all([1, 2, 3, 4].map(() => server.signUp()))
  const sit = (person: { id: (typeof people)[number]['id'] }) =>
    change(server, person, async (tx) => {
      await lock(tx, 'boat', id)
      const [boat] = await tx.query<{ seats: number }>('select seats from boats where id = $1', [id])
      await tx.query('update boats set seats = $2 where id = $1', [id, (boat?.seats ?? 0) + 1])
    })
  await Promise.all([...people, ...people].map(sit))
  expect(await server.db.query('select seats from boats where id = $1', [id])).toEqual([{ seats: 8 }])
})

test('only kinds of the list can be locked', async () => {
  expect(new Set(THING_KINDS.map(({ kind }) => kind)).size).toBe(THING_KINDS.length)
  await expect(
    server.db.transaction((tx) => lockThing(tx, 'users; drop table', randomUUID())),
  ).rejects.toThrow('no kind of thing')
})
