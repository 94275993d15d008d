import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { asked, incomingOf } from '#server/people/testing/requests.ts'

const server = await startTestServer()
afterAll(server.close)

/** Rounds in which each case is asked once: more of them while the machine's other work makes a difference. */
const MEASURED = process.env.REQUEST_TIMES ? Number(process.env.REQUEST_TIMES) : null
const [FEWEST, MOST] = MEASURED === null ? [7, 40] : [MEASURED, MEASURED]
const AT_MOST = 1.2

/** What is between somebody who asks and whom they ask, and how they ask. */
const CASES: Record<string, (sender: TestPerson) => Promise<string>> = {
  'an account': async () => (await server.signUp()).profile.handle,
  'the address of an account': async () => (await server.signUp()).email,
  nobody: async () => `n_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
  'an address that nobody has': async () => `${crypto.randomUUID()}@example.com`,
  'a friend’s address': async (sender) => {
    const friend = await server.signUp()
    await befriend(sender, friend)
    return friend.email
  },
  'who blocked me': async (sender) => {
    const other = await server.signUp()
    await other.put(`/api/blocks/${sender.id}`)
    return other.profile.handle
  },
  'who declined': async (sender) => {
    const other = await server.signUp()
    const { id } = await asked(sender, other)
    await other.post(`/api/friend-requests/${(await incomingOf(other))[0]?.id}/decline`)
    await sender.delete(`/api/friend-requests/${id}`)
    return other.profile.handle
  },
  'who asked me': async (sender) => {
    const other = await server.signUp()
    await asked(other, sender)
    return other.profile.handle
  },
  'who lets nobody ask': async () => {
    const other = await server.signUp()
    await other.patch('/api/settings', { requests_from: 'nobody' })
    return other.profile.handle
  },
}

type Answer = { status: number; headers: [string, string][]; shape: unknown; took: number }

async function answerTo(sender: TestPerson, to: string): Promise<Answer> {
  const began = performance.now()
  const answer = await sender.post('/api/friend-requests', { to, note: 'Hello' })
  const took = performance.now() - began
  const { id, to: shown, ...rest } = (await answer.json()) as { id: string; to: string }
  expect([id.length, shown]).toEqual([36, to])
  const headers = [...answer.headers].filter(([name]) => name !== 'content-length')
  return { status: answer.status, headers, shape: rest, took }
}

test('a request is answered alike whoever is meant, in status, headers, shape and time', async () => {
  const answers = Object.keys(CASES).map((name) => ({ name, all: [] as Answer[] }))
  for (let time = 0; time < FEWEST || (time < MOST && ratioOf(answers) >= AT_MOST); time += 1) {
    for (const { name, all } of turned(answers, time)) {
      const sender = await server.signUp()
      const to = (await CASES[name]?.(sender)) ?? ''
      all.push(await answerTo(sender, to))
    }
  }
  const [first] = answers
  const expected = first?.all[0]
  for (const { name, all } of answers)
    for (const { status, headers, shape } of all)
      expect({ name, status, headers, shape }).toEqual({
        name,
        status: 201,
        headers: expected?.headers,
        shape: expected?.shape,
      })
  const typical = typicalOf(answers)
  const times = JSON.stringify(answers.map(({ name }, at) => [name, typical[at]?.toFixed(3)]))
  if (MEASURED !== null) process.stdout.write(`${times}\n`)
  expect(ratioOf(answers), times).toBeLessThan(AT_MOST)
}, 600_000)

/** Each round begins with another case. */
const turned = <T>(cases: readonly T[], by: number): T[] =>
  cases.map((_, at) => cases[(at + by) % cases.length] as T)

/** How much longer the slowest case takes than the fastest. */
function ratioOf(answers: readonly { all: readonly Answer[] }[]): number {
  const times = typicalOf(answers)
  return Math.max(...times) / Math.min(...times)
}

/** The median of each case, of what it took beside the median of its round: a round that was slow as a whole is no difference. */
function typicalOf(answers: readonly { all: readonly Answer[] }[]): number[] {
  const rounds =
    answers[0]?.all.map((_, round) => median(answers.map(({ all }) => all[round]?.took ?? 0))) ?? []
  return answers.map(({ all }) => median(all.map(({ took }, round) => took / (rounds[round] ?? 1))))
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
