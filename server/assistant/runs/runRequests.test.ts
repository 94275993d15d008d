import type OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import { RUN, startAssistant } from '#server/testing/assistant.ts'
import { callsTools, paced } from '#server/testing/modelPeer.ts'
import { collectRunEvents, MESSAGE } from '#server/testing/runEvents.ts'

const { peer, asking, close } = await startAssistant()
afterAll(close)

const BUILT_IN = { ...RUN, model: 'built-in-planner' }

test('of ten runs that are asked for at once in one thread there is one', async () => {
  const { ai, thread } = await asking()
  peer.will(paced(150, 'Slow'))
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () => ai.beta.threads.runs.create(thread, RUN)),
  )
  const made = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
  expect(made).toHaveLength(1)
  for (const each of asked) {
    if (each.status === 'fulfilled') continue
    expect(each.reason).toMatchObject({ status: 400, code: 'run_active', type: 'invalid_request_error' })
    expect(String(each.reason)).toContain(made[0])
  }
  const message = ai.beta.threads.messages.create(thread, { role: 'user', content: 'And?' })
  await expect(message).rejects.toMatchObject({ status: 400, code: 'run_active' })
  await ai.beta.threads.runs.poll(made[0] ?? '', { thread_id: thread })
  await ai.beta.threads.messages.create(thread, { role: 'user', content: 'And?' })
})

test('the same key begins one run, and answers both requests', async () => {
  const { ai, thread } = await asking()
  const headers = { 'Idempotency-Key': 'k' }
  const [one, two] = await Promise.all([
    ai.beta.threads.runs.create(thread, RUN, { headers }),
    ai.beta.threads.runs.create(thread, RUN, { headers }),
  ])
  expect(two).toEqual(one)
  await ai.beta.threads.runs.poll(one.id, { thread_id: thread })
  const again = await ai.beta.threads.runs.create(thread, { ...RUN, stream: true }, { headers })
  const { names, text } = await collectRunEvents(again)
  expect(names).toEqual([
    'thread.run.created',
    'thread.run.queued',
    'thread.run.in_progress',
    ...MESSAGE('OK'),
    'thread.run.completed',
  ])
  expect(text).toBe('OK')
  expect((await ai.beta.threads.runs.list(thread)).data).toHaveLength(1)
})

test('the refusal of an unknown id names it, up to a hundred characters', async () => {
  const { ai } = await asking()
  const longest = `thread_${'x'.repeat(93)}`
  for (const id of ['thread_x', longest, `${longest}y`])
    await expect(ai.beta.threads.retrieve(id)).rejects.toThrow(
      `404 There is nothing with the id '${id.slice(0, 100)}'`,
    )
})

test.each<[what: string, body: object, code: string, param: string]>([
  ['no assistant', { assistant_id: undefined }, 'invalid', 'assistant_id'],
  ['an empty assistant', { assistant_id: '' }, 'invalid', 'assistant_id'],
  ['another model', { model: 'gpt-99' }, 'model_not_found', 'model'],
  ['long instructions', { instructions: 'x'.repeat(4001) }, 'string_too_long', 'instructions'],
  ['a temperature of 3', { temperature: 3 }, 'invalid', 'temperature'],
  ['255 tokens', { max_completion_tokens: 255 }, 'invalid', 'max_completion_tokens'],
  ['another format', { response_format: { type: 'json_object' } }, 'unsupported', 'response_format'],
  ['another tool', { tools: [{ type: 'code_interpreter' }] }, 'unsupported', 'tools[0].type'],
  [
    '17 tools',
    { tools: Array.from({ length: 17 }, (_, n) => ({ type: 'function', function: { name: `f${n}` } })) },
    'invalid',
    'tools',
  ],
  ['a field that nobody knows', { colour: 'red' }, 'invalid', 'colour'],
])('a run with %s is refused', async (_what, body, code, param) => {
  const { post, thread } = await asking()
  const answer = await post(`/v1/threads/${thread}/runs`, { ...RUN, ...body })
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code, param } }])
})

test('functions of the client are its own, and those with the name of one of ours are ours', async () => {
  const { ai, thread } = await asking()
  const tools: OpenAI.Beta.AssistantTool[] = [
    { type: 'function', function: { name: 'open_door', parameters: { type: 'object', properties: {} } } },
    { type: 'function', function: { name: 'get_progress', description: 'Deletes everything' } },
  ]
  peer.will(
    callsTools([
      { id: 'a', name: 'open_door', arguments: '{"which":"front"}' },
      { id: 'b', name: 'get_progress', arguments: '{}' },
    ]),
  )
  const run = await ai.beta.threads.runs.createAndPoll(thread, { ...RUN, tools })
  expect(run.tools).toEqual(tools)
  expect(run.required_action?.submit_tool_outputs.tool_calls).toMatchObject([
    { function: { name: 'open_door', arguments: '{"which":"front"}' } },
  ])
  const offered = peer.received.at(-1)?.body.tools?.map((tool) => tool.function)
  expect(offered).toMatchObject([{ name: 'open_door' }, { name: 'get_progress' }])
  expect(JSON.stringify(offered)).not.toContain('Deletes everything')
  await ai.beta.threads.runs.cancel(run.id, { thread_id: thread })
  await ai.beta.threads.runs.createAndPoll(thread, { ...RUN, tools: [] })
  expect(peer.received.at(-1)?.body.tools).toBe(undefined)
})

test('a run says when to ask again, and its metadata can be replaced', async () => {
  const { ai, thread } = await asking()
  const { id } = await ai.beta.threads.runs.createAndPoll(thread, { ...RUN, metadata: { a: 'b' } })
  const { response, data } = await ai.beta.threads.runs.retrieve(id, { thread_id: thread }).withResponse()
  expect([response.headers.get('openai-poll-after-ms'), data.metadata]).toEqual(['500', { a: 'b' }])
  const changed = await ai.beta.threads.runs.update(id, { thread_id: thread, metadata: { c: 'd' } })
  expect(changed.metadata).toEqual({ c: 'd' })
})

test('20 runs a minute, for each person', async () => {
  const limited = await startAssistant('openai-compatible', { settings: { RATE_LIMITS: true } })
  const { ai } = await limited.person()
  const begin = () => ai.beta.threads.createAndRun({ ...BUILT_IN, thread: {} })
  for (let begun = 0; begun < 20; begun += 1) await begin()
  await expect(begin()).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  await limited.close()
})
