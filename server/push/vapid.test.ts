import { afterAll, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { startTestServer } from '#server/testing.ts'
import { createVapid } from './vapid.ts'
import { newVapidPair, vapidPairOf } from './vapidPair.ts'

const server = await startTestServer()
afterAll(server.close)
const { db, deps } = server

test('servers that start at once share one pair, which the database holds encrypted', async () => {
  const all = Array.from({ length: 8 }, () => createVapid(deps))
  const keys = await Promise.all(all.map((vapid) => vapid.publicKey()))
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toMatchObject({ length: 65, 0: 4 })
  const rows = await db.query<{ public_key: string; private_key_encrypted: string }>(
    'select * from vapid_keys',
  )
  expect(rows).toHaveLength(1)
  const privateKey = deps.vault.decrypt(rows[0]?.private_key_encrypted ?? '')
  expect(vapidPairOf({ VAPID_PUBLIC_KEY: keys[0], VAPID_PRIVATE_KEY: privateKey })).toBeTruthy()
  expect(rows[0]?.private_key_encrypted).not.toContain(privateKey)
})

test.each([
  [{ VAPID_SUBJECT: 'mailto:ops@example.com', MAIL_FROM: 'a@example.com' }, 'mailto:ops@example.com'],
  [{ MAIL_FROM: 'Goals <goals@example.com>' }, 'mailto:goals@example.com'],
  [{ MAIL_FROM: 'goals@example.com' }, 'mailto:goals@example.com'],
  [{}, 'https://goals.example.org'],
])('a token is for the origin of the endpoint, and names whom to write to: %j', async (changed, sub) => {
  const pair = newVapidPair()
  const settings = {
    ...readSettings({ VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey }),
    SITE_URL: 'https://goals.example.org',
    ...changed,
  }
  const vapid = createVapid({ ...deps, settings })
  expect(await vapid.publicKey()).toBe(pair.publicKey)
  const authorization = await vapid.authorizationFor('https://push.example.com:8443/send/abc?x=1')
  const [, token = '', key] = authorization.match(/^vapid t=(.+), k=(.+)$/) ?? []
  expect(key).toBe(pair.publicKey)
  expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toEqual({
    aud: 'https://push.example.com:8443',
    exp: deps.now().getTime() / 1000 + 12 * 3600,
    sub,
  })
})

test('half a pair, another one’s half and what is no key end the start with a sentence', () => {
  const [one, other] = [newVapidPair(), newVapidPair()]
  const half = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: undefined }
  expect(() => vapidPairOf(half)).toThrow(/^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together[^\n]+$/)
  const mixed = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: other.privateKey }
  expect(() => vapidPairOf(mixed)).toThrow(/^VAPID_PUBLIC_KEY is not the key[^\n]+$/)
  const zero = { ...mixed, VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') }
  expect(() => vapidPairOf(zero)).toThrow('VAPID_PUBLIC_KEY')
  for (const [name, value] of [
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', `${one.privateKey}A`],
    ['VAPID_SUBJECT', 'ops@example.com'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`))
})
