import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const NEEDED = [403, { code: 'signup_password_needed' }]
const WRONG = [400, { code: 'invalid_credentials' }]
let people = 0

/** A sign-up as a page of the site makes it, with the cookie that it leaves and the link in its mail. */
async function signUpInBrowser(email: string, password: string, site = 'same-origin') {
  const { verifier, challenge } = createPkcePair()
  const answer = await server.app.request('/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email, password, ...challenge }),
    headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
  })
  const { id } = (await answer.json()) as { id: string }
  const link = (await server.mailTo(email))?.links[0] ?? ''
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { id, link, cookie, verifier, token: new URL(link).searchParams.get('token') ?? '' }
}

/** An owner's sign-up, and a stranger's after it with the same address. */
async function contested() {
  const email = `contested${++people}.${process.pid}@example.com`
  const owner = await signUpInBrowser(email, 'of the owner')
  const stranger = await signUpInBrowser(email, 'of a stranger')
  return { email, owner, stranger }
}

const follow = async (link: string, cookie = '') =>
  new URL((await server.app.request(link, { headers: { cookie } })).headers.get('location') ?? '')
const verify = (token: string, password?: string) =>
  statusAndBody(auth.post('/verify', { type: 'signup', token_hash: token, password }))
const isConfirmed = async (email: string) =>
  (
    await server.db.query('select from auth_users where email = $1 and email_confirmed_at is not null', [
      email,
    ])
  ).length === 1

test('the newest of several links, opened elsewhere, leads to the page that asks for the password', async () => {
  const { email, owner, stranger } = await contested()
  for (const cookie of ['', owner.cookie, `${stranger.cookie}x`]) {
    const page = await follow(stranger.link, cookie)
    expect(page.pathname).toBe('/auth/confirm')
    expect(page.search).toBe('')
    expect(new URLSearchParams(page.hash.slice(1)).get('token')).toBe(stranger.token)
  }
  expect(await isConfirmed(email)).toBe(false)
  expect((await auth.signIn(email, 'of a stranger')).status).toBe(400)
})

test('without the right password nothing is confirmed, and the link stays good', async () => {
  const { email, owner, stranger } = await contested()
  expect(await verify(stranger.token)).toMatchObject(NEEDED)
  expect(await verify(stranger.token, 'of the owner')).toMatchObject(WRONG)
  expect(await verify(stranger.token, '')).toMatchObject(WRONG)
  expect(await isConfirmed(email)).toBe(false)

  const [status, body] = await verify(owner.token, 'of the owner')
  expect([status, SessionShape.parse(body).user.id]).toEqual([200, owner.id])
  expect(await verify(stranger.token, 'of a stranger')).toMatchObject([403, { code: 'otp_expired' }])
  expect((await auth.signIn(email, 'of a stranger')).status).toBe(400)
  expect((await auth.signIn(email, 'of the owner')).status).toBe(200)
})

test('a link without a browser is not used up by opening it elsewhere', async () => {
  const email = `bare${++people}.${process.pid}@example.com`
  await auth.signUp({ email, password: 'of the owner' })
  const link = (await server.mailTo(email))?.links[0] ?? ''
  await auth.signUp({ email, password: 'of a stranger' })
  await follow(link)
  await follow(link)
  const token = new URL(link).searchParams.get('token') ?? ''
  expect((await verify(token, 'of the owner'))[0]).toBe(200)
  expect((await verify(token, 'of the owner'))[0]).toBe(403)
})

test('in its own browser a link confirms its own sign-up, and leads back with a code', async () => {
  const { email, owner, stranger } = await contested()
  const page = await follow(owner.link, `${owner.cookie}; other=1`)
  const session = await auth.exchange(page.searchParams.get('code') ?? '', owner.verifier)
  expect(SessionShape.parse(await session.json()).user.id).toBe(owner.id)
  expect((await follow(stranger.link, stranger.cookie)).searchParams.get('error_code')).toBe('otp_expired')
  expect((await auth.signIn(email, 'of the owner')).status).toBe(200)
  // A second click, on any device, is answered like the first.
  expect((await follow(owner.link)).searchParams.get('error_code')).toBe('otp_expired') // the code was exchanged
})

test('a page of another site leaves no cookie', async () => {
  const email = `elsewhere${++people}.${process.pid}@example.com`
  expect((await signUpInBrowser(email, 'correct horse', 'cross-site')).cookie).toBe('')
  expect((await signUpInBrowser(email, 'correct horse')).cookie).toContain('signup-')
})

test('wrong passwords for a link are counted before they are tried', async () => {
  const { email, stranger } = await contested()
  const limited = authCalls((await startTestServer({ db: server.db, settings: { RATE_LIMITS: true } })).app)
  const guess = { type: 'signup', token_hash: stranger.token, password: 'a guess' }
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => statusAndBody(limited.post('/verify', guess))),
  )
  expect(tries.filter(([status]) => status === 400)).toHaveLength(10)
  expect(tries.filter(([status]) => status === 429)).toHaveLength(4)
  expect(await isConfirmed(email)).toBe(false)
})

test('the account takes the ids, the name and the data of the sign-up that is confirmed, and nothing of another', async () => {
  const email = `named${++people}.${process.pid}@example.com`
  const first = await auth.signUp({ email, password: 'of a stranger', data: { name: 'Stranger' } })
  const strangersId = ((await first.json()) as { id: string }).id
  const answer = await auth.signUp({ email, password: 'of the owner', data: { name: 'Owner' } })
  const own = (await answer.json()) as { id: string; identities: { identity_id: string }[] }
  const token = new URL((await server.mailTo(email))?.links[0] ?? '').searchParams.get('token') ?? ''
  const [status, body] = await verify(token, 'of the owner')
  expect(status).toBe(200)
  const { access_token, user } = SessionShape.parse(body)
  expect(user).toMatchObject({
    id: own.id,
    user_metadata: { sub: own.id, name: 'Owner' },
    identities: [{ identity_id: own.identities[0]?.identity_id, id: own.id, user_id: own.id }],
  })
  const headers = { authorization: `Bearer ${access_token}` }
  const profile = await (await server.app.request('/api/profile', { headers })).json()
  expect(profile).toMatchObject({ id: own.id, name: 'Owner', email })
  const strangers = 'select id from users where id = $1 union select id from auth_users where id = $1'
  expect(await server.db.query(strangers, [strangersId])).toEqual([])
})

test('a recovery leaves an account with an id that no sign-up was answered with', async () => {
  const email = `recovered${++people}.${process.pid}@example.com`
  const answer = await auth.signUp({ email, password: 'of a stranger' })
  const { id } = (await answer.json()) as { id: string }
  await auth.post('/recover', { email })
  await follow((await server.mailTo(email))?.links[0] ?? '')
  const [row] = await server.db.query<{ id: string }>('select id from auth_users where email = $1', [email])
  expect(await isConfirmed(email)).toBe(true)
  expect(row?.id).not.toBe(id)
})
