import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { request } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const PASSWORD = 'correct horse'
const Shown = z.looseObject({ id: z.uuid(), identities: z.array(z.looseObject({})) })
const follow = (link = '') => server.app.request(link)

async function firstLinkTo(email: string): Promise<string> {
  return (await server.mailTo(email))?.links[0] ?? ''
}

test('an account works once the link in the mail was followed', async () => {
  const email = 'ada@example.com'
  const [status, user] = await statusAndBody(
    auth.signUp({ email: 'Ada@Example.com', password: PASSWORD, data: { name: 'Ada' } }),
  )
  expect(status).toBe(200)
  expect(user).toMatchObject({
    email,
    role: 'authenticated',
    user_metadata: { name: 'Ada', email_verified: false },
  })
  expect(user).not.toHaveProperty('access_token')
  expect(user).not.toHaveProperty('email_confirmed_at')

  expect(await statusAndBody(auth.signIn(email, PASSWORD))).toEqual([
    400,
    { code: 'email_not_confirmed', message: 'Email not confirmed' },
  ])
  expect((await follow(await firstLinkTo(email))).status).toBe(303)
  const session = SessionShape.parse((await statusAndBody(auth.signIn(email, PASSWORD)))[1])
  expect(session).toMatchObject({ expires_in: 3600, user: { id: Shown.parse(user).id } })
})

test('the link leads back to the browser that signed up, with a code that its verifier opens once', async () => {
  const email = 'grace@example.com'
  const { verifier, challenge } = createPkcePair()
  const target = `${server.settings.SITE_URL}/auth/callback?next=1`
  await auth.signUp({ email, password: PASSWORD, ...challenge }, `?redirect_to=${encodeURIComponent(target)}`)

  const followed = await follow(await firstLinkTo(email))
  const location = new URL(followed.headers.get('location') ?? '')
  expect(`${location.origin}${location.pathname}?next=1`).toBe(target)
  expect(location.hash).toBe('')
  const code = location.searchParams.get('code') ?? ''

  expect(await statusAndBody(auth.exchange(code, createPkcePair().verifier))).toEqual([
    400,
    { code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
  ])
  const answers = await Promise.all(Array.from({ length: 32 }, () => auth.exchange(code, verifier)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(31).fill(404),
  ])
})

test('a code is too old after five minutes, counted from the click', async () => {
  const email = 'late@example.com'
  const { verifier, challenge } = createPkcePair()
  await auth.signUp({ email, password: PASSWORD, ...challenge })
  server.wait(3 * 3600)
  const location = (await follow(await firstLinkTo(email))).headers.get('location') ?? ''
  server.wait(300.001)
  const code = new URL(location).searchParams.get('code') ?? ''
  expect(await statusAndBody(auth.exchange(code, verifier))).toEqual([
    422,
    { code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
  ])
})

test('scanners and double clicks burn no link: it leads to the same code until that is exchanged', async () => {
  const email = 'scanner@example.com'
  const { verifier, challenge } = createPkcePair()
  await auth.signUp({ email, password: PASSWORD, ...challenge })
  const link = await firstLinkTo(email)
  expect((await server.app.request(link, { method: 'HEAD' })).status).toBe(200)
  const scanned = (await follow(link)).headers.get('location')
  server.wait(3600)
  const clicks = await Promise.all(
    Array.from({ length: 32 }, async () => (await follow(link)).headers.get('location')),
  )
  expect(new Set([scanned, ...clicks]).size).toBe(1)

  const code = new URL(scanned ?? '').searchParams.get('code') ?? ''
  expect((await auth.exchange(code, verifier)).status).toBe(200)
  expect((await follow(link)).headers.get('location')).toBe(
    `${server.settings.SITE_URL}?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired` +
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  )
})

test('a link without a verifier works once', async () => {
  const email = 'bare@example.com'
  await auth.signUp({ email, password: PASSWORD })
  const link = await firstLinkTo(email)
  const ends = await Promise.all(
    Array.from({ length: 32 }, async () => (await follow(link)).headers.get('location')),
  )
  expect(ends.filter((end) => end?.includes('confirmed'))).toHaveLength(1)
  expect(ends.filter((end) => end?.includes('otp_expired'))).toHaveLength(31)
})

test('a link is too old after a day', async () => {
  const email = 'sleepy@example.com'
  await auth.signUp({ email, password: PASSWORD })
  const link = await firstLinkTo(email)
  server.wait(0.001)
  await auth.signUp({ email: 'awake@example.com', password: PASSWORD })
  const younger = await firstLinkTo('awake@example.com')
  server.wait(24 * 3600 - 0.001)
  expect((await follow(link)).headers.get('location')).toContain('otp_expired')
  expect((await follow(younger)).headers.get('location')).not.toContain('error')
})

test('signing up again before the confirmation counts: the newer link confirms the newer password', async () => {
  const email = 'twice@example.com'
  await auth.signUp({ email, password: 'the first one' })
  const first = await firstLinkTo(email)
  server.wait(60)
  await auth.signUp({ email, password: 'the second one', data: { name: 'Second' } })
  expect(await statusAndBody(auth.signIn(email, 'the second one'))).toMatchObject([
    400,
    { code: 'email_not_confirmed' },
  ])
  const token = new URL(await firstLinkTo(email)).searchParams.get('token')
  await auth.post('/verify', { type: 'signup', token_hash: token, password: 'the second one' })
  expect((await follow(first)).headers.get('location')).toContain('otp_expired')
  expect((await auth.signIn(email, 'the first one')).status).toBe(400)
  expect((await auth.signIn(email, 'the second one')).status).toBe(200)
})

test('the answer does not show whether an address has an account', async () => {
  const { email } = await server.signUp()
  const data = { name: 'Eve', timezone: 'Europe/Vienna' }
  const [, known] = await statusAndBody(auth.signUp({ email, password: PASSWORD, data }))
  const [, unknown] = await statusAndBody(
    auth.signUp({ email: 'nobody@example.com', password: PASSWORD, data }),
  )

  const shape = (user: unknown): unknown =>
    JSON.parse(
      JSON.stringify(user, (key, value: unknown) =>
        typeof value === 'string' && !['role', 'aud', 'provider', 'name', 'timezone'].includes(key)
          ? 'text'
          : value,
      ),
    )
  expect(shape(known)).toEqual(shape(unknown))
  expect(Shown.parse(known).identities).toHaveLength(1)
  expect((await server.mailTo(email))?.subject).toContain('already have')
})

test('thirty-two sign-ups for one address at once make one account', async () => {
  const email = 'crowd@example.com'
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => auth.signUp({ email, password: PASSWORD })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(await server.db.query('select from auth_users where email = $1', [email])).toHaveLength(1)
})

test.each([
  [{ password: PASSWORD }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  [{ email: '', password: PASSWORD }, 400, 'validation_failed', 'An email address is required'],
  [
    { email: 'a@b', password: PASSWORD },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    { email: 'a b@example.com', password: PASSWORD },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    { email: `${'a'.repeat(10_000)}@example.com`, password: PASSWORD },
    400,
    'validation_failed',
    'An email address is too long',
  ],
  [{ email: 'x@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ email: 'x@example.com', password: null }, 400, 'validation_failed', 'Signup requires a valid password'],
  [
    { email: 'x@example.com', password: 'x'.repeat(513) },
    400,
    'validation_failed',
    'Password cannot be longer than 512 characters',
  ],
  [
    { email: 'x@example.com', password: PASSWORD, code_challenge: 'short' },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    { email: 'x@example.com', password: PASSWORD, code_challenge: 'short', code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { email: 'x@example.com', password: PASSWORD, data: { bio: 'x'.repeat(20_000) } },
    400,
    'validation_failed',
    'User metadata is too large (max 4096 bytes)',
  ],
])('a sign-up that cannot be is refused: %#', async (body, status, code, message) => {
  expect(await statusAndBody(auth.signUp(body))).toEqual([status, { code, message }])
})

test('a short password is weak, with a reason', async () => {
  expect(await statusAndBody(auth.signUp({ email: 'x@example.com', password: '12345' }))).toEqual([
    422,
    {
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    },
  ])
})

test.each([
  ['{"email": 5, "password": "correct horse"}', 'email'],
  ['{"email": "x@example.com", "password": ["correct horse"]}', 'password'],
  [
    '{"email": "x@example.com", "password": "correct horse", "data": {"name": "\\u0000"}}',
    'cannot be stored',
  ],
  ['{"email": "x@example.com", "password": "correct horse", "data": {"\\ud800": 1}}', 'cannot be stored'],
  ['{"email": ', 'JSON'],
  ['[]', 'JSON'],
  ['"x"', 'JSON'],
])('a body of the wrong kind is no sign-up: %s', async (body, word) => {
  const answer = server.app.request('/auth/v1/signup', { method: 'POST', body })
  const [status, error] = await statusAndBody(answer)
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 400, error_code: 'bad_json', msg: expect.stringContaining(word) })
})

test('a body over 1 MiB is too large, announced or not', async () => {
  const body = JSON.stringify({ email: 'x@example.com', password: 'x'.repeat(1_048_576) })
  const announced = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const answers = [
    server.app.request('/auth/v1/signup', { method: 'POST', body }),
    server.app.request('/auth/v1/signup', { method: 'POST', body, headers: announced }),
  ]
  for (const answer of answers)
    expect(await statusAndBody(answer)).toEqual([
      413,
      {
        code: 413,
        error_code: 'request_entity_too_large',
        msg: 'Request body too large (max 1048576 bytes)',
      },
    ])
})

test('the profile starts with the data of the sign-up', async () => {
  const person = await server.signUp({ name: 'Ángela  Merici', timezone: 'Asia/Kathmandu' })
  expect(person.profile).toMatchObject({
    name: 'Ángela  Merici',
    handle: 'angela_merici',
    timezone: 'Asia/Kathmandu',
  })
  const other = await server.signUp({ name: 'Ángela  Merici', timezone: 'Mars/Olympus' })
  expect(other.profile.handle).toMatch(/^angela_merici_\d\d/)
  expect(other.profile.timezone).toBe('UTC')
})

test.each([
  ['李雷', /^crusher(_\d+)?$/],
  ['Łucja Sørensen-Groß', /^lucja_sorensen_gross(_\d+)?$/],
  ['Bo', /^bo_\d\d+$/],
])('the handle of %s comes from the name alone, since everybody may see it', async (name, handle) => {
  const person = await server.signUp({ name, email: `private.${crypto.randomUUID()}@example.com` })
  expect(person.profile.handle).toMatch(handle)
})

test('sign-up answers with a session when confirmation is off, and then says that an address is taken', async () => {
  const open = await startTestServer({ db: server.db, settings: { MAILER_AUTOCONFIRM: true } })
  const calls = authCalls(open.app)
  const [status, body] = await statusAndBody(calls.signUp({ email: 'auto@example.com', password: PASSWORD }))
  expect(status).toBe(200)
  const session = SessionShape.parse(body)
  const again = await statusAndBody(calls.signUp({ email: 'auto@example.com', password: PASSWORD }))
  expect(again).toEqual([422, { code: 'user_already_exists', message: 'User already registered' }])
  const profile = await open.app.request(
    '/api/profile',
    request('GET', undefined, { authorization: `Bearer ${session.access_token}` }),
  )
  expect(await profile.json()).toMatchObject({ name: 'auto', email: 'auto@example.com' })
})

test('sign-up can be closed', async () => {
  const closed = await startTestServer({ db: server.db, settings: { SIGNUP_DISABLED: true } })
  expect(
    await statusAndBody(authCalls(closed.app).signUp({ email: 'x@example.com', password: PASSWORD })),
  ).toEqual([422, { code: 'signup_disabled', message: 'Signups not allowed for this instance' }])
})
