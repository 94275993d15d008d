import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Habit } from '#shared/habits/habit.ts'
import { Stats } from '#shared/progress/stats.ts'
import { StreakDays } from '#shared/progress/streakWeek.ts'
import { Settings } from '#shared/settings/settings.ts'
import { addDays } from '#shared/time/civil.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, daysAgo, TODAY } from '#server/testing/habits.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const settingsOf = (person: Person) => read(Settings, person.get('/api/settings'))
const change = (person: Person, patch: object) => read(Settings, person.patch('/api/settings', patch))
const span = (from: string, to: string) => ({ from, to })
const statsOf = (person: Person) => read(Stats, person.get('/api/stats'))
async function complete(person: Person, at?: Date) {
  const task = aTask()
  await person.post('/api/tasks', task)
  await person.act(task.id, 'complete', at)
  return task
}

test('settings have their initial values until they are changed, field by field', async () => {
  const ann = await server.signUp()
  const before = await settingsOf(ann)
  expect(before).toEqual({
    id: ann.id,
    vacations: [],
    darkMode: null,
    themeColor: 'gold',
    soundEnabled: false,
    single_key_shortcuts: true,
    textToSpeechEnabled: true,
    crushionVoice: 'friendly',
    dataTrainingConsent: false,
    data_training_consent_at: null,
    assistantHistory: true,
    version: 1,
    updated_at: '2026-03-02T09:00:00.000Z',
  })
  expect(await change(ann, {})).toEqual(before)
  const vacations = [span('2026-08-03', '2026-08-09')]
  const changed = await change(ann, { vacations, version: 1 })
  expect(changed).toMatchObject({ vacations, version: 2 })
  expect(await settingsOf(ann)).toEqual(changed)
  expect(await statusAndBody(ann.patch('/api/settings', { vacations: [], version: 1 }))).toMatchObject([
    409,
    { code: 'conflict', details: changed },
  ])
  expect((await settingsOf(await server.signUp())).vacations).toEqual([])
})

test.each([
  [{ darkMode: true }],
  [{ darkMode: false }],
  [{ themeColor: 'purple' }],
  [{ soundEnabled: true }],
  [{ single_key_shortcuts: false }],
  [{ textToSpeechEnabled: false }],
  [{ crushionVoice: 'casual' }],
  [{ assistantHistory: false }],
] as const)('%j is kept, and the rest stays', async (patch) => {
  const ann = await server.signUp()
  const before = await settingsOf(ann)
  const changed = await change(ann, patch)
  expect(changed).toEqual({ ...before, ...patch, version: 2, updated_at: changed.updated_at })
  expect(await settingsOf(ann)).toEqual(changed)
  expect(await change(ann, patch)).toEqual(changed)
})

test('the consent to training carries the moment at which it was given', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const given = await change(ann, { dataTrainingConsent: true })
  expect(given.data_training_consent_at).toBe('2026-03-02T09:00:00.000Z')
  lone.wait(60)
  expect(await change(ann, { dataTrainingConsent: true, themeColor: 'red' })).toMatchObject({
    data_training_consent_at: given.data_training_consent_at,
  })
  expect((await change(ann, { dataTrainingConsent: false })).data_training_consent_at).toBeNull()
  lone.wait(60)
  expect((await change(ann, { dataTrainingConsent: true })).data_training_consent_at).toBe(
    '2026-03-02T09:02:00.000Z',
  )
  await lone.close()
})

test.each([
  [{ darkMode: 'dark' }, 'darkMode'],
  [{ themeColor: 'pink' }, 'themeColor'],
  [{ soundEnabled: null }, 'soundEnabled'],
  [{ crushionVoice: 'loud' }, 'crushionVoice'],
  [{ dataTrainingConsent: 1 }, 'dataTrainingConsent'],
  [{ data_training_consent_at: '2026-03-02T09:00:00.000Z' }, 'data_training_consent_at'],
  [{ unknown: true }, 'unknown'],
  [{ id: '00000000-0000-4000-8000-000000000000' }, 'id'],
  [{ updated_at: '2026-03-02T09:00:00.000Z' }, 'updated_at'],
  [{ vacations: null }, 'vacations'],
  [{ vacations: [span('2026-08-09', '2026-08-03')] }, 'vacations.0.to'],
  [{ vacations: [span('2026-08-09', '2026-02-30')] }, 'vacations.0.to'],
  [{ vacations: [{ from: '2026-08-09' }] }, 'vacations.0.to'],
  [{ vacations: [{ ...span('2026-08-09', '2026-08-10'), name: 'Sea' }] }, 'vacations.0.name'],
  [{ vacations: [span('2026-07-01', '2026-08-05')] }, 'vacations'],
  [{ vacations: [span('1900-01-01', '2199-12-31')] }, 'vacations'],
  [{ vacations: [span(daysAgo(8), TODAY)] }, 'vacations'],
  [
    { vacations: Array.from({ length: 21 }, (_, n) => span(addDays(TODAY, n), addDays(TODAY, n))) },
    'vacations',
  ],
])('%j is refused beside its field', async (patch, field) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(ann.patch('/api/settings', patch))
  expect([status, (body as { details?: { field: string }[] }).details?.[0]?.field]).toEqual([400, field])
  expect((await settingsOf(ann)).version).toBe(1)
})

test('vacations are merged and sorted; a repetition changes nothing and sends no event', async () => {
  const ann = await server.signUp()
  const habit = await createHabit(ann)
  const events = await openEvents(server.app, ann.token)
  const vacations = [
    span('2026-08-10', '2026-08-12'),
    span('2026-05-01', '2026-05-03'),
    span('2026-08-03', '2026-08-09'),
  ]
  const merged = [span('2026-05-01', '2026-05-03'), span('2026-08-03', '2026-08-12')]
  expect(await change(ann, { vacations })).toMatchObject({ vacations: merged, version: 2 })
  const event = await events.next()
  expect(event?.data?.changes.map(({ table, id }) => [table, id])).toEqual([
    ['settings', ann.id],
    ['users', ann.id],
    ['streak_days', ann.id],
    ['habits', habit.id],
  ])
  expect(await change(ann, { vacations: merged })).toMatchObject({ version: 2 })
  await change(ann, { vacations: [] })
  const next = await events.next()
  expect(next?.data?.changes[0]).toMatchObject({ table: 'settings' })
  expect((await settingsOf(ann)).version).toBe(3)
  await events.close()
})

test('a vacation neither breaks the streak nor adds to it, and costs no freeze', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const day = 24 * 60 * 60
  const doOne = async () => {
    const task = aTask()
    await ann.post('/api/tasks', task)
    await ann.act(task.id, 'complete')
    return task
  }
  const streak = async () => (await read(Stats, ann.get('/api/stats'))).streak
  await doOne() // Monday 2 March
  await ann.patch('/api/settings', { vacations: [span('2026-03-03', '2026-03-08')] })
  expect(await read(StreakDays, ann.get('/api/streak-days?from=2026-03-01'))).toEqual({
    frozen: [],
    off: ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
  })
  lone.wait(2 * day)
  const during = await doOne() // Wednesday: XP, but no day of the streak
  expect(await streak()).toEqual({ current: 1, best: 1, freezes: 2 })
  expect((await read(Stats, ann.get('/api/stats'))).xp).toBe(50)
  expect((await read(StreakDays, ann.get('/api/streak-days?from=2026-03-04'))).off).toContain('2026-03-04')
  lone.wait(5 * day) // Monday 9 March
  expect(await streak()).toEqual({ current: 1, best: 1, freezes: 2 })
  await doOne()
  expect(await streak()).toEqual({ current: 2, best: 2, freezes: 2 })
  // Worked after all: what is taken out of the vacation counts again, as far as it is not too long ago.
  await ann.patch('/api/settings', {
    vacations: [span('2026-03-03', '2026-03-03'), span('2026-03-05', '2026-03-08')],
  })
  expect(await streak()).toEqual({ current: 3, best: 3, freezes: 2 })
  await ann.act(during.id, 'uncomplete')
  expect(await streak()).toEqual({ current: 2, best: 2, freezes: 1 })
  expect((await rebuildTotals(lone.db)).differences).toEqual([])
  await lone.close()
})

test('a vacation beside a flight: taken back, the dates that travel cut short are still off', async () => {
  const ann = await server.signUp()
  await complete(ann, new Date('2026-02-27T12:00:00Z'))
  await server.db.query(
    "insert into streak_days_off (user_id, local_date, reason) values ($1, $2, 'travel')",
    [ann.id, daysAgo(2)],
  )
  await change(ann, { vacations: [span(daysAgo(2), daysAgo(1))] })
  await complete(ann)
  expect((await statsOf(ann)).streak).toEqual({ current: 2, best: 2, freezes: 2 })
  await change(ann, { vacations: [] })
  expect((await statsOf(ann)).streak).toEqual({ current: 2, best: 2, freezes: 1 })
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('habits are off on these dates, also those that goals count', async () => {
  const ann = await server.signUp()
  const goal = await read(
    Goal,
    ann.post('/api/goals', { title: 'Read', start_date: daysAgo(3), target_date: addDays(TODAY, 3) }),
  )
  const habit = await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(3) })
  await checkIn(ann, habit, daysAgo(3))
  await change(ann, { vacations: [span(daysAgo(2), addDays(TODAY, 1))] })
  expect(await read(Habit, ann.get(`/api/habits/${habit.id}`))).toMatchObject({
    streak: 1,
    missed_last: false,
    due_today: false,
    paused_today: true,
  })
  const { progress } = await read(Goal, ann.get(`/api/goals/${goal.id}`))
  expect(progress).toMatchObject({ done: 1, total: 3 })
})

test('what a vacation was more than 7 days ago stays', async () => {
  const ann = await server.signUp()
  const vacations = [span(daysAgo(7), addDays(TODAY, 5))]
  await change(ann, { vacations })
  server.turnClock(3 * 24 * 60 * 60)
  expect((await ann.patch('/api/settings', { vacations: [] })).status).toBe(400)
  const rest = [span(daysAgo(7), daysAgo(5))]
  expect(await change(ann, { vacations: rest })).toMatchObject({ vacations: rest })
  server.turnClock(-3 * 24 * 60 * 60)
})

test('nobody sees the settings of somebody else, and without a session there are none', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await change(ann, { vacations: [span(TODAY, TODAY)] })
  expect((await settingsOf(bob)).vacations).toEqual([])
  expect((await server.app.request('/api/settings')).status).toBe(401)
})
