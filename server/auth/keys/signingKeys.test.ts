import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { openVault } from '#server/vault.ts'
import { rotateSigningKeys } from './signingKeys.ts'

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

test('after a first start with the clock a day ahead people can sign in once it is right, also at other servers', async () => {
  const day = 24 * 3600
  const ahead = await startTestServer()
  ahead.wait(day)
  const early = await ahead.signUp()
  ahead.wait(-day)
  const person = await ahead.signUp()
  const other = await startTestServer({ db: ahead.db, now: ahead.deps.now })
  for (const { app } of [ahead, other]) {
    const body = JSON.stringify({ email: person.email, password: person.password })
    const answer = await app.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    expect(answer.status).toBe(200)
  }
  ahead.wait(day)
  expect((await early.get('/api/profile')).status).toBe(200)
  await ahead.close()
})

test('with another SECRET_KEY a new key is made, and tokens of the old one are still accepted', async () => {
  const person = await server.signUp()
  const moved = await startTestServer({
    db: server.db,
    now: server.deps.now,
    settings: { SECRET_KEY: 'a different secret of the same server' },
  })
  const newcomer = await moved.signUp()
  expect(kidOf(newcomer.token)).not.toBe(kidOf(person.token))
  const answer = await moved.app.request('/api/profile', {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(answer.status).toBe(200)
})

test('the private half is unreadable in the database', async () => {
  const [row] = await server.db.query<{ private_jwk_encrypted: string }>('select * from signing_keys')
  expect(JSON.stringify(row)).not.toContain('"d"')
  const stranger = openVault({ SECRET_KEY: 'z'.repeat(32), DATA_DIR: '' })
  expect(() => stranger.decrypt(row?.private_jwk_encrypted ?? '')).toThrow()
})
