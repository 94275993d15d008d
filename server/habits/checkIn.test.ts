import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { CheckedIn } from '#shared/habits/checkIn.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { addDays } from '#shared/time/civil.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, dayOf, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'
import { forgetAdditions } from './additions.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const create = (person: Person, asked: object = {}) =>
  createHabit(person, { start_date: daysAgo(30), ...asked })
const add = (person: Person, habit: Habit, amount: number, id: string = randomUUID()) =>
  read(CheckedIn, person.post(`${dayOf(habit)}/add`, { id, amount }))
const ledgerOf = async (person: Person) =>
  (await read(LedgerPage, person.get('/api/xp-ledger'))).items.map(
    ({ source_kind, occurrence_date, amount, reason }) => [source_kind, occurrence_date, amount, reason],
  )
const statsOf = (person: Person) => read(Stats, person.get('/api/stats'))
const refusalOf = async (answer: Promise<Response> | Response) => {
  const [status, body] = await statusAndBody(answer)
  return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
}

test('a check-in earns its XP once and is a day of the streak', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { xpReward: 15 })
  const first = await checkIn(ann, habit, TODAY, { note: ' ten pages ' })
  expect(first.check_in).toMatchObject({
    habit_id: habit.id,
    date: TODAY,
    value: 1,
    skipped: false,
    note: 'ten pages',
    done: true,
    backfilled: false,
    imported: false,
    xp: 15,
    checked_at: '2026-03-02T09:00:00.000Z',
  })
  expect(first.award).toEqual({
    xp: 15,
    total_xp: 15,
    level: 1,
    level_up: false,
    streak: 1,
    achievements: [],
    comeback: true, // yesterday was missed
  })
  expect(first.habit).toMatchObject({ completedToday: true, streak: 1, version: 1 })
  expect(await checkIn(ann, habit)).toEqual(first)
  expect(await statsOf(ann)).toMatchObject({ xp: 15, weekly_xp: 15, streak: { current: 1 } })
  expect(await ledgerOf(ann)).toEqual([['habit', TODAY, 15, 'checked_in']])
})

test('done, undone and done again: each is an entry, and the sum is right', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  await checkIn(ann, habit)
  await ann.patch(`/api/habits/${habit.id}`, { xpReward: 20 })
  expect((await checkIn(ann, habit, TODAY, { value: 0 })).award).toMatchObject({ xp: -10, comeback: false })
  expect((await checkIn(ann, habit)).award).toMatchObject({ xp: 20, total_xp: 20 })
  expect((await checkIn(ann, habit, TODAY, { skipped: true })).check_in).toMatchObject({
    value: null,
    skipped: true,
    done: false,
    xp: 0,
  })
  await checkIn(ann, habit)
  expect(await ledgerOf(ann)).toEqual([
    ['habit', TODAY, 20, 'checked_in'],
    ['habit', TODAY, -20, 'unchecked'],
    ['habit', TODAY, 20, 'checked_in'],
    ['habit', TODAY, -10, 'unchecked'],
    ['habit', TODAY, 10, 'checked_in'],
  ])
  expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
})

test('what a check-in has earned is set right by the ledger', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  const { check_in } = await checkIn(ann, habit)
  await server.db.query('update habit_checkins set xp = 99 where user_id = $1', [ann.id])
  const place = `of ${habit.id} on ${TODAY}`
  expect((await rebuildTotals(server.db)).differences).toEqual([
    { user_id: ann.id, total: 'check_in', kept: `99 ${place}`, is: `10 ${place}` },
  ])
  expect((await checkIn(ann, habit)).check_in).toEqual(check_in)
})

test('each date earns for itself, and the ones of before are marked', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  expect((await checkIn(ann, habit, daysAgo(7))).check_in).toMatchObject({ backfilled: true, xp: 10 })
  await checkIn(ann, habit, daysAgo(1))
  await checkIn(ann, habit)
  expect(await statsOf(ann)).toMatchObject({ xp: 30, streak: { current: 2 } })
  // Made yesterday on a device without a network: not entered later.
  const at = '2026-03-01T20:00:00Z'
  expect((await checkIn(ann, habit, daysAgo(1), { note: 'x', at })).check_in).toMatchObject({
    backfilled: false,
    checked_at: '2026-03-01T20:00:00.000Z',
    xp: 10,
  })
})

test('a task and a habit of the same date are one day of the streak', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  const task = aTask()
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'complete')
  await checkIn(ann, habit)
  await uncheck(ann, habit)
  expect((await statsOf(ann)).streak?.current).toBe(1)
  await checkIn(ann, habit)
  await ann.act(task.id, 'uncomplete')
  expect((await statsOf(ann)).streak?.current).toBe(1)
  expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
})

test('dates that cannot be checked in are refused on the date', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: daysAgo(5) })
  const answers = (date: string) => refusalOf(ann.put(dayOf(habit, date), {}))
  expect(await answers(addDays(TODAY, 1))).toEqual([400, 'date'])
  expect(await answers(daysAgo(6))).toEqual([400, 'date'])
  expect(await answers('2026-02-30')).toEqual([400, 'date'])
  const old = await create(ann)
  expect(await refusalOf(ann.put(dayOf(old, daysAgo(8)), {}))).toEqual([400, 'date'])
  expect(await refusalOf(ann.delete(dayOf(old, addDays(TODAY, 1))))).toEqual([400, 'date'])
  const at = '2026-02-23T08:00:00Z'
  expect(await refusalOf(ann.put(dayOf(old), { at }))).toEqual([400, 'at'])
  expect((await ann.put(dayOf(old, daysAgo(7)), {})).status).toBe(200)
  await ann.patch(`/api/habits/${old.id}`, { pauses: [{ from: daysAgo(2), to: null }] })
  for (const answer of [
    await ann.put(dayOf(old, daysAgo(2)), {}),
    await ann.delete(dayOf(old, daysAgo(1))),
    await ann.put(dayOf(old), { skipped: true }),
  ])
    expect(answer.status).toBe(409)
  expect((await ann.put(dayOf(old, daysAgo(3)), {})).status).toBe(200)
})

test('a value fits the kind', async () => {
  const ann = await server.signUp()
  const [yes, count, quit] = [
    await create(ann),
    await create(ann, { kind: 'count', target: 8 }),
    await create(ann, { kind: 'quit' }),
  ]
  const refused = (habit: Habit, said: object) => refusalOf(ann.put(dayOf(habit), said))
  expect(await refused(yes, { value: 2 })).toEqual([400, 'value'])
  expect(await refused(count, {})).toEqual([400, 'value'])
  expect(await refused(count, { value: -1 })).toEqual([400, 'value'])
  expect(await refused(count, { value: 1.234 })).toEqual([400, 'value'])
  expect(await refused(quit, {})).toEqual([400, 'value'])
  expect((await checkIn(ann, count, TODAY, { value: 7.99 })).check_in).toMatchObject({ done: false, xp: 0 })
  expect((await checkIn(ann, count, TODAY, { value: 8 })).check_in).toMatchObject({ done: true, xp: 10 })
  expect((await checkIn(ann, count, TODAY, { value: 9 })).award).toMatchObject({ xp: 10 })
  expect((await checkIn(ann, quit, TODAY, { value: 0 })).check_in).toMatchObject({ done: true, xp: 10 })
  expect((await checkIn(ann, quit, TODAY, { value: 2 })).habit).toMatchObject({ streak: 0, days_since: 0 })
  expect(await refusalOf(ann.post(`${dayOf(yes)}/add`, { id: randomUUID(), amount: 1 }))).toEqual([
    400,
    'amount',
  ])
})

test('a date kept by silence earns nothing, and said aloud it does', async () => {
  const ann = await server.signUp()
  const quit = await create(ann, { kind: 'quit' })
  expect(quit).toMatchObject({ streak: 30 })
  expect((await statsOf(ann)).xp).toBe(0)
  expect((await checkIn(ann, quit, daysAgo(1), { value: 0 })).award).toMatchObject({ xp: 10 })
  expect((await uncheck(ann, quit, daysAgo(1))).habit).toMatchObject({ streak: 30 })
  expect((await statsOf(ann)).xp).toBe(0)
})

test('"+1" of two devices both count, a replay does not, and a sum is never below 0', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { kind: 'count', target: 3 })
  const [one, two] = [randomUUID(), randomUUID()]
  await Promise.all([
    add(ann, habit, 1, one),
    add(ann, habit, 1, two),
    add(ann, habit, 1, one),
    add(ann, habit, 1, two),
  ])
  expect((await add(ann, habit, 1, one)).check_in).toMatchObject({ value: 2, done: false })
  const third = await add(ann, habit, 1.5)
  expect(third.check_in).toMatchObject({ value: 3.5, xp: 10 })
  expect((await add(ann, habit, -100)).check_in).toMatchObject({ value: 0, xp: 0 })
  await add(ann, habit, 0.1)
  expect((await add(ann, habit, 0.2)).check_in?.value).toBe(0.3)
  await uncheck(ann, habit)
  expect((await add(ann, habit, 1, one)).check_in).toBe(null)
  expect((await add(ann, habit, 1)).check_in).toMatchObject({ value: 1 })
  expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
})

test('a miss that is followed by a check-in is a comeback, and the replay says so too', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: daysAgo(3) })
  await checkIn(ann, habit, daysAgo(3))
  expect((await checkIn(ann, habit, daysAgo(2))).award?.comeback).toBe(false)
  const first = await checkIn(ann, habit)
  expect(first).toMatchObject({ award: { comeback: true }, habit: { missed_last: false, comebacks: 1 } })
  expect(await checkIn(ann, habit)).toEqual(first)
  expect((await checkIn(ann, habit, TODAY, { note: 'at last' })).award).toEqual(first.award)
  expect((await uncheck(ann, habit)).award).toMatchObject({ xp: -10, comeback: false })
  expect((await checkIn(ann, habit)).award).toMatchObject({ xp: 10, comeback: true })
  // The last miss is made good later: it was the last unit, so this is the comeback; today then is none.
  const other = await create(ann, { start_date: daysAgo(3) })
  expect((await checkIn(ann, other, daysAgo(1))).award?.comeback).toBe(true)
  expect((await checkIn(ann, other)).award?.comeback).toBe(false)
  const quota = await create(ann, {
    start_date: daysAgo(8),
    schedule: { type: 'times_per_week', times: 1 },
  })
  expect(quota.missed_last).toBe(true)
  expect((await checkIn(ann, quota)).award?.comeback).toBe(true)
})

test('a change of the rule that makes today done or not done is settled', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { kind: 'minutes', target: 30 })
  await checkIn(ann, habit, TODAY, { value: 20 })
  await checkIn(ann, habit, daysAgo(1), { value: 20 })
  await ann.patch(`/api/habits/${habit.id}`, { target: 20 })
  expect((await statsOf(ann)).xp).toBe(10)
  expect((await checkIn(ann, habit, TODAY, { value: 20 })).check_in).toMatchObject({ done: true, xp: 10 })
  await ann.patch(`/api/habits/${habit.id}`, { target: 21 })
  expect((await statsOf(ann)).xp).toBe(0)
  expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
})

test('the events name the check-in, the habit, the person and the ledger', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  const events = await openEvents(server.app, ann.token)
  const { check_in } = await checkIn(ann, habit)
  const event = await events.next()
  expect(event?.data?.changes.map(({ table, id, op }) => [table, id, op])).toEqual([
    ['users', ann.id, 'update'],
    ['xp_ledger', expect.any(String), 'insert'],
    ['habit_checkins', check_in?.id, 'insert'],
    ['habits', habit.id, 'update'],
  ])
  await events.close()
})

test('an id that was added to another habit by is refused, and adds nothing', async () => {
  const ann = await server.signUp()
  const cups = { kind: 'count', target: 3 }
  const [water, tea] = [await create(ann, cups), await create(ann, cups)]
  const id = randomUUID()
  await add(ann, water, 1, id)
  expect(await refusalOf(ann.post(`${dayOf(tea)}/add`, { id, amount: 1 }))).toEqual([400, 'id'])
  expect((await add(ann, tea, 2)).check_in).toMatchObject({ value: 2 })
  expect((await add(ann, water, 1, id)).check_in).toMatchObject({ value: 1 })
})

test('old ids of additions are forgotten, recent ones are not', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { kind: 'count', target: 3 })
  await add(ann, habit, 1)
  const count = async () => {
    const rows = await server.db.query('select 1 from habit_additions where user_id = $1', [ann.id])
    return rows.length
  }
  await forgetAdditions(server.db, new Date('2026-03-11T09:00:00Z'))
  expect(await count()).toBe(1)
  await forgetAdditions(server.db, new Date('2026-03-13T09:00:00Z'))
  expect(await count()).toBe(0)
})
