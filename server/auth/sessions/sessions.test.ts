import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '#server/testing.ts'
import { authCalls, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { startSession } from './startSession.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const ALREADY_USED = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' }
const NOT_FOUND = {
  code: 'refresh_token_not_found',
  message: 'Invalid Refresh Token: Refresh Token Not Found',
}

async function refreshed(token: string): Promise<SessionShape> {
  return SessionShape.parse((await statusAndBody(auth.refresh(token)))[1])
}

test('a wrong password and an unknown address are refused with the same message', async () => {
  const { email } = await server.signUp()
  const refusal = [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }]
  expect(await statusAndBody(auth.signIn(email, 'wrong password'))).toEqual(refusal)
  expect(await statusAndBody(auth.signIn('nobody@example.com', 'wrong password'))).toEqual(refusal)
  expect(await statusAndBody(auth.signIn(email, 'x'.repeat(10_000)))).toEqual(refusal)
  expect(await statusAndBody(auth.signIn('', 'x'))).toEqual([
    400,
    { code: 'validation_failed', message: 'missing email or phone' },
  ])
})

test('the case of an address does not matter', async () => {
  const { email, password } = await server.signUp()
  expect((await auth.signIn(email.toUpperCase(), password)).status).toBe(200)
})

test('each refresh answers a new token and keeps the session', async () => {
  const person = await server.signUp()
  const first = await refreshed(person.refreshToken)
  const second = await refreshed(first.refresh_token)
  expect(new Set([person.refreshToken, first.refresh_token, second.refresh_token]).size).toBe(3)
  expect(await statusAndBody(auth.get('/user', second.access_token))).toMatchObject([200, { id: person.id }])
})

test('thirty-two refreshes at once all end with the same token', async () => {
  const { refreshToken } = await server.signUp()
  const sessions = await Promise.all(Array.from({ length: 32 }, () => refreshed(refreshToken)))
  expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1)
})

test('a lost answer is answered again, however late', async () => {
  const { refreshToken } = await server.signUp()
  const lost = await refreshed(refreshToken)
  server.wait(30 * 24 * 3600)
  expect((await refreshed(refreshToken)).refresh_token).toBe(lost.refresh_token)
})

test('a tab that lags behind by several tokens still gets the newest one within ten seconds', async () => {
  const { refreshToken } = await server.signUp()
  const second = await refreshed(refreshToken)
  const third = await refreshed(second.refresh_token)
  server.wait(10)
  expect((await refreshed(refreshToken)).refresh_token).toBe(third.refresh_token)
})

test('a token that comes back later was copied: the whole session ends, other sessions stay', async () => {
  const person = await server.signUp()
  const elsewhere = SessionShape.parse((await statusAndBody(auth.signIn(person.email, person.password)))[1])
  const second = await refreshed(person.refreshToken)
  const third = await refreshed(second.refresh_token)
  server.wait(10.001)
  expect(await statusAndBody(auth.refresh(person.refreshToken))).toEqual([400, ALREADY_USED])
  expect(await statusAndBody(auth.refresh(third.refresh_token))).toEqual([400, NOT_FOUND])
  expect(await statusAndBody(auth.get('/user', third.access_token))).toEqual([
    403,
    { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  ])
  expect((await person.get('/api/profile')).status).toBe(401)
  expect((await auth.refresh(elsewhere.refresh_token)).status).toBe(200)
})

test('what is no refresh token is refused', async () => {
  expect(await statusAndBody(auth.refresh('short'))).toEqual([
    400,
    { code: 'validation_failed', message: 'Refresh token is not valid' },
  ])
  expect(await statusAndBody(auth.refresh('long enough to be one'))).toEqual([400, NOT_FOUND])
  expect(await statusAndBody(auth.post('/token?grant_type=magic', {}))).toEqual([
    400,
    { code: 'invalid_credentials', message: 'unsupported_grant_type' },
  ])
})

test.each([
  ['local', 401, 200],
  ['others', 200, 401],
  ['global', 401, 401],
] as const)('signing out of %s ends those sessions at once', async (scope, here, there) => {
  const person = await server.signUp()
  const elsewhere = SessionShape.parse((await statusAndBody(auth.signIn(person.email, person.password)))[1])
  const thereStatus = async () =>
    (
      await server.app.request('/api/profile', {
        headers: { authorization: `Bearer ${elsewhere.access_token}` },
      })
    ).status
  expect(await thereStatus()).toBe(200)
  expect((await auth.post(`/logout?scope=${scope}`, undefined, person.token)).status).toBe(204)
  expect((await person.get('/api/profile')).status).toBe(here)
  expect(await thereStatus()).toBe(there)
  expect((await auth.refresh(elsewhere.refresh_token)).status).toBe(there === 200 ? 200 : 400)
})

test('an unknown scope of signing out is refused', async () => {
  const { token } = await server.signUp()
  expect(await statusAndBody(auth.post('/logout?scope=x', undefined, token))).toEqual([
    400,
    { code: 'validation_failed', message: 'Unsupported logout scope "x"' },
  ])
})

test('a new password ends the other sessions and not this one', async () => {
  const person = await server.signUp()
  const elsewhere = SessionShape.parse((await statusAndBody(auth.signIn(person.email, person.password)))[1])
  expect(await statusAndBody(auth.put('/user', { password: person.password }, person.token))).toEqual([
    422,
    { code: 'same_password', message: 'New password should be different from the old password.' },
  ])
  expect((await auth.put('/user', { password: 'another password' }, person.token)).status).toBe(200)
  expect((await person.get('/api/profile')).status).toBe(200)
  expect((await auth.refresh(elsewhere.refresh_token)).status).toBe(400)
  expect((await auth.signIn(person.email, person.password)).status).toBe(400)
  expect((await auth.signIn(person.email, 'another password')).status).toBe(200)
})

test('a sign-in that is under way while the password changes begins no session', async () => {
  const { id, token } = await server.signUp()
  const [row] = await server.db.query<{ password_hash: string }>('select * from auth_users where id = $1', [
    id,
  ])
  expect((await auth.put('/user', { password: 'another password' }, token)).status).toBe(200)
  const device = { userAgent: null, ip: null }
  const late = { userId: id, method: 'password', device, passwordHash: row?.password_hash }
  await expect(startSession(server.db, late, server.deps.now())).rejects.toThrow('Invalid login credentials')
  const sessions = await server.db.query('select id from sessions where user_id = $1', [id])
  expect(sessions).toHaveLength(1)
})

test('data is changed field by field, and fields of the server stay', async () => {
  const { token, email, id } = await server.signUp({ name: 'Ada' })
  const data = { bio: 'counts', name: null, email: 'evil@example.com', email_verified: false }
  expect(await statusAndBody(auth.put('/user', { data }, token))).toMatchObject([
    200,
    { user_metadata: { bio: 'counts', email, email_verified: true, sub: id } },
  ])
  expect((await statusAndBody(auth.get('/user', token)))[1]).not.toHaveProperty('user_metadata.name')
  expect(await statusAndBody(auth.put('/user', { app_metadata: { role: 'admin' } }, token))).toEqual([
    403,
    { code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
  ])
})

test('a forged token is refused, whatever it claims', async () => {
  const person = await server.signUp()
  const claims = { sub: person.id, session_id: person.sessionId, role: 'authenticated' }
  const [jwk] = await server.deps.tokens.publicKeys()
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const signed = (header: object, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: jwk?.kid, ...header })
      .setIssuer(`${server.settings.SITE_URL}/auth/v1`)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(key)
  const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll('=', '')
  const forged = [
    'garbage',
    'a.b.c',
    none,
    await signed({}, privateKey),
    await signed({ jwk: await exportJWK(publicKey) }, privateKey),
    await signed({ kid: randomUUID() }, privateKey),
    await signed({ alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(jwk))),
    `${person.token.slice(0, -3)}AAA`,
  ]
  for (const token of forged) {
    const [status, body] = await statusAndBody(auth.get('/user', token))
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'bad_jwt',
      message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
    })
    const api = await server.app.request('/api/profile', { headers: { authorization: `Bearer ${token}` } })
    expect(api.status).toBe(401)
  }
})

test('an access token is good for an hour', async () => {
  const person = await server.signUp()
  server.wait(3599)
  expect((await person.get('/api/profile')).status).toBe(200)
  server.wait(1)
  expect((await person.get('/api/profile')).status).toBe(401)
  expect(await statusAndBody(auth.get('/user', person.token))).toMatchObject([403, { code: 'bad_jwt' }])
})

test('without a token there is no user', async () => {
  const refusal = { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' }
  expect(await statusAndBody(auth.get('/user'))).toEqual([401, refusal])
})

test('the public keys are published without their private half', async () => {
  const answer = await server.app.request('/auth/v1/.well-known/jwks.json')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  const { keys } = z.object({ keys: z.array(z.record(z.string(), z.unknown())) }).parse(await answer.json())
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
})

test('errors have the shape of the version that the client asks for', async () => {
  const old = server.app.request('/auth/v1/user', { headers: { 'x-supabase-api-version': 'yesterday' } })
  expect(await statusAndBody(old)).toEqual([
    401,
    { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
  ])
  const answer = await auth.get('/user')
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('unknown calls are 404, known ones under another method 405, both in JSON', async () => {
  expect(await statusAndBody(auth.get('/nothing'))).toMatchObject([404, { code: 'not_found' }])
  const answer = await auth.get('/token')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a page of another site may call, and reads errors too', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const asked = await server.app.request('/auth/v1/token', {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey',
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-headers')).toContain('X-Supabase-Api-Version')
  const refused = await server.app.request('/auth/v1/user', { headers })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  expect(refused.headers.get('access-control-allow-credentials')).toBeNull()
})
