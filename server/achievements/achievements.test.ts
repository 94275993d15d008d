import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { AchievementList } from '#shared/achievements/achievement.ts'
import { CATALOGUE } from '#shared/achievements/catalogue.ts'
import { Goal } from '#shared/goals/goal.ts'
import type { Award } from '#shared/progress/award.ts'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { ActedTask } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { checkIn, createHabit, TODAY, uncheck } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'

const server = await startTestServer()
afterAll(server.close)

const UNPLANNED = { scheduled_date: null, scheduled_time: null }
const beginner = (options = {}) => server.signUp({ locked: true, ...options })

async function complete(person: TestPerson, overrides = {}, at?: Date) {
  const task = aTask(overrides)
  await person.post('/api/tasks', task)
  return { id: task.id, ...(await read(ActedTask, person.act(task.id, 'complete', at))) }
}
const listOf = async (person: TestPerson) =>
  (await read(AchievementList, person.get('/api/achievements'))).items
const unlockedOf = async (person: TestPerson) =>
  (await listOf(person)).filter(({ unlocked }) => unlocked).map(({ id }) => id)
const itemOf = async (person: TestPerson, id: string) => (await listOf(person)).find((item) => item.id === id)
const namesOf = ({ award }: { award?: { achievements: { id: string }[] } | undefined }) =>
  award?.achievements.map(({ id }) => id)

test('the first task unlocks, pays 100 XP beside its own, and a repeated request answers the same', async () => {
  const ann = await beginner()
  const { id, award } = await complete(ann, { xp_reward: 35, ...UNPLANNED })
  expect(award).toEqual({
    xp: 35,
    total_xp: 135,
    level: 2,
    level_up: true,
    streak: 1,
    achievements: [{ id: 'first-step', title: 'First step', rarity: 'common' }],
  })
  expect((await read(ActedTask, ann.act(id, 'complete'))).award).toEqual(award)
  expect(await read(Stats, ann.get('/api/stats'))).toMatchObject({
    xp: 135,
    weekly_xp: 35,
    from_last_week: 35,
  })
  const { items } = await read(LedgerPage, ann.get('/api/xp-ledger'))
  expect(items.map(({ source_kind, amount, reason }) => [source_kind, amount, reason])).toEqual([
    ['achievement', 100, 'first-step'],
    ['task', 35, 'completed'],
  ])
  expect(await itemOf(ann, 'first-step')).toMatchObject({
    unlocked: true,
    current: 1,
    target: 1,
    pinned: false,
  })
  expect(await itemOf(ann, 'list-maker')).toMatchObject({ unlocked: false, current: 1, target: 25 })
})

test('an undo takes the XP of the task back and never the unlock', async () => {
  const ann = await beginner()
  const { id } = await complete(ann, { xp_reward: 35 })
  const undone = await read(ActedTask, ann.act(id, 'uncomplete'))
  expect(undone.award).toMatchObject({ xp: -35, total_xp: 100, achievements: [] })
  expect(await unlockedOf(ann)).toContain('first-step')
  expect(await itemOf(ann, 'list-maker')).toMatchObject({ current: 0 })
  const again = await read(ActedTask, ann.act(id, 'complete'))
  expect(again.award).toMatchObject({ xp: 35, total_xp: 135, achievements: [] })
})

test('two first tasks at once unlock once', async () => {
  const ann = await beginner()
  const tasks = [aTask(), aTask(), aTask(), aTask()]
  for (const task of tasks) await ann.post('/api/tasks', task)
  const answers = await Promise.all(tasks.map(({ id }) => read(ActedTask, ann.act(id, 'complete'))))
  expect(answers.flatMap((answer) => namesOf(answer) ?? []).filter((id) => id === 'first-step')).toHaveLength(
    1,
  )
  const rows = await server.db.query(
    "select 1 from xp_ledger where user_id = $1 and source_kind = 'achievement' and reason = 'first-step'",
    [ann.id],
  )
  expect(rows).toHaveLength(1)
})

test('the 25th task unlocks, whatever way the 24 before were completed', async () => {
  const ann = await beginner()
  for (let count = 0; count < 24; count += 1)
    expect(namesOf(await complete(ann, { ...UNPLANNED }))).toEqual(count === 0 ? ['first-step'] : [])
  const other = await complete(ann, { ...UNPLANNED })
  expect(namesOf(other)).toEqual(['list-maker'])
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('early and late tasks count by the clock of the person, and an undo takes them back', async () => {
  const ann = await beginner({ timezone: 'America/New_York' }) // 04:00 at 9 UTC
  const early: string[] = []
  for (let count = 0; count < 4; count += 1) early.push((await complete(ann, { ...UNPLANNED })).id)
  expect(await itemOf(ann, 'early-bird')).toMatchObject({ current: 4, target: 5 })
  await ann.act(early[0] ?? '', 'uncomplete')
  expect(await itemOf(ann, 'early-bird')).toMatchObject({ current: 3 })
  await ann.act(early[0] ?? '', 'complete')
  expect(namesOf(await complete(ann, { ...UNPLANNED }))).toEqual(['early-bird'])
  expect(await itemOf(ann, 'night-owl')).toMatchObject({ current: 0 })
})

test('three dates in a row with all planned tasks done are tidy, one open task is not', async () => {
  const ann = await beginner()
  await complete(ann, { scheduled_date: '2026-03-01' })
  await complete(ann, { scheduled_date: '2026-02-28' })
  const open = aTask()
  await ann.post('/api/tasks', open)
  expect(namesOf(await complete(ann))).toEqual([])
  expect(await itemOf(ann, 'tidy')).toMatchObject({ current: 2, target: 3 })
  expect(namesOf(await read(ActedTask, ann.act(open.id, 'complete')))).toEqual(['tidy'])
})

test('deleting the last open task makes a date full, too', async () => {
  const ann = await beginner()
  for (const scheduled_date of ['2026-03-01', '2026-02-28']) await complete(ann, { scheduled_date })
  const open = aTask()
  await ann.post('/api/tasks', open)
  await complete(ann)
  expect(await unlockedOf(ann)).not.toContain('tidy')
  await ann.delete(`/api/tasks/${open.id}`)
  expect(await unlockedOf(ann)).toContain('tidy')
})

test('the timer: a long task, a good estimate, a start on time', async () => {
  const ann = await beginner()
  const start = async (overrides = {}) => {
    const task = aTask({ estimated_duration: 30, ...overrides })
    await ann.post('/api/tasks', task)
    await ann.act(task.id, 'start')
    return task.id
  }
  const id = await start()
  server.wait(26 * 60)
  expect(namesOf(await read(ActedTask, ann.act(id, 'complete')))).toEqual(['first-step', 'first-focus'])
  expect(await itemOf(ann, 'estimator')).toMatchObject({ current: 1, target: 20 })
  expect(await itemOf(ann, 'quick-start')).toMatchObject({ current: 1, target: 3 })
  expect(await itemOf(ann, 'deep-day')).toMatchObject({ current: 26, target: 240 })
  const reset = await start({ scheduled_time: '09:26' })
  expect(await itemOf(ann, 'quick-start')).toMatchObject({ current: 1 })
  await ann.act(reset, 'reset')
  await ann.act(id, 'uncomplete')
  expect(await itemOf(ann, 'estimator')).toMatchObject({ current: 0 })
})

test('habits: the first check-in, and seven of one', async () => {
  const ann = await beginner()
  const habit = await createHabit(ann, { start_date: '2026-02-20' })
  const dates = ['2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', TODAY]
  const first = await checkIn(ann, habit, '2026-02-24')
  expect(namesOf(first)).toEqual(['first-habit'])
  expect(first.award).toMatchObject({ total_xp: (first.award?.xp ?? 0) + 100 })
  expect(await checkIn(ann, habit, '2026-02-24')).toMatchObject({ award: first.award })
  await uncheck(ann, habit, '2026-02-24')
  await checkIn(ann, habit, '2026-02-24')
  const said = []
  for (const date of dates) said.push(namesOf(await checkIn(ann, habit, date)))
  expect(said.flat()).toContain('habit-7')
  expect(said.at(-1)).toContain('habit-7')
})

test('three domains of one week, by tasks and check-ins', async () => {
  const ann = await beginner()
  const { items } = (await (await ann.get('/api/domains')).json()) as { items: { id: string }[] }
  const [one, two, three] = items.map(({ id }) => id)
  const done = await complete(ann, { domain_id: one, ...UNPLANNED })
  await complete(ann, { domain_id: two, ...UNPLANNED })
  expect(await itemOf(ann, 'balanced-week')).toMatchObject({ current: 2 })
  await ann.act(done.id, 'uncomplete')
  expect(await itemOf(ann, 'balanced-week')).toMatchObject({ current: 1 })
  await ann.act(done.id, 'complete')
  const habit = await createHabit(ann, { domain_id: three })
  expect(namesOf(await checkIn(ann, habit))).toContain('balanced-week')
})

/** Check-ins of each of the days before today, as if time had passed. */
const CHECKED_BEFORE = `
  insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at, xp)
  select $1, $2, date '${TODAY}' - day, gen_random_uuid(), 1, false, '', true, false, now(), 10
  from generate_series(1, $3::int) day`

test('the thirtieth check-in in a row makes a habit strong, also where what counts check-ins is unlocked', async () => {
  const ann = await beginner()
  const { items } = (await (await ann.get('/api/domains')).json()) as { items: { id: string }[] }
  const said = []
  const strengths = []
  for (const [at, days] of [6, 28, 29, 29, 29].entries()) {
    const habit = await createHabit(ann, { domain_id: items[at % 3]?.id, start_date: '2026-01-01' })
    await server.db.query(CHECKED_BEFORE, [ann.id, habit.id, days])
    said.push(namesOf(await checkIn(ann, habit)))
    strengths.push((await itemOf(ann, 'habit-strong'))?.current)
  }
  expect(strengths).toEqual([31, 79, 80, 80, 80])
  expect(said).toEqual([
    ['first-habit', 'habit-7'],
    [],
    ['balanced-week', 'habit-strong'],
    [],
    ['habit-trio'],
  ])
  expect(await itemOf(ann, 'habit-trio')).toMatchObject({ current: 3 })
})

test('goals: set with a date, reached, and reached early', async () => {
  const ann = await beginner()
  const goal = await read(
    Goal,
    ann.post('/api/goals', {
      title: 'Read',
      target_date: '2026-06-01',
      metric: { kind: 'number', unit: 'pages', start: 0, target: 10, aggregate: 'last' },
    }),
  )
  expect(await unlockedOf(ann)).toEqual(['first-goal'])
  const achieve = async (body = {}) =>
    (await (await ann.post(`/api/goals/${goal.id}/achieve`, body)).json()) as { award: Award }
  expect(namesOf(await achieve({ reason: 'Enough' }))).toEqual([])
  await ann.post(`/api/goals/${goal.id}/reopen`, {})
  await ann.post(`/api/goals/${goal.id}/check-ins`, { id: randomUUID(), date: TODAY, value: 10 })
  const reached = await achieve()
  expect(namesOf(reached)).toEqual(['goal-done', 'goal-early'])
  expect(reached.award).toMatchObject({ xp: 100 })
  expect(await achieve()).toMatchObject({ award: reached.award })
})

test.each([
  ['2026-03-08', ['goal-done']],
  ['2026-03-09', ['goal-done', 'goal-early']],
])('a goal for %s that is reached on 2 March unlocks %j', async (target_date, unlocked) => {
  const ann = await beginner()
  const metric = { kind: 'number', unit: 'pages', start: 0, target: 10, aggregate: 'last' }
  const { id } = await read(Goal, ann.post('/api/goals', { title: 'Read', target_date, metric }))
  await ann.post(`/api/goals/${id}/check-ins`, { id: randomUUID(), date: TODAY, value: 10 })
  const { award } = (await (await ann.post(`/api/goals/${id}/achieve`, {})).json()) as { award: Award }
  expect(namesOf({ award })).toEqual(unlocked)
})

test('a weekly review counts when it was not skipped', async () => {
  const ann = await beginner()
  await ann.put('/api/rituals/weekly_review/2026-03-01', { skipped: true })
  expect(await unlockedOf(ann)).toEqual([])
  expect(
    (await ann.put('/api/rituals/weekly_review/2026-03-01', { skipped: false, note: 'Well' })).status,
  ).toBe(200)
  expect(await unlockedOf(ann)).toEqual(['reviewer'])
})

test('the list has all 54 in their order, and says nothing of a locked secret one', async () => {
  const ann = await beginner()
  const items = await listOf(ann)
  expect(items.map(({ id }) => id)).toEqual(CATALOGUE.map(({ key }) => key))
  expect(items).toHaveLength(54)
  expect(items.find(({ id }) => id === 'phoenix')).toEqual({
    id: 'phoenix',
    title: 'Secret',
    description: '',
    rarity: 'legendary',
    unlocked: false,
    unlocked_at: null,
    current: 0,
    target: 1,
    share: null,
    secret: true,
    pinned: false,
  })
})

test('up to three unlocked ones are pinned, in the answer and once each', async () => {
  const ann = await server.signUp()
  const pin = (ids: unknown) => ann.put('/api/achievements/pinned', { ids })
  const { items } = await read(AchievementList, pin(['tidy', 'phoenix']))
  expect(items.filter(({ pinned }) => pinned).map(({ id }) => id)).toEqual(['tidy', 'phoenix'])
  for (const ids of [
    ['tidy', 'tidy'],
    ['nothing'],
    ['tidy', 'phoenix', 'comeback', 'thousand'],
    ['\u0000'],
    'tidy',
  ]) {
    const refused = await pin(ids)
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'invalid' }])
  }
  expect(await unlockedOf(await beginner())).toEqual([])
  const refused = await (await beginner()).put('/api/achievements/pinned', { ids: ['tidy'] })
  expect(refused.status).toBe(400)
  expect((await read(AchievementList, pin([]))).items.some(({ pinned }) => pinned)).toBe(false)
})
