import { afterAll, expect, test } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { completeTasks, joined, made, aChallenge, secondsTo, seenBy, withFriends } from './testing/scene.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** A server of its own, whose clock says 09:00 on 2 March 2026 in UTC. */
async function aServer() {
  const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  servers.push(server)
  return server
}
const servers: Awaited<ReturnType<typeof startTestServer>>[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

const move = async (person: TestPerson, to: object) =>
  expect((await person.patch('/api/profile', to)).status).toBe(200)

/** Works on a task for some minutes from now. */
async function focus(server: Awaited<ReturnType<typeof aServer>>, person: TestPerson, minutes: number) {
  const task = aTask()
  await person.post('/api/tasks', task)
  await person.act(task.id, 'start')
  server.wait(minutes * 60)
  await person.act(task.id, 'pause')
}

test('what was done keeps the date that it had, whatever zone and day start somebody has then', async () => {
  const server = await aServer()
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const minutes = await joined(server, [ann, ben], { metric: 'focus_minutes', days: 1 })
  const tasks = await joined(server, [ann, ben], { days: 1 })
  const scores = async () => [(await seenBy(ann, minutes)).score, (await seenBy(ann, tasks)).score]
  server.wait(13 * HOUR)
  await focus(server, ann, 30) // from 22:00
  await completeTasks(server, ann, 1)
  expect(await scores()).toEqual([30, 1])
  await move(ann, { timezone: 'Pacific/Kiritimati', week_start: 3 }) // where it is noon of the next day
  expect(await scores()).toEqual([30, 1])
  expect((await seenBy(ann, tasks)).daysLeft).toBe(0)
  await focus(server, ann, 20)
  await completeTasks(server, ann, 1)
  expect(await scores()).toEqual([30, 1])
  await move(ann, { timezone: 'Pacific/Niue' }) // where it is noon of the same day
  expect((await seenBy(ann, tasks)).daysLeft).toBe(1)
  await focus(server, ann, 10)
  await completeTasks(server, ann, 1)
  expect(await scores()).toEqual([40, 2])
  await move(ann, { timezone: 'UTC' })
  server.wait(2 * HOUR) // 01:00 of the next day
  await focus(server, ann, 5)
  expect(await scores()).toEqual([40, 2])
  await move(ann, { day_start: '04:00' }) // with which it is still the day before
  await focus(server, ann, 5)
  await completeTasks(server, ann, 1)
  await move(ann, { day_start: '00:00' })
  expect(await scores()).toEqual([45, 3])
  server.wait(secondsTo(server, await seenBy(ann, tasks)))
  expect(await scores()).toEqual([45, 3])
  expect((await seenBy(ben, minutes)).result?.map(({ score }) => score)).toEqual([45, 0])
})

test('who moves hears of the beginning, and has days left, by the days of where they are', async () => {
  const server = await aServer()
  const [ann] = await withFriends(server, 0)
  if (!ann) throw new Error('There is Ann')
  const { id } = await made(ann, aChallenge(server, ann, { starts_on: '2026-03-03', days: 2 }))
  const seen = async () => {
    const { state, daysLeft } = await seenBy(ann, id)
    return [state, daysLeft]
  }
  expect(await seen()).toEqual(['upcoming', 3])
  await move(ann, { timezone: 'Pacific/Kiritimati' }) // 23:00
  server.wait(HOUR - 1)
  expect(await seen()).toEqual(['upcoming', 3])
  server.wait(1)
  expect(await seen()).toEqual(['running', 2])
  await move(ann, { day_start: '01:00' })
  expect(await seen()).toEqual(['upcoming', 3])
  await move(ann, { timezone: 'Pacific/Niue' })
  server.wait(DAY + HOUR - 1) // 22:59:59 on 2 March there would be 09:59:59 UTC on the next
  expect(await seen()).toEqual(['upcoming', 3])
})

test('what was done six days ago counts for its date, where the challenge had that date, if it is written before the end', async () => {
  const server = await aServer()
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const long = await joined(server, [ann, ben], { days: 7 })
  const next = await joined(server, [ann, ben], { starts_on: '2026-03-03', days: 6 })
  const old = aTask()
  const older = aTask()
  for (const task of [old, older]) await ann.post('/api/tasks', task)
  server.wait(HOUR)
  const then = server.deps.now()
  const early = await joined(server, [ann, ben], { days: 1 })
  server.wait(DAY)
  expect((await ann.act(older.id, 'complete', then)).status).toBe(200) // before noon of the day after: in time for both
  expect([(await seenBy(ann, long)).score, (await seenBy(ann, early)).score]).toEqual([1, 1])
  server.wait(5 * DAY)
  expect(server.deps.now().getTime() - then.getTime()).toBe(6 * DAY * 1000)
  expect((await ann.act(old.id, 'complete', then)).status).toBe(200)
  expect([(await seenBy(ann, long)).score, (await seenBy(ann, next)).score]).toEqual([2, 0])
  expect((await seenBy(ann, early)).score).toBe(1) // its result does not change
})
