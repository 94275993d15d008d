import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)
const person = await server.signUp()

type Call = { method: string; path: string; texts: string[]; objects?: string[]; base?: object }

/** Every call with a body, with its fields. `base` are the other fields of the body. */
const CALLS: Call[] = [
  {
    method: 'POST',
    path: '/signup',
    texts: ['email', 'password', 'code_challenge', 'code_challenge_method'],
    objects: ['data'],
    base: { email: 'malformed@example.com', password: 'correct horse' },
  },
  { method: 'POST', path: '/token?grant_type=password', texts: ['email', 'password'] },
  { method: 'POST', path: '/token?grant_type=pkce', texts: ['auth_code', 'code_verifier'] },
  { method: 'POST', path: '/token?grant_type=refresh_token', texts: ['refresh_token'] },
  { method: 'POST', path: '/verify', texts: ['type', 'token', 'token_hash', 'email'] },
  {
    method: 'POST',
    path: '/recover',
    texts: ['email', 'code_challenge', 'code_challenge_method'],
    base: { email: person.email },
  },
  {
    method: 'POST',
    path: '/resend',
    texts: ['type', 'email', 'code_challenge'],
    base: { type: 'signup', email: person.email },
  },
  {
    method: 'PUT',
    path: '/user',
    texts: ['email', 'password', 'nonce', 'code_challenge'],
    objects: ['data'],
    base: { data: { bio: 'malformed' } },
  },
]

const WRONG_TEXTS: [what: string, value: unknown][] = [
  ['a number', 5],
  ['a list', ['x@example.com']],
  ['an object', { $ne: null }],
  ['a truth', true],
]
const BROKEN_TEXTS: [what: string, json: string][] = [
  ['NUL', '"a\\u0000b"'],
  ['a lone surrogate', '"a\\ud800b"'],
]
const LONG_EMAIL = `${'a'.repeat(10_000)}@example.com`
const SQL = "x'; drop table auth_users; --@example.com"

/** All rows about accounts, so that any change shows. */
async function stored() {
  const tables = ['auth_users', 'identities', 'sessions', 'refresh_tokens', 'secrets', 'mails']
  const contents = await Promise.all(
    tables.map((table) => server.db.query(`select * from ${table} order by 1, 2`)),
  )
  return JSON.stringify(contents)
}

async function send({ method, path }: Call, body: string): Promise<[number, unknown]> {
  const answer = await server.app.request(`/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
    },
    body,
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  return [answer.status, await answer.json()]
}

const REFUSED = { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/./) }
const BAD_JSON = {
  code: 'bad_json',
  message: expect.stringMatching(/^Could not parse request body as JSON: |cannot be stored/),
}

test.each(CALLS)('$method $path takes only JSON objects', async (call) => {
  const before = await stored()
  for (const body of ['{"email": ', '{', 'email=x', '[]', '[{}]', '"text"', '5', 'true', '{"a":1}}', '\0'])
    expect([body, ...(await send(call, body))]).toEqual([body, 400, BAD_JSON])
  expect(await stored()).toBe(before)
})

test.each(CALLS)('$method $path takes no field of the wrong type', async (call) => {
  const before = await stored()
  for (const field of call.texts)
    for (const [what, value] of WRONG_TEXTS)
      expect([field, what, ...(await send(call, JSON.stringify({ ...call.base, [field]: value })))]).toEqual([
        field,
        what,
        400,
        BAD_JSON,
      ])
  for (const field of call.objects ?? [])
    for (const value of ['text', 5, [], true])
      expect([field, ...(await send(call, JSON.stringify({ ...call.base, [field]: value })))]).toEqual([
        field,
        400,
        BAD_JSON,
      ])
  expect(await stored()).toBe(before)
})

test.each(CALLS)('$method $path takes no text that cannot be stored', async (call) => {
  const before = await stored()
  const base = JSON.stringify(call.base ?? {}).slice(0, -1)
  const start = base === '{' ? base : `${base},`
  for (const [what, json] of BROKEN_TEXTS) {
    for (const field of call.texts)
      expect([field, what, ...(await send(call, `${start}"${field}":${json}}`))]).toEqual([
        field,
        what,
        400,
        BAD_JSON,
      ])
    for (const field of call.objects ?? []) {
      expect((await send(call, `${start}"${field}":{"name":${json}}}`))[0]).toBe(400)
      expect((await send(call, `${start}"${field}":{${json}:1}}`))[0]).toBe(400)
    }
  }
  expect(await stored()).toBe(before)
})

test.each(CALLS)('$method $path takes no body of 2 MB', async (call) => {
  const before = await stored()
  const [field = ''] = call.texts
  expect(await send(call, JSON.stringify({ ...call.base, [field]: 'x'.repeat(2_000_000) }))).toEqual([
    413,
    { code: 'request_entity_too_large', message: 'Request body too large (max 1048576 bytes)' },
  ])
  expect(await stored()).toBe(before)
})

test.each(CALLS)('$method $path takes neither endless addresses nor SQL for anything', async (call) => {
  const before = await stored()
  for (const field of call.texts) {
    // A code may be anything, and a password too: there SQL is a text like others.
    if (call.path === '/user' && (field === 'password' || field === 'nonce')) continue
    if (call.path === '/signup' && field === 'password') continue
    for (const value of [LONG_EMAIL, SQL]) {
      const [status, body] = await send(call, JSON.stringify({ ...call.base, [field]: value }))
      expect([field, status >= 400 && status < 500, body]).toEqual([field, true, REFUSED])
    }
  }
  expect(await stored()).toBe(before)
})

test('a password of SQL is a password', async () => {
  const { email, token } = await server.signUp()
  const change = {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: SQL }),
  }
  expect((await server.app.request('/auth/v1/user', change)).status).toBe(200)
  const signIn = { method: 'POST', body: JSON.stringify({ email, password: SQL }) }
  expect((await server.app.request('/auth/v1/token?grant_type=password', signIn)).status).toBe(200)
})

test('an address that forges where it comes from is counted and shown as what it is', async () => {
  const { email, password } = await server.signUp()
  await server.app.request(
    '/auth/v1/token?grant_type=password',
    {
      method: 'POST',
      headers: { 'x-forwarded-for': "1.2.3.4, ' or 1=1", forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4' },
      body: JSON.stringify({ email, password }),
    },
    { incoming: { socket: { remoteAddress: '9.9.9.9' } } },
  )
  const rows = await server.db.query(
    'select ip from sessions where user_agent is null and user_id = (select id from auth_users where email = $1)',
    [email],
  )
  expect(rows).toEqual([{ ip: '9.9.9.9' }])
})
