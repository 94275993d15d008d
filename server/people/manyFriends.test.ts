import { afterAll, beforeAll, expect, test } from 'vitest'
import { PersonPage } from '#shared/people/card.ts'
import { read, startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { statementsOf } from '#server/testing/statementsOf.ts'

const server = await startTestServer()
afterAll(server.close)

const MANY = 1000
/** A request makes at most so many statements, whatever the number of friends. */
const MOST_STATEMENTS = 8

let few: TestPerson
let many: TestPerson

beforeAll(async () => {
  await server.deps.due.stop() // its looks are no statements of a request
  few = await server.signUp()
  many = await server.signUp()
  await asOwner(server.db, withFriends(few.id, 1))
  await asOwner(server.db, withFriends(many.id, MANY))
})

/** People with some figures, who are somebody's friends. */
const withFriends = (userId: string, count: number) => `
  with made as (
    insert into users (id, email, name, handle, avatar, xp, streak_run, streak_last, created_at)
    select gen_random_uuid(), '', 'Friend ' || n, 'f_' || ${count} || '_' || n, '🦊', n, 3, '2026-03-01', now()
    from generate_series(1, ${count}) n returning id
  ), mine as (
    insert into friendships select '${userId}', id, now() from made returning friend_id
  )
  insert into friendships select friend_id, '${userId}', now() from mine`

test.each([
  '/api/friends',
  '/api/friends?limit=1000',
  '/api/friends?q=friend',
  '/api/friends/suggestions',
  '/api/friend-requests',
  '/api/friend-requests?direction=outgoing',
  '/api/blocks',
  '/api/activity',
  '/api/leaderboard',
  '/api/leaderboard?around=me',
  '/api/messages',
  '/api/partners',
  '/api/teams',
  '/api/challenges',
  '/api/rooms',
  '/api/claims?role=witness',
  '/api/accountability',
  '/api/achievements',
])('%s makes few statements, and as many with 1,000 friends as with one', async (path) => {
  const [one, thousand] = [await statementsOf(server, few, path), await statementsOf(server, many, path)]
  expect(thousand).toBe(one)
  expect(thousand).toBeLessThanOrEqual(MOST_STATEMENTS)
})

test('a page of the friends of somebody with 1,000 comes within a tenth of a second', async () => {
  const times: number[] = []
  for (let time = 0; time < 20; time += 1) {
    const began = performance.now()
    await (await many.get('/api/friends')).text()
    times.push(performance.now() - began)
  }
  const p95 = times.toSorted((a, b) => a - b)[18] ?? 0
  if (process.env.MEASURE)
    process.stdout.write(`p95 ${p95.toFixed(1)} ms, of ${times.map(Math.round).join(' ')}\n`)
  expect(p95).toBeLessThan(100)
  expect((await read(PersonPage, many.get('/api/friends?limit=1000'))).items).toHaveLength(MANY)
})
