import { afterAll, expect, test } from 'vitest'
import { BUILT_IN_MODEL } from '#shared/assistant/runs.ts'
import { RUN, startAssistant } from '#server/testing/assistant.ts'
import { callsTools, says } from '#server/testing/modelPeer.ts'

const { server, peer, asking, close } = await startAssistant()
afterAll(close)

const goal = (title: string) => ({ id: title, name: 'create_goal', arguments: JSON.stringify({ title }) })
const task = (title: string) => ({ id: title, name: 'create_task', arguments: JSON.stringify({ title }) })

test('a run creates three rows at most, of whatever kind; the round that would pass that creates none', async () => {
  const { ai, thread, get } = await asking()
  peer.will(callsTools([goal('one'), goal('two')]), callsTools([goal('three'), task('four')]), says('Well.'))
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(run.status).toBe('completed')
  const { items } = (await (await get('/api/goals')).json()) as { items: { title: string }[] }
  expect(items.map(({ title }) => title).toSorted()).toEqual(['one', 'two'])
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
