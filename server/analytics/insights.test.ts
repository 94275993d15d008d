import { afterAll, expect, test } from 'vitest'
import { Analytics } from '#shared/analytics/analytics.ts'
import { type AnalyticsRow, AnalyticsRows } from '#shared/analytics/rows.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer() // it is Monday, 2 March 2026, 09:00 in UTC
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const insightOf = async (person: Person, key: string) =>
  (await read(Analytics, person.get('/api/analytics?period=year'))).insights.find((each) => each.key === key)

test('what was left open on days that are over counts as not done, and each row shows what the timer counted', async () => {
  const ann = await server.signUp()
  await addTaskEachDay(ann)
  const insight = await insightOf(ann, 'weekend_gap')
  expect(insight).toMatchObject({ data: { weekend_percent: 50, weekday_percent: 100 }, sample: 27 })
  const rows = await pagesOf(ann, insight?.rows ?? '', 4)
  expect(rows).toHaveLength(27)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(27)
  expect(rows.map(({ date }) => date)).not.toContain('2026-03-02')
  for (const { state, seconds } of rows)
    expect([state, seconds]).toEqual(state === 'done' ? ['done', 900] : ['open', 0])
  expect(rows.filter(({ state }) => state === 'open')).toHaveLength(4)
})

test('goals that are put away or achieved have no pace', async () => {
  const ann = await server.signUp()
  const metric = { kind: 'number', start: 0, target: 50, unit: 'km' }
  const goal = async (changed: object) => {
    const given = { title: 'Run', metric, start_date: '2026-02-01', target_date: '2026-04-01' }
    const { id } = (await (await ann.post('/api/goals', given)).json()) as { id: string }
    await ann.post(`/api/goals/${id}/check-ins`, { value: 5, date: '2026-02-10' })
    if (Object.keys(changed).length > 0)
      expect((await ann.patch(`/api/goals/${id}`, changed)).status).toBe(200)
    return id
  }
  const shown = await goal({})
  await goal({ archived: true })
  const achieved = await goal({})
  expect((await ann.post(`/api/goals/${achieved}/achieve`, { reason: 'far enough' })).status).toBe(200)
  const insight = await insightOf(ann, 'goal_pace')
  expect(insight).toMatchObject({ data: { ahead: 0, on_pace: 0, behind: 1 }, sample: 1 })
  expect(await pagesOf(ann, insight?.rows ?? '', 4)).toMatchObject([{ id: shown }])
})

/** A task a day for four weeks, of which those of Sundays were left open, and one of today, which is open still. */
async function addTaskEachDay({ id }: Person) {
  await server.db.query(
    `insert into tasks (user_id, id, title, category, priority, status, estimated_duration, scheduled_date, xp_reward,
       accountability_type, completed_at, completions, created_at, updated_at)
     select $1, gen_random_uuid(), 'Task', 'work', 'medium', case when done then 'completed' else 'pending' end, 30, day, 25,
       'self', case when done then day + interval '12 hours 15 minutes' end, done::int, now(), now()
     from generate_series('2026-02-01'::timestamptz, '2026-03-02', interval '1 day') as days(day),
       lateral (select extract(dow from day) <> 0 and day < '2026-03-02' as done) as states`,
    [id],
  )
  await server.db.query(
    `insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after, streak_after,
       created_at)
     select user_id, gen_random_uuid(), 'task', id, 1, scheduled_date, 25, 'completed', 0, 0, now() from tasks
     where user_id = $1 and status = 'completed'`,
    [id],
  )
  await server.db.query(
    `insert into focus_sessions (user_id, id, task_id, started_at, ended_at)
     select user_id, gen_random_uuid(), id, completed_at - interval '15 minutes', completed_at from tasks
     where user_id = $1 and status = 'completed'`,
    [id],
  )
}

/** All rows behind a number, some a page. */
async function pagesOf(person: Person, path: string, limit: number): Promise<AnalyticsRow[]> {
  const page = async (cursor: string): Promise<AnalyticsRow[]> => {
    const { items, next_cursor } = await read(AnalyticsRows, person.get(`${path}&limit=${limit}${cursor}`))
    return next_cursor === null ? items : [...items, ...(await page(`&cursor=${next_cursor}`))]
  }
  return page('')
}
