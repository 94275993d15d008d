import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StoredFile } from '#shared/files/file.ts'
import { Profile } from '#shared/profile/profile.ts'
import { change } from '#server/kit/db/change.ts'
import { read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aPicture } from './testing/pictures.ts'
import { refusal, upload, uploaded } from './testing/uploads.ts'
import { useFile } from './useFile.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)
const HOUR = 3600

const open = async (url: string) => server.app.request(url)
/** All pictures that are on the disk. */
const stored = () => {
  const folder = path.join(server.settings.DATA_DIR, 'files')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
    : []
}
const keyOf = ({ url }: { url: string }) => new URL(url, 'http://x').pathname.slice('/files/'.length)
const isStored = (file: { url: string }) => stored().some((name) => name.includes(keyOf(file)))
const aPng = async () => Uint8Array.from(await aPicture(20, 20).png().toBuffer())
const use = (person: TestPerson, id: string, by = randomUUID()) =>
  change(server.deps, person, (_, inside) => useFile(inside, person.id, id, 'proof', by))

test('an upload is answered with its row, and again with the same; nothing is left of what came in', async () => {
  const ann = await server.signUp()
  const id = randomUUID()
  const first = await upload(server, ann, await aPng(), { id })
  const file = StoredFile.parse(await first.json())
  expect([first.status, file]).toEqual([
    201,
    {
      id,
      purpose: 'proof',
      type: 'image/webp',
      width: 20,
      height: 20,
      bytes: expect.any(Number),
      url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]{43}$/),
      expires_at: '2026-03-02T09:15:00.000Z',
      created_at: '2026-03-02T09:00:00.000Z',
    },
  ])
  const again = await upload(server, ann, await aPng(), { id })
  expect([again.status, await again.json()]).toEqual([200, file])
  expect(await refusal(await upload(server, ann, await aPng(), { id, purpose: 'avatar' }))).toEqual([
    409,
    'id',
  ])
  const incoming = path.join(server.settings.DATA_DIR, 'incoming')
  await upload(server, ann, 'no picture')
  expect(readdirSync(incoming)).toEqual([])
  expect((await upload(server, await server.signUp(), await aPng(), { id })).status).toBe(201)
})

test('uploads of one id at once make one picture', async () => {
  const ann = await server.signUp()
  const [id, bytes, before] = [randomUUID(), await aPng(), stored().length]
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(server, ann, bytes, { id })))
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
  const urls = await Promise.all(answers.map(async (answer) => StoredFile.parse(await answer.json()).url))
  expect(new Set(urls).size).toBe(1)
  expect(stored().length).toBe(before + 1)
})

test('what is asked for wrongly is 400 by field', async () => {
  const ann = await server.signUp()
  const bytes = await aPng()
  expect(await refusal(await upload(server, ann, bytes, { purpose: 'cover' }))).toEqual([400, 'purpose'])
  expect(await refusal(await upload(server, ann, bytes, { id: 'x' }))).toEqual([400, 'id'])
  expect(await refusal(await ann.get('/api/files/x'))).toEqual([400, 'id'])
  expect(await refusal(await ann.put('/api/profile/avatar', { file_id: 'x' }))).toEqual([400, 'file_id'])
})

test('one’s own picture can be read with a fresh address and deleted; of somebody else it is unknown', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const file = await uploaded(server, ann)
  expect((await ben.get(`/api/files/${file.id}`)).status).toBe(404)
  expect((await ben.delete(`/api/files/${file.id}`)).status).toBe(404)
  server.wait(60)
  const fresh = await read(StoredFile, ann.get(`/api/files/${file.id}`))
  expect(fresh.url).not.toBe(file.url)
  expect((await open(fresh.url)).status).toBe(200)
  expect((await ann.delete(`/api/files/${file.id}`)).status).toBe(204)
  expect((await ann.delete(`/api/files/${file.id}`)).status).toBe(404)
  for (const { url } of [file, fresh]) expect((await open(url)).status).toBe(404)
  expect(isStored(file)).toBe(false)
})

test('an address opens its picture for fifteen minutes, with headers by which nothing in it runs', async () => {
  const ann = await server.signUp()
  const file = await uploaded(server, ann)
  const answer = await open(file.url)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private',
    'referrer-policy': 'no-referrer',
  })
  expect((await answer.arrayBuffer()).byteLength).toBe(file.bytes)
  server.wait(15 * 60 - 1)
  expect((await open(file.url)).status).toBe(200)
  server.wait(1)
  expect((await open(file.url)).status).toBe(404)
})

test('a changed address, that of another picture, or a path elsewhere is 404 like any other', async () => {
  const ann = await server.signUp()
  const [file, other] = [await uploaded(server, ann), await uploaded(server, ann)]
  const unknown = await (await open(`/files/${randomUUID()}`)).text()
  const url = new URL(file.url, 'http://x')
  const [expires, signature] = [
    url.searchParams.get('expires') ?? '',
    url.searchParams.get('signature') ?? '',
  ]
  const later = String(Number(expires) + 60)
  for (const changed of [
    `/files/${keyOf(other)}${url.search}`,
    `/files/${keyOf(file)}`,
    `/files/${keyOf(file)}?expires=${later}&signature=${signature}`,
    `/files/${keyOf(file)}?expires=0${expires}&signature=${signature}`,
    `/files/${keyOf(file)}?expires=${expires}&signature=${signature.slice(0, -1)}`,
    `/files/${keyOf(file)}?expires=${expires}&signature=`,
    `/files/${keyOf(file)}?expires=99999999999999999999&signature=${signature}`,
    `/files/${keyOf(file).toUpperCase()}${url.search}`,
    `/files/..%2f..%2fsecret.key${url.search}`,
    `/files/%2e%2e%2fsecret.key${url.search}`,
    `/files/x${url.search}`,
  ]) {
    const answer = await open(changed)
    expect([changed, answer.status, await answer.text()]).toEqual([changed, 404, unknown])
  }
})

test('what nothing shows is gone after a day, to the second; what is used stays', async () => {
  const ann = await server.signUp()
  const [unused, used] = [await uploaded(server, ann), await uploaded(server, ann)]
  await use(ann, used.id)
  server.wait(24 * HOUR - 60)
  const last = await read(StoredFile, ann.get(`/api/files/${unused.id}`))
  expect(last.expires_at).toBe(new Date(Date.parse(unused.created_at) + 24 * HOUR * 1000).toISOString())
  server.wait(59)
  expect((await open(last.url)).status).toBe(200)
  server.wait(1)
  expect((await ann.get(`/api/files/${unused.id}`)).status).toBe(404)
  await expect(use(ann, unused.id)).rejects.toMatchObject({ code: 'invalid' })
  server.deps.due.wake()
  await server.deps.due.idle('unused_file')
  expect([isStored(unused), isStored(used)]).toEqual([false, true])
  expect((await ann.get(`/api/files/${used.id}`)).status).toBe(200)
})

test('a picture is used by one thing of its owner, for what it was uploaded', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const [file, face] = [await uploaded(server, ann), await uploaded(server, ann, 'avatar')]
  const claim = randomUUID()
  const { key } = await use(ann, file.id, claim)
  expect((await use(ann, file.id, claim)).key).toBe(key)
  for (const [person, id] of [
    [ann, file.id],
    [ben, file.id],
    [ann, face.id],
    [ann, randomUUID()],
  ] as const)
    await expect(use(person, id)).rejects.toMatchObject({ code: 'invalid', details: [{ field: 'file_id' }] })
})

test('a face is shown to others by an address that is the same all day, and goes with its removal', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await befriend(ann, ben)
  const first = await uploaded(server, ann, 'avatar')
  const profile = await read(Profile, ann.put('/api/profile/avatar', { file_id: first.id }))
  const shown = async () =>
    ((await (await ben.get(`/api/people/${ann.profile.handle}`)).json()) as { avatar_url: string | null })
      .avatar_url
  expect(await shown()).toBe(profile.avatar_url)
  expect((await open(profile.avatar_url ?? '')).status).toBe(200)
  const own = await read(StoredFile, ann.get(`/api/files/${first.id}`))
  expect(own.url).toBe(profile.avatar_url)
  const untilMidnight =
    Date.parse(`${server.deps.now().toISOString().slice(0, 10)}T23:59:59Z`) - server.deps.now().getTime()
  server.wait(untilMidnight / 1000)
  expect(await shown()).toBe(profile.avatar_url)
  server.wait(1)
  expect(await shown()).not.toBe(profile.avatar_url)
  server.wait(24 * HOUR - 1)
  expect((await open(profile.avatar_url ?? '')).status).toBe(200)
  server.wait(1)
  expect((await open(profile.avatar_url ?? '')).status).toBe(404)

  const second = await uploaded(server, ann, 'avatar')
  const changed = await read(Profile, ann.put('/api/profile/avatar', { file_id: second.id }))
  expect([isStored(first), isStored(second)]).toEqual([false, true])
  expect(await read(Profile, ann.put('/api/profile/avatar', { file_id: second.id }))).toEqual(changed)
  expect((await ann.delete('/api/profile/avatar')).status).toBe(204)
  expect((await ann.delete('/api/profile/avatar')).status).toBe(204)
  expect([await shown(), isStored(second)]).toEqual([null, false])

  const third = await uploaded(server, ann, 'avatar')
  await ann.put('/api/profile/avatar', { file_id: third.id })
  expect((await ann.delete(`/api/files/${third.id}`)).status).toBe(204)
  expect(await shown()).toBe(null)
})

test('a picture of somebody else, a proof or one that is gone becomes nobody’s face', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const [proof, bens] = [await uploaded(server, ann), await uploaded(server, ben, 'avatar')]
  for (const file_id of [proof.id, bens.id, randomUUID()])
    expect(await refusal(await ann.put('/api/profile/avatar', { file_id }))).toEqual([400, 'file_id'])
})

test('who leaves leaves no picture: not in the storage, and no address opens one', async () => {
  const ann = await server.signUp()
  const [face, proof, unused] = [
    await uploaded(server, ann, 'avatar'),
    await uploaded(server, ann),
    await uploaded(server, ann),
  ]
  await ann.put('/api/profile/avatar', { file_id: face.id })
  await use(ann, proof.id)
  expect((await ann.delete('/api/account?now=true')).status).toBe(204)
  expect([face, proof, unused].map(isStored)).toEqual([false, false, false])
  for (const { url } of [face, proof, unused]) expect((await open(url)).status).toBe(404)
})

test('bytes that could not be deleted, or whose upload was never finished, are deleted by what is due', async () => {
  const ann = await server.signUp()
  const file = await uploaded(server, ann)
  const { store } = server.deps.files
  const remove = store.remove
  store.remove = () => Promise.reject(new Error('The storage is away'))
  expect((await ann.delete(`/api/files/${file.id}`)).status).toBe(204)
  await server.deps.due.idle('remove_file')
  expect(isStored(file)).toBe(true)
  store.remove = remove
  server.wait(60)
  server.deps.due.wake()
  await server.deps.due.idle('remove_file')
  expect(isStored(file)).toBe(false)

  const { put } = store
  const keys: string[] = []
  store.put = async (key, bytes) => {
    keys.push(key)
    await put(key, bytes)
    throw new Error('The server ends here')
  }
  expect((await upload(server, ann, await aPng())).status).toBe(500)
  store.put = put
  const isThere = () => stored().some((name) => name.includes(keys[0] ?? 'none'))
  expect(isThere()).toBe(true)
  server.wait(24 * HOUR)
  server.deps.due.wake()
  await server.deps.due.idle('unused_file')
  expect(isThere()).toBe(false)
})

test('pictures of one person have a quota, and sixty of them an hour', async () => {
  const small = await startTestServer({ settings: { QUOTA_FILES_MB: 0.0005, RATE_LIMITS: true } })
  try {
    const ann = await small.signUp()
    const sent = await Promise.all(
      Array.from({ length: 10 }, async () => (await upload(small, ann, await aPng())).status),
    )
    const kept = sent.filter((status) => status === 201).length
    expect([kept >= 1 && kept < 9, new Set(sent)]).toEqual([true, new Set([201, 409])])
    const [first] = await small.db.query<{ id: string }>('select id from files where user_id = $1', [ann.id])
    await ann.delete(`/api/files/${first?.id}`)
    expect((await upload(small, ann, await aPng())).status).toBe(201)
    const statuses: number[] = []
    for (let count = 0; count < 50; count += 1) {
      const answer = await upload(small, ann, 'no picture')
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    }
    expect([statuses.indexOf(429), new Set(statuses)]).toEqual([49, new Set([415, 429])])
    expect((await upload(small, await small.signUp(), 'no picture')).status).toBe(415)
  } finally {
    await small.close()
  }
})

test('other windows hear of pictures and of a new face', async () => {
  const ann = await server.signUp()
  const file = await uploaded(server, ann, 'avatar')
  await ann.put('/api/profile/avatar', { file_id: file.id })
  await ann.delete('/api/profile/avatar')
  const heard = await server.db.query<{ changes: { table: string; op: string }[] }>(
    'select changes from outbox where user_id = $1 order by change_no',
    [ann.id],
  )
  expect(heard.map(({ changes }) => changes.map(({ table, op }) => `${op} ${table}`))).toEqual(
    expect.arrayContaining([
      ['insert files'],
      ['update files', 'update users'],
      ['delete files', 'update users'],
    ]),
  )
})
