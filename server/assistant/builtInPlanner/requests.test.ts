import { afterAll, expect, test } from 'vitest'
import { suggestionsOf } from '#shared/assistant/suggestions.ts'
import { AcceptedPlan, Plan, PlanPage } from '#shared/planning/plan.ts'
import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { read } from '#server/testing.ts'
import { callsTools, says } from '#server/testing/modelPeer.ts'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'

/** The test's clock: a Monday, 09:00 in UTC. */
const { asking, close, peer } = await startAssistant()
afterAll(close)

const BUILT_IN = { ...RUN, model: 'built-in-planner' }
type Asking = Awaited<ReturnType<typeof asking>>

async function say({ ai, thread }: Asking, content: string) {
  await ai.beta.threads.messages.create(thread, { role: 'user', content })
  const run = await ai.beta.threads.runs.createAndPoll(thread, BUILT_IN)
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  const plans = (run as unknown as { plan_ids: string[] }).plan_ids
  const receipts = (run as unknown as { receipts: { action: string; run_id: string }[] }).receipts
  const suggestions = suggestionsOf(message?.metadata ?? {})
  return { run, text: textOf(message), planId: plans[0] ?? '', plans, receipts, suggestions }
}

const planOf = (ann: Asking, id: string) => read(Plan, ann.get(`/api/plans/${id}`))

async function addTask(
  ann: Asking,
  row: Partial<typeof TASK_DEFAULTS> & {
    title: string
    scheduled_date: string
    scheduled_time: string | null
  },
) {
  const answer = await ann.post('/api/tasks', { ...TASK_DEFAULTS, ...row })
  expect(answer.status).toBeLessThan(300)
}

test('a change of the proposal takes its place, in one step, with all that was answered before', async () => {
  const ann = await asking()
  const first = await say(ann, 'Learn Spanish, 3 times a week, until 30 April, not on Sundays')
  expect(first.text).toBe('How long should one session take?')
  expect(first.suggestions).toContainEqual({ label: '30 minutes', value: '30 minutes' })
  const made = await say(ann, '30 minutes')
  expect(await planOf(ann, made.planId)).toMatchObject({ status: 'proposed', reason: null })
  const changed = await say(ann, 'no Mondays and mornings please, with jazz')
  expect(changed.text).toContain('I could not apply ‘jazz’.')
  expect(await planOf(ann, made.planId)).toMatchObject({ status: 'refused', reason: 'superseded' })
  const again = await say(ann, 'only twice a week')
  const { items, status } = await planOf(ann, again.planId)
  expect(status).toBe('proposed')
  const sessions = items.filter(({ step }) => step !== 'kickoff').map(({ row }) => row ?? {})
  expect(sessions.length).toBeGreaterThan(3)
  for (const row of sessions) {
    expect([0, 1]).not.toContain(new Date(String(row['scheduled_date'])).getUTCDay())
    expect(String(row['scheduled_time']) < '12:00').toBe(true)
    expect(row['estimated_duration']).toBe(30)
  }
  expect((await read(PlanPage, ann.get('/api/plans?status=proposed'))).items).toHaveLength(1)
})

test('a plan that was accepted meanwhile stays accepted: a change is proposed for what is open of it', async () => {
  const ann = await asking()
  const { planId } = await say(ann, 'Run 3 times a week for 30 minutes for 4 weeks')
  await read(AcceptedPlan, ann.post(`/api/plans/${planId}/accept`, {}))
  const { plans, text } = await say(ann, 'no Mondays')
  expect(plans).toEqual([expect.any(String)])
  expect(text).toMatch(/not on Mondays.* What is done stays\. Nothing changes before you accept it\.$/s)
  expect(await planOf(ann, planId)).toMatchObject({ status: 'accepted', reason: null })
})

test('"undo that" undoes the plan that was accepted last, at once, with the receipts of its run', async () => {
  const ann = await asking()
  expect((await say(ann, 'undo that')).text).toBe('There is no accepted plan in this conversation to undo.')
  const { planId } = await say(ann, 'Run 3 times a week for 30 minutes for 4 weeks')
  expect((await say(ann, 'undo that')).text).toBe('The plan is only proposed, so nothing has changed yet.')
  const { receipts: made } = await read(AcceptedPlan, ann.post(`/api/plans/${planId}/accept`, {}))
  const { text, receipts, run } = await say(ann, 'undo that')
  expect(text).toMatch(/^Undone: .+, \d+ changes? taken back\.$/)
  expect(receipts).toHaveLength(made.length)
  for (const receipt of receipts) expect(receipt).toMatchObject({ action: 'delete', run_id: run.id })
  expect(await planOf(ann, planId)).toMatchObject({ status: 'undone' })
  expect((await say(ann, 'undo that')).receipts).toEqual([])
})

test('a task is moved by a proposal; of several one is asked for; what is not there is said', async () => {
  const ann = await asking()
  await addTask(ann, { title: 'Gym legs', scheduled_date: '2026-03-03', scheduled_time: '07:00' })
  const one = await say(ann, 'move my gym tomorrow to 6pm')
  expect(one.text).toBe(
    'Here is the change: Gym legs to Tue 3 March, 18:00. Nothing moves before you accept it.',
  )
  expect((await planOf(ann, one.planId)).items).toMatchObject([
    { kind: 'update_task', patch: { scheduled_time: '18:00' } },
  ])
  expect((await say(ann, 'move my gym to the evening')).text).toContain('Gym legs to Tue 3 March, 18:00')
  expect((await say(ann, 'to 8pm')).text).toContain('Gym legs to Tue 3 March, 20:00')
  expect((await say(ann, 'no, friday instead')).text).toContain('Gym legs to Fri 6 March, 20:00')
  await addTask(ann, { title: 'Gym arms', scheduled_date: '2026-03-05', scheduled_time: '07:00' })
  const several = await say(ann, 'move gym to Saturday')
  expect(several).toMatchObject({ text: 'Which one do you mean?', plans: [] })
  expect(several.suggestions.map(({ value }) => value)).toEqual([
    'Gym legs, Tue 3 March, 07:00',
    'Gym arms, Thu 5 March, 07:00',
  ])
  const unclear = await say(ann, 'the blue one')
  expect(unclear.suggestions).toEqual(several.suggestions)
  const chosen = await say(ann, several.suggestions[1]?.value ?? '')
  expect(chosen.text).toContain('Gym arms to Sat 7 March, 07:00')
  await say(ann, 'move gym to Saturday')
  expect((await say(ann, 'the one on thursday')).text).toContain('Gym arms to Sat 7 March')
  await addTask(ann, { title: 'Gym core', scheduled_date: '2026-03-06', scheduled_time: '07:00' })
  await say(ann, 'move gym to Sunday')
  expect((await say(ann, 'the last one')).text).toContain('Gym core to Sun 8 March')
  await say(ann, 'move gym to Saturday')
  expect((await say(ann, 'actually leave it')).text).toBe('All right. Nothing was moved.')
  expect((await say(ann, 'push the tango to Friday')).text).toContain('no open task that is called ‘tango’')
})

test('"what should I do next" says what the Now card says', async () => {
  const ann = await asking()
  expect((await say(ann, 'what should I do next?')).text).toBe('Nothing is open for today.')
  await addTask(ann, { title: 'Write', scheduled_date: '2026-03-02', scheduled_time: '15:00' })
  expect((await say(ann, 'what now?')).text).toMatch(/^Next: Write, 15:00, 30 min\.$|^Next: Write, 15:00/)
})

test('"I feel overwhelmed" says today in one line, and proposes to move the least urgent', async () => {
  const ann = await asking()
  expect((await say(ann, 'too much today')).text).toBe('Nothing is open today. You can rest.')
  for (const [title, priority, time] of [
    ['Report', 'high', '10:00'],
    ['Emails', 'medium', '13:00'],
    ['Shelf', 'low', '15:00'],
  ] as const)
    await addTask(ann, { title, priority, scheduled_date: '2026-03-02', scheduled_time: time })
  const { text, planId } = await say(ann, 'I feel overwhelmed')
  expect(text).toMatch(/^That is a lot\. Today: 3 open tasks, 3 h\. The least urgent could wait: Shelf to /)
  const { items } = await planOf(ann, planId)
  expect(items).toHaveLength(1)
  expect(String(items[0]?.patch?.['scheduled_date']) > '2026-03-02').toBe(true)
})

test('"how am I doing" says the progress', async () => {
  expect((await say(await asking(), 'how am I doing?')).text).toMatch(
    /^Nothing is planned today\. This week: 0 XP\. Level 1/,
  )
})

test('markup, emoji and 2,000 characters are answered as text; what cannot be stored is refused', async () => {
  const ann = await asking()
  const refused = await ann.post(`/v1/threads/${ann.thread}/messages`, {
    role: 'user',
    content: 'learn\0guitar',
  })
  expect(refused.status).toBe(400)
  for (const content of ['<b onclick=x>learn</b>', '\u202eabc', '🏃'.repeat(900), 'x'.repeat(2000)]) {
    const { run } = await say(ann, content)
    expect(run.status).toBe('completed')
  }
})

test("a provider's model is not offered the planner's own tools, and cannot call them", async () => {
  const ann = await asking()
  const { planId } = await say(ann, 'Run 3 times a week for 30 minutes for 4 weeks')
  await read(AcceptedPlan, ann.post(`/api/plans/${planId}/accept`, {}))
  peer.will(callsTools([{ id: 'a', name: 'undo_plan', arguments: '{}' }]), says('Done'))
  await ann.ai.beta.threads.messages.create(ann.thread, { role: 'user', content: 'undo that' })
  await ann.ai.beta.threads.runs.createAndPoll(ann.thread, RUN)
  const sent = peer.received.flatMap(({ body }) => (body.tools ?? []).map((tool) => tool.function?.name))
  expect(sent).toContain('break_down_goal')
  for (const name of ['undo_plan', 'change_plan', 'move_task', 'ease_day', 'what_now'])
    expect(sent).not.toContain(name)
  expect(JSON.stringify(peer.received.at(-1)?.body.messages)).toContain("There is no tool 'undo_plan'")
  expect(await planOf(ann, planId)).toMatchObject({ status: 'accepted' })
})
