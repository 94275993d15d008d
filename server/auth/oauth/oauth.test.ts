import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { startProviders } from '#server/testing/providers.ts'

const providers = await startProviders()
const server = await startTestServer({ settings: providers.settings })
const auth = authCalls(server.app)
const { replies } = providers
afterAll(async () => {
  await server.close()
  await providers.close()
})

let people = 0
let email = ''
beforeEach(() => {
  people += 1
  email = `somebody${people}@example.com`
  replies.refuses = false
  replies.google = {
    ...replies.google,
    sub: `google-${people}`,
    email,
    email_verified: true,
    name: 'Ada Lovelace',
  }
  replies.github.user = { ...replies.github.user, id: people, login: 'grace', name: null }
  replies.github.emails = [
    { email: `other${people}@example.com`, primary: false, verified: true },
    { email: email.toUpperCase(), primary: true, verified: true },
  ]
})

const TARGET = `${server.settings.SITE_URL}/auth/callback`

/** The redirect to the provider, and the verifier of its challenge. */
async function depart(provider: string, more: Record<string, string> = {}) {
  const { verifier, challenge } = createPkcePair()
  const query = new URLSearchParams({ provider, redirect_to: TARGET, ...challenge, ...more })
  const answer = await auth.get(`/authorize?${query.toString()}`)
  return { verifier, answer, url: new URL(answer.headers.get('location') ?? 'about:blank') }
}

/** The whole flow: to the provider, back to our callback, and on to the page that began. */
async function travel(provider: string) {
  const { verifier, url } = await depart(provider)
  const agreed = await fetch(url, { redirect: 'manual' })
  const back = new URL(agreed.headers.get('location') ?? '')
  const arrived = await server.app.request(`${back.pathname}${back.search}`)
  expect(arrived.status).toBe(302)
  return { verifier, back, end: new URL(arrived.headers.get('location') ?? '') }
}

async function signInElsewhere(provider: string) {
  const { verifier, end } = await travel(provider)
  const [status, body] = await statusAndBody(auth.exchange(end.searchParams.get('code') ?? '', verifier))
  expect(status).toBe(200)
  return SessionShape.parse(body)
}

test('the redirect to the provider has a state, our callback and the parameters of the client', async () => {
  const { answer, url } = await depart('google', {
    prompt: 'select_account',
    client_id: 'evil',
    code: 'of ours',
    anything: 'else',
    scopes: 'calendar',
  })
  expect(answer.status).toBe(302)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'our-google-id',
    redirect_uri: `${server.settings.SITE_URL}/auth/v1/callback`,
    response_type: 'code',
    scope: 'openid email profile calendar',
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    access_type: 'offline',
    prompt: 'select_account',
  })
})

test('a new person from Google has a confirmed account, a profile and the provider token once', async () => {
  const { verifier, end } = await travel('google')
  expect(end.href.startsWith(`${TARGET}?code=`)).toBe(true)
  const [, body] = await statusAndBody(auth.exchange(end.searchParams.get('code') ?? '', verifier))
  expect(body).toMatchObject({
    provider_token: expect.any(String),
    provider_refresh_token: expect.any(String),
    user: {
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        name: 'Ada Lovelace',
        full_name: 'Ada Lovelace',
        email_verified: true,
        provider_id: `google-${people}`,
      },
      identities: [{ provider: 'google', id: `google-${people}`, email }],
    },
  })
  const session = SessionShape.parse(body)
  const profile = server.app.request('/api/profile', {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  expect(await statusAndBody(profile)).toMatchObject([200, { name: 'Ada Lovelace', email }])
  expect((await statusAndBody(auth.refresh(session.refresh_token)))[1]).not.toHaveProperty('provider_token')
})

test('from GitHub the address is the primary and verified one', async () => {
  const { user } = await signInElsewhere('github')
  expect(user).toMatchObject({
    email,
    user_metadata: { user_name: 'grace', name: 'grace', iss: 'https://api.github.com' },
  })
})

test('a second sign-in finds the same account, also when the address at the provider has changed', async () => {
  const first = await signInElsewhere('google')
  replies.google.email = 'moved@example.com'
  const again = await signInElsewhere('google')
  expect(again.user.id).toBe(first.user.id)
  expect(again.user.email).toBe(email)
})

test('a verified address leads to the account that has it', async () => {
  const person = await server.signUp({ email, name: 'Own Name' })
  const { user } = await signInElsewhere('google')
  expect(user).toMatchObject({
    id: person.id,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
    user_metadata: { name: 'Own Name', avatar_url: 'https://x.example/a.png' },
  })
  expect(user.identities).toHaveLength(2)
  expect((await auth.signIn(email, person.password)).status).toBe(200)
  expect((await server.mailTo(email))?.subject).toBe('Google can now sign in to your Goal Crusher account')
  const events = await person.get('/api/security-events')
  expect(await events.json()).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ kind: 'identity_linked' })]),
  })
})

test('an unconfirmed sign-up with the address of another person is handed to its owner', async () => {
  await auth.signUp({ email, password: 'the squatter knows this', data: { name: 'Squatter' } })
  const link = (await server.mailTo(email))?.links[0] ?? ''
  const { user } = await signInElsewhere('google')
  expect(user).toMatchObject({ email, user_metadata: { name: 'Ada Lovelace' } })
  expect(user.identities).toHaveLength(1)
  const profile = await server.db.query('select name from users where email = $1', [email])
  expect(profile).toEqual([{ name: 'Ada Lovelace' }])
  expect(await statusAndBody(auth.signIn(email, 'the squatter knows this'))).toMatchObject([
    400,
    { code: 'invalid_credentials' },
  ])
  expect((await server.app.request(link)).headers.get('location')).toContain('otp_expired')
})

test('an unverified address leads to no account', async () => {
  await server.signUp({ email })
  replies.google.email_verified = false
  const { end } = await travel('google')
  expect(Object.fromEntries(end.searchParams)).toEqual({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
    error_description: 'Unverified email with google. Verify the email with google in order to sign in',
  })
  replies.github.emails = [{ email, primary: true, verified: false }]
  expect((await travel('github')).end.searchParams.get('error_code')).toBe(
    'provider_email_needs_verification',
  )
})

test('a state is good once, for ten minutes, and only if it is ours', async () => {
  const { back } = await travel('google')
  const errorOf = async (query: string) => {
    const answer = await server.app.request(`/auth/v1/callback${query}`)
    expect(answer.status).toBe(302)
    const { searchParams } = new URL(answer.headers.get('location') ?? '')
    return [searchParams.get('error_code'), searchParams.get('error_description')]
  }
  expect(await errorOf(back.search)).toEqual(['flow_state_already_used', 'State has already been used'])
  expect(await errorOf('')).toEqual(['bad_oauth_callback', 'OAuth state parameter missing'])
  expect(await errorOf('?state=1%00&code=x')).toEqual(['bad_oauth_state', 'OAuth state parameter is invalid'])
  expect(await errorOf(`?state=${crypto.randomUUID()}&code=x`)).toEqual([
    'bad_oauth_state',
    'OAuth state not found or expired',
  ])
  const late = (await depart('google')).url.searchParams.get('state') ?? ''
  server.wait(600.001)
  expect(await errorOf(`?state=${late}&code=x`)).toEqual([
    'bad_oauth_state',
    'OAuth state not found or expired',
  ])
  const bare = (await depart('google')).url.searchParams.get('state') ?? ''
  expect((await errorOf(`?state=${bare}`))[0]).toBe('bad_oauth_callback')
})

test('a prefetch uses no state up', async () => {
  const { url } = await depart('google')
  const agreed = await fetch(url, { redirect: 'manual' })
  const callback = `/auth/v1/callback${new URL(agreed.headers.get('location') ?? '').search}`
  await server.app.request(callback, { method: 'HEAD' })
  await server.app.request(callback, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect((await server.app.request(callback)).headers.get('location')).toContain('?code=')
})

test('disabled sign-ups and a ban are reported at the page that began', async () => {
  const closed = await startTestServer({
    db: server.db,
    now: server.deps.now,
    settings: { ...providers.settings, SIGNUP_DISABLED: true },
  })
  const { url } = await depart('google')
  const agreed = await fetch(url, { redirect: 'manual' })
  const { search } = new URL(agreed.headers.get('location') ?? '')
  const refused = await closed.app.request(`/auth/v1/callback${search}`)
  expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error_code')).toBe(
    'signup_disabled',
  )
  const { user } = await signInElsewhere('google')
  const until = new Date(server.deps.now().getTime() + 60_000)
  await server.db.query('update auth_users set banned_until = $1 where email = $2', [until, email])
  expect((await travel('google')).end.searchParams.get('error_code')).toBe('user_banned')
  server.wait(60)
  expect((await signInElsewhere('google')).user.id).toBe(user.id)
})

test('thirty-two callbacks with one state make one code', async () => {
  const { url } = await depart('google')
  const agreed = await fetch(url, { redirect: 'manual' })
  const { search } = new URL(agreed.headers.get('location') ?? '')
  const answers = await Promise.all(
    Array.from({ length: 32 }, async () => server.app.request(`/auth/v1/callback${search}`)),
  )
  const codes = answers.filter((answer) => answer.headers.get('location')?.includes('?code='))
  expect(codes).toHaveLength(1)
})

test('first sign-ins of one person at once make one account', async () => {
  const ends = await Promise.all(Array.from({ length: 6 }, () => travel('google')))
  const users = await Promise.all(
    ends.map(async ({ end, verifier }) =>
      SessionShape.parse(
        (await statusAndBody(auth.exchange(end.searchParams.get('code') ?? '', verifier)))[1],
      ),
    ),
  )
  expect(new Set(users.map(({ user }) => user.id)).size).toBe(1)
})

test('an error of the provider is reported at the page that began', async () => {
  for (const [error, description] of [
    ['access_denied', 'No+thanks'],
    ['e'.repeat(201), 'd'.repeat(501)],
  ] as const) {
    const { url } = await depart('github')
    const state = url.searchParams.get('state') ?? ''
    const refused = await server.app.request(
      `/auth/v1/callback?state=${state}&error=${error}&error_description=${description}`,
    )
    const said = `error=${error.slice(0, 200)}&error_description=${description.slice(0, 500)}`
    expect(refused.headers.get('location')).toBe(`${TARGET}?${said}#${said}&sb=`)
  }
  replies.refuses = true
  const { end } = await travel('google')
  expect(end.searchParams.get('error')).toBe('server_error')
  expect(end.searchParams.get('error_description')).toMatch(/^Unable to exchange external code: .{4}$/)
})

test('a provider that is not set up, or unknown, or a request without a challenge is refused before the redirect', async () => {
  const bare = await startTestServer({ db: server.db })
  const ask = (query: string) => statusAndBody(authCalls(bare.app).get(`/authorize?${query}`))
  expect(await ask('provider=google')).toEqual([
    400,
    { code: 'validation_failed', message: 'Unsupported provider: provider is not enabled' },
  ])
  expect(await ask('provider=myspace')).toEqual([
    400,
    { code: 'validation_failed', message: 'Unsupported provider: Provider myspace could not be found' },
  ])
  expect(await statusAndBody(auth.get('/authorize?provider=google'))).toMatchObject([
    400,
    { code: 'validation_failed' },
  ])
  expect(await statusAndBody(authCalls(bare.app).get('/settings'))).toMatchObject([
    200,
    { external: { email: true, google: false } },
  ])
  expect(await statusAndBody(auth.get('/settings'))).toMatchObject([
    200,
    { external: { google: true, github: true } },
  ])
})

test('a provider with half of its credentials is not offered', async () => {
  for (const half of [
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GITHUB_CLIENT_ID',
    'GITHUB_CLIENT_SECRET',
  ]) {
    const { app } = await startTestServer({ db: server.db, settings: { [half]: 'only this' } })
    expect(await statusAndBody(authCalls(app).get('/settings'))).toMatchObject([
      200,
      { external: { google: false, github: false } },
    ])
  }
})
