import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

/** Addresses of every kind: unknown, known, not confirmed, without a password. */
async function addresses() {
  const [known, elsewhere] = [await server.signUp(), await server.signUp()]
  await server.db.query('update auth_users set password_hash = null where id = $1', [elsewhere.id])
  const unconfirmed = `unconfirmed.${known.email}`
  await auth.signUp({ email: unconfirmed, password: 'correct horse' })
  return {
    unknown: `unknown.${known.email}`,
    known: known.email,
    unconfirmed,
    'without a password': elsewhere.email,
  }
}

const CALLS = {
  'a wrong password': (email: string) => auth.signIn(email, 'wrong password'),
  'a lost password': (email: string) => auth.post('/recover', { email }),
  'a mail once more': (email: string) => auth.post('/resend', { type: 'signup', email }),
  'a change of address once more': (email: string) => auth.post('/resend', { type: 'email_change', email }),
} satisfies Record<string, (email: string) => Promise<Response>>

test.each(Object.entries(CALLS))('%s is answered alike for every address', async (_, call) => {
  const answers = await Promise.all(
    Object.values(await addresses()).map(async (email) => {
      const answer = await call(email)
      return JSON.stringify([answer.status, Object.fromEntries(answer.headers), await answer.json()])
    }),
  )
  expect(new Set(answers).size).toBe(1)
})

test('a sign-up is answered alike for every address, down to the fields', async () => {
  const { unknown, known, unconfirmed } = await addresses()
  const shapes = await Promise.all(
    [unknown, known, unconfirmed].map(async (email) => {
      const [status, user] = await statusAndBody(
        auth.signUp({ email, password: 'correct horse', data: { name: 'Eve' } }),
      )
      return [status, fieldsOf(user)]
    }),
  )
  expect(shapes[1]).toEqual(shapes[0])
  expect(shapes[2]).toEqual(shapes[0])
})

/** Names and types all the way down. */
function fieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldsOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, fieldsOf(inner)]),
  )
}

const TIMED: [string, (email: string) => Promise<Response>][] = [
  ...Object.entries(CALLS),
  ['a sign-up', (email) => auth.signUp({ email, password: 'correct horse' })],
]

const ROUNDS = 25
/** On a busy machine more rounds are needed: differences by chance shrink with them, others do not. */
const MOST_ROUNDS = 150

test.each(TIMED)('%s takes about as long for an unknown address as for a known one', async (_, call) => {
  const { known } = await addresses()
  const timeOf = async (email: string) => {
    const began = performance.now()
    await call(email)
    return performance.now() - began
  }
  await call(known)
  // The fastest answer is what the call costs; the others waited for something else too.
  let [unknownMs, knownMs, ratio] = [Infinity, Infinity, Infinity]
  for (let round = 0; round < ROUNDS || (ratio > 1.6 && round < MOST_ROUNDS); round += 1) {
    unknownMs = Math.min(unknownMs, await timeOf(`unknown${round}.${known}`))
    knownMs = Math.min(knownMs, await timeOf(known))
    ratio = Math.max(unknownMs, knownMs) / Math.min(unknownMs, knownMs)
  }
  expect(ratio).toBeLessThanOrEqual(1.6)
})
