import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

/** Requests the mail, follows its link and exchanges the code, in one browser. */
async function recovered(email: string) {
  const { verifier, challenge } = createPkcePair()
  await auth.post('/recover', { email, ...challenge })
  const link = (await server.mailTo(email))?.links[0] ?? ''
  const end = new URL((await server.app.request(link)).headers.get('location') ?? '')
  return SessionShape.parse(
    (await statusAndBody(auth.exchange(end.searchParams.get('code') ?? '', verifier)))[1],
  )
}

test('a recovery confirms an address and drops the password of an unconfirmed sign-up', async () => {
  const email = 'reserved@example.com'
  await auth.signUp({ email, password: 'the squatter knows this' })
  const { access_token: token, user } = await recovered(email)
  expect(user).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { email_verified: true },
    identities: [{ identity_data: { email_verified: true } }],
  })
  expect((await auth.signIn(email, 'the squatter knows this')).status).toBe(400)
  expect((await auth.put('/user', { password: 'of the owner' }, token)).status).toBe(200)
  expect((await auth.signIn(email, 'of the owner')).status).toBe(200)
})

test('a recovery of a confirmed account keeps the password until there is another', async () => {
  const { email, password } = await server.signUp()
  await recovered(email)
  expect((await auth.signIn(email, password)).status).toBe(200)
})

test('a new password invalidates every mailed link', async () => {
  const { email } = await server.signUp()
  const { access_token: token } = await recovered(email)
  await auth.post('/recover', { email })
  const link = (await server.mailTo(email))?.links[0] ?? ''
  await auth.put('/user', { password: 'another password' }, token)
  expect((await server.app.request(link)).headers.get('location')).toContain('otp_expired')
})

test('a link that was prefetched still works at the click', async () => {
  const email = 'ahead@example.com'
  await auth.signUp({ email, password: 'correct horse' })
  const link = (await server.mailTo(email))?.links[0] ?? ''
  expect((await server.app.request(link, { method: 'HEAD' })).status).toBe(200)
  expect((await server.app.request(link, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(503)
  expect((await server.app.request(link)).headers.get('location')).toContain('confirmed')
})
