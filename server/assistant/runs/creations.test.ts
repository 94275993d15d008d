import type OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import { BUILT_IN_MODEL } from '#shared/assistant/runs.ts'
import type { Plan } from '#shared/planning/plan.ts'
import type { Receipt } from '#shared/planning/receipt.ts'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { callsTools, says } from '#server/testing/modelPeer.ts'

const { server, peer, asking, close } = await startAssistant()
afterAll(close)

const goal = (title: string) => ({ id: title, name: 'create_goal', arguments: JSON.stringify({ title }) })
const task = (title: string) => ({ id: title, name: 'create_task', arguments: JSON.stringify({ title }) })

type Items<Row> = { items: Row[] }

test('a run creates three rows at most, of whatever kind; the round that would pass that is one proposal', async () => {
  const { ai, thread, get, post } = await asking()
  const before = peer.received.length
  peer.will(callsTools([goal('one'), goal('two')]), callsTools([goal('three'), task('four')]), says('Well.'))
  const run = (await ai.beta.threads.runs.createAndPoll(thread, RUN)) as RunWithPlans
  expect(run.status).toBe('completed')
  const titles = async () =>
    ((await (await get('/api/goals')).json()) as Items<{ title: string }>).items.map(({ title }) => title)
  expect((await titles()).toSorted()).toEqual(['one', 'two'])
  expect(run.plan_ids).toHaveLength(1)
  const [planId] = run.plan_ids
  const outputs = (peer.received[before + 2]?.body.messages ?? []).filter(({ role }) => role === 'tool')
  expect(outputs.slice(-2).map(({ content }): unknown => JSON.parse(String(content)))).toEqual([
    { success: true, proposed: true, plan_id: planId },
    { success: true, proposed: true, plan_id: planId },
  ])
  const plan = await (await get(`/api/plans/${planId}`)).json()
  expect(plan).toMatchObject({
    status: 'proposed',
    source: 'assistant',
    thread_id: thread,
    run_id: run.id,
    items: expect.arrayContaining([
      expect.objectContaining({ kind: 'create_goal' }),
      expect.objectContaining({ kind: 'create_task' }),
    ]),
  })
  const [message] = (await ai.beta.threads.messages.list(thread)).data as MessageWithPlans[]
  expect([message?.plan_ids, message?.receipts.map(({ title }) => title)]).toEqual([
    run.plan_ids,
    ['one', 'two'],
  ])
  expect((await post(`/api/plans/${planId}/accept`, {})).status).toBe(200)
  expect((await titles()).toSorted()).toEqual(['one', 'three', 'two'])
})

type RunWithPlans = OpenAI.Beta.Threads.Run & { plan_ids: string[]; receipts: Receipt[] }
type MessageWithPlans = OpenAI.Beta.Threads.Message & { plan_ids: string[]; receipts: Receipt[] }

test('what the tools of a run make is in its receipts, also what the browser made for it; a claim makes none', async () => {
  const { ai, thread, get, token } = await asking()
  peer.will(callsTools([task('Water the plants'), goal('Run')]), says('Done, and I deleted all the rest.'))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  const [call] = run.required_action?.submit_tool_outputs.tool_calls ?? []
  const create = (key: string) =>
    server.app.request('/functions/v1/create_task', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: call?.function.arguments ?? '',
    })
  await Promise.all([create(call?.id ?? ''), create(call?.id ?? ''), create(`call_${'0'.repeat(32)}`)])
  const after = (await ai.beta.threads.runs.submitToolOutputsAndPoll(run.id, {
    thread_id: thread,
    tool_outputs: [{ tool_call_id: call?.id ?? '', output: '{"id":"made up"}' }],
  })) as RunWithPlans
  expect(after.receipts).toMatchObject([
    { actor: 'assistant', action: 'create', table: 'goals', title: 'Run', thread_id: thread, run_id: run.id },
    {
      actor: 'assistant',
      action: 'create',
      table: 'tasks',
      title: 'Water the plants',
      tool_call_id: call?.id,
    },
  ])
  const [message] = (await ai.beta.threads.messages.list(thread)).data as MessageWithPlans[]
  expect(message?.receipts).toEqual(after.receipts)
  const listed = (await (await get(`/api/receipts?run_id=${run.id}`)).json()) as Items<Receipt>
  expect(listed.items.toReversed()).toEqual(after.receipts)
  await ai.beta.threads.delete(thread)
  expect(((await (await get(`/api/receipts?run_id=${run.id}`)).json()) as Items<Receipt>).items).toHaveLength(
    2,
  )
})

test('plans are proposed, free times found and goals broken down; nothing changes', async () => {
  const { ai, thread, get, post } = await asking()
  await post('/api/tasks', { title: 'Left over', scheduled_date: '2026-03-01' })
  const before = peer.received.length
  const calls = [
    { name: 'find_free_time', arguments: '{"minutes":30,"hours":"work"}' },
    { name: 'create_plan', arguments: '{"title":"A","steps":[{"title":"Write","minutes":60,"phase":0}]}' },
    { name: 'break_down_goal', arguments: '{"text":"Run 3 times a week for 30 minutes for 4 weeks"}' },
    { name: 'break_down_goal', arguments: '{"text":"Learn Spanish"}' },
    { name: 'reschedule_tasks', arguments: '{"replan":"overdue"}' },
    { name: 'reschedule_tasks', arguments: '{}' },
  ]
  peer.will(callsTools(calls.map((call, n) => ({ id: `p${n}`, ...call }))), says('Look.'))
  const run = (await ai.beta.threads.runs.createAndPoll(thread, RUN)) as RunWithPlans
  const told = (peer.received[before + 1]?.body.messages ?? []).filter(({ role }) => role === 'tool')
  const outputs = told.map(({ content }): unknown => JSON.parse(String(content)))
  expect(outputs).toMatchObject([
    { slots: expect.arrayContaining([expect.objectContaining({ date: '2026-03-02' })]) },
    { plan_id: run.plan_ids[0], status: 'proposed', placed: [{ title: 'Write' }], infeasible: [] },
    { plan_id: run.plan_ids[1], status: 'proposed' },
    { missing: expect.arrayContaining(['deadline']), questions: expect.any(Array) },
    { plan_id: run.plan_ids[2], status: 'proposed', placed: [{ task_id: expect.any(String) }] },
    { success: false, error: expect.stringContaining('Name tasks') },
  ])
  const named = (await (await get(`/api/plans/${run.plan_ids[0]}`)).json()) as Plan
  expect(named.items.map(({ phase }) => phase)).toEqual([null]) // the one that it named is none of its own
  expect(run.receipts).toEqual([])
  const { items } = (await (await get('/api/tasks?from=2026-03-01&to=2026-04-01')).json()) as Items<object>
  expect(items).toMatchObject([{ title: 'Left over', scheduled_date: '2026-03-01' }])
})

test('the built-in planner proposes in the chat: questions first, then a plan of its own source', async () => {
  const { ai, thread, get } = await asking('Learn Spanish')
  const built = { ...RUN, model: BUILT_IN_MODEL }
  await ai.beta.threads.runs.createAndPoll(thread, built)
  const said = async () => textOf((await ai.beta.threads.messages.list(thread)).data[0])
  expect(await said()).toMatch(/\?/)
  const content = 'Run 3 times a week for 30 minutes for 4 weeks'
  await ai.beta.threads.messages.create(thread, { role: 'user', content })
  const run = (await ai.beta.threads.runs.createAndPoll(thread, built)) as RunWithPlans
  expect(await (await get(`/api/plans/${run.plan_ids[0]}`)).json()).toMatchObject({ source: 'planner' })
  expect(await said()).toMatch(/3 times a week, 30 minutes/)
  await ai.beta.threads.messages.create(thread, { role: 'user', content: 'Add water the plants tomorrow' })
  expect(await ai.beta.threads.runs.createAndPoll(thread, built)).toMatchObject({
    status: 'requires_action',
    required_action: { submit_tool_outputs: { tool_calls: [{ function: { name: 'create_task' } }] } },
  })
})

test('where nothing is overdue there is no proposal', async () => {
  const { ai, thread } = await asking('Replan what is overdue')
  const run = (await ai.beta.threads.runs.createAndPoll(thread, {
    ...RUN,
    model: BUILT_IN_MODEL,
  })) as RunWithPlans
  expect([run.status, run.plan_ids]).toEqual(['completed', []])
  expect(textOf((await ai.beta.threads.messages.list(thread)).data[0])).toMatch(/Nothing is overdue/)
})

test('a creation that failed does not count', async () => {
  const { ai, thread, get } = await asking()
  const wrong = { id: 'w', name: 'create_goal', arguments: '{"title":"x","target_date":"1990-01-01"}' }
  peer.will(callsTools([wrong, goal('one')]), callsTools([goal('two'), goal('three')]), says('Done.'))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(run.status).toBe('completed')
  expect(((await (await get('/api/goals')).json()) as { items: unknown[] }).items).toHaveLength(3)
})

test('there is no tool that deletes, edits, moves, completes, starts, accepts or fetches anything', async () => {
  const { get } = await asking()
  const { items } = (await (await get('/api/assistant/tools')).json()) as {
    items: { name: string; runs: string; effect: string; parameters: { type: string } }[]
  }
  expect(items.map(({ name, runs, effect }) => `${name} ${runs} ${effect}`)).toEqual([
    'create_task client create',
    'create_goal server create',
    'create_habit server create',
    'list_tasks server read',
    'find_free_time server read',
    'get_progress server read',
    'get_plan_pattern server read',
    'create_plan server propose',
    'break_down_goal server propose',
    'reschedule_tasks server propose',
  ])
  for (const { parameters } of items) expect(parameters.type).toBe('object')
})

test('people see which model answers, and that the planner is always there', async () => {
  const { get } = await asking()
  expect(await (await get('/api/assistant')).json()).toMatchObject({
    provider: 'openai-compatible',
    model: 'model-1',
    planner: 'built-in',
  })
})

test('a run whose provider was taken away fails with the sentence about the configuration', async () => {
  const { ai, thread } = await asking()
  const { configured } = server.deps.models
  peer.will(callsTools([task('x')]))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  server.deps.models.configured = null
  const [call] = run.required_action?.submit_tool_outputs.tool_calls ?? []
  const after = await ai.beta.threads.runs.submitToolOutputsAndPoll(run.id, {
    thread_id: thread,
    tool_outputs: [{ tool_call_id: call?.id ?? '', output: '{}' }],
  })
  expect(after).toMatchObject({ status: 'failed', last_error: { kind: 'configuration' } })
  const other = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(other).toMatchObject({ status: 'completed', model: BUILT_IN_MODEL })
  server.deps.models.configured = configured
})

test('a model’s plan for a goal keeps the rules, or is sent back twice with their names and then shown with a warning', async () => {
  const { ai, thread, get } = await asking('Launch my website by 1 May, not on Mondays')
  const steps = Array.from({ length: 9 }, () => ({
    title: 'Work on it',
    minutes: 30,
    note: 'Work. Done when over.',
  }))
  const wrong = { goal: 'Launch my website', deadline: '2026-05-01', steps }
  const right = {
    ...wrong,
    phases: [
      {
        title: 'First page',
        from: '2026-03-02',
        to: '2026-03-20',
        focus: 'One page',
        why: 'It shows what is hard',
      },
      { title: 'Build', from: '2026-03-21', to: '2026-04-20', focus: 'All pages', why: 'Piece by piece' },
      {
        title: 'Room',
        from: '2026-04-21',
        to: '2026-05-01',
        focus: 'Repairs',
        why: 'Something is always late',
      },
    ],
    steps: ['Sketch', 'Write', 'Draw', 'Build', 'Wire up', 'Fill in', 'Test', 'Repair', 'Launch'].map(
      (name, at) => ({
        title: `${name} the site`,
        minutes: 30,
        phase: Math.floor(at / 3),
        note: 'Do it. Done when it can be seen.',
      }),
    ),
  }
  const before = peer.received.length
  const call = (id: string, asked: object) => ({ id, name: 'create_plan', arguments: JSON.stringify(asked) })
  const pattern = { id: 'p', name: 'get_plan_pattern', arguments: '{"goal":"Launch my website"}' }
  peer.will(callsTools([pattern, call('a', wrong)]), callsTools([call('b', right)]), says('Look.'))
  const run = (await ai.beta.threads.runs.createAndPoll(thread, RUN)) as RunWithPlans
  const told = peer.received
    .slice(before)
    .flatMap(({ body }) => (body.messages ?? []).filter(({ role }) => role === 'tool'))
    .map(({ content }): unknown => JSON.parse(String(content)))
  expect(told).toContainEqual(
    expect.objectContaining({ phases: expect.any(Array), firstStep: expect.any(Object) }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({
      success: false,
      broken: expect.arrayContaining([expect.stringContaining('C3')]),
    }),
  )
  expect(run.plan_ids).toHaveLength(1)
  const plan = (await (await get(`/api/plans/${run.plan_ids[0]}`)).json()) as Plan
  expect(plan.goal).toMatchObject({
    title: 'Launch my website',
    metric: { kind: 'milestones' },
    exists: false,
  })
  expect(plan.phases.map(({ sessions }) => sessions)).toEqual([3, 3, 3])
  for (const { row, phase, note } of plan.items) {
    expect(new Date(`${String(row?.['scheduled_date'])}T12:00:00Z`).getUTCDay()).not.toBe(1)
    expect([phase === null, note]).toEqual([false, 'Do it. Done when it can be seen.'])
  }
  const onSaturdays = { ...wrong, steps: steps.map((step) => ({ ...step, days: [6] })) }
  const stubborn = ['c', 'd', 'e'].map((id) => callsTools([call(id, onSaturdays)]))
  await ai.beta.threads.messages.create(thread, { role: 'user', content: 'Another one' })
  await ai.beta.threads.messages.create(thread, { role: 'user', content: 'Can I have Saturdays off?' })
  peer.will(...stubborn, says('Look.'))
  const second = (await ai.beta.threads.runs.createAndPoll(thread, RUN)) as RunWithPlans
  const shown = (await (await get(`/api/plans/${second.plan_ids[0]}`)).json()) as Plan
  expect(shown.summary).toContain('C3')
  // What was left out of the first plan is left out of the next one too, while none was decided on.
  for (const { row } of shown.items)
    expect([1, 6]).not.toContain(new Date(`${String(row?.['scheduled_date'])}T12:00:00Z`).getUTCDay())
})
