import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { change } from '#server/kit/db/change.ts'
import { parsePosition, positionText, readNews } from './outbox.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const touch = (person: Person, id: string) =>
  change(server, person, async (tx) => tx.changed(person.id, 'tasks', id, 'update'))
const standing = async ({ id }: Person) => (await readNews(server.db, id, null)).last

test('a reader learns what came after its position, in order, and stands at the last change', async () => {
  const ann = await server.signUp()
  const since = await standing(ann)
  for (const id of ['a', 'b', 'c']) await touch(ann, id)
  await touch(await server.signUp(), 'of somebody else')
  const { last, entries } = await readNews(server.db, ann.id, since)
  expect(entries?.map(({ changes }) => changes[0]?.id)).toEqual(['a', 'b', 'c'])
  expect(entries?.map(({ position }) => position.no - since.no)).toEqual([1, 2, 3])
  expect(last).toEqual(entries?.at(-1)?.position)
  expect((await readNews(server.db, ann.id, last)).entries).toEqual([])
})

test('a change of two people is one entry for each, numbered by person', async () => {
  const people = [await server.signUp(), await server.signUp()]
  const before = await Promise.all(people.map(standing))
  await change(server, people, async (tx) => {
    for (const { id, email } of people) tx.changed(id, 'tasks', ['first', email], 'update')
  })
  for (const [index, person] of people.entries()) {
    const since = before[index] ?? { no: -1, at: '' }
    const { entries } = await readNews(server.db, person.id, since)
    expect(entries?.map(({ position, changes }) => [position.no, changes.map(({ id }) => id)])).toEqual([
      [since.no + 1, ['first', person.email]],
    ])
  }
})

test('news are unknown after a number that was never given, or to another change, across a gap, and over 1,000 changes', async () => {
  const ann = await server.signUp()
  const since = await standing(ann)
  for (const id of ['a', 'b', 'c']) await touch(ann, id)
  const known = await standing(ann)
  const after = async (position: typeof since) => (await readNews(server.db, ann.id, position)).entries
  expect(await after({ ...known, no: known.no + 1 })).toBe(null)
  expect(await after({ ...known, at: '1' })).toBe(null)

  await server.db.query('delete from outbox where user_id = $1 and change_no = $2', [ann.id, known.no - 1])
  expect(await after(since)).toBe(null)
  expect(await after({ no: known.no - 1, at: '1' })).toHaveLength(1) // not kept, but all that came after it is

  const many = (count: number) =>
    server.db.query(
      `with raised as (update users set change_no = change_no + $2::int where id = $1 returning change_no)
       insert into outbox (user_id, change_no, changes)
       select $1, change_no - n, '[]' from raised, generate_series(0, $2::int - 1) n`,
      [ann.id, count],
    )
  await many(1000)
  expect(await after(known)).toHaveLength(1000)
  await many(1)
  expect(await after(known)).toBe(null)
})

test('a position is written as digits and a point, and read back', () => {
  const position = { no: 41, at: '1774000000123456' }
  expect(positionText(position)).toBe('41.1774000000123456')
  expect(parsePosition(positionText(position))).toEqual(position)
  for (const text of ['', '41', '41.', '.41', '41.1.1', '-1.1', '1e3.1'])
    expect(parsePosition(text)).toBe(null)
})
