import { afterAll, expect, test } from 'vitest'
import { LedgerPage } from '#shared/progress/stats.ts'
import { ActedTask, Task, type TaskAction } from '#shared/tasks/task.ts'
import { SENT_AT_HEADER } from '#shared/time/deviceClock.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const now = () => server.deps.now()
const HOUR = 60 * 60 * 1000
const CLOCKS = [
  ['two hours behind', -2 * HOUR],
  ['thirteen hours ahead', 13 * HOUR],
  ['ten days behind', -10 * 24 * HOUR],
  ['forty days ahead', 40 * 24 * HOUR],
] as const

/** A device of a new person, whose clock is wrong by some milliseconds, with one task. */
async function deviceOf(clock: number) {
  const person = await server.signUp()
  const task = await read(Task, person.post('/api/tasks', aTask({ xp_reward: 40 })))
  const reads = (waited = 0) => new Date(now().getTime() + clock - waited).toISOString()
  /** Acts; the action has waited so many milliseconds for the network. */
  const act = async (action: TaskAction, waited = 0) =>
    server.app.request(`/api/tasks/${task.id}/${action}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        [SENT_AT_HEADER]: reads(),
      },
      body: JSON.stringify({ at: reads(waited) }),
    })
  return { person, task, act }
}
const taskOf = async (answer: Promise<Response>) => (await read(ActedTask, answer)).task

test.each(CLOCKS)('a clock that is %s changes no duration and refuses nothing', async (_clock, wrong) => {
  const { act } = await deviceOf(wrong)
  const began = now().toISOString()
  expect(await taskOf(act('start'))).toMatchObject({ running_since: began })
  server.wait(4)
  expect(await taskOf(act('pause'))).toMatchObject({ elapsed_seconds: 4 })
  await taskOf(act('start'))
  server.wait(60)
  const done = await read(ActedTask, act('complete'))
  expect(done.task).toMatchObject({ actual_duration: 1, completed_at: now().toISOString() })
  expect(done.award).toMatchObject({ xp: 40 })
})

test.each(CLOCKS)(
  'offline with a clock that is %s: what was done keeps its moments',
  async (_clock, wrong) => {
    const { person, act } = await deviceOf(wrong)
    const day = 24 * HOUR
    await taskOf(act('start', 3 * day + 30 * 60_000))
    const { task } = await read(ActedTask, act('complete', 3 * day))
    expect(task).toMatchObject({
      actual_duration: 30,
      completed_at: new Date(now().getTime() - 3 * day).toISOString(),
    })
    expect((await read(LedgerPage, person.get('/api/xp-ledger'))).items).toHaveLength(1)
  },
)

test('a start that is sent again by a slower way, after its pause elsewhere, does not start again', async () => {
  const { act } = await deviceOf(-2 * HOUR)
  await taskOf(act('start'))
  server.wait(30)
  await taskOf(act('pause'))
  server.wait(9)
  expect(await taskOf(act('start', 39_000))).toMatchObject({ status: 'pending', elapsed_seconds: 30 })
})

test('a replay is known by the moment that the device noted, whatever the way of the request makes of it', async () => {
  const { person, task } = await deviceOf(0)
  const at = '2026-03-02T07:00:00.000Z'
  const start = (sentAt: string) =>
    server.app.request(`/api/tasks/${task.id}/start`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        [SENT_AT_HEADER]: sentAt,
      },
      body: JSON.stringify({ at }),
    })
  await start('2026-03-02T07:00:00Z')
  await person.act(task.id, 'pause')
  expect(await taskOf((async () => start('2026-03-02T07:00:09Z'))())).toMatchObject({ status: 'pending' })
})

test('what was started or completed more than seven days ago is refused by that name, a late pause is not', async () => {
  const { act } = await deviceOf(0)
  const days = (count: number) => count * 24 * HOUR
  for (const action of ['start', 'complete'] as const) {
    const answer = await act(action, days(9))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid', details: [{ field: 'at' }] })
  }
  await taskOf(act('start', days(6)))
  expect(await taskOf(act('pause', days(9)))).toMatchObject({ status: 'pending', elapsed_seconds: 0 })
})

test('a header that is no moment is said to be wrong', async () => {
  const { person, task } = await deviceOf(0)
  const answer = await server.app.request(`/api/tasks/${task.id}/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, [SENT_AT_HEADER]: 'yesterday' },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ details: [{ field: SENT_AT_HEADER }, {}] })
})
