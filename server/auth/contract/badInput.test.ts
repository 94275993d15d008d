import fc from 'fast-check'
import { SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)
const person = await server.signUp()

const CALLS: [method: string, path: string, fields: string[]][] = [
  ['POST', '/signup', ['email', 'phone', 'password', 'data', 'code_challenge', 'code_challenge_method']],
  ['POST', '/token?grant_type=password', ['email', 'password']],
  ['POST', '/token?grant_type=pkce', ['auth_code', 'code_verifier']],
  ['POST', '/token?grant_type=refresh_token', ['refresh_token']],
  ['POST', '/verify', ['type', 'token', 'token_hash', 'email']],
  ['POST', '/recover', ['email', 'code_challenge', 'code_challenge_method']],
  ['POST', '/resend', ['type', 'email']],
  ['PUT', '/user', ['email', 'password', 'data', 'nonce', 'app_metadata', 'code_challenge']],
]
const QUERIES = [
  '/verify?type=signup&token=',
  '/verify?token=x&type=',
  '/callback?state=',
  '/callback?code=x&state=',
  '/authorize?provider=',
  '/token?grant_type=',
  '/logout?scope=',
  '/user/identities/',
]

/** Values that people and attackers send in text fields. */
const anything = fc.oneof(
  fc.constantFrom(
    "' or 1=1; drop table auth_users; --",
    '\0',
    'a\0b@example.com',
    '\ud800',
    `${'a'.repeat(10_000)}@example.com`,
    'ＡＤＡ@example.com',
    'İ@example.com',
    '${7*7}',
    '../../etc/passwd',
    'constructor',
    '__proto__',
    'signup',
    'email_change',
    '',
    ' ',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)

test('no body makes the server fail, whatever its fields contain', async () => {
  const call = fc
    .constantFrom(...CALLS)
    .chain(([method, path, fields]) =>
      fc
        .record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] })
        .map((body) => ({ method, path, body })),
    )
  await fc.assert(
    fc.asyncProperty(call, async ({ method, path, body }) => {
      const answer = await server.app.request(`/auth/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${person.token}`, 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify(body),
      })
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400)
        expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/) })
    }),
    { numRuns: 300 },
  )
})

test('no query makes the server fail or redirect to another site', async () => {
  const target = fc.constantFrom(
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    `${server.settings.SITE_URL}@evil.example`,
    `${server.settings.SITE_URL}.evil.example`,
    'http://2130706433:3000/x',
    'somebody@example.com',
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('%00', '%', '\ud800', 'constructor', '__proto__'),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...QUERIES), value, target, async (path, text, redirect) => {
      const written = encodeURIComponent(text.toWellFormed())
      const mark = path.includes('?') ? '&' : '?'
      const answer = await server.app.request(
        `/auth/v1${path}${written}${mark}redirect_to=${encodeURIComponent(redirect)}`,
        { method: path.startsWith('/logout') || path.startsWith('/token') ? 'POST' : 'GET' },
      )
      expect(answer.status).toBeLessThan(500)
      const location = answer.headers.get('location')
      if (location) expect(new URL(location).origin).toBe(server.settings.SITE_URL)
    }),
    { numRuns: 300 },
  )
})

test('a mailed link never leads to another site, also when the request named one', async () => {
  const targets = [
    'https://evil.example/x',
    '//evil.example',
    `${server.settings.SITE_URL}@evil.example`,
    'nonsense',
  ]
  for (const [number, target] of targets.entries()) {
    const email = `led${number}@example.com`
    await server.app.request(`/auth/v1/signup?redirect_to=${encodeURIComponent(target)}`, {
      method: 'POST',
      body: JSON.stringify({ email, password: 'correct horse' }),
    })
    const link = new URL((await server.mailTo(email))?.links[0] ?? '')
    expect(link.searchParams.get('redirect_to')).toBe(server.settings.SITE_URL)
    link.searchParams.set('redirect_to', target)
    const answer = await server.app.request(link.href)
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(server.settings.SITE_URL)
  }
})

test('a token that is not valid yet, or lacks a claim, is refused', async () => {
  const { vault, db, now } = server.deps
  const [row] = await db.query<{ kid: string; private_jwk_encrypted: string }>('select * from signing_keys')
  if (!row) throw new Error('There is no key')
  const key = await crypto.subtle.importKey(
    'jwk',
    JSON.parse(vault.decrypt(row.private_jwk_encrypted)),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )
  const seconds = Math.floor(now().getTime() / 1000)
  const issuer = `${server.settings.SITE_URL}/auth/v1`
  const right = {
    sub: person.id,
    session_id: person.sessionId,
    iss: issuer,
    aud: 'authenticated',
    exp: seconds + 60,
  }
  const statusOf = async (claims: Record<string, unknown>) => {
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: row.kid }).sign(key)
    return (await server.app.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } }))
      .status
  }
  expect(await statusOf(right)).toBe(200)
  const wrong = [
    { ...right, nbf: seconds + 30 },
    { ...right, exp: seconds - 1 },
    { ...right, exp: undefined },
    { ...right, session_id: undefined },
    { ...right, session_id: "' or 1=1" },
    { ...right, iss: 'https://evil.example/auth/v1' },
    { ...right, aud: 'somebody-else' },
  ]
  for (const claims of wrong) expect([claims, await statusOf(claims)]).toEqual([claims, 403])
  expect(await statusOf({ ...right, sub: undefined })).toBe(403)
  expect(await statusOf({ ...right, sub: 'not-a-uuid' })).toBe(400)
})
