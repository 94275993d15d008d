import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const DAY = 24 * 3600
const EXPIRED = [403, { code: 'otp_expired', message: 'Email link is invalid or has expired' }]

const linkTo = async (address: string) => (await server.mailTo(address))?.links[0] ?? ''
const tokenOf = (link: string) => new URL(link).searchParams.get('token')
const follow = async (link: string) =>
  new URL((await server.app.request(link)).headers.get('location') ?? '').searchParams
const prove = (type: string, link: string, password?: string) =>
  statusAndBody(auth.post('/verify', { type, token_hash: tokenOf(link), password }))

/** A person whose mailbox is about to change, with the links of both sides. */
async function changing(challenge = {}) {
  const person = await server.signUp()
  const newEmail = `new.${person.email}`
  await auth.put('/user', { email: newEmail, ...challenge }, person.token)
  return { person, newEmail, links: { old: await linkTo(person.email), new: await linkTo(newEmail) } }
}

test('a link that was mailed to the old address opens nothing once the account has another', async () => {
  const person = await server.signUp()
  const newEmail = `new.${person.email}`
  const { verifier, challenge } = createPkcePair()
  await auth.post('/recover', { email: person.email })
  const bare = await linkTo(person.email)
  await auth.post('/recover', { email: person.email, ...challenge })
  const bound = await linkTo(person.email)
  await auth.post('/recover', { email: person.email, ...challenge })
  const followed = await linkTo(person.email)
  const code = (await follow(followed)).get('code') ?? ''

  await auth.put('/user', { email: newEmail }, person.token)
  await follow(await linkTo(person.email))
  await follow(await linkTo(newEmail))
  expect((await person.get('/api/profile')).status).toBe(200)

  for (const link of [bare, bound, followed]) {
    expect((await follow(link)).get('error_code')).toBe('otp_expired')
    expect(await prove('recovery', link)).toEqual(EXPIRED)
  }
  expect((await auth.exchange(code, verifier)).status).toBe(404)
})

test.each(['old', 'new'] as const)(
  'once both sides have agreed, the last being the %s one, the link of the old side begins no session',
  async (last) => {
    const { verifier, challenge } = createPkcePair()
    const { newEmail, links } = await changing(challenge)
    await follow(last === 'old' ? links.new : links.old)
    const end = await follow(links[last])
    expect(end.get('code')).toBeTruthy()

    const again = await follow(links.old)
    expect([again.get('code'), again.get('message')]).toEqual([null, 'Your new address is confirmed.'])
    expect(await prove('email_change', links.old)).toEqual(EXPIRED)
    expect((await follow(links.new)).get('code')).toBeTruthy()
    const [status, session] = await statusAndBody(
      auth.exchange((await follow(links.new)).get('code') ?? '', verifier),
    )
    expect([status, SessionShape.parse(session).user.email]).toEqual([200, newEmail])
  },
)

test('a mailed code proves nothing about a new address', async () => {
  const person = await server.signUp()
  const newEmail = `new.${person.email}`
  await auth.put('/user', { email: newEmail }, person.token)
  const links = [await linkTo(person.email), await linkTo(newEmail)]
  await auth.get('/reauthenticate', person.token)
  const nonce = (await server.mailTo(person.email))?.subject.slice(0, 6)
  for (const link of links) await follow(link)
  server.wait(601)
  await auth.get('/reauthenticate', person.token)
  const fresh = (await server.mailTo(newEmail))?.subject.slice(0, 6)
  const change = (given: string | undefined) =>
    auth.put('/user', { password: 'a new password', nonce: given }, person.token)
  expect((await change(nonce)).status).toBe(422)
  expect((await change(fresh)).status).toBe(200)
})

test('a ban makes worthless what was mailed before, also once it is over', async () => {
  const person = await server.signUp()
  await auth.post('/recover', { email: person.email })
  const link = await linkTo(person.email)
  const until = new Date(server.deps.now().getTime() + 60_000)
  await server.db.query('update auth_users set banned_until = $2 where id = $1', [person.id, until])
  server.wait(61)
  expect(await prove('recovery', link)).toEqual(EXPIRED)
})

test('each sign-up is confirmed by its own link, with its own password and data', async () => {
  const email = 'contested@example.com'
  await auth.signUp({ email, password: 'of the owner', data: { name: 'Owner' } })
  const own = await linkTo(email)
  await auth.signUp({ email, password: 'of a stranger', data: { name: 'Stranger', note: 'theirs' } })
  const theirs = await linkTo(email)

  expect(await prove('signup', own, 'of the owner')).toMatchObject([200, { user: { email } }])
  expect((await follow(theirs)).get('error_code')).toBe('otp_expired')
  expect((await auth.signIn(email, 'of a stranger')).status).toBe(400)
  const [status, body] = await statusAndBody(auth.signIn(email, 'of the owner'))
  expect(status).toBe(200)
  const { access_token: token, user } = SessionShape.parse(body)
  expect(user['user_metadata']).toMatchObject({ name: 'Owner', email_verified: true })
  expect(user['user_metadata']).not.toHaveProperty('note')
  const profile = server.app.request('/api/profile', { headers: { authorization: `Bearer ${token}` } })
  expect(await (await profile).json()).toMatchObject({ name: 'Owner' })
})

test('a confirmation that is sent again keeps the password of the only sign-up, and none when there were several', async () => {
  const [once, twice] = ['once@example.com', 'twice@example.com']
  await auth.signUp({ email: once, password: 'correct horse' })
  await auth.post('/resend', { type: 'signup', email: once })
  await follow(await linkTo(once))
  expect((await auth.signIn(once, 'correct horse')).status).toBe(200)

  await auth.signUp({ email: twice, password: 'of the owner' })
  await auth.signUp({ email: twice, password: 'of a stranger' })
  await auth.post('/resend', { type: 'signup', email: twice })
  expect((await follow(await linkTo(twice))).get('message')).toContain('confirmed')
  for (const password of ['of the owner', 'of a stranger'])
    expect((await auth.signIn(twice, password)).status).toBe(400)
})

test('several links live side by side: a stranger who asks again kills none', async () => {
  const { email } = await server.signUp()
  const { verifier, challenge } = createPkcePair()
  await auth.post('/recover', { email, ...challenge })
  const own = await linkTo(email)
  for (let time = 0; time < 3; time += 1) await auth.post('/recover', { email })
  const code = (await follow(own)).get('code') ?? ''
  expect((await auth.exchange(code, verifier)).status).toBe(200)
})

test('a stranger who asks for the links of a change of address again takes no agreement back', async () => {
  const { person, newEmail, links } = await changing()
  await follow(links.old)
  await auth.post('/resend', { type: 'email_change', email: person.email })
  await follow(links.new)
  expect(await (await person.get('/api/profile')).json()).toMatchObject({ email: newEmail })
})

test('a double click on a fresh link leads twice to the same code', async () => {
  const email = 'double@example.com'
  await auth.signUp({ email, password: 'correct horse', ...createPkcePair().challenge })
  const link = await linkTo(email)
  const codes = await Promise.all(Array.from({ length: 8 }, async () => (await follow(link)).get('code')))
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toBeTruthy()
})

test('a clock that is set back revives no link, no code and no proof', async () => {
  const person = await server.signUp()
  const { verifier, challenge } = createPkcePair()
  await auth.post('/recover', { email: person.email, ...challenge })
  const link = await linkTo(person.email)
  const code = (await follow(link)).get('code') ?? ''
  await auth.get('/reauthenticate', person.token)
  const nonce = (await server.mailTo(person.email))?.subject.slice(0, 6)
  server.wait(601)
  server.turnClock(-DAY)
  expect((await auth.exchange(code, verifier)).status).toBe(422)
  expect((await follow(link)).get('error_code')).toBe('otp_expired')
  expect((await auth.put('/user', { password: 'a new password', nonce }, person.token)).status).toBe(422)
  expect((await person.delete('/api/account?now=true')).status).toBe(403)
  server.turnClock(DAY)
})
