import { afterAll, expect, test } from 'vitest'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { SLICES } from '#server/slices.ts'
import { startTestServer } from '#server/testing.ts'
import { runDueAt } from '#server/testing/dueKinds.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

const kinds = Object.fromEntries(
  Object.entries(dueKindsOf(SLICES)).filter(([name]) => name === 'habit_reminder'),
)
const runAt = (person: TestPerson, at: string) => runDueAt(server.deps, kinds, at, person.id)
const toldTo = async (person: TestPerson) =>
  (await inboxOf(person)).items.map(({ title, body, missed }) => [title, body, missed]).toReversed()
const dueOf = async ({ id }: TestPerson) =>
  (
    await server.db.query<{ due_at: Date }>(
      `select due_at from due_moments where owner_id = $1 and kind = 'habit_reminder'`,
      [id],
    )
  ).map(({ due_at }) => due_at.toISOString())

test('each time of a habit is told on each date on which it is open', async () => {
  const ann = await server.signUp()
  const { id } = await createHabit(ann, { reminders: ['20:00', '12:00'] })
  await runAt(ann, '2026-03-02T12:00:30Z')
  await runAt(ann, '2026-03-02T20:00:30Z')
  await runAt(ann, '2026-03-03T12:00:30Z')
  expect(await toldTo(ann)).toEqual([
    ['Read', '12:00', false],
    ['Read', '20:00', false],
    ['Read', '12:00', false],
  ])
  expect((await inboxOf(ann)).items[0]).toMatchObject({
    kind: 'reminder',
    event: 'habit_reminder',
    url: '/habits',
    target_kind: 'habit',
    target_id: id,
    actions: ['done', 'snooze', 'skip'],
  })
})

test('with a clock of 12 hours it says so', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/settings', { time_format: 'h12' })
  await createHabit(ann, { reminders: ['20:00'] })
  await runAt(ann, '2026-03-02T20:00:30Z')
  expect(await toldTo(ann)).toEqual([['Read', '8:00\u00A0PM', false]])
})

test.each([
  ['done', (ann: TestPerson, habit: Awaited<ReturnType<typeof createHabit>>) => checkIn(ann, habit)],
  ['skipped', (ann, habit) => checkIn(ann, habit, '2026-03-02', { skipped: true })],
  [
    'paused',
    (ann, { id }) => ann.patch(`/api/habits/${id}`, { pauses: [{ from: '2026-03-02', to: '2026-03-02' }] }),
  ],
  ['archived', (ann, { id }) => ann.patch(`/api/habits/${id}`, { archived: true })],
  ['deleted', (ann, { id }) => ann.delete(`/api/habits/${id}`)],
  ['without the time', (ann, { id }) => ann.patch(`/api/habits/${id}`, { reminders: [] })],
  [
    'on vacation',
    (ann) => ann.patch('/api/settings', { vacations: [{ from: '2026-03-02', to: '2026-03-02' }] }),
  ],
  ['not due', (ann, { id }) => ann.patch(`/api/habits/${id}`, { schedule: { type: 'weekdays', days: [2] } })],
] as const satisfies [
  string,
  (ann: TestPerson, habit: Awaited<ReturnType<typeof createHabit>>) => unknown,
][])('one that is %s is not told', async (_, change) => {
  const ann = await server.signUp()
  const habit = await createHabit(ann, { reminders: ['12:00'] })
  await change(ann, habit)
  await runAt(ann, '2026-03-02T12:00:00Z')
  expect(await toldTo(ann)).toEqual([])
})

test('a quota asks on every date until it is full', async () => {
  const ann = await server.signUp()
  const habit = await createHabit(ann, {
    reminders: ['12:00'],
    schedule: { type: 'times_per_week', times: 1 },
  })
  await runAt(ann, '2026-03-02T12:00:00Z')
  expect(await toldTo(ann)).toHaveLength(1)
  await checkIn(ann, habit)
  await runAt(ann, '2026-03-03T12:00:00Z')
  expect(await toldTo(ann)).toHaveLength(1)
})

test('the next time follows the habit and the zone of the profile', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Berlin' })
  const { id } = await createHabit(ann, { reminders: ['12:00'] })
  expect(await dueOf(ann)).toEqual(['2026-03-02T11:00:00.000Z'])
  await ann.patch(`/api/habits/${id}`, { reminders: ['09:30', '15:00'] })
  expect(await dueOf(ann)).toEqual(['2026-03-02T14:00:00.000Z'])
  await ann.patch('/api/profile', { timezone: 'UTC' })
  expect(await dueOf(ann)).toEqual(['2026-03-02T09:30:00.000Z'])
  await ann.delete(`/api/habits/${id}`)
  expect(await dueOf(ann)).toEqual([])
  await ann.post(`/api/habits/${id}/restore`, {})
  expect(await dueOf(ann)).toEqual(['2026-03-02T09:30:00.000Z'])
})

test('a zone in which the time comes once more does not tell it again, and a missed one says so', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Berlin' })
  await createHabit(ann, { reminders: ['12:00'] })
  await runAt(ann, '2026-03-02T11:00:00Z')
  await ann.patch('/api/profile', { timezone: 'America/New_York' })
  await runAt(ann, '2026-03-02T17:00:00Z')
  expect(await toldTo(ann)).toHaveLength(1)
  await runAt(ann, '2026-03-04T17:00:00Z')
  expect(await toldTo(ann)).toEqual([
    ['Read', '12:00', false],
    ['Read', '12:00', true],
    ['Read', '12:00', false],
  ])
})

test('before the start of the day a time belongs to the date before', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/profile', { day_start: '04:00' })
  const habit = await createHabit(ann, { reminders: ['01:00'] })
  await checkIn(ann, habit)
  await runAt(ann, '2026-03-03T01:00:00Z')
  expect(await toldTo(ann)).toEqual([])
  await runAt(ann, '2026-03-04T01:00:00Z')
  expect(await toldTo(ann)).toHaveLength(1)
})
