import { afterAll, expect, test } from 'vitest'
import { SecurityEvents, SignedInDevices } from '#shared/auth/devices.ts'
import { read, startTestServer } from '#server/testing.ts'
import { authCalls, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { describeDevice } from '#shared/auth/describeDevice.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signInWith(userAgent: string, email: string, password: string) {
  const answer = server.app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  return read(SessionShape, answer)
}

test('a person sees their devices and signs one out at once', async () => {
  const person = await server.signUp()
  server.wait(60)
  const other = await signInWith(FIREFOX, person.email, person.password)
  const { items } = await read(SignedInDevices, person.get('/api/sessions'))
  expect(items).toMatchObject([
    { current: false, browser: 'Firefox', system: 'Linux', last_seen_at: '2026-03-02T09:01:00.000Z' },
    { current: true, browser: 'Unknown', system: 'Unknown' },
  ])
  expect((await person.delete(`/api/sessions/${items[0]?.id}`)).status).toBe(204)
  expect((await person.delete(`/api/sessions/${items[0]?.id}`)).status).toBe(404)
  expect((await auth.refresh(other.refresh_token)).status).toBe(400)
  const asked = server.app.request('/api/profile', {
    headers: { authorization: `Bearer ${other.access_token}` },
  })
  expect((await asked).status).toBe(401)
})

test("another person's device cannot be signed out", async () => {
  const [one, other] = [await server.signUp(), await server.signUp()]
  expect((await one.delete(`/api/sessions/${other.sessionId}`)).status).toBe(404)
  expect((await other.get('/api/profile')).status).toBe(200)
  expect((await one.delete('/api/sessions/nonsense')).status).toBe(400)
})

test('the security events of an account are listed for its owner, page by page', async () => {
  const person = await server.signUp()
  await auth.put('/user', { password: 'a new password' }, person.token)
  await auth.post('/recover', { email: person.email })
  await auth.put('/user', { email: 'new@example.com' }, person.token)
  const first = await read(SecurityEvents, person.get('/api/security-events?limit=3'))
  expect(first.items.map(({ kind }) => kind)).toEqual([
    'email_change_asked',
    'recovery_asked',
    'password_changed',
  ])
  const rest = await read(
    SecurityEvents,
    person.get(`/api/security-events?limit=3&cursor=${first.next_cursor}`),
  )
  expect([rest.items.map(({ kind }) => kind), rest.next_cursor]).toEqual([['signed_in'], null])
})

test('an account is deleted after a recent proof, and nobody can sign in to it', async () => {
  const person = await server.signUp()
  server.wait(600.001)
  expect(await statusAndBody(person.delete('/api/account?now=true'))).toEqual([
    403,
    {
      code: 'forbidden',
      message: 'Please confirm that it is you',
      details: { reason: 'reauthentication_needed' },
    },
  ])
  expect(await statusAndBody(person.post('/api/sessions/proof', { password: 'wrong' }))).toMatchObject([
    400,
    { details: [{ field: 'password', message: 'This password is wrong' }] },
  ])
  expect((await person.delete('/api/account?now=true')).status).toBe(403)
  expect((await person.post('/api/sessions/proof', { password: person.password })).status).toBe(204)
  expect((await person.delete('/api/account?now=true')).status).toBe(204)

  expect((await person.get('/api/profile')).status).toBe(401)
  expect((await auth.refresh(person.refreshToken)).status).toBe(400)
  expect((await auth.signIn(person.email, person.password)).status).toBe(400)
  expect((await server.mailTo(person.email))?.subject).toContain('deleted')
})

test('a code from a mail proves as much as the password, once', async () => {
  const person = await server.signUp()
  server.wait(600.001)
  expect(await statusAndBody(auth.get('/reauthenticate', person.token))).toEqual([200, {}])
  const code = (await server.mailTo(person.email))?.subject.slice(0, 6) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await person.post('/api/sessions/proof', { code: wrong })).status).toBe(400)
  expect((await person.post('/api/sessions/proof', { code })).status).toBe(204)
  expect((await person.post('/api/sessions/proof', { code })).status).toBe(400)
  expect((await person.delete('/api/account?now=true')).status).toBe(204)
})

test('an old session changes no password, address or identity without a proof, so that a stranger who finds it cannot stay', async () => {
  const person = await server.signUp()
  const { user } = await read(SessionShape, auth.signIn(person.email, person.password))
  const newEmail = `moved.${person.email}`
  const calls = {
    password: () => auth.put('/user', { password: 'of a stranger' }, person.token),
    email: () => auth.put('/user', { email: newEmail }, person.token),
    link: () => auth.get('/user/identities/authorize?provider=google', person.token),
    unlink: () => auth.delete(`/user/identities/${user.identities[0]?.identity_id}`, person.token),
  }
  server.wait(600.001)
  for (const [name, call] of Object.entries(calls)) {
    const [status, body] = await statusAndBody(call())
    expect([name, status, body]).toMatchObject([name, 400, { code: 'reauthentication_needed' }])
  }
  expect(await server.mailTo(newEmail)).toBeUndefined()
  const harmless = { data: { bio: 'counts' }, email: person.email.toUpperCase() }
  expect((await auth.put('/user', harmless, person.token)).status).toBe(200)

  expect((await person.post('/api/sessions/proof', { password: person.password })).status).toBe(204)
  expect((await calls.password()).status).toBe(200)
  expect((await calls.email()).status).toBe(200)
  expect(await server.mailTo(newEmail)).toBeDefined()
  expect(await statusAndBody(calls.link())).toMatchObject([400, { code: 'validation_failed' }])
  expect((await calls.unlink()).status).toBe(422)
})

test('the code from a mail is also taken as the nonce of the official client', async () => {
  const person = await server.signUp()
  server.wait(600.001)
  await auth.get('/reauthenticate', person.token)
  const nonce = (await server.mailTo(person.email))?.subject.slice(0, 6) ?? ''
  const wrong = nonce === '000000' ? '000001' : '000000'
  const change = (with_: string) => auth.put('/user', { password: 'a new one', nonce: with_ }, person.token)
  expect((await change(wrong)).status).toBe(422)
  expect((await change(nonce)).status).toBe(200)
})

test('a code is too old after ten minutes, and belongs to one person', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  await auth.get('/reauthenticate', person.token)
  const code = (await server.mailTo(person.email))?.subject.slice(0, 6) ?? ''
  expect((await other.post('/api/sessions/proof', { code })).status).toBe(400)
  server.wait(600.001)
  expect((await person.post('/api/sessions/proof', { code })).status).toBe(400)
})

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['curl/8.0', 'Unknown', 'Unknown'],
  [null, 'Unknown', 'Unknown'],
])('a User-Agent gets everyday names: %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system })
})
