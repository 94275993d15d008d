import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'
import { runCommand } from '#server/testing/command.ts'
import { openVault } from '#server/vault.ts'
import { checkSecretKey } from './secretKeyFingerprint.ts'
import { createSigningKeyCache } from './signingKeyCache.ts'
import { replaceSigningKeys, rotateSigningKeys } from './signingKeys.ts'

const server = await startTestServer()
afterAll(server.close)

const kidOf = (token: string): unknown => JSON.parse(atob(token.split('.')[0] ?? '')).kid
const published = async () => (await server.deps.tokens.publicKeys()).map((key) => key.kid)

test('a rotation ends no session: the new key is published, then used, and the old one goes when its tokens have expired', async () => {
  const { db, deps, settings } = server
  const before = await server.signUp()
  const rotated = await rotateSigningKeys(db, deps.vault, deps.now(), settings.ACCESS_TOKEN_TTL)

  server.wait(5 * 60)
  await expect.poll(published).toEqual([kidOf(before.token), rotated.kid])
  const meanwhile = await server.signUp()
  expect(kidOf(meanwhile.token)).toBe(kidOf(before.token))

  server.wait(5 * 60)
  const after = await server.signUp()
  expect(kidOf(after.token)).toBe(rotated.kid)
  for (const person of [before, meanwhile, after]) expect((await person.get('/api/profile')).status).toBe(200)

  server.wait(10 * 60 + settings.ACCESS_TOKEN_TTL)
  expect(await published()).toEqual([rotated.kid])
})

test('a key that another server has just made is found when a token names it', async () => {
  const one = await startTestServer()
  const other = await startTestServer({ db: one.db })
  await other.deps.tokens.publicKeys()
  await one.db.query('delete from signing_keys')
  const fresh = await startTestServer({ db: one.db })
  const person = await fresh.signUp()
  const answer = await other.app.request('/api/profile', {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(answer.status).toBe(200)
  await one.close()
})

/** A server on the same database after its SECRET_KEY was lost. */
const withAnotherSecret = (db = server.db) =>
  startTestServer({
    db,
    now: server.deps.now,
    settings: { SECRET_KEY: 'a different secret of the same server' },
  })

test('with another SECRET_KEY nothing is signed and the start is refused, until the new one is accepted', async () => {
  const own = await startTestServer()
  const ann = await own.signUp()
  const moved = await withAnotherSecret(own.db)
  const profile = (token: string) =>
    moved.app.request('/api/profile', { headers: { authorization: `Bearer ${token}` } })

  const refused = /SECRET_KEY is not the one.*rotate:keys -- --now/
  await expect(checkSecretKey(own.db, moved.deps.vault)).rejects.toThrow(refused)
  await expect(moved.signUp()).rejects.toThrow(refused)
  await expect(checkSecretKey(own.db, own.deps.vault)).resolves.toBeUndefined()

  expect(await replaceSigningKeys(own.db, moved.deps.vault, own.deps.now())).toMatchObject({
    sessionsEnded: true,
  })
  await expect(checkSecretKey(own.db, own.deps.vault)).rejects.toThrow(refused)
  const ben = await moved.signUp()
  expect([(await profile(ann.token)).status, (await profile(ben.token)).status]).toEqual([401, 200])
  const refresh = { refresh_token: ann.refreshToken }
  expect((await authCalls(moved.app).post('/token?grant_type=refresh_token', refresh)).status).toBe(400)
})

test('a database of an earlier version has no fingerprint: its signing keys tell whether SECRET_KEY fits', async () => {
  const own = await startTestServer()
  await own.signUp()
  await own.db.query('delete from secret_key_fingerprint')
  const moved = await withAnotherSecret(own.db)
  await expect(checkSecretKey(own.db, moved.deps.vault)).rejects.toThrow('SECRET_KEY is not the one')
  await checkSecretKey(own.db, own.deps.vault)
  expect(await own.db.query('select id from secret_key_fingerprint')).toEqual([{ id: 1 }])
})

test('keys that are replaced at once are refused within ten seconds by servers that run, and sessions go on', async () => {
  const own = await startTestServer()
  const ann = await own.signUp()
  expect((await ann.get('/api/profile')).status).toBe(200)
  const { sessionsEnded } = await replaceSigningKeys(own.db, own.deps.vault, own.deps.now())
  expect(sessionsEnded).toBe(false)
  own.wait(10)
  expect((await ann.get('/api/profile')).status).toBe(401)
  expect((await authCalls(own.app).refresh(ann.refreshToken)).status).toBe(200)
})

test('the private half is unreadable in the database', async () => {
  const [row] = await server.db.query<{ private_jwk_encrypted: string }>('select * from signing_keys')
  expect(JSON.stringify(row)).not.toContain('"d"')
  const stranger = openVault({ SECRET_KEY: 'z'.repeat(32), DATA_DIR: '' })
  expect(() => stranger.decrypt(row?.private_jwk_encrypted ?? '')).toThrow()
})

test('the command makes a key and says when it signs and until when older ones count', async () => {
  const { db } = await startTestServer()
  const said = await runCommand(db, 'server/auth/keys/rotateKeys.ts')
  const [key] = await db.query<{ kid: string }>(
    'select kid from signing_keys order by created_at desc limit 1',
  )
  expect(said).toContain(`The new key ${key?.kid ?? ''} signs from `)
  const [from = 0, until = 0] = (said.match(/\d{4}-[\d-]+T[\d:.]+Z/g) ?? []).map((at) => Date.parse(at))
  expect(from - Date.now()).toBeGreaterThan(9 * 60_000)
  expect(until).toBeGreaterThan(from)
  await db.close()
})

test('keys are read once in five seconds, then beside a call, and after ten before it', async () => {
  const { db, deps } = server
  let now = deps.now()
  let reads = 0
  const counted = {
    ...db,
    query: (...call: Parameters<typeof db.query>) => ((reads += 1), db.query(...call)),
  }
  const cache = createSigningKeyCache(counted as typeof db, deps.vault, () => now)
  const readsAfter = async (ms: number) => {
    now = new Date(now.getTime() + ms)
    await cache.all()
    return reads
  }
  const first = await readsAfter(0)
  expect(await readsAfter(4_999)).toBe(first)
  await readsAfter(1)
  await expect.poll(() => reads).toBeGreaterThan(first)
  await cache.byId('unknown') // waits for what is being read
  const second = reads
  expect(await readsAfter(10_000)).toBeGreaterThan(second)
})
