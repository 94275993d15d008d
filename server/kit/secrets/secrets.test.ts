import { createHash, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { asOwner, openTestDatabase } from '#server/testing/database.ts'
import { issueSecret, useSecret } from './secrets.ts'

const server = await startTestServer()
afterAll(server.close)

const OPEN_TO_THE_PROGRAM =
  'grant all on schema public to public; grant all on all tables in schema public to public'
const HASH = (text: string) => createHash('sha256').update(text).digest()

test('of many uses at once one wins, and a secret of another purpose is none', async () => {
  const { id: userId } = await server.signUp()
  const now = server.deps.now()
  const token = await issueSecret(server.db, { purpose: 'recovery_link', userId, about: 'a' }, now)
  const use = (purpose: 'recovery_link' | 'signup_link') =>
    server.db.transaction((tx) => useSecret(tx, { token, purposes: [purpose] }, now))
  expect(await use('signup_link')).toBe('unknown')
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => use('recovery_link')))
  expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(15)
  expect(outcomes).toContainEqual(expect.objectContaining({ userId, about: 'a' }))
})

test('a link that leads back to one browser begins as the official client expects', async () => {
  const { id: userId } = await server.signUp()
  const issue = (challenge: { challenge: string; method: 'plain' } | null) =>
    issueSecret(server.db, { purpose: 'recovery_link', userId, about: 'a', challenge }, server.deps.now())
  expect(await issue({ challenge: 'c'.repeat(43), method: 'plain' })).toMatch(/^pkce_/)
  expect(await issue(null)).not.toMatch(/^pkce_/)
})

test.each([
  ['address', "update auth_users set email = 'other.' || email where id = $1"],
  ['password', "update auth_users set password_hash = 'x' where id = $1"],
  ['ban', "update auth_users set banned_until = '2000-01-01' where id = $1"],
])('a change of the %s makes what was issued before worthless, whoever writes it', async (_, statement) => {
  const { id: userId } = await server.signUp()
  const now = server.deps.now()
  const token = await issueSecret(server.db, { purpose: 'recovery_link', userId, about: 'a' }, now)
  await server.db.query('update auth_users set last_sign_in_at = $2 where id = $1', [userId, now])
  await server.db.query(statement, [userId])
  expect(await useSecret(server.db, { token, purposes: ['recovery_link'] }, now)).toBe('outdated')
  const fresh = await issueSecret(server.db, { purpose: 'recovery_link', userId, about: 'a' }, now)
  expect(await useSecret(server.db, { token: fresh, purposes: ['recovery_link'] }, now)).toMatchObject({
    userId,
  })
})

test('what is on its way stays good when an installation gets this version', async () => {
  const db = await openTestDatabase()
  const all = await readMigrations()
  const apply = (wanted: (name: string) => boolean) =>
    asOwner(
      db,
      [...all.filter(({ name }) => wanted(name)).map(({ sql }) => sql), OPEN_TO_THE_PROGRAM].join(';\n'),
    )
  await asOwner(db, 'drop schema public cascade; create schema public')
  await apply((name) => name < '0008')
  const now = server.deps.now()
  const later = new Date(now.getTime() + 3_600_000)
  const [id, flow] = [randomUUID(), randomUUID()]
  const { verifier, challenge } = createPkcePair()
  const state = randomUUID()
  const insertUser = `
    insert into auth_users (id, email, password_hash, app_metadata, user_metadata, created_at, updated_at)
    values ($1, 'old@example.com', 'the hash', '{}', '{"name": "Old", "sub": "x", "email": "y"}', $2, $2)`
  await db.query(insertUser, [id, now])
  const insertProfile = `
    insert into users (id, email, name, handle, avatar, created_at) values ($1, 'old@example.com', 'Old', 'old', 'wizard', $2)`
  await db.query(insertProfile, [id, now])
  const insertFlow = `
    insert into flow_states (id, user_id, method, code_challenge, code_challenge_method, provider, redirect_to, created_at)
    values ($1, $2, $3, $4, 's256', $5, $6, $7)`
  const { code_challenge } = challenge
  await db.query(insertFlow, [flow, id, 'email/signup', code_challenge, null, null, now])
  await db.query(insertFlow, [state, null, 'oauth', code_challenge, 'google', 'https://x.example/', now])
  const insertToken = `
    insert into mail_tokens (token_hash, user_id, kind, email, flow_state_id, created_at, expires_at)
    values ($1, $2, $3, 'old@example.com', $4, $5, $6)`
  await db.query(insertToken, [HASH('pkce_a link'), id, 'signup', flow, now, later])
  await db.query(insertToken, [HASH('a bare link'), id, 'recovery', null, now, later])

  await apply((name) => name >= '0008')
  const other = await startTestServer({ db, now: () => now })
  afterAll(other.close)
  expect(await useSecret(db, { token: state, purposes: ['provider_state'] }, now)).toMatchObject({
    userId: null,
    hasBrowser: true,
    payload: { provider: 'google', target: 'https://x.example/' },
  })
  const followed = await other.app.request('/auth/v1/verify?type=signup&token=pkce_a%20link')
  const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const [status, body] = await statusAndBody(authCalls(other.app).exchange(code, verifier))
  expect([status, SessionShape.parse(body).user]).toMatchObject([
    200,
    { id, user_metadata: { name: 'Old', email: 'old@example.com', email_verified: true } },
  ])
  expect(await db.query('select password_hash from auth_users')).toEqual([{ password_hash: 'the hash' }])
  const bare = await other.app.request('/auth/v1/verify?type=recovery&token=a%20bare%20link')
  expect(bare.headers.get('location')).toContain('otp_expired') // the confirmation has made it worthless
})
