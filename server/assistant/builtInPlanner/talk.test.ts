import type OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import type { Plan } from '#shared/planning/plan.ts'
import { propose } from '#server/testing/plans.ts'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'

const { asking, close } = await startAssistant()
afterAll(close)

const BUILT_IN = { ...RUN, model: 'built-in-planner' }
type Asking = Awaited<ReturnType<typeof asking>>

async function say({ ai, thread }: Asking, content: string) {
  await ai.beta.threads.messages.create(thread, { role: 'user', content })
  const run = (await ai.beta.threads.runs.createAndPoll(thread, BUILT_IN)) as OpenAI.Beta.Threads.Run & {
    plan_ids: string[]
  }
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  const { data } = await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread })
  const calls = data.flatMap(({ step_details: details }) =>
    details.type === 'tool_calls' ? details.tool_calls : [],
  )
  return { run, text: textOf(message), calls }
}

test.each([true, false])(
  'the planner follows its own questions, whether or not earlier messages may go out: %s',
  async (assistantHistory) => {
    const talk = await asking()
    await talk.patch('/api/settings', { assistantHistory })
    const first = await say(talk, 'Learn Spanish')
    expect(first.text).toContain('By when')
    expect(first.calls).toEqual([])
    const second = await say(talk, 'in 3 months, 3 times a week, 30 minutes')
    expect(second.calls).toMatchObject([{ function: { name: 'break_down_goal' } }])
    const [call] = second.calls
    const given: unknown = JSON.parse(call?.type === 'function' ? call.function.arguments : '')
    expect(given).toMatchObject({ text: 'Learn Spanish', answers: { rhythm: 3, minutes: 30 } })
    expect(second.run.status).toBe('completed')
  },
)

test('a goal sentence becomes one proposal, and the words are those of the proposal', async () => {
  const talk = await asking()
  const { run, text } = await say(talk, 'Run 3 times a week for 30 minutes for 4 weeks')
  expect(run).toMatchObject({ status: 'completed', plan_ids: [expect.any(String)], receipts: [] })
  const plan = (await (await talk.get(`/api/plans/${run.plan_ids[0]}`)).json()) as Plan
  expect(text).toBe(plan.summary)
  expect(text).toMatch(/^Run by 29 March 2026: 3 times a week, 30 minutes\./)
})

test('a button answers by its words: dates that may be free are left out', async () => {
  const talk = await asking()
  const asked = await say(
    talk,
    'Learn guitar until 30 April, 3 times a week for 30 minutes, on holiday 9-15 March',
  )
  expect(asked.text).toBe('What does ‘on holiday 9-15 March’ mean for the plan?')
  const { run } = await say(talk, 'Not then')
  const plan = (await (await talk.get(`/api/plans/${run.plan_ids[0]}`)).json()) as Plan
  expect(plan.goal?.title).toBe('Learn guitar')
  const dates = plan.items.map(({ row }) => String(row?.['scheduled_date']))
  expect(dates.filter((date) => date >= '2026-03-09' && date <= '2026-03-15')).toEqual([])
  expect(dates.some((date) => date > '2026-03-15')).toBe(true)
  expect(plan.summary).toContain('not from 9 March 2026 to 15 March 2026')
  expect(plan.summary).not.toContain('Not used')
})

test('a question about a proposal is answered by what it shows, and a new name is that of the goal', async () => {
  const talk = await asking()
  const { run } = await say(talk, 'Learn Spanish until 30 June, 3 times a week for 30 minutes')
  const planOf = async (id = '') => (await (await talk.get(`/api/plans/${id}`)).json()) as Plan
  const plan = await planOf(run.plan_ids[0])
  const [first] = plan.items
  expect((await say(talk, 'when do I start?')).text).toContain(`With ‘${String(first?.row?.['title'])}’`)
  const sessions = plan.phases.reduce((sum, phase) => sum + phase.sessions, 0)
  expect((await say(talk, 'how many sessions is that?')).text).toMatch(new RegExp(`^${sessions} sessions, `))
  expect((await say(talk, 'tell me about the first phase')).text).toContain(plan.phases[0]?.why)
  const renamed = await say(talk, 'rename it to Spanish for Peru')
  const after = await planOf(renamed.run.plan_ids[0])
  expect(after).toMatchObject({ status: 'proposed', goal: { title: 'Spanish for Peru' } })
  expect((await planOf(plan.id)).reason).toBe('superseded')
  const earlier = await say(talk, 'mornings please')
  expect(await planOf(earlier.run.plan_ids[0])).toMatchObject({ goal: { title: 'Spanish for Peru' } })
})

test('the message of a proposal shows what comes in its place from elsewhere; what comes of another message has its own', async () => {
  const talk = await asking()
  const { run } = await say(talk, 'Learn Spanish until 30 June, 3 times a week for 30 minutes')
  const [first = ''] = run.plan_ids
  const shown = async () =>
    ((await talk.ai.beta.threads.runs.retrieve(run.id, { thread_id: talk.thread })) as typeof run).plan_ids
  const { asked, thread_id } = (await (await talk.get(`/api/plans/${first}`)).json()) as Plan
  const goal = { text: asked?.text, answers: { ...asked?.answers, rhythm: 2 } }
  const fewer = await propose(talk, { goal, replaces: first })
  expect(await shown()).toEqual([first, fewer.id])
  expect(fewer).toMatchObject({ thread_id, run_id: run.id })
  const renamed = await say(talk, 'rename it to Spanish for Peru')
  expect(renamed.run.plan_ids).toHaveLength(1)
  expect(await shown()).toEqual([first, fewer.id])
})

test.each([
  ['Replan what is overdue', /nothing|proposal/i],
  ['When am I free tomorrow?', /^You are free:\n- Tue 3 March/],
  ['What is on today?', /^There are no tasks/],
  ['Hello', /^Hello\. /],
])('%s is answered by what is there', async (sentence, words) => {
  const { run, text } = await say(await asking(), sentence)
  expect(run.status).toBe('completed')
  expect(text).toMatch(words)
})

test('"add" asks the client for a task, with its date and time', async () => {
  const talk = await asking()
  await talk.ai.beta.threads.messages.create(talk.thread, {
    role: 'user',
    content: 'Remind me to buy milk tomorrow at 17:00',
  })
  const run = await talk.ai.beta.threads.runs.createAndPoll(talk.thread, BUILT_IN)
  expect(run.status).toBe('requires_action')
  const call = run.required_action?.submit_tool_outputs.tool_calls[0]
  expect([call?.function.name, JSON.parse(call?.function.arguments ?? '')]).toEqual([
    'create_task',
    { title: 'buy milk', scheduled_date: '2026-03-03', scheduled_time: '17:00' },
  ])
  const done = await talk.ai.beta.threads.runs.submitToolOutputsAndPoll(run.id, {
    thread_id: talk.thread,
    tool_outputs: [
      { tool_call_id: call?.id ?? '', output: '{"error":"Please sign in again to create tasks"}' },
    ],
  })
  expect(done).toMatchObject({ status: 'completed', receipts: [] })
  const [message] = (await talk.ai.beta.threads.messages.list(talk.thread)).data
  expect(textOf(message)).toBe('That did not work: Please sign in again to create tasks')
})

test('how far somebody is, said while a question waits, goes into the plan', async () => {
  const talk = await asking()
  for (const words of ['my math exam is on 20 May', 'i know nothing of it', 'weekdays only'])
    await say(talk, words)
  const { text } = await say(talk, '1h')
  expect(text).toMatch(/^Study for my math exam by 20 May 2026: on weekdays, 1 hour\./)
  expect(text).not.toContain('did not work')
})

test('a plan that was accepted is changed and ended by proposals, and undone by one word', async () => {
  const talk = await asking()
  const planOf = async (id = '') => (await (await talk.get(`/api/plans/${id}`)).json()) as Plan
  const accept = (id = '') => talk.post(`/api/plans/${id}/accept`, {})
  const { run } = await say(talk, 'Learn Spanish until 30 June, 3 times a week for 30 minutes')
  await accept(run.plan_ids[0])
  const change = await say(talk, 'not on fridays any more, and only twice a week from now on')
  expect(change.text).toMatch(/^What is done stays\..*Nothing changes before you accept it\.$/s)
  expect((await planOf(change.run.plan_ids[0])).asked?.answers).toEqual({ rhythm: 2, not_on: [5] })
  await accept(change.run.plan_ids[0])
  const end = await say(talk, 'stop this plan')
  expect(end.text).toMatch(/^‘Learn Spanish’ would end here: \d+ open sessions leave your calendar\./)
  const items = (await planOf(end.run.plan_ids[0])).items
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['delete_task']))
  await accept(end.run.plan_ids[0])
  expect((await say(talk, 'make it easier')).text).not.toBe('')
  expect((await say(talk, 'undo that')).text).toMatch(/^Undone: End: Learn Spanish/)
})
