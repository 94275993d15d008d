import { afterAll, expect, test } from 'vitest'
import { runJobs } from '#server/kit/jobs/runJobs.ts'
import { SLICES } from '#server/slices.ts'
import { startTestServer } from '#server/testing.ts'
import { inboxOf, tellPerson } from '#server/testing/notifications.ts'
import type { Facts } from '#server/kit/facts/facts.ts'

const said: (Facts['notice.made'] & { userId: string })[] = []
const server = await startTestServer({
  slices: [
    {
      tag: 'Followers',
      routes: [],
      follows: { 'notice.made': async (_, { id: userId }, fact) => void said.push({ userId, ...fact }) },
    },
  ],
})
const { db, deps } = server
afterAll(server.close)

test('what a person is told stands in their inbox, newest first, and in nobody else’s', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const first = await tellPerson(deps, ann)
  server.wait(1)
  const second = await tellPerson(deps, ann, { title: 'Water the plants', missed: true, actions: ['done'] })
  const { items, next_cursor, unread_count } = await inboxOf(ann)
  expect(items.map(({ id }) => id)).toEqual([second, first])
  expect([next_cursor, unread_count]).toEqual([null, 2])
  expect(items[0]).toEqual({
    id: second,
    kind: 'system',
    event: 'test',
    title: 'Water the plants',
    body: 'It arrived.',
    url: '/settings',
    target_kind: null,
    target_id: null,
    actions: ['done'],
    missed: true,
    created_at: '2026-03-02T09:00:01.000Z',
    read_at: null,
    acted: null,
    snoozed_until: null,
  })
  expect(await inboxOf(bob)).toEqual({ items: [], next_cursor: null, unread_count: 0 })
})

test('the same key is told once, also of twenty at once, and says so once', async () => {
  const ann = await server.signUp()
  const told = await Promise.all(Array.from({ length: 20 }, () => tellPerson(deps, ann, { key: 'once' })))
  const ids = told.filter((id) => id !== null)
  expect(ids).toHaveLength(1)
  expect((await inboxOf(ann)).unread_count).toBe(1)
  expect(said.filter(({ userId }) => userId === ann.id)).toEqual([
    { userId: ann.id, notice_id: ids[0], kind: 'system', event: 'test', missed: false },
  ])
  expect(await tellPerson(deps, await server.signUp(), { key: 'once' })).not.toBe(null)
})

test('pages follow each other without a gap, and of what is unread, too', async () => {
  const ann = await server.signUp()
  for (let number = 0; number < 7; number += 1) await tellPerson(deps, ann) // at the same instant
  await db.query(
    `update notifications set read_at = created_at where user_id = $1 and id in (
    select id from notifications where user_id = $1 order by id limit 2)`,
    [ann.id],
  )
  for (const [query, count] of [
    ['', 7],
    ['&unread=true', 5],
    ['&unread=false', 7],
  ] as const) {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await inboxOf(ann, `?limit=3${query}${cursor && `&cursor=${cursor}`}`)
      expect(page.unread_count).toBe(5)
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
    expect(ids).toHaveLength(count)
  }
})

test.each([
  ['?unread=yes', 'unread'],
  ['?limit=0', 'limit'],
  ['?limit=1001', 'limit'],
  ['?cursor=x', 'cursor'],
])('a list with %s is refused beside the field', async (query, field) => {
  const ann = await server.signUp()
  const answer = await ann.get(`/api/notifications${query}`)
  expect([answer.status, await answer.json()]).toMatchObject([400, { details: [{ field }] }])
})

test('a notification is kept for 90 days', async () => {
  const ann = await server.signUp()
  await tellPerson(deps, ann)
  const run = (seconds: number) => {
    const now = new Date(deps.now().getTime() + seconds * 1000)
    return runJobs({ db, log: deps.log, readClock: async () => now }, SLICES)
  }
  await run(9 * 86_400) // the clock of jobs is trusted in steps of less than ten days
  for (let day = 18; day <= 90; day += 9) await run(day * 86_400)
  expect((await inboxOf(ann)).items).toHaveLength(1)
  await run(90 * 86_400 + 1)
  expect((await inboxOf(ann)).items).toEqual([])
})

test('a full account is told all the same: the newest takes the place of the oldest', async () => {
  const small = await startTestServer({ db, settings: { QUOTA_TASKS: 5 } })
  const ann = await small.signUp({ locked: true })
  const told: (string | null)[] = []
  for (let number = 0; number < 40; number += 1) {
    small.wait(1)
    told.push(await tellPerson(small.deps, ann))
  }
  const { items } = await inboxOf(ann, '?limit=100')
  expect(items.length).toBeGreaterThan(10)
  expect(items.length).toBeLessThan(31)
  expect(items.map(({ id }) => id)).toEqual(told.toReversed().slice(0, items.length))
})
