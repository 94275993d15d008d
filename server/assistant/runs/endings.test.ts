import { afterAll, expect, test } from 'vitest'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { callsTools, isCutByLength, paced, says } from '#server/testing/modelPeer.ts'

const { server, peer, asking, close } = await startAssistant()
afterAll(close)

const createTask = (title: string, id = 'c1') => ({
  id,
  name: 'create_task',
  arguments: JSON.stringify({ title }),
})

test('a run goes on when nobody listens any more', async () => {
  const { ai, thread } = await asking()
  peer.will(paced(60, 'a', 'b', 'c'))
  const stream = await ai.beta.threads.runs.create(thread, { ...RUN, stream: true })
  for await (const { event } of stream) if (event === 'thread.message.delta') break
  stream.controller.abort()
  const [run] = (await ai.beta.threads.runs.list(thread)).data
  expect(await ai.beta.threads.runs.poll(run?.id ?? '', { thread_id: thread })).toMatchObject({
    status: 'completed',
  })
  expect(textOf((await ai.beta.threads.messages.list(thread)).data[0])).toBe('abc')
})

test('a run that is cancelled ends within two seconds and keeps what it said', async () => {
  const { ai, thread } = await asking()
  peer.will(paced(100, 'The beginning', ...Array.from({ length: 100 }, () => '.')))
  const stream = await ai.beta.threads.runs.create(thread, { ...RUN, stream: true })
  const names: string[] = []
  const from = performance.now()
  for await (const { event, data } of stream) {
    names.push(event)
    if (event !== 'thread.message.delta' || names.filter((name) => name === event).length > 1) continue
    const [active] = (await ai.beta.threads.runs.list(thread)).data
    expect(data.id).toMatch(/^msg_/)
    const cancelled = await ai.beta.threads.runs.cancel(active?.id ?? '', { thread_id: thread })
    expect(['cancelling', 'cancelled']).toContain(cancelled.status)
  }
  expect(performance.now() - from).toBeLessThan(2500)
  expect(names.slice(-3)).toEqual([
    'thread.message.incomplete',
    'thread.run.step.completed',
    'thread.run.cancelled',
  ])
  const [run] = (await ai.beta.threads.runs.list(thread)).data
  expect(run).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(Number) })
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  expect(message).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'run_cancelled' } })
  expect(textOf(message)).toMatch(/^The beginning/)
  const again = ai.beta.threads.runs.cancel(run?.id ?? '', { thread_id: thread })
  await expect(again).rejects.toMatchObject({ status: 400, code: 'invalid_status' })
})

test('a run that waits for its client is cancelled at once', async () => {
  const { ai, thread } = await asking()
  peer.will(callsTools([createTask('x')]))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(run.status).toBe('requires_action')
  expect(await ai.beta.threads.runs.cancel(run.id, { thread_id: thread })).toMatchObject({
    status: 'cancelled',
    required_action: null,
  })
  const [step] = (await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread })).data
  expect(step).toMatchObject({ status: 'cancelled' })
})

test('a run is over after ten minutes, also while it waits for its client', async () => {
  const { ai, thread } = await asking()
  peer.will(callsTools([createTask('x')]))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  server.turnClock(601)
  expect(await ai.beta.threads.runs.retrieve(run.id, { thread_id: thread })).toMatchObject({
    status: 'expired',
    required_action: null,
  })
  const calls = run.required_action?.submit_tool_outputs.tool_calls ?? []
  const outputs = calls.map(({ id }) => ({ tool_call_id: id, output: '' }))
  const late = ai.beta.threads.runs.submitToolOutputs(run.id, { thread_id: thread, tool_outputs: outputs })
  await expect(late).rejects.toMatchObject({ status: 400, code: 'invalid_status' })
  await ai.beta.threads.messages.create(thread, { role: 'user', content: 'On we go' })
  server.turnClock(-601)
})

test('a model that never stops to ask for tools is stopped after eight calls', async () => {
  const { ai, thread } = await asking()
  const before = peer.received.length
  peer.will(
    ...Array.from({ length: 9 }, (_, n) =>
      callsTools([{ id: `c${n}`, name: 'get_progress', arguments: '{}' }]),
    ),
  )
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(run).toMatchObject({ status: 'failed', last_error: { code: 'server_error' } })
  expect(peer.received.length - before).toBe(8)
  peer.reset()
})

test('an answer that grew too long ends the run as incomplete', async () => {
  const { ai, thread } = await asking()
  peer.will(isCutByLength('Half of'))
  const run = await ai.beta.threads.runs.createAndPoll(thread, { ...RUN, max_completion_tokens: 256 })
  expect(run).toMatchObject({
    status: 'incomplete',
    incomplete_details: { reason: 'max_completion_tokens' },
  })
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  expect(message).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_tokens' } })
})

test('without text and without calls a run is completed without a message', async () => {
  const { ai, thread } = await asking()
  peer.will(says())
  expect(await ai.beta.threads.runs.createAndPoll(thread, RUN)).toMatchObject({ status: 'completed' })
  expect((await ai.beta.threads.messages.list(thread)).data).toHaveLength(1)
})

test('a thread that is deleted takes its active run with it', async () => {
  const { ai, thread } = await asking()
  peer.will(paced(100, ...Array.from({ length: 50 }, () => '.')))
  const stream = await ai.beta.threads.runs.create(thread, { ...RUN, stream: true })
  const names: string[] = []
  for await (const { event } of stream) {
    names.push(event)
    if (event === 'thread.message.delta') await ai.beta.threads.delete(thread).catch(() => {})
  }
  expect(names.at(-1)).toBe('thread.run.cancelled')
  await expect(ai.beta.threads.runs.list(thread)).rejects.toMatchObject({ status: 404 })
})
