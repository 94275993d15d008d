import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { startProviders } from '#server/testing/providers.ts'

const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
const providers = await startProviders()
const server = await startTestServer({ log, settings: { ...providers.settings, RATE_LIMITS: true } })
const auth = authCalls(server.app)
afterAll(async () => {
  await server.close()
  await providers.close()
})

const TABLES = ['auth_users', 'identities', 'sessions', 'refresh_tokens', 'secrets']
const OTHERS = ['mails', 'signing_keys', 'security_events', 'rate_limits']

/** The rows of all tables of accounts as text, like a stolen copy of the database. */
async function stolen(): Promise<string> {
  const contents = await Promise.all(
    [...TABLES, ...OTHERS].map((table) => server.db.query(`select t::text from ${table} t`)),
  )
  return JSON.stringify(contents)
}

test('no secret that opens an account is readable in the database or in the log', async () => {
  const [email, password] = ['secret@example.com', 'a password that nobody reads']
  const { verifier, challenge } = createPkcePair()
  await auth.signUp({ email, password, ...challenge })
  const link = new URL((await server.mailTo(email))?.links[0] ?? '')
  const end = new URL((await server.app.request(link.href)).headers.get('location') ?? '')
  const code = end.searchParams.get('code') ?? ''
  const beforeExchange = await stolen()
  const session = SessionShape.parse((await statusAndBody(auth.exchange(code, verifier)))[1])
  await auth.get('/reauthenticate', session.access_token)
  const digits = (await server.mailTo(email))?.subject.slice(0, 6) ?? ''

  const elsewhere = createPkcePair()
  const query = new URLSearchParams({ provider: 'google', ...elsewhere.challenge }).toString()
  const leaving = (await auth.get(`/authorize?${query}`)).headers.get('location') ?? ''
  const agreed = await fetch(leaving, { redirect: 'manual' })
  const back = new URL(agreed.headers.get('location') ?? '')
  const arrived = await server.app.request(`${back.pathname}${back.search}`)
  const ownCode = new URL(arrived.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const beforeSecondExchange = await stolen()
  const [, body] = await statusAndBody(auth.exchange(ownCode, elsewhere.verifier))
  const { provider_token: theirs } = body as { provider_token: string }
  await auth.signIn(email, `${password}?`)

  const everything = beforeExchange + beforeSecondExchange + (await stolen()) + lines.join('')
  const { access_token, refresh_token } = session
  const token = link.searchParams.get('token') ?? ''
  const secrets = { password, token, code, ownCode, verifier, access_token, refresh_token, theirs }
  for (const [what, secret] of Object.entries(secrets)) {
    expect([what, secret.length > 10]).toEqual([what, true])
    expect([what, everything.includes(secret)]).toEqual([what, false])
  }
  expect(new RegExp(`[^0-9a-f.:-]${digits}[^0-9a-f]`).test(everything)).toBe(false)
  expect(lines.join('')).not.toContain(email)
  expect(everything).toContain(email) // proves that the search works
})
