import { afterAll, expect, test } from 'vitest'
import { Profile } from '#shared/profile/profile.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { becomePartners } from '#server/testing/friends.ts'
import { act, aClaim, claimsOf, completed, readClaim, twoPartners } from './testing/scene.ts'

const server = await startTestServer()
afterAll(server.close)

const WITH_PARTNER = { accountability_type: 'partner' } as const
const MINUTE = 60_000

test('a completion opens a claim, which the partner confirms; no XP changes by it', async () => {
  const { ann, ben, taskId, claim } = await aClaim(server, { title: 'Run', xp_reward: 40 })
  const opened = Date.parse(claim.opened_at)
  expect(claim).toMatchObject({
    task_id: taskId,
    user_id: ann.id,
    title: 'Run',
    type: 'partner',
    witness_id: ben.id,
    state: 'open',
    note: null,
    image_url: null,
    proof_at: null,
    late: false,
    verdict: null,
    disputed: false,
    value: null,
    version: 1,
  })
  expect([Date.parse(claim.proof_until) - opened, Date.parse(claim.verdict_until) - opened]).toEqual([
    10 * MINUTE,
    (24 * 60 + 10) * MINUTE,
  ])
  expect(await claimsOf(ben, 'witness')).toEqual([claim])
  expect([await claimsOf(ben), await claimsOf(ann, 'witness')]).toEqual([[], []])
  const before = await read(Profile, ann.get('/api/profile'))
  const confirmed = await act(ben, claim.id, 'confirm', { note: 'Well done' })
  expect(confirmed.claim).toMatchObject({
    state: 'confirmed',
    value: 1,
    version: 2,
    verdict: { by: { user_id: ben.id, name: 'Ben' }, answer: 'confirmed', note: 'Well done' },
  })
  expect(await readClaim(ann, claim.id)).toEqual(confirmed.claim)
  expect((await read(Profile, ann.get('/api/profile'))).xp).toBe(before.xp)
})

test('a proof reaches who judges, and takes the place of the one before', async () => {
  const { ann, ben, claim } = await aClaim(server)
  expect((await act(ann, claim.id, 'proof')).status).toBe(400)
  expect((await act(ann, claim.id, 'proof', { file_id: crypto.randomUUID() })).status).toBe(400)
  await act(ann, claim.id, 'proof', { note: 'Five km' })
  const proved = await act(ann, claim.id, 'proof', { note: 'Five km in the rain' })
  expect(proved.claim).toMatchObject({ state: 'open', note: 'Five km in the rain', late: false, version: 3 })
  expect(await readClaim(ben, claim.id)).toEqual(proved.claim)
  expect((await act(ann, claim.id, 'proof', { note: 'Five km in the rain' })).claim?.version).toBe(3)
})

test('the first verdict counts, the same again changes nothing, another one is told what it is', async () => {
  const { ben, claim } = await aClaim(server)
  expect((await act(ben, claim.id, 'decline')).status).toBe(400)
  const declined = await act(ben, claim.id, 'decline', { note: 'I saw you on the sofa' })
  expect(declined.claim).toMatchObject({ state: 'declined', value: 0 })
  expect((await act(ben, claim.id, 'decline', { note: 'Again' })).claim).toEqual(declined.claim)
  const other = await act(ben, claim.id, 'confirm')
  expect([other.status, other.json]).toEqual([409, expect.objectContaining({ details: declined.claim })])
})

test('a decline is disputed once, and any other partner may decide it', async () => {
  const { ann, ben, claim } = await aClaim(server)
  const cat = await server.signUp({ name: 'Cat' })
  await becomePartners(ann, cat)
  expect((await act(ann, claim.id, 'dispute', { note: 'Not yet' })).status).toBe(409)
  await act(ben, claim.id, 'decline', { note: 'No' })
  expect(await claimsOf(cat, 'witness')).toEqual([])
  const disputed = await act(ann, claim.id, 'dispute', { note: 'Look at the watch' })
  expect(disputed.claim).toMatchObject({
    state: 'open',
    disputed: true,
    note: 'Look at the watch',
    value: null,
  })
  expect((await act(ann, claim.id, 'dispute', { note: 'Look at the watch' })).status).toBe(200)
  expect(await claimsOf(cat, 'witness')).toEqual([disputed.claim])
  const dan = await server.signUp()
  await becomePartners(ann, dan)
  expect(await claimsOf(dan, 'witness')).toEqual([disputed.claim])
  const confirmed = await act(cat, claim.id, 'confirm')
  expect(confirmed.claim).toMatchObject({ state: 'confirmed', verdict: { by: { name: 'Cat' } } })
  expect(await readClaim(ben, claim.id)).toEqual(confirmed.claim)
  expect((await act(ann, claim.id, 'dispute', { note: 'Once more' })).status).toBe(409)
})

test('an undone completion withdraws an open claim; completing again opens it with new times', async () => {
  const { ann, ben, taskId, claim } = await aClaim(server)
  await act(ann, claim.id, 'proof', { note: 'Look' })
  await ann.act(taskId, 'uncomplete')
  expect(await readClaim(ann, claim.id)).toMatchObject({ state: 'withdrawn', value: null })
  const late = await act(ben, claim.id, 'confirm')
  expect([late.status, late.json]).toMatchObject([409, { details: { state: 'withdrawn' } }])
  await ann.patch('/api/settings', { default_proof_time_minutes: 30 })
  await ann.act(taskId, 'complete')
  const again = await readClaim(ann, claim.id)
  expect(again).toMatchObject({ id: claim.id, state: 'open', note: null, proof_at: null })
  expect(Date.parse(again.proof_until) - Date.parse(again.opened_at)).toBe(30 * MINUTE)
  expect(await claimsOf(ben, 'witness')).toEqual([again])
})

test('what is decided stays as it is when the completion is undone', async () => {
  const { ann, ben, taskId, claim } = await aClaim(server)
  const { claim: confirmed } = await act(ben, claim.id, 'confirm')
  await ann.act(taskId, 'uncomplete')
  await ann.act(taskId, 'complete')
  await ann.delete(`/api/tasks/${taskId}`)
  expect(await claimsOf(ann)).toEqual([confirmed])
})

test('opened again for somebody else it is nothing to who was asked before', async () => {
  const { ann, ben, taskId, claim } = await aClaim(server)
  const cat = await server.signUp()
  await becomePartners(ann, cat)
  await ann.act(taskId, 'uncomplete')
  await ann.patch(`/api/tasks/${taskId}`, { witness_id: cat.id })
  await ann.act(taskId, 'complete')
  expect((await claimsOf(cat, 'witness')).map(({ id }) => id)).toEqual([claim.id])
  expect(await claimsOf(ben, 'witness')).toEqual([])
  expect((await ben.get(`/api/claims/${claim.id}`)).status).toBe(404)
  await ann.act(taskId, 'uncomplete')
  await ann.patch(`/api/tasks/${taskId}`, { accountability_type: 'self' })
  await ann.act(taskId, 'complete')
  expect((await readClaim(ann, claim.id)).state).toBe('withdrawn')
})

test('who witnesses: the one that the task names, else the default, else nobody', async () => {
  const { ann, ben } = await twoPartners(server)
  const cat = await server.signUp()
  await becomePartners(ann, cat)
  const witness = async (more: object) => {
    const id = await completed(ann, { ...WITH_PARTNER, ...more })
    return (await claimsOf(ann)).find(({ task_id }) => task_id === id)?.witness_id
  }
  expect(await witness({})).toBe(null)
  await ann.put('/api/partners/default', { user_id: ben.id })
  expect([await witness({}), await witness({ witness_id: cat.id })]).toEqual([ben.id, cat.id])
  const task = aTask({ ...WITH_PARTNER, witness_id: cat.id })
  await ann.post('/api/tasks', task)
  await cat.delete(`/api/partners/${ann.id}`)
  await ann.act(task.id, 'complete')
  expect((await claimsOf(ann))[0]).toMatchObject({ task_id: task.id, witness_id: ben.id })
})

test.each([
  ['batched', 0],
  ['in its own transaction', -24 * 60 * MINUTE],
] as const)('a claim that is opened %s says the same, and is late after the planned day', async (_, ago) => {
  const { ann, ben } = await twoPartners(server)
  await completed(ann, {}) // the first completion of a date is never batched
  const now = server.deps.now()
  const at = new Date(now.getTime() + ago)
  const day = at.toISOString().slice(0, 10)
  const before = new Date(at.getTime() - 24 * 60 * MINUTE).toISOString().slice(0, 10)
  for (const [scheduled_date, late] of [
    [day, false],
    [before, true],
  ] as const) {
    const task = aTask({ ...WITH_PARTNER, witness_id: ben.id, scheduled_date, scheduled_time: null })
    await ann.post('/api/tasks', task)
    await ann.act(task.id, 'complete', at)
    const claim = (await claimsOf(ann)).find(({ task_id }) => task_id === task.id)
    expect(claim).toMatchObject({ local_date: day, late, witness_id: ben.id, state: 'open' })
    expect(Date.parse(claim?.proof_until ?? '')).toBeGreaterThan(now.getTime() + 9 * MINUTE)
    expect((await act(ben, claim?.id ?? '', 'confirm')).claim?.value).toBe(late ? 0.5 : 1)
  }
})

test('a former partner sees nothing of it from the next request on', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await ann.delete(`/api/partners/${ben.id}`)
  expect((await ben.get(`/api/claims/${claim.id}`)).status).toBe(404)
  expect((await act(ben, claim.id, 'confirm')).status).toBe(404)
  expect(await claimsOf(ben, 'witness')).toEqual([])
  await becomePartners(ann, await server.signUp())
  expect((await readClaim(ann, claim.id)).state).toBe('open')
})

test('without a provider nobody looks at a claim of type ai: it says so at its proof', async () => {
  const ann = await server.signUp()
  await completed(ann, { accountability_type: 'ai' })
  const [claim] = await claimsOf(ann)
  const { claim: proved } = await act(ann, claim?.id ?? '', 'proof', { note: 'Done' })
  expect(proved).toMatchObject({
    state: 'unverified',
    value: 0.7,
    verdict: { by: null, answer: 'unavailable', note: 'No AI provider is set up' },
  })
  expect((await act(ann, claim?.id ?? '', 'dispute', { note: 'Look' })).status).toBe(409)
  expect((await act(ann, claim?.id ?? '', 'confirm')).status).toBe(403)
})

test('lists page, newest first, and by state', async () => {
  const { ann, ben } = await twoPartners(server)
  const ids: string[] = []
  for (let number = 0; number < 5; number += 1)
    ids.unshift(await completed(ann, { ...WITH_PARTNER, witness_id: ben.id }))
  for (const [person, role] of [
    [ann, 'owner'],
    [ben, 'witness'],
  ] as const) {
    const path = `/api/claims?role=${role}&limit=3`
    const first = (await (await person.get(path)).json()) as {
      items: { task_id: string }[]
      next_cursor: string
    }
    const rest = await claimsOf(person, role, `&limit=3&cursor=${first.next_cursor}`)
    expect([...first.items, ...rest].map(({ task_id }) => task_id)).toEqual(ids)
  }
  const [newest] = await claimsOf(ben, 'witness')
  await act(ben, newest?.id ?? '', 'confirm')
  expect((await claimsOf(ben, 'witness', '&state=open')).length).toBe(4)
  expect((await claimsOf(ann, 'owner', '&state=confirmed')).map(({ id }) => id)).toEqual([newest?.id])
  expect((await ann.get('/api/claims?state=x')).status).toBe(400)
})
