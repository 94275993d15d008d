import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import { listNotifications } from './rows.ts'

const server = await startTestServer()
const { db } = server
afterAll(server.close)

const FILL = `
  insert into notifications (user_id, id, kind, event, key, title, body, url, local_date, actions, missed, created_at, read_at)
  select $1, gen_random_uuid(), 'reminder', 'task_reminder', n::text, 'Water the plants', 'It is due at 09:00', '/dashboard',
    '2026-03-02', '{done,snooze,skip}', false, $2::timestamptz - make_interval(mins => n), case when n > $3 then $2::timestamptz end
  from generate_series(1, 10000) n`

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

test('of ten thousand notifications a page is read without most of the others, also one of the unread, whatever plan the database takes', async () => {
  const ann = await server.signUp()
  // With those of two people alone reading all of them would be as cheap.
  const others = await Promise.all(Array.from({ length: 5 }, () => server.signUp()))
  for (const person of [ann, ...others])
    await db.query(FILL, [person.id, server.deps.now(), person === ann ? 200 : 10_000])
  await asOwner(db, 'analyze notifications')
  const page = await inboxOf(ann)
  expect([page.items.length, page.unread_count]).toEqual([50, 200])
  const cursor = page.next_cursor ?? ''

  const plans: Plan[] = []
  const explaining: typeof db.read = async (text, values) => {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    if (row) plans.push(...row['QUERY PLAN'].map(({ Plan }) => Plan))
    return []
  }
  const listings = [
    { unreadOnly: false, limit: 50 },
    { unreadOnly: false, limit: 50, cursor },
    { unreadOnly: true, limit: 50 },
  ]
  for (const listing of listings)
    await listNotifications({ ...db, read: explaining }, { id: ann.id, isGamified: false }, listing)
  const [size] = await db.query<{ pages: number }>(
    "select (pg_relation_size('notifications') / 8192)::int as pages",
  )
  expect(plans).toHaveLength(2 * listings.length) // the page, and how many are unread
  for (const plan of plans)
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan((size?.pages ?? 0) / 3)
})
