import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/kit/db/embedded.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'
import { openDatabase } from '#server/kit/db/open.ts'
import { ACCOUNT_REQUEST } from '#server/auth/requests/askAboutAddress.ts'
import { startTestServer } from '#server/testing.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

// This file has a PostgreSQL of its own, because it kills it.
const folder = temporaryFolder('restart')
const cluster = path.join(folder, 'pg18')
const { logins } = await startEmbedded(cluster)
const owner = openDatabase(logins.owner)
await migrate(owner, await readMigrations(), { grantTo: logins.program.user })
await owner.close()
const db = openDatabase({ ...logins.program, max: 8 })
/** Errors that the server logged as unexpected. A lost database must not be among them. */
const unexpected: string[] = []
const log = pino(
  { level: 'error' },
  { write: (line) => void (/"Unexpected"/.test(line) && unexpected.push(line)) },
)
const server = await startTestServer({ db, log, settles: false, now: () => new Date() })
const address = await server.listen()
const auth = authCalls(server.app)
afterAll(async () => {
  await server.close()
  await (await startEmbedded(cluster)).stop()
  await rm(folder, { recursive: true })
})

async function killDatabase() {
  const [pid] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  for (let tries = 0; tries < 200 && (await isUp()); tries += 1) await sleep(10)
}

const isUp = () =>
  db.query('select 1').then(
    () => true,
    () => false,
  )

const BUSY = { code: 'request_timeout', message: 'The server is busy. Please try again in a moment.' }
const PASSWORD = 'correct horse'

/** Queries by a connection of its own: one of the pool may have just been cut. */
async function look<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client(logins.program)
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** The addresses of all accounts, and of those that are complete: with profile, identity, link and mail. */
async function accounts() {
  const made = await look<{ email: string }>('select email from auth_users order by email')
  const whole = await look<{ email: string }>(`
    select distinct a.email from auth_users a join users u on u.id = a.id join identities i on i.user_id = a.id
    join secrets m on m.user_id = a.id join mails on mails.recipient = a.email order by a.email`)
  return { made: made.map(({ email }) => email), whole: whole.map(({ email }) => email) }
}

/** What was answered and is still to be done. */
const waiting = () => look("select subject from due_moments where kind = 'account_request'")

async function sessions() {
  const [counted] = await look<{ all: number; whole: number }>(`
    select count(*)::int as all, count(t.session_id)::int as whole
    from sessions s left join refresh_tokens t on t.user_id = s.user_id and t.session_id = s.id`)
  return counted
}

test('while the database is away every call answers a retryable error and writes nothing by halves', async () => {
  const person = await server.signUp()
  const link = async () => {
    await auth.post('/recover', { email: person.email })
    await server.deps.due.idle(ACCOUNT_REQUEST)
    return (await server.mailTo(person.email))?.links[0] ?? ''
  }
  const followed = await link()
  await killDatabase()

  const calls = {
    signUp: () => auth.signUp({ email: 'away@example.com', password: PASSWORD }),
    signIn: () => auth.signIn(person.email, person.password),
    refresh: () => auth.refresh(person.refreshToken),
    exchange: () => auth.exchange('a code', 'a verifier'),
    verify: () => auth.post('/verify', { type: 'signup', token_hash: 'a token' }),
    recover: () => auth.post('/recover', { email: person.email }),
    resend: () => auth.post('/resend', { type: 'signup', email: person.email }),
    user: () => auth.get('/user', person.token),
    change: () => auth.put('/user', { data: { bio: 'x' } }, person.token),
    reauthenticate: () => auth.get('/reauthenticate', person.token),
    logout: () => auth.post('/logout', undefined, person.token),
  }
  for (const [name, call] of Object.entries(calls)) {
    const answer = await call()
    expect([name, answer.status, answer.headers.get('retry-after')]).toEqual([name, 503, '2'])
    expect(await answer.json()).toEqual(BUSY)
  }
  for (const lost of [followed, `${address}/auth/v1/callback?state=${crypto.randomUUID()}&code=x`]) {
    const end = (await server.app.request(lost)).headers.get('location')
    expect(new URL(end ?? '').searchParams.get('error')).toBe('temporarily_unavailable')
  }
  const options = { persistSession: false, autoRefreshToken: false }
  const client = createClient(address, 'public-key', { auth: options }).auth
  const { error } = await client.signInWithPassword(person)
  expect([error?.name, error?.status]).toEqual(['AuthRetryableFetchError', 503])

  await startEmbedded(cluster)
  expect((await accounts()).made).toEqual([person.email])
  expect(await sessions()).toEqual({ all: 1, whole: 1 })
  expect((await calls.signUp()).status).toBe(200)
  expect((await calls.signIn()).status).toBe(200)
  expect((await calls.refresh()).status).toBe(200)
  expect((await calls.user()).status).toBe(200)
  expect((await server.app.request(followed)).headers.get('location')).not.toContain('error')
})

test('a database that is killed in the middle of sign-ups and sign-ins leaves no half account, and the next try works', async () => {
  const { email, password } = await server.signUp()
  const emails = Array.from({ length: 40 }, (_, number) => `middle${number}@example.com`)
  const before = (await sessions())?.all ?? 0
  const trying = emails.map(async (address_, number) => {
    await sleep(number * 10)
    return Promise.all([auth.signUp({ email: address_, password: PASSWORD }), auth.signIn(email, password)])
  })
  await Promise.race(trying) // one is through, the others are under way or to come
  await killDatabase()
  await startEmbedded(cluster)
  const answers = await Promise.all(trying)
  expect(unexpected).toEqual([])
  const statuses = new Set(answers.flat().map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 503]))
  const refused = answers.flat().filter(({ status }) => status === 503)
  for (const answer of refused) expect(await statusAndBody(answer)).toEqual([503, BUSY])

  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  const { made, whole } = await accounts()
  const own = (list: string[]) => list.filter((one) => emails.includes(one))
  expect(own(whole)).toEqual(own(made))
  const accepted = emails.filter((_, number) => answers[number]?.[0].status === 200)
  expect(made).toEqual(expect.arrayContaining(accepted))
  const signedIn = answers.filter(([, { status }]) => status === 200).length
  const after = await sessions()
  expect(after?.whole).toBe(after?.all)
  expect(after?.all ?? 0).toBeGreaterThanOrEqual(before + signedIn)

  for (const again of emails)
    expect((await auth.signUp({ email: again, password: PASSWORD })).status).toBe(200)
  await expect.poll(waiting).toEqual([])
  expect(own((await accounts()).whole)).toHaveLength(emails.length)
  expect((await auth.signIn(email, password)).status).toBe(200)
})
