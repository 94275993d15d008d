import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { reachLevel } from './testing/reach.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)

test('a hundred cheers a day; one that changes nothing does not count', async () => {
  const [ann, ben] = await Promise.all([server.signUp(), server.signUp()])
  await befriend(ann, ben)
  const path = `/api/activity/${await reachLevel(ann)}/cheer`
  let given = 0
  let answer = await ben.post(path, { kind: 'clap' })
  while (answer.status === 200 && given < 200) {
    given += 1
    expect((await ben.post(path, { kind: given % 2 ? 'clap' : 'fire' })).status).toBe(200)
    answer = await ben.post(path, { kind: given % 2 ? 'fire' : 'clap' })
    if (given % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 1000)) // the budget of points
  }
  expect([answer.status, given]).toEqual([429, 100])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
})
