import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
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

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows': number; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('of ten thousand notifications a page is read by its index, without the others, also one of the unread', async () => {
  const ann = await server.signUp()
  for (const person of [ann, await server.signUp()])
    await db.query(FILL, [person.id, server.deps.now(), person === ann ? 200 : 10_000])
  await db.query('analyze notifications')
  const page = await inboxOf(ann)
  expect([page.items.length, page.unread_count]).toEqual([50, 200])
  const cursor = page.next_cursor ?? ''

  const plans: Plan[] = []
  const explaining: typeof db.read = async (text, values) => {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
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
  for (const listing of listings) await listNotifications({ ...db, read: explaining }, ann.id, listing)
  const nodes = plans.flatMap(nodesOf)
  const scans = nodes.filter(({ 'Node Type': type }) => type.includes('Scan'))
  expect(new Set(scans.map((scan) => scan['Index Name']))).toEqual(
    new Set(['notifications_by_time', 'notifications_unread']),
  )
  expect(nodes.map(({ 'Node Type': type }) => type)).not.toContain('Sort')
  expect(Math.max(...scans.map((scan) => scan['Actual Rows']))).toBeLessThanOrEqual(200)
})
