import { afterAll, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { startTestServer } from '#server/testing.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { DUE_REMOVALS } from './dueRemovals.ts'
import { createS3Store, s3SettingsOf } from './s3Store.ts'
import { startS3Peer } from './testing/s3Peer.ts'
import { aPicture } from './testing/pictures.ts'
import { upload, uploaded } from './testing/uploads.ts'

const peer = await startS3Peer()
const server = await startTestServer({ settings: peer.settings })
afterAll(async () => {
  await server.close()
  await peer.close()
})
const KEY = '5b9f0d0e-53a5-4d3e-9d0c-0d6f5a3c1b2a'
const storeWith = (changed: Partial<typeof peer.settings> = {}) => {
  const settings = s3SettingsOf(readSettings({ ...peer.settings, ...changed }))
  if (!settings) throw new Error('It is set up')
  return createS3Store(settings)
}

test('a picture lies in the bucket by its key, and is opened from our own site', async () => {
  const ann = await server.signUp()
  const file = await uploaded(server, ann)
  const [name = ''] = [...peer.objects.keys()]
  expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/)
  expect([peer.objects.size, file.url.includes(name.replace('.webp', ''))]).toEqual([1, true])
  expect([peer.objects.get(name)?.type, peer.objects.get(name)?.bytes.length]).toEqual([
    'image/webp',
    file.bytes,
  ])
  expect(peer.asked).toEqual([`PUT /pictures/${name}`])
  const answer = await server.app.request(file.url)
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, file.bytes])
  expect((await ann.delete(`/api/files/${file.id}`)).status).toBe(204)
  expect(peer.objects.size).toBe(0)
  expect((await server.app.request(file.url)).status).toBe(404)
})

test('no guess reaches an object of the bucket: the storage is asked for nothing that was not signed', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const [own, other] = [await uploaded(server, ann), await uploaded(server, ben)]
  const { pathname, search } = new URL(own.url, 'http://x')
  const others = new URL(other.url, 'http://x').pathname
  peer.objects.set('backup.webp', { bytes: Buffer.from('all'), type: 'image/webp' })
  const before = peer.asked.length
  const unknown = await (await server.app.request(`/files/${KEY}`)).text()
  const signature = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const keys = [
    'backup',
    '..%2fbackup',
    '%2e%2e%2fother-bucket%2fx',
    `${pathname.slice(7)}%2f..%2fbackup`,
    own.id,
  ]
  const guesses = [
    ...keys.map((key) => `/files/${key}${search}`),
    `${others}${search}`,
    `${pathname}.webp${search}`,
    `${others}?${search.slice(1).replaceAll('&', '%26')}`,
    ...Array.from({ length: 200 }, () => `${others}?expires=${search.slice(9, 19)}&signature=${signature()}`),
  ]
  for (const guess of guesses) {
    const answer = await server.app.request(guess)
    expect([guess, answer.status, await answer.text()]).toEqual([guess, 404, unknown])
  }
  expect(peer.asked.slice(before)).toEqual([])
  peer.objects.delete('backup.webp')
})

test('what is not there is null, and its removal is fine', async () => {
  const store = storeWith()
  expect(await store.get(KEY)).toBe(null)
  await store.remove(KEY)
  await store.put(KEY, new Uint8Array([1, 2, 3]))
  expect(await store.get(KEY)).toEqual(new Uint8Array([1, 2, 3]))
  await store.remove(KEY)
})

test('a service that is busy is asked again, and one that stays so is a failure', async () => {
  const store = storeWith()
  peer.fail(2)
  await store.put(KEY, new Uint8Array([1]))
  expect(await store.get(KEY)).toEqual(new Uint8Array([1]))
  peer.fail(3)
  await expect(store.get(KEY)).rejects.toThrow('503')
  await store.remove(KEY)
})

test('while the service is down a picture is 503 to whoever opens or uploads one, and there again after it', async () => {
  const ann = await server.signUp()
  const file = await uploaded(server, ann)
  const bytes = Uint8Array.from(await aPicture(20, 20).png().toBuffer())
  const id = crypto.randomUUID()
  peer.fail(Infinity)
  for (const answer of [await server.app.request(file.url), await upload(server, ann, bytes, { id })]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable', details: { retry_after: 30 } })
  }
  expect((await server.app.request(file.url.replace('signature=', 'signature=x'))).status).toBe(404)
  expect((await ann.delete(`/api/files/${file.id}`)).status).toBe(204)
  expect((await server.app.request(file.url)).status).toBe(404) // though its bytes are still there
  peer.fail(0)
  const before = peer.objects.size
  expect((await server.app.request(file.url)).status).toBe(404)
  expect((await upload(server, ann, bytes, { id })).status).toBe(201)
  server.wait(60)
  await runDue(server.deps, DUE_REMOVALS, server.deps.now())
  expect(peer.objects.size).toBe(before)
})

test.each([
  ['another secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
  ['another key', { S3_ACCESS_KEY_ID: 'wrong' }],
  ['another region', { S3_REGION: 'us-east-1' }],
])('with %s everything is refused, and nothing is said of the secret', async (_, changed) => {
  const store = storeWith(changed)
  for (const call of [
    () => store.put(KEY, new Uint8Array([1])),
    () => store.get(KEY),
    () => store.remove(KEY),
  ])
    await expect(call()).rejects.toThrow(/^The storage of pictures answered 403 to a (PUT|GET|DELETE)$/)
})

test('half of the settings is refused at the start, none is the disk', () => {
  expect(s3SettingsOf(readSettings({}))).toBe(null)
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    expect(() => s3SettingsOf(readSettings({ ...peer.settings, [name]: '' }))).toThrow(name)
})
