import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'
import { deleteExpiredProofs } from './deleteExpiredProofs.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)

/** A server on the same database, in which nothing is counted yet. */
const fresh = async (settings = {}) => {
  await server.db.query('delete from rate_limits')
  return another(settings)
}

/** One more server on the same database. */
const another = async (settings = {}) => {
  const other = await startTestServer({ db: server.db, settings: { RATE_LIMITS: true, ...settings } })
  return { ...other, auth: authCalls(other.app) }
}

test('a second mail of a kind within a minute is refused, for known and unknown addresses alike', async () => {
  const { auth, signUp } = await fresh()
  const { email } = await signUp()
  for (const address of [email, 'unknown@example.com']) {
    expect((await auth.post('/recover', { email: address })).status).toBe(200)
    const answer = await auth.post('/recover', { email: address })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await answer.json()).toEqual({
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/^Email rate limit exceeded\. .* after \d+ seconds\.$/),
    })
  }
  expect((await auth.signUp({ email: 'unknown@example.com', password: 'correct horse' })).status).toBe(200)
})

test('ten wrong passwords for an account from one network are enough, and others there can sign in', async () => {
  const { auth, signUp, app } = await fresh()
  const { email, password } = await signUp()
  for (let guess = 0; guess < 10; guess += 1)
    expect((await auth.signIn(email, 'wrong password')).status).toBe(400)
  expect(await statusAndBody(auth.signIn(email, password))).toEqual([
    429,
    { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  ])
  const other = await signUp()
  expect((await authCalls(app).signIn(other.email, other.password)).status).toBe(200)
})

test('ten wrong codes from a mail are enough too', async () => {
  const { auth, signUp, wait } = await fresh()
  const { token } = await signUp()
  wait(601)
  const guess = () => auth.put('/user', { password: 'of a stranger', nonce: '12345x' }, token)
  const statuses: number[] = []
  for (let time = 0; time < 12; time += 1) statuses.push((await guess()).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect((await auth.put('/user', { data: { name: 'Ann' } }, token)).status).toBe(200)
})

test('one address can try thirty passwords in five minutes', async () => {
  const { auth } = await fresh()
  const statuses: number[] = []
  for (let guess = 0; guess < 31; guess += 1)
    statuses.push((await auth.signIn(`person${guess}@nowhere.example`, 'wrong password')).status)
  expect(statuses).toEqual([...Array(30).fill(400), 429])
})

test('a refresh is never refused in ordinary use', async () => {
  const { auth, signUp } = await fresh()
  const { refreshToken } = await signUp()
  const answers = await Promise.all(Array.from({ length: 64 }, () => auth.refresh(refreshToken)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
})

test('a forwarded address counts only when a trusted proxy wrote it', async () => {
  for (const [proxies, expected] of [
    [undefined, 429],
    ['10.0.0.0/8', 200],
  ] as const) {
    const { app, signUp } = await fresh({ TRUSTED_PROXIES: proxies })
    const { email, password } = await signUp()
    const env = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.7' } } }
    const tryFrom = (client: string, word: string, address = email) =>
      app.request(
        '/auth/v1/token?grant_type=password',
        {
          method: 'POST',
          headers: { 'x-forwarded-for': `6.6.6.6, ${client}, 10.0.0.9` },
          body: JSON.stringify({ email: address, password: word }),
        },
        env,
      )
    for (let guess = 0; guess < 30; guess += 1)
      await tryFrom('1.2.3.4', 'wrong', `nobody${guess}@example.com`)
    expect((await tryFrom('1.2.3.4', password)).status).toBe(429)
    expect((await tryFrom('5.6.7.8', password)).status).toBe(expected)
  }
})

test('limits can be lifted, those of mails too', async () => {
  const { auth } = await fresh({ RATE_LIMITS: false })
  for (let time = 0; time < 40; time += 1)
    expect((await auth.post('/recover', { email: 'unknown@example.com' })).status).toBe(200)
})

test('two servers on one database count together', async () => {
  const [one, two] = [await fresh(), await another()]
  const statuses: number[] = []
  for (let guess = 0; guess < 32; guess += 1) {
    const { auth } = guess % 2 === 0 ? one : two
    statuses.push((await auth.signIn(`guess${guess}@nowhere.example`, 'wrong password')).status)
  }
  expect(statuses).toEqual([...Array(30).fill(400), 429, 429])

  const { email, password } = await one.signUp()
  expect((await one.auth.post('/recover', { email })).status).toBe(200)
  expect((await two.auth.post('/recover', { email })).status).toBe(429)
  expect((await (await fresh()).auth.signIn(email, password)).status).toBe(200)
})

test('wrong passwords at one server count at another, until the window is over', async () => {
  const [one, two] = [await fresh(), await another()]
  const { email, password } = await one.signUp()
  for (let guess = 0; guess < 10; guess += 1) await one.auth.signIn(email, 'wrong password')
  expect((await two.auth.signIn(email, 'wrong password')).status).toBe(429)
  expect((await one.auth.signIn(email, password)).status).toBe(429)

  await server.db.query('update rate_limits set expire = 0')
  const three = await another()
  expect((await three.auth.signIn(email, password)).status).toBe(200)
})

test('whose a count is cannot be read in the database, and an hour later it is gone', async () => {
  const { auth, deps } = await fresh()
  await auth.post('/recover', { email: 'somebody@example.com' })
  const rows = await server.db.query<{ key: string }>('select * from rate_limits')
  expect(rows).toHaveLength(5)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  await deps.limits.advance(3601)
  await deleteExpiredProofs(server.db, new Date())
  expect(await server.db.query('select * from rate_limits')).toEqual([])
})

test('while the counts cannot be kept, each server counts for itself: the door is neither open nor shut', async () => {
  const { auth, signUp } = await fresh()
  const { email, password } = await signUp()
  await asOwner(server.db, 'alter table rate_limits rename to rate_limits_away')
  try {
    const statuses: number[] = []
    for (let guess = 0; guess < 29; guess += 1)
      statuses.push((await auth.signIn(`guess${guess}@nowhere.example`, 'wrong password')).status)
    statuses.push((await auth.signIn(email, password)).status)
    statuses.push((await auth.signIn(email, password)).status)
    expect(statuses).toEqual([...Array(29).fill(400), 200, 429])
  } finally {
    await asOwner(server.db, 'alter table rate_limits_away rename to rate_limits')
  }
})

test.each([
  ['POST', '/signup', 30],
  ['POST', '/token?grant_type=password', 30],
  ['POST', '/token?grant_type=pkce', 180],
  ['POST', '/token?grant_type=refresh_token', 180],
  ['POST', '/recover', 30],
  ['POST', '/resend', 30],
  ['PUT', '/user', 30],
  ['POST', '/verify', 60],
  ['GET', '/verify?type=signup&token=x', 60],
  ['GET', '/authorize?provider=google', 60],
  ['GET', '/callback?state=x', 60],
])('%s %s may be asked %i times in five minutes from one address', async (method, path, times) => {
  const { app, signUp } = await fresh()
  const { token } = await signUp()
  const ask = () =>
    app.request(`/auth/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      body: method === 'GET' ? undefined : '{}',
    })
  for (let time = 0; time < times; time += 1) expect((await ask()).status).not.toBe(429)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290)
  expect(await refused.json()).toEqual({
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  })
})

test('a prefetch of a link counts against no limit', async () => {
  const { app } = await fresh()
  const link = '/auth/v1/verify?type=signup&token=x'
  for (let time = 0; time < 61; time += 1)
    expect((await app.request(link, { method: 'HEAD' })).status).toBe(200)
  expect((await app.request(link)).status).toBe(303)
})

test('one address causes thirty mails an hour, of whatever kind', async () => {
  const { auth } = await fresh()
  const kinds = [
    (email: string) => auth.post('/recover', { email }),
    (email: string) => auth.post('/resend', { type: 'signup', email }),
  ]
  const statuses: number[] = []
  for (let mail = 0; mail < 32; mail += 1) {
    const answer = await kinds[mail % 2]?.(`mail${mail}@example.com`)
    statuses.push(answer?.status ?? 0)
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
})
