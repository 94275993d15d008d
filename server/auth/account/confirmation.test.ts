import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

let people = 0

/** A browser that has signed up, and its question whether that was confirmed. */
async function waiting(email = `waiting${++people}.${process.pid}@example.com`) {
  const { verifier, challenge } = createPkcePair()
  const password = `Secret-${Math.random()}`
  const answer = await auth.signUp({ email, password, ...challenge })
  const { id } = (await answer.json()) as { id: string }
  const link = (await server.mailTo(email))?.links[0] ?? ''
  const ask = (userId = id, verifiers = [verifier]) =>
    statusAndBody(auth.post('/signup/confirmation', { user_id: userId, code_verifiers: verifiers }))
  const token = new URL(link || 'about:blank').searchParams.get('token')
  return { email, password, id, link, token, verifier, ask }
}

const NO = [200, { confirmed: false }]
const YES = [200, { confirmed: true }]

test('the browser that signed up hears that its link was followed on another device, and no other does', async () => {
  const { email, id, link, verifier, ask } = await waiting()
  const other = await waiting()
  expect(await ask()).toEqual(NO)
  await server.app.request(link)
  expect(await ask()).toEqual(YES)
  expect(await ask(id, [createPkcePair().verifier, verifier])).toEqual(YES)

  expect(await ask(id, [])).toEqual(NO)
  expect(await ask(id, [other.verifier])).toEqual(NO)
  expect(await ask(other.id)).toEqual(NO)
  expect(await other.ask()).toEqual(NO)
  expect(await waiting(email).then(({ ask: again }) => again())).toEqual(NO)
})

test('a browser hears nothing of a confirmation by the link of another one', async () => {
  const first = await waiting()
  const second = await waiting(first.email)
  expect(second.id).not.toBe(first.id)
  await auth.post('/verify', { type: 'signup', token_hash: second.token, password: second.password })
  expect(await first.ask()).toEqual(NO)
  expect(await second.ask()).toEqual(YES)
})

test('nor of a recovery that confirmed the address', async () => {
  const { email, ask } = await waiting()
  await auth.post('/recover', { email })
  await server.app.request((await server.mailTo(email))?.links[0] ?? '')
  expect(await ask()).toEqual(NO)
})

test('the answer about an account that was confirmed before is that of a new one', async () => {
  const person = await server.signUp()
  const { ask } = await waiting(person.email)
  expect(await ask()).toEqual(NO)
  expect(await ask(person.id)).toEqual(NO)
})

test.each([
  {},
  { user_id: 'nobody', code_verifiers: [] },
  { user_id: '00000000-0000-4000-8000-000000000000', code_verifiers: Array(11).fill('x') },
])('a question in another shape is refused: %j', async (body) => {
  expect((await auth.post('/signup/confirmation', body)).status).toBe(400)
})

test('the question ends nothing: the code of the link is exchanged as ever', async () => {
  const { link, verifier, ask } = await waiting()
  const target = (await server.app.request(link)).headers.get('location') ?? ''
  await ask()
  const code = new URL(target).searchParams.get('code') ?? ''
  const session = await auth.exchange(code, verifier)
  expect(SessionShape.safeParse(await session.json()).success).toBe(true)
})
