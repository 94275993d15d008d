import { afterAll, expect, test } from 'vitest'
import { ActedTask } from '#shared/tasks/task.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { TODAY } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 315_360_000 } })
afterAll(server.close)

let today: string = TODAY
const goTo = (date: string) => {
  server.turnClock(daysBetween(today, date) * 86_400)
  today = date
}

/** What a task of today unlocks, of those that are about a date. */
async function unlocked(person: TestPerson): Promise<string[]> {
  const task = aTask({ scheduled_date: null, scheduled_time: null })
  await person.post('/api/tasks', task)
  const { award } = await read(ActedTask, person.act(task.id, 'complete'))
  const names = award?.achievements.map(({ id }) => id) ?? []
  return names.filter((id) => ['year-turn', 'leap-day'].includes(id))
}

test('a task on each side of the turn of one year, and one on a leap day, are unlocked by these', async () => {
  const [ann, ben] = [await server.signUp({ locked: true }), await server.signUp({ locked: true })]
  goTo('2026-12-31')
  expect(await unlocked(ann)).toEqual([])
  goTo('2027-01-01')
  expect(await unlocked(ben)).toEqual([])
  expect(await unlocked(ann)).toEqual(['year-turn'])
  goTo('2027-12-30')
  expect(await unlocked(ben)).toEqual([])
  goTo('2028-02-28')
  expect(await unlocked(ben)).toEqual([])
  goTo('2028-02-29')
  expect([await unlocked(ann), await unlocked(ben)]).toEqual([['leap-day'], ['leap-day']])
})
