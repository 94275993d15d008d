import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'
import { request } from '#server/testing/people.ts'
import { hashPassword } from './passwords/passwordHash.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)

/** One more server on the same database. */
const another = async () => (await startTestServer({ db: server.db, settings: { RATE_LIMITS: true } })).app

/** A server on which nothing is counted yet, as browsers at addresses of the network see it. */
async function fresh() {
  await server.db.query('delete from rate_limits')
  const app = await another()
  return (address: string) => browserAt(address, app)
}

const HOME = '198.51.100.7'
const STRANGER = '203.0.113.66'

/** Calls from an address of the network, with the cookies of a browser. */
function browserAt(address: string, app: Hono) {
  const cookies = new Map<string, string>()
  const post = async (path: string, body: unknown) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const init = request('POST', body, { 'x-supabase-api-version': '2024-01-01', cookie })
    const env = { incoming: { socket: { remoteAddress: address } } }
    const answer = await app.request(`/auth/v1${path}`, init, env)
    for (const [, name = '', value = ''] of answer.headers
      .getSetCookie()
      .map((text) => text.match(/^([^=]+)=([^;]+)/) ?? []))
      cookies.set(name, value)
    return answer
  }
  const status = async (path: string, body: unknown) => (await post(path, body)).status
  return {
    cookies,
    post,
    signIn: (email: string, password: string) => status('/token?grant_type=password', { email, password }),
    recover: (email: string) => status('/recover', { email }),
  }
}

/** Wrong without a check of its hash. */
const TOO_LONG = 'x'.repeat(1025)
/** One for the network, one for it and the account, one for the account. */
const PER_TRY = 3
/** Lets the tries for an account wait a while for their turn. */
const holdUp = (network: string, account: string) =>
  Array.from({ length: 25 }, () => hashPassword('in the way', { network, account }))

const countOf = (statuses: number[], wanted: number) => statuses.filter((each) => each === wanted).length
/** How many wrong passwords the table counts, of everybody. */
const points = async () => {
  const [row] = await server.db.query<{ sum: string | null }>('select sum(points) from rate_limits')
  return Number(row?.sum ?? 0)
}
/** As if so many seconds had passed. */
const later = (seconds: number) =>
  server.db.query('update rate_limits set expire = expire - $1', [seconds * 1000])

test('of 150 wrong passwords at once, at two servers, ten are checked', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  const [one, two] = [browserAt(STRANGER, await another()), browserAt(STRANGER, await another())]
  const statuses = await Promise.all(
    Array.from({ length: 150 }, (_, guess) => (guess % 2 === 0 ? one : two).signIn(email, `wrong ${guess}`)),
  )
  expect(countOf(statuses, 400)).toBeLessThanOrEqual(10)
  expect(countOf(statuses, 400) + countOf(statuses, 429)).toBe(150)
  expect(await from(STRANGER).signIn(email, password)).toBe(429)
})

test('of 150 wrong proofs at once, ten are checked', async () => {
  const ann = await server.signUp()
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, guess) =>
      ann.post('/api/sessions/proof', { password: `wrong ${guess}` }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([10, 140])
})

test('a person may prove themselves thirty times in five minutes', async () => {
  const ann = await server.signUp()
  const prove = async () => (await ann.post('/api/sessions/proof', { password: ann.password })).status
  const statuses: number[] = []
  for (let time = 0; time < 5; time += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 6 }, prove))))
  statuses.push(await prove())
  expect(statuses).toEqual([...Array(30).fill(204), 429])
})

test('right passwords count as nothing, also many at once', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  const first = await Promise.all(Array.from({ length: 9 }, () => from(HOME).signIn(email, password)))
  const second = await Promise.all(Array.from({ length: 9 }, () => from(HOME).signIn(email, password)))
  expect([...first, ...second]).toEqual(Array(18).fill(200))
  for (let guess = 0; guess < 10; guess += 1) expect(await from(HOME).signIn(email, 'wrong')).toBe(400)
  expect(await from(HOME).signIn(email, 'wrong')).toBe(429)
})

test('what is given back after the end of a window does not make the next one larger', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  await from(HOME).signIn(email, 'wrong')
  const before = holdUp(HOME, email)
  const underWay = Array.from({ length: 5 }, () => from(HOME).signIn(email, password))
  while ((await points()) < 6 * PER_TRY) await sleep(5)
  await later(901)
  await Promise.all([...underWay, ...before])
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) statuses.push(await from(HOME).signIn(email, 'wrong'))
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
})

test('twenty people behind one address sign in, at once', async () => {
  const from = await fresh()
  const people = await Promise.all(Array.from({ length: 20 }, () => server.signUp()))
  const office = '192.0.2.20'
  const statuses = people.map(({ email, password }) => from(office).signIn(email, password))
  expect(await Promise.all(statuses)).toEqual(Array(20).fill(200))
})

test('a stranger elsewhere does not shut the owner out', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  for (let guess = 0; guess < 30; guess += 1) await from(STRANGER).signIn(email, 'wrong')
  expect(await from(STRANGER).signIn(email, password)).toBe(429)
  expect(await from(HOME).signIn(email, password)).toBe(200)
})

test('a stranger in the same network does not shut out a device that signed in before', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  const browser = from(HOME)
  expect(await browser.signIn(email, password)).toBe(200)
  for (let guess = 0; guess < 31; guess += 1) await from(HOME).signIn(email, 'wrong')
  expect(await from(HOME).signIn(email, password)).toBe(429)
  expect(await browser.signIn(email, password)).toBe(200)
  for (let guess = 0; guess < 10; guess += 1) expect(await browser.signIn(email, 'wrong')).toBe(400)
  expect(await browser.signIn(email, password)).toBe(429)
})

test('many networks are slowed down together, and a device that signed in before is not', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  const browser = from(HOME)
  expect(await browser.signIn(email, password)).toBe(200)
  const guesses = Array.from({ length: 11 }, (_, network) =>
    Array.from({ length: 10 }, () => from(`203.0.113.${network}`).signIn(email, TOO_LONG)),
  ).flat()
  const statuses = await Promise.all(guesses)
  expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([101, 9])
  expect(await from('203.0.113.99').signIn(email, password)).toBe(429)
  expect(await browser.signIn(email, password)).toBe(200)
})

test('the cookie of a device belongs to this host and one account, and nobody can make one', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  const other = await server.signUp()
  const secure = await startTestServer({
    db: server.db,
    settings: { RATE_LIMITS: true, SITE_URL: 'https://goals.example.com' },
  })
  const answer = await browserAt(HOME, secure.app).post('/token?grant_type=password', { email, password })
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-device-[\w-]{12}=[\w-]{36}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )

  const browser = from(HOME)
  await browser.signIn(email, password)
  const [[name = '', value = ''] = []] = browser.cookies
  const thief = from(STRANGER)
  for (let guess = 0; guess < 10; guess += 1) await thief.signIn(email, 'wrong')
  for (const forged of [value.replace(/^.{36}/, 'A'.repeat(36)), `${value}A`, value.slice(0, 36), '.', '']) {
    thief.cookies.set(name, forged)
    expect(await thief.signIn(email, password)).toBe(429)
  }
  const others = from(HOME)
  await others.signIn(other.email, other.password)
  const [[, valueOfOther = ''] = []] = others.cookies
  thief.cookies.set(name, valueOfOther)
  expect(await thief.signIn(email, password)).toBe(429)
  thief.cookies.set(name, value)
  expect(await thief.signIn(email, password)).toBe(200)

  await browser.signIn(other.email, other.password)
  expect(browser.cookies.size).toBe(2)
  expect(browser.cookies.get(name)).toBe(value)
})

test('a device keeps its cookie, and gets one with a refresh too', async () => {
  const from = await fresh()
  const { email, password, refreshToken } = await server.signUp()
  const browser = from(HOME)
  await browser.post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
  expect(browser.cookies.size).toBe(1)
  const again = await browser.post('/token?grant_type=password', { email, password })
  expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null])
})

test('a stranger who asks for mails neither keeps the owner from theirs nor floods them', async () => {
  const from = await fresh()
  const { email } = await server.signUp()
  const statuses: number[] = []
  for (let minute = 0; minute < 8; minute += 1) {
    statuses.push(await browserAt(STRANGER, await another()).recover(email))
    await later(60)
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429, 429])
  expect(await from(HOME).recover(email)).toBe(200)
  expect(await from(HOME).recover(email)).toBe(429)
})

test('all strangers together cause twelve mails an hour to one mailbox, and its own devices six more', async () => {
  const from = await fresh()
  const { email, password } = await server.signUp()
  const browser = from(HOME)
  await browser.signIn(email, password)
  const statuses: number[] = []
  for (let network = 0; network < 14; network += 1)
    statuses.push(await from(`203.0.113.${network}`).recover(email))
  expect(statuses).toEqual([...Array(12).fill(200), 429, 429])
  expect(await browser.recover(email)).toBe(200)
  const unknown = from('203.0.113.200')
  for (let network = 0; network < 12; network += 1)
    await from(`203.0.113.${network}`).recover('nobody@example.com')
  expect(await unknown.recover('nobody@example.com')).toBe(429)
})

test('addresses with a plus, and one IPv6 /48, count together for mails', async () => {
  const from = await fresh()
  expect(await from('2001:db8:7:1::1').recover('ann@example.org')).toBe(200)
  expect(await from('2001:db8:7:2::1').recover('ann@example.org')).toBe(429)
  expect(await from('2001:db8:7:1::1').recover('ann+news@example.org')).toBe(429)
  expect(await from('2001:db8:8:1::1').recover('ann+news@example.org')).toBe(200)
  expect(await from('2001:db8:7:1::1').recover('anna@example.org')).toBe(200)
})

test('a sign-up that was not confirmed can be tried again', async () => {
  await server.db.query('delete from rate_limits')
  const email = 'again@example.org'
  const body = { email, password: 'correct horse' }
  for (let time = 0; time < 4; time += 1) {
    expect((await browserAt(HOME, await another()).post('/signup', body)).status).toBe(200)
    await later(60)
  }
})

test('the password of a client that hung up before its turn is not checked, and not counted', async () => {
  const site = await server.listen((await another()).fetch)
  const { email } = await server.signUp()
  await server.db.query('delete from rate_limits')
  const before = holdUp('127.0.0.1', email)
  const client = new AbortController()
  const tries = Array.from({ length: 3 }, () =>
    fetch(`${site}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      signal: client.signal,
      body: JSON.stringify({ email, password: 'wrong' }),
    }),
  )
  while ((await points()) < 3 * PER_TRY) await sleep(5)
  client.abort()
  await Promise.allSettled([...tries, ...before])
  await sleep(200)
  expect(await points()).toBe(3)
})

test('too many who wait are answered 503, with a time to come again', async () => {
  const ann = await startTestServer({ db: server.db }).then((other) => authCalls(other.app))
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ann.signIn('busy@example.com', 'some password')),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(40 - 33)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(await refused[0]?.json()).toMatchObject({
    message: 'The server is busy. Please try again in a moment.',
  })
})
