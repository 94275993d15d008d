import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)

/** Every call that needs an access token. */
const CALLS: [method: string, path: string][] = [
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/logout'],
  ['GET', '/reauthenticate'],
  ['GET', '/user/identities/authorize?provider=google'],
  ['DELETE', `/user/identities/${randomUUID()}`],
]

function ask(method: string, path: string, authorization?: string) {
  const headers = { 'x-supabase-api-version': '2024-01-01', ...(authorization && { authorization }) }
  return statusAndBody(server.app.request(`/auth/v1${path}`, { method, headers }))
}

async function ban(userId: string, seconds: number) {
  const until = new Date(server.deps.now().getTime() + seconds * 1000)
  await server.db.query('update auth_users set banned_until = $2 where id = $1', [userId, until])
}

/** Tokens that an attacker can make from a valid one. */
async function forgeries(token: string): Promise<Record<string, string>> {
  const [jwk] = await server.deps.tokens.publicKeys()
  const [, payload = '', signature = ''] = token.split('.')
  const { privateKey } = await generateKeyPair('ES256')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const signed = (header: { alg: string; kid?: string }, key: CryptoKey | Uint8Array) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key)
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    'no token at all': 'garbage',
    'alg none': `${encoded({ alg: 'none', kid: jwk?.kid })}.${payload}.`,
    'HS256 with the public key': await signed(
      { alg: 'HS256', kid: jwk?.kid ?? '' },
      new TextEncoder().encode(JSON.stringify(jwk)),
    ),
    'a key of their own under our name': await signed({ alg: 'ES256', kid: jwk?.kid ?? '' }, privateKey),
    'a foreign kid': await signed({ alg: 'ES256', kid: randomUUID() }, privateKey),
    'no kid': await signed({ alg: 'ES256' }, privateKey),
    'other claims under our signature': `${encoded({ alg: 'ES256', typ: 'JWT', kid: jwk?.kid })}.${encoded({ ...claims, sub: randomUUID() })}.${signature}`,
    'a signature with a bit turned': `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
  }
}

test.each(CALLS)('%s %s wants a token', async (method, path) => {
  const refusal = [401, { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' }]
  for (const header of [undefined, 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer two words'])
    expect([header, ...(await ask(method, path, header))]).toEqual([header, ...refusal])
})

test.each(CALLS)('%s %s takes no forged token', async (method, path) => {
  const { token } = await server.signUp()
  for (const [what, forged] of Object.entries(await forgeries(token)))
    expect([what, ...(await ask(method, path, `Bearer ${forged}`))]).toEqual([
      what,
      403,
      {
        code: 'bad_jwt',
        message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
      },
    ])
})

test.each(CALLS)(
  '%s %s refuses accounts that are banned or deleted and sessions that ended',
  async (method, path) => {
    const [banned, gone, left] = [await server.signUp(), await server.signUp(), await server.signUp()]
    await ban(banned.id, 60)
    await server.db.query('delete from auth_users where id = $1', [gone.id])
    await server.db.query('delete from sessions where user_id = $1', [left.id])
    expect(await ask(method, path, `Bearer ${banned.token}`)).toEqual([
      403,
      { code: 'user_banned', message: 'User is banned' },
    ])
    expect(await ask(method, path, `Bearer ${gone.token}`)).toEqual([
      403,
      { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
    ])
    expect(await ask(method, path, `Bearer ${left.token}`)).toEqual([
      403,
      { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
    ])
  },
)

test('the case of the word Bearer does not matter', async () => {
  const { token } = await server.signUp()
  expect((await ask('GET', '/user', `bEARER ${token}`))[0]).toBe(200)
})

test('calls that are open to everybody do not look at a token', async () => {
  const { email, password } = await server.signUp()
  const answer = await server.app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { authorization: 'Bearer public-key' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
})

test('a ban ends the session and refuses sign-ins until it is over', async () => {
  const { id, email, password, refreshToken, get } = await server.signUp()
  await ban(id, 60)
  const post = (path: string, body: object) =>
    statusAndBody(server.app.request(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) }))
  const refusal = [400, { code: 400, error_code: 'user_banned', msg: 'User is banned' }]
  expect(await post('/token?grant_type=password', { email, password })).toEqual(refusal)
  expect(await post('/token?grant_type=refresh_token', { refresh_token: refreshToken })).toEqual(refusal)
  server.wait(11) // people are cached for ten seconds
  expect((await get('/api/profile')).status).toBe(401)
  server.wait(60)
  expect((await post('/token?grant_type=password', { email, password }))[0]).toBe(200)
})
