import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { CheckedIn } from '#shared/habits/checkIn.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { read, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, dayOf, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const create = (person: Person, asked: object = {}) =>
  createHabit(person, { start_date: daysAgo(30), ...asked })
const add = (person: Person, habit: Habit, amount: number, id: string = randomUUID()) =>
  read(CheckedIn, person.post(`${dayOf(habit)}/add`, { id, amount }))
const ledgerOf = async (person: Person) => (await read(LedgerPage, person.get('/api/xp-ledger'))).items
const statsOf = (person: Person) => read(Stats, person.get('/api/stats'))

test.each([
  ['the first of the day', 0],
  ['a later one', 10],
])(
  '%s: from twenty devices at once there is one row, one award and one day of the streak',
  async (_, earned) => {
    const ann = await server.signUp()
    if (earned > 0) await checkIn(ann, await create(ann))
    const habit = await create(ann)
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(ann, habit)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await ledgerOf(ann)).toHaveLength(earned > 0 ? 2 : 1)
    expect(await statsOf(ann)).toMatchObject({ xp: earned + 10, streak: { current: 1 } })
    const removals = await Promise.all(Array.from({ length: 20 }, () => uncheck(ann, habit)))
    for (const removal of removals) expect(removal).toEqual(removals[0])
    expect(removals[0]).toMatchObject({
      check_in: null,
      award: { xp: -10, total_xp: earned, comeback: false },
    })
    expect(await statsOf(ann)).toMatchObject({ xp: earned, streak: { current: earned > 0 ? 1 : 0 } })
    expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
  },
)

test('checked in, taken back and counted up by many devices in the same moment, the sums agree', async () => {
  const ann = await server.signUp()
  const [daily, count] = [await create(ann), await create(ann, { kind: 'count', target: 4 })]
  await checkIn(ann, await create(ann))
  const ids = Array.from({ length: 8 }, () => randomUUID())
  const additions = [...ids, ...ids].map((id) => add(ann, count, 1, id))
  const others = Array.from({ length: 12 }, (_, index) => {
    const date = daysAgo(index % 3)
    return index % 4 === 3 ? uncheck(ann, daily, date) : checkIn(ann, daily, date)
  })
  await Promise.all([...additions, ...others])
  const now = await read(CheckedIn, ann.put(dayOf(count), { value: 8 }))
  expect(now.check_in).toMatchObject({ value: 8, xp: 10 })
  expect((await add(ann, count, 1, ids[0])).check_in?.value).toBe(8)
  expect(Number((await statsOf(ann)).xp) % 10).toBe(0)
  expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
})

test('a date that counts already is written beside others, and other devices hear of it', async () => {
  const ann = await server.signUp()
  await checkIn(ann, await create(ann))
  const habit = await create(ann)
  const events = await openEvents(server.app, ann.token)
  const { award, check_in } = await checkIn(ann, habit, TODAY, { note: 'ten pages' })
  expect(award).toMatchObject({ xp: 10, total_xp: 20, streak: 1 })
  const tables = async () => (await events.next())?.data?.changes.map(({ table, op }) => `${table} ${op}`)
  expect(await tables()).toEqual([
    'users update',
    'xp_ledger insert',
    'habit_checkins insert',
    'habits update',
  ])
  const noted = await checkIn(ann, habit, TODAY, { note: 'twelve' })
  expect(noted).toMatchObject({ award, check_in: { ...check_in, note: 'twelve' } })
  expect(await tables()).toEqual(['habit_checkins update', 'habits update'])
  await events.close()
})
