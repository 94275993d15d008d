import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { propose, workStep } from '#server/testing/plans.ts'

const server = await startTestServer()
afterAll(server.close)

/** The status of a refusal, the field that it names and what it says of it. */
async function refusalOf(answer: Response | Promise<Response>) {
  const [status, body] = await statusAndBody(answer)
  const [detail] = (body as { details?: { field: string; message: string }[] }).details ?? []
  return [status, detail?.field, detail?.message]
}

test('only items of the plan are accepted, and at least one', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { steps: [workStep('One', 30)] })
  const accept = (items: readonly (string | undefined)[]) =>
    refusalOf(ann.post(`/api/plans/${plan.id}/accept`, { items }))
  const unknown = 'This item is not in the plan'
  expect(await accept([randomUUID()])).toEqual([400, 'items.0', unknown])
  expect(await accept([plan.items[0]?.id, randomUUID()])).toEqual([400, 'items.1', unknown])
  expect(await accept([])).toEqual([400, 'items', expect.any(String)])
})

test('a new task has an id that no other task has', async () => {
  const ann = await server.signUp()
  const task = aTask({})
  await ann.post('/api/tasks', task)
  const create = (...ids: unknown[]) =>
    refusalOf(
      ann.post('/api/plans', {
        changes: ids.map((id) => ({ kind: 'create_task', row: { id, title: 'New' } })),
      }),
    )
  const fresh = randomUUID()
  expect(await create(task.id)).toEqual([400, 'changes', 'A task with this id is there already'])
  expect(await create(fresh, fresh)).toEqual([400, 'changes', 'Each new task has an id of its own'])
  expect((await create(fresh, randomUUID()))[0]).toBe(201)
})

test('a task that was made with the id of an item meanwhile is in the way of it', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { steps: [workStep('One', 30)] })
  const [item] = plan.items
  await ann.post('/api/tasks', aTask({ id: item?.task_id ?? '', scheduled_date: '2026-04-01' }))
  expect(await statusAndBody(ann.post(`/api/plans/${plan.id}/accept`))).toMatchObject([
    409,
    { details: [{ item_id: item?.id, reason: 'changed', current: { id: item?.task_id } }] },
  ])
})
