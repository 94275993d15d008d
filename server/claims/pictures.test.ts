import { afterAll, expect, test } from 'vitest'
import { StoredFile } from '#shared/files/file.ts'
import { uploaded } from '#server/files/testing/uploads.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aClaim, act, readClaim } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)
const DAY = 24 * 3600

const open = async (url: string | null | undefined) => (await server.app.request(url ?? '/files/none')).status
const isThere = async (person: TestPerson, id: string) =>
  (await person.get(`/api/files/${id}`)).status === 200
const proved = async () => {
  const scene = await aClaim(server)
  const file = await uploaded(server, scene.ann)
  const { claim } = await act(scene.ann, scene.claim.id, 'proof', { file_id: file.id })
  return { ...scene, file, image: claim?.image_url ?? null }
}

test('a picture proves a claim: who may see the claim gets an address of their own time', async () => {
  const { ann, ben, claim, file, image } = await proved()
  expect(await open(image)).toBe(200)
  server.wait(60)
  const seen = await readClaim(ben, claim.id)
  expect(seen.image_url).not.toBe(image)
  expect(await open(seen.image_url)).toBe(200)
  server.wait(15 * 60)
  expect(await open(seen.image_url)).toBe(404)
  expect(await open((await readClaim(ben, claim.id)).image_url)).toBe(200)
  const again = await act(ann, claim.id, 'proof', { file_id: file.id })
  expect([again.status, again.claim?.version]).toEqual([200, seen.version])
})

test('a further proof takes the place of the picture, which is deleted', async () => {
  const { ann, ben, claim, file, image } = await proved()
  const next = await uploaded(server, ann)
  await act(ann, claim.id, 'proof', { file_id: next.id, note: 'A better one' })
  expect([await isThere(ann, file.id), await open(image)]).toEqual([false, 404])
  await act(ann, claim.id, 'proof', { file_id: next.id, note: 'In other words' })
  expect(await isThere(ann, next.id)).toBe(true)
  await act(ann, claim.id, 'proof', { note: 'Words alone' })
  expect(await isThere(ann, next.id)).toBe(false)
  expect(await readClaim(ben, claim.id)).toMatchObject({ image_url: null, note: 'Words alone' })
})

test('a picture of somebody else, of another claim or for another purpose proves nothing', async () => {
  const { ann, ben, claim } = await aClaim(server)
  const other = await proved()
  const [face, bens] = [await uploaded(server, ann, 'avatar'), await uploaded(server, ben)]
  for (const file_id of [face.id, bens.id, other.file.id])
    expect(await act(ann, claim.id, 'proof', { file_id })).toMatchObject({
      status: 400,
      json: { details: [{ field: 'file_id' }] },
    })
  expect(await readClaim(ann, claim.id)).toMatchObject({ proof_at: null, version: 1 })
})

test('a dispute keeps the picture, or brings another', async () => {
  const { ann, ben, claim, file } = await proved()
  await act(ben, claim.id, 'decline', { note: 'Too dark' })
  const disputed = await act(ann, claim.id, 'dispute', { note: 'Turn up the light' })
  expect(await open(disputed.claim?.image_url)).toBe(200)
  const second = await proved()
  await act(second.ben, second.claim.id, 'decline', { note: 'Too dark' })
  const brighter = await uploaded(server, second.ann)
  await act(second.ann, second.claim.id, 'dispute', { note: 'Here', file_id: brighter.id })
  expect([await isThere(second.ann, second.file.id), await isThere(second.ann, brighter.id)]).toEqual([
    false,
    true,
  ])
  expect(await isThere(ann, file.id)).toBe(true)
})

test('28 days after the decision the picture is gone, to the second, and the claim stays', async () => {
  const { ann, ben, claim, file } = await proved()
  await act(ben, claim.id, 'confirm')
  server.wait(28 * DAY - 1)
  const last = (await readClaim(ben, claim.id)).image_url
  expect(await open(last)).toBe(200)
  server.wait(1)
  expect(await readClaim(ben, claim.id)).toMatchObject({ state: 'confirmed', image_url: null })
  server.deps.due.wake()
  await server.deps.due.idle('claim_picture')
  expect([await isThere(ann, file.id), await open(last)]).toEqual([false, 404])
})

test('while it is open or disputed the picture stays, however long ago it came', async () => {
  const { ann, ben, claim, file } = await proved()
  await act(ben, claim.id, 'decline', { note: 'No' })
  server.wait(DAY)
  await act(ann, claim.id, 'dispute', { note: 'Yes' })
  server.wait(DAY - 1)
  await act(ben, claim.id, 'confirm')
  server.wait(27 * DAY)
  server.deps.due.wake()
  await server.deps.due.idle('claim_picture')
  expect(await isThere(ann, file.id)).toBe(true)
})

test('an undone completion takes its picture along; one that is deleted is shown to nobody', async () => {
  const { ann, taskId, file } = await proved()
  await ann.act(taskId, 'uncomplete')
  expect(await isThere(ann, file.id)).toBe(false)
  const other = await proved()
  expect((await other.ann.delete(`/api/files/${other.file.id}`)).status).toBe(204)
  expect(await readClaim(other.ben, other.claim.id)).toMatchObject({ image_url: null, state: 'open' })
})

test('who is no partner any more gets no address, and erasing the account ends those that are out', async () => {
  const { ann, ben, claim, image } = await proved()
  await ann.delete(`/api/partners/${ben.id}`)
  expect((await ben.get(`/api/claims/${claim.id}`)).status).toBe(404)
  await ann.delete('/api/account?now=true')
  expect(await open(image)).toBe(404)
})

test('a used picture stays longer than a day', async () => {
  const { ann, file } = await proved()
  server.wait(2 * DAY)
  server.deps.due.wake()
  await server.deps.due.idle('unused_file')
  expect(await open((await read(StoredFile, ann.get(`/api/files/${file.id}`))).url)).toBe(200)
})
