import { afterAll, expect, test } from 'vitest'
import { AchievementList } from '#shared/achievements/achievement.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { startTestServer, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { DUE_ENDS } from './podium.ts'
import { earn, LONG_SESSIONS, onBoard } from './testing/scene.ts'

const server = await startTestServer(LONG_SESSIONS)
afterAll(server.close)

const WEEK_SECONDS = 7 * 86_400
const runEnds = () => runDue(server.deps, DUE_ENDS, server.deps.now())
async function hasPodium(person: TestPerson) {
  const { items } = await read(AchievementList, person.get('/api/achievements'))
  return items.find(({ id }) => id === 'league-top3')?.unlocked
}

test('who is among the first three of a final week of at least twenty people has that for ever', async () => {
  const people: TestPerson[] = []
  for (let index = 0; index < 20; index += 1)
    people.push(await onBoard(server, `podium_${index}`, { locked: true }))
  const [first, second, tied, third, ...others] = people
  const last = others.pop()
  if (!first || !second || !tied || !third || !last) throw new Error('There are twenty')
  const points = new Map([
    [first, 90],
    [second, 80],
    [tied, 80],
    [third, 70],
  ])
  for (const person of [...points.keys(), ...others]) await earn(server, person, points.get(person) ?? 10)
  server.turnClock(8 * 86_400 + 3 * 3600) // Tuesday 12:00 UTC
  await runEnds()
  expect(await hasPodium(first)).toBe(false) // nineteen people are too few

  for (const person of [...points.keys(), ...others, last])
    await earn(server, person, points.get(person) ?? 10)
  server.turnClock(WEEK_SECONDS - 1)
  await runEnds()
  expect(await hasPodium(first)).toBe(false) // not final yet
  server.turnClock(1)
  await runEnds()
  await runEnds()
  const looked = [first, second, tied, third, last]
  await expect
    .poll(() => Promise.all(looked.map(hasPodium)), { timeout: 10_000 })
    .toEqual([true, true, true, false, false])
})
