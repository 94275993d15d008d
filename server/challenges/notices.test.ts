import { afterAll, expect, test } from 'vitest'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { DUE_BEGINNINGS } from './notices.ts'
import { aChallenge, made, seenBy } from './testing/scene.ts'

const DAY = 86_400
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
await server.deps.due.stop() // what is due is done when the test says so
afterAll(server.close)

/** A challenge of one date that begins tomorrow, by the clock of people in UTC. */
function aDayTomorrow(person: TestPerson, metric: 'tasks' | 'xp') {
  const starts_on = new Date(server.deps.now().getTime() + DAY * 1000).toISOString().slice(0, 10)
  return made(person, aChallenge(server, person, { metric, starts_on, days: 1 }))
}

const begin = ({ id }: TestPerson) => runDue(server.deps, DUE_BEGINNINGS, server.deps.now(), id)
const told = async (person: TestPerson) =>
  (await read(NotificationPage, person.get('/api/notifications'))).items
    .filter(({ event }) => event === 'challenge_begins')
    .map(({ title }) => title)

test.each([
  ['tasks', true, 1],
  ['tasks', false, 1],
  ['xp', true, 1],
  ['xp', false, 0],
] as const)('that one of %s begins is told, gamification on: %s', async (metric, isGamified, times) => {
  const ann = await server.signUp()
  await aDayTomorrow(ann, metric)
  await ann.patch('/api/settings', { gamificationEnabled: isGamified })
  server.wait(DAY)
  expect(await begin(ann)).toBe(1)
  expect(await told(ann)).toEqual(Array.from({ length: times }, () => '“Three days” begins today'))
})

test('after its end nobody is told that it begins, where the server was away', async () => {
  const ann = await server.signUp()
  const { id } = await aDayTomorrow(ann, 'tasks')
  server.wait(5 * DAY)
  expect(await seenBy(ann, id)).toMatchObject({ state: 'ended' })
  expect(await begin(ann)).toBe(1)
  expect(await told(ann)).toEqual([])
})
