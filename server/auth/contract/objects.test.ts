import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

server.wait(0.7) // whole seconds are rounded down
const INSTANT = '2026-03-02T09:00:00.700Z'
const EPOCH = Math.floor(Date.parse(INSTANT) / 1000)
const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)
const JWS = /^[\w-]+\.[\w-]+\.([\w-]{86})$/ // 64 bytes: r and s, not DER

async function followed(email: string): Promise<string> {
  const link = (await server.mailTo(email))?.links[0] ?? ''
  const end = (await server.app.request(link)).headers.get('location') ?? ''
  return new URL(end).searchParams.get('code') ?? ''
}

/** A new account by sign-up, mail and code, with its session. */
async function signedUp(email: string) {
  const { verifier, challenge } = createPkcePair()
  const body = { email, password: 'correct horse', data: { name: 'Ada' }, ...challenge }
  const [, user] = await statusAndBody(auth.signUp(body))
  const [, session] = await statusAndBody(auth.exchange(await followed(email), verifier))
  return { user, session: SessionShape.parse(session), body: session }
}

const amrOf = (session: unknown) => decodeJwt(SessionShape.parse(session).access_token)['amr']

test('a user has exactly the fields of the contract, and what is unset is left out', async () => {
  const { user, body } = await signedUp('fields@example.com')
  const own = { name: 'Ada', email: 'fields@example.com', phone_verified: false, sub: UUID }
  const identity = {
    identity_id: UUID,
    id: UUID,
    user_id: UUID,
    identity_data: { ...own, email_verified: false },
    provider: 'email',
    last_sign_in_at: INSTANT,
    created_at: INSTANT,
    updated_at: INSTANT,
    email: 'fields@example.com',
  }
  const fresh = {
    id: UUID,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'fields@example.com',
    phone: '',
    confirmation_sent_at: INSTANT,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...own, email_verified: false },
    identities: [identity],
    created_at: INSTANT,
    updated_at: INSTANT,
    is_anonymous: false,
  }
  expect(user).toEqual(fresh)
  expect(body).toEqual({
    access_token: expect.stringMatching(JWS),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: EPOCH + 3600,
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      ...fresh,
      email_confirmed_at: INSTANT,
      confirmed_at: INSTANT,
      last_sign_in_at: INSTANT,
      user_metadata: { ...own, email_verified: true },
      identities: [{ ...identity, identity_data: { ...own, email_verified: true } }],
    },
  })
})

test('an access token has exactly the claims of the contract', async () => {
  const { session } = await signedUp('claims@example.com')
  expect(decodeProtectedHeader(session.access_token)).toEqual({
    alg: 'ES256',
    typ: 'JWT',
    kid: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(decodeJwt(session.access_token)).toEqual({
    iss: `${server.settings.SITE_URL}/auth/v1`,
    sub: session.user.id,
    aud: 'authenticated',
    exp: EPOCH + 3600,
    iat: EPOCH,
    email: 'claims@example.com',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: session.user['user_metadata'],
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'email/signup', timestamp: EPOCH }],
    session_id: UUID,
    is_anonymous: false,
  })
})

test('the token names the method of the sign-in', async () => {
  const email = 'ways@example.com'
  const { session } = await signedUp(email)
  const [, byPassword] = await statusAndBody(auth.signIn(email, 'correct horse'))
  expect(amrOf(byPassword)).toEqual([{ method: 'password', timestamp: EPOCH }])

  const recovery = createPkcePair()
  await auth.post('/recover', { email, ...recovery.challenge })
  const [, byRecovery] = await statusAndBody(auth.exchange(await followed(email), recovery.verifier))
  expect(amrOf(byRecovery)).toEqual([{ method: 'recovery', timestamp: EPOCH }])

  const change = createPkcePair()
  await auth.put('/user', { email: 'ways2@example.com', ...change.challenge }, session.access_token)
  await followed(email)
  const [, byChange] = await statusAndBody(
    auth.exchange(await followed('ways2@example.com'), change.verifier),
  )
  expect(amrOf(byChange)).toEqual([{ method: 'email_change', timestamp: EPOCH }])

  await auth.post('/recover', { email: 'ways2@example.com' })
  const link = new URL((await server.mailTo('ways2@example.com'))?.links[0] ?? '')
  const token_hash = link.searchParams.get('token')
  const [, byLink] = await statusAndBody(auth.post('/verify', { type: 'recovery', token_hash }))
  expect(amrOf(byLink)).toEqual([{ method: 'otp', timestamp: EPOCH }])
})

test('a refresh keeps session and method, and has the changed user data', async () => {
  const { session } = await signedUp('kept@example.com')
  await auth.put('/user', { data: { bio: 'counts' } }, session.access_token)
  const [, body] = await statusAndBody(auth.refresh(session.refresh_token))
  const after = SessionShape.parse(body)
  const [before, now] = [session, after].map(({ access_token }) => decodeJwt(access_token))
  expect([now?.['amr'], now?.['session_id']]).toEqual([before?.['amr'], before?.['session_id']])
  expect(now?.['user_metadata']).toMatchObject({ bio: 'counts' })
  expect(after.user).toMatchObject({ user_metadata: { bio: 'counts' } })
})
