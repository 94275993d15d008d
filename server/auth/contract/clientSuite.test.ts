import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

// The expectations of the official client's own tests, which run against a server that confirms new accounts by itself.
const server = await startTestServer({ now: () => new Date(), settings: { MAILER_AUTOCONFIRM: true } })
const address = await server.listen()
afterAll(server.close)

const PASSWORD = 'correct horse'
const KEY = 'kept'
let people = 0
const anEmail = () => `suite${(people += 1)}@example.com`

/** A client, and a way to change its stored session. */
function aClient(at = address) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const options = { storage, storageKey: KEY, autoRefreshToken: false, detectSessionInUrl: false }
  const { auth } = createClient(at, 'public-key', { auth: options })
  const change = (fields: object) =>
    kept.set(KEY, JSON.stringify({ ...JSON.parse(kept.get(KEY) ?? '{}'), ...fields }))
  return { auth, change }
}

async function signedUp(client = aClient()) {
  const email = anEmail()
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { info: 'x' } },
  })
  if (error || !data.session) throw new Error(error?.message ?? 'No session')
  return { ...client, email, session: data.session }
}

test('a sign-up answers with the session and the person, wherever it wants to lead', async () => {
  const email = anEmail()
  const options = { emailRedirectTo: email, data: { info: 'x' }, captchaToken: 'any' }
  const { data, error } = await aClient().auth.signUp({ email, password: PASSWORD, options })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    phone: '',
    email_confirmed_at: expect.any(String),
    last_sign_in_at: expect.any(String),
    app_metadata: { provider: 'email' },
    user_metadata: { info: 'x' },
  })
  expect(data.session?.token_type).toBe('bearer')
})

test('a second sign-up with the same address is refused', async () => {
  const { auth, email } = await signedUp()
  const { data, error } = await auth.signUp({ email, password: PASSWORD })
  expect([data.session, data.user, error?.message]).toEqual([null, null, 'User already registered'])
})

test.each([
  ['a', '123456', 'Unable to validate email address: invalid format'],
  ['asd@a.aa', '123', 'Password should be at least 6 characters'],
])('a sign-up as %s with %s is refused', async (email, password, message) => {
  const { data, error } = await aClient().auth.signUp({ email, password })
  expect([data.session, error?.message]).toEqual([null, expect.stringContaining(message)])
})

test('anonymous sign-ins, sign-ups where they are off, and unsupported ways to sign in are refused', async () => {
  const { auth } = aClient()
  expect((await auth.signInAnonymously()).error?.message).toBe('Anonymous sign-ins are disabled')
  const idToken = await auth.signInWithIdToken({ provider: 'google', token: 'x' })
  expect([idToken.data.session, idToken.error?.status]).toEqual([null, 400])
  const wrong = await auth.verifyOtp({ email: 'test@example.com', token: 'invalid-token', type: 'email' })
  expect([wrong.data.user, wrong.data.session, wrong.error?.code]).toEqual([null, null, 'otp_expired'])

  const closed = await startTestServer({ db: server.db, settings: { SIGNUP_DISABLED: true } })
  const refused = await aClient(await closed.listen()).auth.signUp({ email: anEmail(), password: PASSWORD })
  expect(refused.error?.message).toBe('Signups not allowed for this instance')
})

test('a session is refreshed by its token, by itself, and once for two parallel calls', async () => {
  const { auth, session, change } = await signedUp()
  const { data: given } = await auth.refreshSession({ refresh_token: session.refresh_token })
  expect(given.session?.refresh_token).not.toBe(session.refresh_token)
  const { data: own } = await auth.refreshSession()
  expect(own.session?.refresh_token).not.toBe(given.session?.refresh_token)

  change({ expires_at: Math.floor(Date.now() / 1000) - 60 })
  const [one, two] = await Promise.all([auth.getSession(), auth.getSession()])
  expect(one.data.session?.refresh_token).not.toBe(own.session?.refresh_token)
  expect(two.data.session?.access_token).toBe(one.data.session?.access_token)
})

test('a session is taken over by its tokens, and a broken one is not', async () => {
  const { session, email } = await signedUp()
  const { auth } = aClient()
  const { access_token, refresh_token } = session
  expect((await auth.setSession({ access_token, refresh_token })).data.user?.email).toBe(email)
  const { data } = await auth.updateUser({ data: { hello: 'world' } })
  expect(data.user?.user_metadata).toMatchObject({ hello: 'world', info: 'x' })

  const forged = `${access_token.slice(0, -4)}${access_token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  const refused = await aClient().auth.setSession({ access_token: forged, refresh_token })
  expect(refused.error?.message).toMatch(/^invalid JWT: unable to parse or verify signature/)
})

test('an unknown refresh token is refused with the message that the client expects', async () => {
  const { auth, change } = await signedUp()
  const { data, error } = await auth.refreshSession({ refresh_token: 'invalid-refresh-token' })
  expect([data.session, error?.message]).toEqual([null, 'Invalid Refresh Token: Refresh Token Not Found'])
  change({ expires_at: 1, refresh_token: 'expired-refresh-token' })
  expect((await auth.getSession()).data.session).toBeNull()
})

test('a sign-out works although the person is gone or was signed out before', async () => {
  const [gone, before] = [await signedUp(), await signedUp()]
  await server.db.query('delete from auth_users where email = $1', [gone.email])
  await server.db.query('delete from sessions where user_id = $1', [before.session.user.id])
  for (const { auth } of [gone, before]) {
    expect((await auth.signOut()).error).toBeNull()
    expect((await auth.getSession()).data.session).toBeNull()
  }
})

test('listeners get the events of a sign-in, a change, a refresh and a sign-out', async () => {
  const client = aClient()
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  await signedUp(client)
  await client.auth.updateUser({ data: { hello: 'world' } })
  await client.auth.refreshSession()
  await client.auth.signOut()
  expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
    'SIGNED_IN',
    'USER_UPDATED',
    'TOKEN_REFRESHED',
    'SIGNED_OUT',
  ])
})

test('claims are checked: by the published keys, or by a call where those cannot check it', async () => {
  const { auth, email, session, change } = await signedUp()
  expect((await auth.getClaims()).data?.claims.email).toBe(email)
  const [, payload] = session.access_token.split('.')
  const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
  const { data, error } = await auth.getClaims(`${header}.${payload}.c2lnbmF0dXJl`)
  expect([data, error?.message]).toEqual([
    null,
    expect.stringContaining('unable to parse or verify signature'),
  ])
  change({ expires_at: 1 })
  expect((await auth.getClaims()).data?.claims.email).toBe(email)
})

test('identities are listed, and a code is mailed', async () => {
  const { auth, email } = await signedUp()
  const { data } = await auth.getUserIdentities()
  expect(data?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
  expect(await auth.reauthenticate()).toMatchObject({ data: { user: null, session: null }, error: null })
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await aClient().auth.getUserIdentities()).error?.message).toBe('Auth session missing!')
})
