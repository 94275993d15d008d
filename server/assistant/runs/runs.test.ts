import { afterAll, expect, test } from 'vitest'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { callsTools, paced, says } from '#server/testing/modelPeer.ts'
import { collectRunEvents, MESSAGE } from '#server/testing/runEvents.ts'

const { peer, site, person, asking, close } = await startAssistant()
afterAll(close)

const BUILT_IN = { ...RUN, model: 'built-in-planner' }
const createTask = (title: string, id = 'c1') => ({
  id,
  name: 'create_task',
  arguments: JSON.stringify({ title }),
})

test('a question is answered: run, message, step and tokens', async () => {
  const { ai, thread } = await asking()
  peer.will(says('Hello', ' there'))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(run).toMatchObject({
    id: expect.stringMatching(/^run_[0-9a-f]{32}$/),
    object: 'thread.run',
    status: 'completed',
    model: 'model-1',
    assistant_id: 'crushion',
    required_action: null,
    last_error: null,
    incomplete_details: null,
    instructions: '',
    response_format: 'auto',
    tool_choice: 'auto',
    truncation_strategy: { type: 'auto', last_messages: null },
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
    receipts: [],
    plan_ids: [],
  })
  expect(run.expires_at).toBe(run.created_at + 600)
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  expect([textOf(message), message?.role, message?.run_id, message?.status]).toEqual([
    'Hello there',
    'assistant',
    run.id,
    'completed',
  ])
  const steps = (await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread })).data
  expect(steps).toMatchObject([
    {
      type: 'message_creation',
      status: 'completed',
      step_details: { type: 'message_creation', message_creation: { message_id: message?.id } },
      usage: { total_tokens: 18 },
    },
  ])
  const [step] = steps
  const which = { thread_id: thread, run_id: run.id }
  expect(await ai.beta.threads.runs.steps.retrieve(step?.id ?? '', which)).toEqual(step)
  const byRun = await ai.beta.threads.messages.list(thread, { run_id: run.id })
  expect(byRun.data.map(({ id }) => id)).toEqual([message?.id])
})

test('a stream says everything in order, and what it says is what is there afterwards', async () => {
  const { ai, thread } = await asking()
  peer.will(says('One', ' two', ' three'))
  const stream = await ai.beta.threads.runs.create(thread, { ...RUN, stream: true })
  const { events, names, text } = await collectRunEvents(stream)
  expect(names).toEqual([
    'thread.run.created',
    'thread.run.queued',
    'thread.run.in_progress',
    ...MESSAGE('One', ' two', ' three'),
    'thread.run.completed',
  ])
  const said = (name: string) => events.find(({ event }) => event === name)?.data
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  expect([text, said('thread.message.completed')]).toEqual([textOf(message), message])
  expect(said('thread.message.created')).toMatchObject({
    id: message?.id,
    content: [],
    status: 'in_progress',
  })
  const ended = said('thread.run.completed')
  const run = await ai.beta.threads.runs.retrieve((ended as { id: string }).id, { thread_id: thread })
  expect(ended).toEqual(run)
  const [step] = (await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread })).data
  expect(said('thread.run.step.completed')).toEqual(step)
  expect(said('thread.run.step.created')).toMatchObject({ id: step?.id, status: 'in_progress' })
})

test('a stream is an event stream that nobody stores', async () => {
  const { thread, token } = await asking()
  const answer = await fetch(`${site}/v1/threads/${thread}/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...RUN, stream: true }),
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/)
  expect(await answer.text()).toMatch(/\n\nevent: done\ndata: \[DONE\]\n\n$/)
})

test("the client's own stream helper reads it, with a tool of the browser in between", async () => {
  const { ai, thread, post } = await asking('Add a task')
  peer.will(callsTools([createTask('Water the plants')], 'Let me see.'), says('Done.'))
  const first = ai.beta.threads.runs.stream(thread, RUN)
  const names: string[] = []
  first.on('event', ({ event }) => names.push(event))
  const waiting = await first.finalRun()
  expect(names).toEqual([
    'thread.run.created',
    'thread.run.queued',
    'thread.run.in_progress',
    ...MESSAGE('x'),
    'thread.run.step.created',
    'thread.run.step.in_progress',
    'thread.run.step.delta',
    'thread.run.requires_action',
  ])
  const [call] = waiting.required_action?.submit_tool_outputs.tool_calls ?? []
  expect(call).toEqual({
    id: expect.stringMatching(/^call_[0-9a-f]{32}$/),
    type: 'function',
    function: { name: 'create_task', arguments: '{"title":"Water the plants"}' },
  })
  const made = await post('/functions/v1/create_task', JSON.parse(call?.function.arguments ?? ''))
  const output = await made.text()
  const then = ai.beta.threads.runs.submitToolOutputsStream(waiting.id, {
    thread_id: thread,
    tool_outputs: [{ tool_call_id: call?.id ?? '', output }],
  })
  const { names: rest, text } = await collectRunEvents(then)
  expect(rest).toEqual([
    'thread.run.step.completed',
    'thread.run.queued',
    'thread.run.in_progress',
    ...MESSAGE('Done.'),
    'thread.run.completed',
  ])
  expect(text).toBe('Done.')
  const steps = (await ai.beta.threads.runs.steps.list(waiting.id, { thread_id: thread, order: 'asc' })).data
  expect(steps.map(({ type, status }) => [type, status])).toEqual([
    ['message_creation', 'completed'],
    ['tool_calls', 'completed'],
    ['message_creation', 'completed'],
  ])
  expect(steps[1]?.step_details).toMatchObject({
    tool_calls: [{ id: call?.id, function: { name: 'create_task', output } }],
  })
  const told = peer.received.at(-1)?.body.messages ?? []
  expect(told.slice(-2)).toMatchObject([
    { role: 'assistant', content: 'Let me see.', tool_calls: [{ id: call?.id }] },
    { role: 'tool', content: output, tool_call_id: call?.id },
  ])
})

test('a thread and its run in one: polled, and as a stream', async () => {
  const { ai } = await person()
  const thread = { messages: [{ role: 'user' as const, content: 'Hi' }] }
  const run = await ai.beta.threads.createAndRunPoll({ ...RUN, thread })
  expect(run.status).toBe('completed')
  const { names, text } = await collectRunEvents(ai.beta.threads.createAndRunStream({ ...RUN, thread }))
  expect(names.slice(0, 3)).toEqual(['thread.created', 'thread.run.created', 'thread.run.queued'])
  expect(text).toBe('OK')
})

test('tools of the server run without the client: they read, and they create', async () => {
  const { ai, thread, get, post } = await asking()
  await post('/api/tasks', { title: 'Write the report', scheduled_date: '2026-03-02' })
  const monthly = { rrule: 'FREQ=MONTHLY', from: 'schedule' }
  await post('/api/tasks', { title: 'Pay', scheduled_date: '2026-03-09', recurrence: monthly })
  peer.will(
    callsTools([
      { id: 'a', name: 'list_tasks', arguments: '{"from":"2026-03-01","to":"2026-03-08"}' },
      { id: 'far', name: 'list_tasks', arguments: '{"from":"2027-03-01","to":"2036-01-01"}' },
      { id: 'b', name: 'get_progress', arguments: '' },
      { id: 'c', name: 'create_goal', arguments: '{"title":"Run a marathon"}' },
      { id: 'd', name: 'create_habit', arguments: '{"name":"Stretch"}' },
    ]),
    says('All done.'),
  )
  const { names } = await collectRunEvents(
    await ai.beta.threads.runs.create(thread, { ...RUN, stream: true }),
  )
  expect(names.slice(3, 11)).toEqual([
    'thread.run.step.created',
    'thread.run.step.in_progress',
    ...Array.from({ length: 5 }, () => 'thread.run.step.delta'),
    'thread.run.step.completed',
  ])
  const outputs = (peer.received.at(-1)?.body.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }): unknown => JSON.parse(String(content)))
  expect(outputs).toMatchObject([
    { tasks: [{ title: 'Write the report', status: 'pending', scheduled_date: '2026-03-02' }], more: false },
    { tasks: [{ scheduled_date: '2027-03-09' }], more: false }, // repeats are made for a year and some days
    { level: 1, xp: 0, streak: { current: 0 }, today: { total: 1 } },
    { title: 'Run a marathon', status: 'active' },
    { name: 'Stretch' },
  ])
  for (const path of ['/api/goals', '/api/habits'])
    expect(await (await get(path)).json()).toMatchObject({ items: [{ version: 1 }] })
})

test('outputs answer every call exactly once, and may come again', async () => {
  const { ai, thread } = await asking()
  peer.will(callsTools([createTask('x', 'a'), createTask('y', 'b')]), paced(200, 'Fine'))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  const ids = run.required_action?.submit_tool_outputs.tool_calls.map(({ id }) => id) ?? []
  const [a = '', b = ''] = ids
  const submit = (...outputs: { tool_call_id: string; output?: string }[]) =>
    ai.beta.threads.runs.submitToolOutputs(run.id, { thread_id: thread, tool_outputs: outputs })
  const wrong = [
    [{ tool_call_id: a, output: '1' }],
    [{ tool_call_id: a }, { tool_call_id: a }],
    [{ tool_call_id: a }, { tool_call_id: b }, { tool_call_id: `call_${'0'.repeat(32)}` }],
    [],
  ]
  for (const outputs of wrong)
    await expect(submit(...outputs)).rejects.toMatchObject({ status: 400, code: 'invalid' })
  const right = [{ tool_call_id: b }, { tool_call_id: a, output: 'first' }]
  expect(await submit(...right)).toMatchObject({ status: 'queued', required_action: null })
  expect(['queued', 'in_progress']).toContain((await submit(...right)).status)
  expect(await ai.beta.threads.runs.poll(run.id, { thread_id: thread })).toMatchObject({
    status: 'completed',
  })
  expect(await submit({ tool_call_id: a, output: 'other' })).toMatchObject({ status: 'completed' })
  const unknown = submit({ tool_call_id: `call_${'0'.repeat(32)}`, output: '' })
  await expect(unknown).rejects.toMatchObject({ status: 400, code: 'invalid_status' })
  const told = (peer.received.at(-1)?.body.messages ?? []).filter(({ role }) => role === 'tool')
  expect(told.map(({ content }) => content)).toEqual(['first', ''])
})

test('the planner that is built in answers by its name, and no provider hears of it', async () => {
  const { ai, thread } = await asking('Say something')
  const before = peer.received.length
  const run = await ai.beta.threads.runs.createAndPoll(thread, BUILT_IN)
  expect(run).toMatchObject({ status: 'completed', model: 'built-in-planner' })
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  expect(message).toMatchObject({ metadata: { planner: 'built-in' }, role: 'assistant' })
  expect(peer.received.length).toBe(before)
})
