import { rm } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDeps } from '#server/createDeps.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { RootDeps } from '#server/deps.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { personOf } from '#server/kit/http/person.ts'
import { clientOf, RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { callsTools, paced, says, startModelPeer } from '#server/testing/modelPeer.ts'
import { signUpAt, startProgram } from '#server/testing/program.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'
import { driveRun } from './drive.ts'
import { DUE_RUNS } from './dueRuns.ts'

const { server, peer, asking, close } = await startAssistant()
afterAll(close)
await server.deps.due.stop() // another server is to take up what this one leaves
beforeEach(() => peer.reset())

/** Another server on the same database. */
const otherServer = () => createDeps({ db: server.db, now: server.deps.now, settings: server.settings })

/** Looks at each run, as a server does when its hold could have ended. */
const takeUp = (deps: RootDeps) => runDue(deps, DUE_RUNS, new Date(deps.now().getTime() + 60_000))

const lapse = (userId: string) =>
  server.db.query("update runs set lease_until = now() - interval '1 second' where user_id = $1", [userId])

test('what a server left is taken up by another: the model is asked again, tools that ran are not', async () => {
  const { ai, thread, id, get } = await asking()
  const goal = { id: 'g', name: 'create_goal', arguments: '{"title":"Once"}' }
  peer.will(callsTools([goal]), paced(10_000, 'never'))
  const run = await ai.beta.threads.runs.create(thread, RUN)
  await expect.poll(() => peer.received.length).toBe(2)
  server.deps.liveRuns.stop(uuid(run.id), 'shutdown') // as at the end of a server
  await expect.poll(() => server.deps.liveRuns.find(uuid(run.id))).toBe(undefined)
  peer.will(says('Taken up'))
  const other = otherServer()
  await takeUp(other)
  expect(await ai.beta.threads.runs.poll(run.id, { thread_id: thread })).toMatchObject({
    status: 'completed',
  })
  const { data } = await ai.beta.threads.messages.list(thread, { run_id: run.id })
  expect(data.map(textOf)).toEqual(['Taken up'])
  expect(await (await get('/api/goals')).json()).toMatchObject({ items: [{ title: 'Once' }] })
  expect(id).toBeDefined()
  await other.liveRuns.stopAll()
})

test('a server that has lost its hold changes nothing any more', async () => {
  const { ai, thread, id } = await asking()
  peer.will(paced(300, 'The first'), says('The second'))
  const run = await ai.beta.threads.runs.create(thread, RUN)
  await expect.poll(() => server.deps.liveRuns.find(uuid(run.id)) !== undefined).toBe(true)
  const before = peer.received.length
  await lapse(id)
  await server.db.query('update runs set holder = $2 where user_id = $1', [id, newId()])
  await lapse(id)
  const other = otherServer()
  await takeUp(other)
  await ai.beta.threads.runs.poll(run.id, { thread_id: thread })
  await expect.poll(() => server.deps.liveRuns.find(uuid(run.id))).toBe(undefined)
  const { data } = await ai.beta.threads.messages.list(thread, { run_id: run.id })
  expect(data).toHaveLength(1)
  expect(peer.received.length).toBeGreaterThan(before - 1)
  await other.liveRuns.stopAll()
})

const uuid = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

test('a run is cancelled on the server that works on it, whichever is asked', async () => {
  const { ai, thread, id } = await asking()
  peer.will(paced(100, ...Array.from({ length: 100 }, () => '.')))
  const before = peer.received.length
  const run = await ai.beta.threads.runs.create(thread, RUN)
  await expect.poll(() => peer.received.length).toBe(before + 1)
  await server.db.query("update runs set status = 'cancelling' where user_id = $1", [id]) // as another server does
  await expect
    .poll(async () => (await ai.beta.threads.runs.retrieve(run.id, { thread_id: thread })).status, {
      timeout: 8000, // the answer would take ten seconds
    })
    .toBe('cancelled')
})

test('a server that is stopping takes up nothing', async () => {
  const { ai, thread, id } = await asking()
  peer.will(paced(10_000, 'never'))
  const before = peer.received.length
  const run = await ai.beta.threads.runs.create(thread, RUN)
  await expect.poll(() => peer.received.length).toBe(before + 1)
  server.deps.liveRuns.stop(uuid(run.id), 'shutdown')
  await expect.poll(() => server.deps.liveRuns.find(uuid(run.id))).toBe(undefined)
  const stopping = otherServer()
  await stopping.liveRuns.stopAll()
  await takeUp(stopping)
  await expect.poll(() => stopping.liveRuns.find(uuid(run.id))).toBe(undefined)
  const statusOf = async () => (await ai.beta.threads.runs.retrieve(run.id, { thread_id: thread })).status
  expect(['queued', 'in_progress']).toContain(await statusOf())
  const other = otherServer()
  peer.reset()
  await takeUp(other) // at once, since the hold was given up
  await expect.poll(statusOf).toBe('completed')
  await other.liveRuns.stopAll()
  expect(id).toBeDefined()
})

test('a run that nobody knows any more is let go', async () => {
  const { id } = await asking()
  const live = server.deps.liveRuns.open(newId())
  const claim = { userId: id, runId: newId(), holder: newId() }
  const person = await personOf(server.db, id)
  if (!person) throw new Error('They are gone')
  await driveRun({ deps: server.deps, person, claim, live })
  for await (const { event } of live.events()) expect(event).toBe('none')
})

test('after kill -9 the run of a dead server is ended by the next one within 20 seconds, with one answer', async () => {
  const own = await startModelPeer()
  const folder = temporaryFolder('runs')
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: own.url,
    AI_MODEL: 'm',
    LOG_LEVEL: 'silent',
  }
  const first = await startProgram(folder, settings)
  try {
    const token = await signUpAt(first.base)
    const ai = clientOf(first.base, token)
    own.will(paced(200, 'Half', ...Array.from({ length: 200 }, () => '.')), says('The whole answer'))
    const run = await ai.beta.threads.createAndRun({
      ...RUN,
      thread: { messages: [{ role: 'user', content: 'Hello' }] },
    })
    await expect.poll(() => own.received.length).toBe(1)
    first.process.kill('SIGKILL')
    const from = performance.now()
    const second = await startProgram(folder, settings)
    try {
      const again = clientOf(second.base, token)
      await expect
        .poll(
          async () => (await again.beta.threads.runs.retrieve(run.id, { thread_id: run.thread_id })).status,
          { timeout: 25_000 },
        )
        .toBe('completed')
      expect(performance.now() - from).toBeLessThan(20_000)
      const { data } = await again.beta.threads.messages.list(run.thread_id)
      expect(data.map(textOf)).toEqual(['The whole answer', 'Hello'])
    } finally {
      await second.stop()
    }
  } finally {
    await first.stop()
    await own.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 90_000)
