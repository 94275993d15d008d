import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { SLICES } from '#server/slices.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { runDueAt } from '#server/testing/dueKinds.ts'
import { TODAY } from '#server/testing/habits.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { createTask } from '#server/testing/reminders.ts'

const server = await startTestServer()
afterAll(server.close)

const kinds = Object.fromEntries(Object.entries(dueKindsOf(SLICES)).filter(([name]) => name === 'nudges'))
const runAt = (person: TestPerson, at: string, deps = server.deps) => runDueAt(deps, kinds, at, person.id)
const toldTo = async (person: TestPerson) => (await inboxOf(person)).items.toReversed()
const eventsTo = async (person: TestPerson) => (await toldTo(person)).map(({ event }) => event)

/** A streak of some days that ends on a date. */
async function withStreak(person: TestPerson, days: number, last = addDays(TODAY, -1)) {
  await server.db.query(
    `insert into streak_days (user_id, local_date) select $1, $2::date - n from generate_series(0, $3::int - 1) n`,
    [person.id, last, days],
  )
  await server.db.query(
    'update users set streak_run = $2, streak_kept = $2, streak_last = $3 where id = $1',
    [person.id, days, last],
  )
}

test('tasks that are left from earlier are told at nine, however many, with a small one to begin with', async () => {
  const ann = await server.signUp()
  await createTask(ann, { title: 'Report', scheduled_date: '2026-03-01', estimated_duration: 120 })
  await createTask(ann, { title: 'Call Eve', scheduled_date: '2026-03-02', estimated_duration: 15 })
  await runAt(ann, '2026-03-02T23:00:00Z')
  expect(await eventsTo(ann)).toEqual([])
  await runAt(ann, '2026-03-03T08:59:59Z')
  await runAt(ann, '2026-03-03T09:00:00Z')
  await runAt(ann, '2026-03-03T09:00:00Z')
  expect(await toldTo(ann)).toMatchObject([
    {
      kind: 'nudge',
      event: 'overdue',
      title: '2 tasks are left from earlier',
      body: 'A small one to begin with: Call Eve, 15 min.',
      url: '/dashboard',
      actions: [],
      missed: false,
    },
  ])
  await runAt(ann, '2026-03-04T09:00:00Z')
  expect(await eventsTo(ann)).toEqual(['overdue', 'overdue'])
})

test('tasks that are due tomorrow are told at six in the evening', async () => {
  const ann = await server.signUp()
  await createTask(ann, {
    title: 'Taxes',
    scheduled_date: null,
    scheduled_time: null,
    due_date: '2026-03-03',
  })
  await createTask(ann, { due_date: '2026-03-04' })
  await runAt(ann, '2026-03-02T18:00:00Z')
  expect(await toldTo(ann)).toMatchObject([
    { event: 'task_due', title: '1 task is due tomorrow', body: 'One to begin with: Taxes, 1 h.' },
  ])
})

test.each([
  ['2026-03-05', 'has its date on Thursday 5 March'],
  ['2026-03-03', 'has its date tomorrow'],
  ['2026-03-04', null],
  ['2026-03-06', null],
])('a goal of %s is told on 2 March: %s', async (target_date, words) => {
  const early = await startTestServer({ now: () => new Date('2026-03-01T09:00:00Z') })
  const ann = await early.signUp()
  const goal = { id: randomUUID(), title: 'Run', target_date }
  expect((await ann.post('/api/goals', goal)).status).toBe(201)
  await ann.post(
    '/api/tasks',
    aTask({ title: 'Buy shoes', goal_id: goal.id, scheduled_date: null, scheduled_time: null }),
  )
  await runAt(ann, '2026-03-02T09:00:00Z', early.deps)
  const told =
    words === null ? [] : [{ title: `“Run” ${words}`, body: 'A next step: Buy shoes, 1 h.', url: '/goals' }]
  expect(await toldTo(ann)).toMatchObject(told)
  await early.close()
})

test('the week is looked back at on its last day, if something was completed', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  await runAt(ann, '2026-03-07T17:00:00Z')
  expect(await eventsTo(ann)).not.toContain('week_review')
  await ann.act(task.id, 'complete')
  await ann.patch('/api/profile', { week_start: 1 })
  await runAt(ann, '2026-03-08T17:00:00Z')
  expect((await toldTo(ann)).at(-1)).toMatchObject({
    event: 'week_review',
    body: 'You completed 1 task. Choose what comes first next week.',
  })
})

test.each([
  [3, '2026-03-01', true],
  [2, '2026-03-01', false],
  [9, '2026-03-02', false],
  [9, '2026-02-20', false],
])('a streak of %i days until %s is spoken of: %s', async (days, last, isTold) => {
  const ann = await server.signUp()
  await withStreak(ann, days, last)
  await runAt(ann, '2026-03-02T20:00:00Z')
  const told = isTold
    ? [{ event: 'streak_at_risk', title: 'One small thing today makes your streak 4 days' }]
    : []
  expect(await toldTo(ann)).toMatchObject(told)
})

test('what was told of a streak leaves the inbox without gamification, is not counted, and comes back with it', async () => {
  const ann = await server.signUp()
  await withStreak(ann, 3, '2026-03-01')
  await runAt(ann, '2026-03-02T20:00:00Z')
  const seen = async () => {
    const { items, unread_count } = await inboxOf(ann)
    return [items.map(({ event }) => event), unread_count]
  }
  expect(await seen()).toEqual([['streak_at_risk'], 1])
  await ann.patch('/api/settings', { gamificationEnabled: false })
  expect(await seen()).toEqual([[], 0])
  await ann.patch('/api/settings', { gamificationEnabled: true })
  expect(await seen()).toEqual([['streak_at_risk'], 1])
})

/** Somebody of whom five nudges hold on Sunday 8 March, the last day of a week that begins on Monday. */
async function withFive() {
  const ann = await server.signUp()
  await ann.patch('/api/profile', { week_start: 1 })
  const task = await createTask(ann)
  await ann.act(task.id, 'complete')
  await createTask(ann, { due_date: '2026-03-09' })
  await ann.post('/api/goals', { title: 'Run', target_date: '2026-03-09' })
  await withStreak(ann, 4, '2026-03-07')
  return ann
}
const HOURS_OF_SUNDAY = ['09:00', '17:00', '18:00', '20:00'].map((time) => `2026-03-08T${time}:00Z`)

test('of five that hold on one date three come, in the order of their times', async () => {
  const ann = await withFive()
  for (const at of HOURS_OF_SUNDAY) await runAt(ann, at)
  expect(await eventsTo(ann)).toEqual(['overdue', 'goal_deadline', 'week_review'])
})

test.each([true, false])(
  'mails of nudges and digests speak of a streak only with gamification: %s',
  async (isOn) => {
    const ann = await server.signUp()
    await withStreak(ann, 4, '2026-03-07')
    await createTask(ann, { scheduled_date: '2026-03-08', due_date: '2026-03-09' })
    await ann.patch('/api/settings', { gamificationEnabled: isOn, notify: { nudge: { mail: true } } })
    const all = dueKindsOf(SLICES)
    for (const at of ['2026-03-07T09:00:00Z', '2026-03-08T07:00:00Z', ...HOURS_OF_SUNDAY])
      await runDueAt(server.deps, all, at, ann.id)
    const mails = async () => (await server.deps.mailer.mailbox()).filter(({ to }) => to === ann.email)
    const ways = async () => new Set((await mails()).map(({ headers }) => headers['X-Goal-Crusher-Kind']))
    await expect.poll(ways).toEqual(new Set(['digest', 'nudge']))
    // The catcher may have one of them a moment later than the others.
    const said = async () => (await mails()).map(({ subject, text }) => subject + text).join()
    await expect.poll(async () => /\bXP\b|level|streak/i.test(await said())).toBe(isOn)
  },
)

test('none comes on a vacation', async () => {
  const ann = await withFive()
  await ann.patch('/api/settings', { vacations: [{ from: '2026-03-08', to: '2026-03-08' }] })
  for (const at of HOURS_OF_SUNDAY) await runAt(ann, at)
  expect(await eventsTo(ann)).toEqual([])
})

test('after an outage one comes up to an hour late, and later not at all', async () => {
  const ann = await server.signUp()
  await createTask(ann, { due_date: '2026-03-03', scheduled_date: '2026-03-01' })
  await runAt(ann, '2026-03-02T18:30:00Z')
  expect(await eventsTo(ann)).toEqual(['task_due'])
  const bob = await server.signUp()
  await createTask(bob, { due_date: '2026-03-03' })
  await runAt(bob, '2026-03-02T19:00:01Z')
  expect(await eventsTo(bob)).toEqual([])
  await createTask(bob, { due_date: '2026-03-06' })
  await runAt(bob, '2026-03-05T19:00:00Z') // after an outage of days
  expect(await eventsTo(bob)).toEqual(['task_due'])
})

test('a zone in which nine comes once more does not tell it again', async () => {
  const ann = await server.signUp({ timezone: 'Asia/Tokyo' })
  await createTask(ann, { scheduled_date: '2026-03-02' })
  await runAt(ann, '2026-03-03T00:00:00Z')
  expect(await eventsTo(ann)).toEqual(['overdue'])
  await ann.patch('/api/profile', { timezone: 'America/New_York' })
  await runAt(ann, '2026-03-03T14:00:00Z')
  expect(await eventsTo(ann)).toEqual(['overdue'])
})

test('two servers at once tell it once', async () => {
  const ann = await server.signUp()
  const other = await startTestServer({ db: server.db })
  await createTask(ann, { due_date: '2026-03-03' })
  const at = '2026-03-02T18:00:00Z'
  await Promise.all([runAt(ann, at), runAt(ann, at, other.deps), runAt(ann, at)])
  expect(await eventsTo(ann)).toEqual(['task_due'])
})

test('what was looked at far ahead is looked at again at the next time of day', async () => {
  const ann = await server.signUp()
  // By a clock that is wrong: no tick is noted.
  await runDue(server.deps, kinds, new Date('2026-09-01T09:00:00Z'), ann.id)
  await createTask(ann, { due_date: '2026-03-03' })
  await runAt(ann, '2026-03-02T17:59:00Z')
  await runAt(ann, '2026-03-02T18:00:00Z')
  expect(await eventsTo(ann)).toEqual(['task_due'])
})
