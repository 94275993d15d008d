import { afterAll, expect, test } from 'vitest'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { becomePartners, befriend } from '#server/testing/friends.ts'
import { aTeam } from '#server/testing/teams.ts'
import { claimsOf } from '#server/claims/testing/scene.ts'

const server = await startTestServer()
afterAll(server.close)

/** Ann with a partner, a friend, and a team of hers and one that is not. */
async function scene() {
  const [ann, partner, friend, other] = await Promise.all(Array.from({ length: 4 }, () => server.signUp()))
  if (!ann || !partner || !friend || !other) throw new Error('There are four')
  await becomePartners(ann, partner)
  await befriend(ann, friend)
  const [team, theirs] = [await aTeam(ann), await aTeam(other)]
  return { ann, partner, friend, team, theirs }
}

test('a task names an active partner or a team of one’s own, by its type, through every door', async () => {
  const { ann, partner, friend, team, theirs } = await scene()
  const cases = [
    ['partner', partner.id, true],
    ['team', team.id, true],
    ['partner', friend.id, false],
    ['partner', ann.id, false],
    ['partner', team.id, false],
    ['team', theirs.id, false],
    ['team', partner.id, false],
    ['self', partner.id, false],
    ['ai', partner.id, false],
  ] as const
  const { id } = await read(Task, ann.post('/api/tasks', aTask()))
  for (const [accountability_type, witness_id, isTaken] of cases) {
    const named = { accountability_type, witness_id }
    const answers = [
      await ann.post('/api/tasks', aTask(named)),
      await ann.post('/rest/v1/tasks', aTask(named)),
      await ann.patch(`/api/tasks/${id}`, named),
    ]
    expect([named, answers.map(({ status }) => status)]).toEqual([
      named,
      isTaken ? [201, 201, 200] : [400, 400, 400],
    ])
    if (!isTaken) expect(await answers[0]?.json()).toMatchObject({ details: [{ field: 'witness_id' }] })
    await ann.patch(`/api/tasks/${id}`, { accountability_type: 'self', witness_id: null })
  }
})

test('another type takes the witness away; one who is a partner no more stays named and can be edited around', async () => {
  const { ann, partner, team } = await scene()
  const task = await read(
    Task,
    ann.post('/api/tasks', aTask({ accountability_type: 'partner', witness_id: partner.id })),
  )
  const patch = (fields: object) => read(Task, ann.patch(`/api/tasks/${task.id}`, fields))
  expect((await patch({ accountability_type: 'partner' })).witness_id).toBe(partner.id)
  expect((await patch({ accountability_type: 'team' })).witness_id).toBe(null)
  expect((await patch({ witness_id: team.id })).witness_id).toBe(team.id)
  expect((await patch({ accountability_type: 'partner', witness_id: partner.id })).witness_id).toBe(
    partner.id,
  )
  await partner.delete(`/api/partners/${ann.id}`)
  expect((await patch({ title: 'Run', witness_id: partner.id })).witness_id).toBe(partner.id)
  await ann.act(task.id, 'complete')
  expect(await claimsOf(ann)).toMatchObject([{ witness_id: null, state: 'open' }])
})

test('occurrences of a series have its witness, and an edit of all changes it', async () => {
  const { ann, partner, team } = await scene()
  const date = server.deps.now().toISOString().slice(0, 10)
  const named = { accountability_type: 'partner', witness_id: partner.id, scheduled_date: date } as const
  const { id } = await read(
    Task,
    ann.post(
      '/api/tasks',
      aTask({ ...named, recurrence: { rrule: 'FREQ=DAILY;COUNT=4', from: 'schedule' } }),
    ),
  )
  const witnesses = async () => {
    const { items } = await read(TaskPage, ann.get(`/api/tasks?from=${date}&to=${date.slice(0, 8)}28`))
    return items.map(({ accountability_type, witness_id }) => [accountability_type, witness_id])
  }
  expect(await witnesses()).toEqual(Array.from({ length: 4 }, () => ['partner', partner.id]))
  await ann.patch(`/api/tasks/${id}?scope=all`, { accountability_type: 'team', witness_id: team.id })
  expect(await witnesses()).toEqual(Array.from({ length: 4 }, () => ['team', team.id]))
  await ann.patch(`/api/tasks/${id}?scope=all`, { accountability_type: 'ai' })
  expect(await witnesses()).toEqual(Array.from({ length: 4 }, () => ['ai', null]))
  await ann.act(id, 'complete')
  expect(await claimsOf(ann)).toMatchObject([{ task_id: id, type: 'ai', witness_id: null }])
})
