import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)
const person = await server.signUp()
const other = await server.signUp()

const { challenge } = createPkcePair()
const { code_challenge } = challenge
const EXPIRED = [403, 'otp_expired', 'Email link is invalid or has expired'] as const
const MISSING_TYPE = 'Missing one of these types: signup, email_change, sms, phone_change'
const PKCE_PARTS = 'invalid request: both auth code and code verifier should be non-empty'

type Refusal = readonly [status: number, code: string, message: string]

// The refusals that no other test covers (docs/wire.md, Accounts).
test.each<[method: 'post' | 'put' | 'get', path: string, body: object | undefined, refusal: Refusal]>([
  [
    'post',
    '/token?grant_type=password',
    { phone: '+43' },
    [400, 'validation_failed', 'missing email or phone'],
  ],
  ['post', '/token?grant_type=pkce', { auth_code: 'x' }, [400, 'validation_failed', PKCE_PARTS]],
  ['post', '/token?grant_type=pkce', { code_verifier: 'x' }, [400, 'validation_failed', PKCE_PARTS]],
  [
    'post',
    '/token?grant_type=pkce',
    { auth_code: 'x', code_verifier: 'y' },
    [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  ],
  ['post', '/token', {}, [400, 'invalid_credentials', 'unsupported_grant_type']],
  ['post', '/token?grant_type=refresh_token', {}, [400, 'validation_failed', 'Refresh token is not valid']],
  [
    'post',
    '/signup',
    { phone: '+43', password: 'correct horse' },
    [400, 'phone_provider_disabled', 'Phone signups are disabled'],
  ],
  ['post', '/recover', {}, [400, 'validation_failed', 'Password recovery requires an email']],
  [
    'post',
    '/recover',
    { email: 'x' },
    [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  ],
  ['get', '/verify?token=x', undefined, [400, 'validation_failed', 'Verify requires a verification type']],
  [
    'get',
    '/verify?type=signup',
    undefined,
    [400, 'validation_failed', 'Verify requires a token or a token hash'],
  ],
  [
    'get',
    '/verify?type=magic&token=x',
    undefined,
    [400, 'validation_failed', 'Verify requires a verification type'],
  ],
  ['post', '/verify', { token_hash: 'x' }, [400, 'validation_failed', 'Verify requires a verification type']],
  [
    'post',
    '/verify',
    { type: 'signup' },
    [400, 'validation_failed', 'Verify requires a token or a token hash'],
  ],
  ['post', '/verify', { type: 'signup', token_hash: 'x' }, EXPIRED],
  ['post', '/resend', { email: person.email }, [400, 'validation_failed', MISSING_TYPE]],
  ['post', '/resend', { type: 'sms', email: person.email }, [400, 'validation_failed', MISSING_TYPE]],
  [
    'put',
    '/user',
    { password: '12345' },
    [422, 'weak_password', 'Password should be at least 6 characters.'],
  ],
  [
    'put',
    '/user',
    { email: other.email },
    [422, 'email_exists', 'A user with this email address has already been registered'],
  ],
  [
    'put',
    '/user',
    { email: 'x' },
    [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  ],
  [
    'put',
    '/user',
    { data: { bio: 'x'.repeat(20_000) } },
    [400, 'validation_failed', 'User metadata is too large (max 4096 bytes)'],
  ],
  [
    'get',
    '/authorize?provider=google&code_challenge=short&code_challenge_method=s256',
    undefined,
    [400, 'validation_failed', 'code challenge has to be between 43 and 128 characters'],
  ],
])(
  '%s %s %j is refused in the words of the contract',
  async (method, path, body, [status, code, message]) => {
    const call = () =>
      method === 'get'
        ? auth.get(path)
        : auth[method](path, body, method === 'put' ? person.token : undefined)
    const [given, error] = await statusAndBody(call())
    expect([given, error]).toMatchObject([status, { code, message }])
  },
)

test.each([
  [{ code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [{ code_challenge }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { code_challenge: `${'a'.repeat(43)}+`, code_challenge_method: 's256' },
    'code challenge has characters that are not allowed',
  ],
  [{ code_challenge, code_challenge_method: 's512' }, 'Invalid code challenge method: s512'],
])('a challenge %j is refused by every call that takes one', async (parts, message) => {
  const calls = [
    auth.signUp({ email: 'challenge@example.com', password: 'correct horse', ...parts }),
    auth.post('/recover', { email: person.email, ...parts }),
    auth.post('/resend', { type: 'signup', email: person.email, ...parts }),
    auth.put('/user', { email: 'challenge@example.com', ...parts }, person.token),
  ]
  for (const call of calls)
    expect(await statusAndBody(call)).toEqual([400, { code: 'validation_failed', message }])
  expect(await server.mailTo('challenge@example.com')).toBeUndefined()
})

test.each([
  ['S256 in capitals', { code_challenge, code_challenge_method: 'S256' }, null],
  ['plain', { code_challenge: 'v'.repeat(112), code_challenge_method: 'plain' }, 'v'.repeat(112)],
])('a challenge may be %s', async (_, parts, verifier) => {
  const own = createPkcePair()
  const sent = verifier ? parts : { ...parts, code_challenge: own.challenge.code_challenge }
  await auth.post('/recover', { email: person.email, ...sent })
  const link = (await server.mailTo(person.email))?.links[0] ?? ''
  const end = new URL((await server.app.request(link)).headers.get('location') ?? '')
  const code = end.searchParams.get('code') ?? ''
  expect((await auth.exchange(code, verifier ?? own.verifier)).status).toBe(200)
})

test('a token with an address is good for that address alone', async () => {
  const email = 'with.address@example.com'
  await auth.signUp({ email, password: 'correct horse' })
  const token = new URL((await server.mailTo(email))?.links[0] ?? '').searchParams.get('token')
  expect(
    await statusAndBody(auth.post('/verify', { type: 'signup', token, email: 'else@example.com' })),
  ).toEqual([403, { code: 'otp_expired', message: 'Token has expired or is invalid' }])
  const [status, session] = await statusAndBody(auth.post('/verify', { type: 'signup', token, email }))
  expect([status, SessionShape.parse(session).user.email]).toEqual([200, email])
})

test('without a browser, the first of two proofs of another address says so', async () => {
  const { email, token } = await server.signUp()
  await auth.put('/user', { email: `new.${email}` }, token)
  const hashOf = async (address: string) =>
    new URL((await server.mailTo(address))?.links[0] ?? '').searchParams.get('token')
  const prove = async (address: string) =>
    statusAndBody(auth.post('/verify', { type: 'email_change', token_hash: await hashOf(address) }))
  expect(await prove(email)).toEqual([
    200,
    {
      code: '200',
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    },
  ])
  expect(await prove(`new.${email}`)).toMatchObject([200, { user: { email: `new.${email}` } }])
})

test('a link leads where the query, the header or the page that asked says, in this order', async () => {
  const site = server.settings.SITE_URL
  const leadsTo = async (query: string, headers: Record<string, string>) => {
    await server.app.request(`/auth/v1/recover${query}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: person.email }),
    })
    const link = (await server.mailTo(person.email))?.links[0] ?? ''
    return new URL(link).searchParams.get('redirect_to')
  }
  const headers = { redirect_to: `${site}/settings`, referer: `${site}/auth/login` }
  expect(await leadsTo(`?redirect_to=${encodeURIComponent(`${site}/auth/callback?a=1#b`)}`, headers)).toBe(
    `${site}/auth/callback?a=1#b`,
  )
  expect(await leadsTo('', headers)).toBe(`${site}/settings`)
  expect(await leadsTo('', { referer: `${site}/auth/login` })).toBe(`${site}/auth/login`)
  expect(await leadsTo('?redirect_to=somebody%40example.com', {})).toBe(site)
})

test('a code is handed on to our screens alone, never to an address that passes it on', async () => {
  const site = server.settings.SITE_URL
  const elsewhere = [
    '/auth/v1/authorize?provider=google',
    '/auth/callback/../v1/authorize',
    '/auth\\v1/authorize',
    '/%61uth/v1/authorize',
    '/auth/v1',
    '/rest/v1/users',
    '/api/tasks',
    '/dev/mail',
    '/unknown',
    '/auth/callback?code=of-a-stranger',
    '/settings-of-others',
  ]
  const email = `led.${person.email}`
  await auth.signUp({ email, password: 'correct horse', ...createPkcePair().challenge })
  const link = new URL((await server.mailTo(email))?.links[0] ?? '')
  for (const path of elsewhere) {
    link.searchParams.set('redirect_to', `${site}${path}`)
    const end = (await server.app.request(link.href)).headers.get('location') ?? ''
    expect([path, end.startsWith(`${site}?code=`)]).toEqual([path, true])
  }
  for (const path of ['', '/', '/auth/callback?next=1', '/auth/reset-password', '/settings?changed=email']) {
    link.searchParams.set('redirect_to', `${site}${path}`)
    const end = (await server.app.request(link.href)).headers.get('location') ?? ''
    expect([path, end.startsWith(`${site}${path}`)]).toEqual([path, true])
  }
})

test('user data is at most 4 KiB as JSON, in bytes and all together', async () => {
  const { token } = await server.signUp()
  const refusal = [400, { code: 'validation_failed', message: 'User metadata is too large (max 4096 bytes)' }]
  const sent = { email: 'large@example.com', password: 'correct horse' }
  expect(await statusAndBody(auth.signUp({ ...sent, data: { bio: 'ä'.repeat(2100) } }))).toEqual(refusal)
  expect((await auth.put('/user', { data: { one: 'ä'.repeat(1000) } }, token)).status).toBe(200)
  expect(await statusAndBody(auth.put('/user', { data: { two: 'ä'.repeat(1000) } }, token))).toEqual(refusal)
})

test('a sign-out has an empty answer and, without a scope, ends every session', async () => {
  const { email, password, token } = await server.signUp()
  const elsewhere = SessionShape.parse((await statusAndBody(auth.signIn(email, password)))[1])
  const answer = await server.app.request('/auth/v1/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json;charset=UTF-8' },
  })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect((await auth.get('/user', elsewhere.access_token)).status).toBe(403)
})

/** By which the server's log is searched. */
const ERROR_ID = { error_id: expect.stringMatching(/^[0-9a-f]{32}$/) }

test('an unexpected error shows nothing of how the server works', async () => {
  await asOwner(server.db, 'alter table due_moments rename to moments_away')
  try {
    const before = await server.db.query('select id from auth_users')
    const sent = { email: 'unexpected@example.com', password: 'correct horse' }
    const words = 'Unexpected failure, please check server logs for more information'
    expect(await statusAndBody(auth.signUp(sent))).toEqual([
      500,
      { code: 'unexpected_failure', message: words, details: ERROR_ID },
    ])
    const old = server.app.request('/auth/v1/signup', { method: 'POST', body: JSON.stringify(sent) })
    expect(await statusAndBody(old)).toEqual([
      500,
      { code: 500, error_code: 'unexpected_failure', msg: words, details: ERROR_ID },
    ])
    expect(await server.db.query('select id from auth_users')).toEqual(before)
  } finally {
    await asOwner(server.db, 'alter table moments_away rename to due_moments')
  }
})

test('health and settings answer exactly the fields of the contract', async () => {
  expect(await statusAndBody(auth.get('/health'))).toEqual([
    200,
    { version: expect.any(String), name: expect.any(String), description: expect.any(String) },
  ])
  expect(await statusAndBody(auth.get('/settings'))).toEqual([
    200,
    {
      external: { email: true, google: false, github: false, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    },
  ])
})
