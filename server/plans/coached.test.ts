import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Habit } from '#shared/habits/habit.ts'
import { AcceptedPlan, Plan, PlanPage, UndonePlan } from '#shared/planning/plan.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const RACE = 'Run a half marathon by 3 May 2026, 3 times a week for 45 minutes, not on Mondays'
const FREE: [string, string][] = [['06:00', '22:00']]
const goalsOf = async (person: TestPerson) =>
  ((await (await person.get('/api/goals?limit=100')).json()) as { items: Goal[] }).items

test('a goal sentence becomes a goal, phases and sessions with notes, and one acceptance makes all of it', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: FREE })
  const plan = await propose(ann, { goal: { text: RACE } })
  expect(plan.goal).toMatchObject({
    title: 'Run a half marathon',
    category: 'fitness',
    target_date: '2026-05-03',
    metric: { kind: 'milestones' },
    exists: false,
    chosen: true,
  })
  expect(plan.phases.length).toBeGreaterThanOrEqual(3)
  expect([plan.phases[0]?.from, plan.phases.at(-1)?.to]).toEqual([TODAY, '2026-05-03'])
  expect(plan.goal?.milestones.map(({ due_date }) => due_date)).toEqual(plan.phases.map(({ to }) => to))
  const [kickoff, ...sessions] = plan.items
  expect(kickoff).toMatchObject({ step: 'kickoff', phase: null, row: { scheduled_date: '2026-03-03' } })
  expect(sessions).toHaveLength(plan.phases.reduce((sum, phase) => sum + phase.sessions, 0))
  for (const { note, row, phase } of sessions) {
    expect(note).not.toBe('')
    expect(row?.['description']).toBe(note)
    expect(phase).toBeTypeOf('number')
  }
  expect(plan.summary.split(/\s+/).length).toBeLessThanOrEqual(90)
  expect(plan.summary).toContain('not on Mondays')

  const { plan: accepted, receipts } = await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`, {}))
  const goal = await read(Goal, ann.get(`/api/goals/${plan.goal?.id}`))
  expect(goal).toMatchObject({ title: 'Run a half marathon', target_date: '2026-05-03' })
  expect(goal.milestones.map(({ title }) => title)).toEqual(plan.goal?.milestones.map(({ title }) => title))
  expect(receipts).toHaveLength(plan.items.length + 1)
  expect(goal.linked.tasks).toBe(plan.items.length)
  const task = await read(Task, ann.get(`/api/tasks/${sessions[0]?.task_id}`))
  expect(task).toMatchObject({ goal_id: goal.id, description: sessions[0]?.note })
  expect(accepted.goal?.exists).toBe(false)

  const undone = await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))
  expect([undone.undone, undone.kept]).toEqual([plan.items.length, []])
  expect(await goalsOf(ann)).toEqual([])
})

test('ten acceptances at once make one goal; undone, a goal for which something was done since stays', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: FREE })
  const plan = await propose(ann, { goal: { text: RACE } })
  await Promise.all(Array.from({ length: 10 }, () => ann.post(`/api/plans/${plan.id}/accept`, {})))
  const [goal, ...more] = await goalsOf(ann)
  expect(more).toEqual([])
  const [milestone] = goal?.milestones ?? []
  await ann.patch(`/api/goals/${goal?.id}/milestones/${milestone?.id}`, { done: true })
  await ann.post(`/api/plans/${plan.id}/undo`)
  expect((await goalsOf(ann)).map(({ id }) => id)).toEqual([goal?.id])
})

test.each([
  [
    'no more than 30 min of instagram a day',
    { kind: 'minutes', aim: 'at_most', target: 30, schedule: { type: 'daily' } },
  ],
  ['less sugar, more vegetables', { kind: 'yes_no', aim: 'at_least', schedule: { type: 'daily' } }],
  ['never eat after 8pm', { kind: 'quit', aim: 'at_most', target: 0 }],
  ['max 3 beers a week', { kind: 'count', aim: 'at_most', target: 3, schedule: { type: 'total_per_week' } }],
  [
    'no more than two takeaways a month',
    { kind: 'count', aim: 'at_most', target: 2, schedule: { type: 'total_per_month' } },
  ],
])('%s becomes one habit that keeps what was said', async (text, habit) => {
  const ann = await server.signUp()
  const plan = await propose(ann, { goal: { text } })
  expect(plan.items).toHaveLength(1)
  await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`, {}))
  const { items: habits } = (await (await ann.get('/api/habits')).json()) as { items: Habit[] }
  expect(habits).toMatchObject([habit])
})

test.each([
  ['stop smoking', 'stopping suddenly', true],
  ['stop biting my nails', 'stopping suddenly', false],
  ['no more than 30 min of instagram a day', 'stopping suddenly', false],
  ['swim 3 km in june, twice a week for 45 minutes', 'open water', true],
  ['cycle 100 km in june, twice a week for 45 minutes', 'open water', false],
  ['renovate the bathroom by june, weekends, 3 hours', 'lead paint', true],
  ['declutter my flat by june, weekends, 3 hours', 'lead paint', false],
])('%s: the advice of %s is given where it belongs', async (text, words, isGiven) => {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: FREE })
  expect((await propose(ann, { goal: { text } })).summary.includes(words)).toBe(isGiven)
})

test('an active goal with the same title is taken, decided anew at acceptance, and an undo leaves it', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: FREE })
  const first = await propose(ann, { goal: { text: RACE } })
  const made = await read(Goal, ann.post('/api/goals', { title: 'run a HALF marathon' }))
  const second = await propose(ann, { goal: { text: RACE } })
  expect(second.goal).toMatchObject({ exists: true, id: made.id })
  const { plan } = await read(AcceptedPlan, ann.post(`/api/plans/${first.id}/accept`, {}))
  expect(plan.goal).toMatchObject({ exists: true, id: made.id })
  expect((await goalsOf(ann)).map(({ id }) => id)).toEqual([made.id])
  await ann.post(`/api/plans/${first.id}/undo`)
  expect((await goalsOf(ann)).map(({ id }) => id)).toEqual([made.id])
})

test('without the goal nothing belongs to one; it can be named anew, and then decides anew whether it is there', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: FREE })
  const plan = await propose(ann, { goal: { text: RACE } })
  const renamed = await read(
    Plan,
    ann.patch(`/api/plans/${plan.id}`, { goal: { title: 'Finish in Hamburg' } }),
  )
  expect(renamed.goal).toMatchObject({ title: 'Finish in Hamburg', exists: false, chosen: true })
  const without = await read(Plan, ann.patch(`/api/plans/${plan.id}`, { goal: { chosen: false } }))
  expect(without.goal).toMatchObject({ title: 'Finish in Hamburg', chosen: false })
  await ann.post(`/api/plans/${plan.id}/accept`, {})
  expect(await goalsOf(ann)).toEqual([])
  const task = await read(Task, ann.get(`/api/tasks/${plan.items[1]?.task_id}`))
  expect(task.goal_id).toBe(null)
  const [status] = await statusAndBody(ann.patch(`/api/plans/${plan.id}`, { goal: { title: '' } }))
  expect(status).toBe(400)
})

test('a steady practice is one habit, and what is to be quit a quit habit, each with its goal', async () => {
  const ann = await server.signUp()
  const yoga = await propose(ann, { goal: { text: 'Do yoga 3 times a week for 10 minutes, not on Sundays' } })
  expect(yoga.items).toHaveLength(1)
  expect(yoga.items[0]).toMatchObject({ kind: 'create_habit', task_id: null })
  await ann.post(`/api/plans/${yoga.id}/accept`, {})
  const quit = await propose(ann, { goal: { text: 'quit smoking' } })
  expect(quit.items).toHaveLength(1)
  await ann.post(`/api/plans/${quit.id}/accept`, {})
  const { items: habits } = (await (await ann.get('/api/habits')).json()) as { items: Habit[] }
  expect(habits).toMatchObject([
    {
      name: 'Do yoga',
      duration: 10,
      schedule: { type: 'weekdays', days: [1, 3, 5] },
      goal_id: yoga.goal?.id,
    },
    { name: 'Quit smoking', kind: 'quit', goal_id: quit.goal?.id },
  ])
  expect((await goalsOf(ann)).map(({ title }) => title).toSorted()).toEqual(['Do yoga', 'Quit smoking'])
})

test('money is one repeating task whose shares add up to the cent, and a goal that sums it', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { goal: { text: 'save 5000 euros by December 2026' } })
  expect(plan.items).toHaveLength(1)
  const [transfer] = plan.items
  expect(transfer?.amount).toEqual({ value: 5000, unit: 'euros' })
  expect(transfer?.row?.['recurrence']).toMatchObject({ rrule: 'FREQ=MONTHLY;COUNT=9' })
  const groups = [...(transfer?.note ?? '').matchAll(/(?:(\d+) of )?(\d+\.\d\d)/g)]
  const cents = groups.reduce(
    (sum, [, count, share]) => sum + Number(count) * Math.round(Number(share) * 100),
    0,
  )
  expect(cents).toBe(500_000)
  expect(plan.goal?.metric).toEqual({
    kind: 'number',
    start: 0,
    target: 5000,
    unit: 'euros',
    aggregate: 'sum',
  })
  await ann.post(`/api/plans/${plan.id}/accept`, {})
  const task = await read(Task, ann.get(`/api/tasks/${transfer?.task_id}`))
  expect(task).toMatchObject({ goal_id: plan.goal?.id, recurrence: { rrule: 'FREQ=MONTHLY;COUNT=9' } })
})

test('a plan of more than twelve weeks places six; what does not fit for one cause is one entry with offers for all', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: FREE, daily_capacity: { work: 360, personal: 30 } })
  const text = 'Learn Spanish by 1 October 2026, 3 times a week for 45 minutes'
  const plan = await propose(ann, { goal: { text } })
  expect(plan.covers_until).toBe(addDays(TODAY, 41))
  expect(plan.infeasible).toHaveLength(1)
  const [misfit] = plan.infeasible
  expect(misfit).toMatchObject({ reason: 'capacity', count: 18 })
  expect(misfit?.message).toContain('30 min a day for personal things')
  const capacity = misfit?.offers.find(({ kind }) => kind === 'capacity')
  expect(capacity).toBeDefined()
  const choices = [{ step: misfit?.step, kind: 'capacity' }]
  const wider = await read(Plan, ann.post(`/api/plans/${plan.id}/offers`, { choices }))
  expect([wider.infeasible, wider.items.length]).toEqual([[], 19])
  const shorter = await propose(ann, { goal: { text } })
  const taken = await read(
    Plan,
    ann.post(`/api/plans/${shorter.id}/offers`, { choices: [{ step: misfit?.step, kind: 'shorten' }] }),
  )
  expect(taken.infeasible).toEqual([])
  const dropped = await propose(ann, { goal: { text } })
  const left = await read(
    Plan,
    ann.post(`/api/plans/${dropped.id}/offers`, { choices: [{ step: misfit?.step, kind: 'drop' }] }),
  )
  expect([left.infeasible, left.items.length]).toEqual([[], 1])
})

test('a proposal is asked for anew with other answers: it takes the place of the old one, once, and only while that is open', async () => {
  const ann = await server.signUp()
  const old = await propose(ann, { goal: { text: 'learn spanish 3 times a week for 30 minutes' } })
  expect(old.asked).toEqual({ text: 'learn spanish 3 times a week for 30 minutes' })
  const id = crypto.randomUUID()
  const goal = { text: old.asked?.text, answers: { rhythm: 2 } }
  const request = { id, goal, replaces: old.id }
  const [first, again] = [await ann.post('/api/plans', request), await ann.post('/api/plans', request)]
  expect([first.status, again.status]).toEqual([201, 200])
  expect(await read(Plan, first)).toMatchObject({ id, status: 'proposed', asked: goal })
  expect(await read(Plan, ann.get(`/api/plans/${old.id}`))).toMatchObject({
    status: 'refused',
    reason: 'superseded',
  })
  expect((await ann.post('/api/plans', { goal, replaces: old.id })).status).toBe(409)
  const bob = await server.signUp()
  const others = await bob.post('/api/plans', { goal, replaces: id })
  expect(others.status).toBe(404)
})

test('a wish that would harm gets a kind sentence and the safe version', async () => {
  const ann = await server.signUp()
  const fast = await propose(ann, { goal: { text: 'lose 10 kg in 3 weeks' } })
  expect(fast.summary).toMatch(/^Losing more than 1 % of your weight a week/)
  expect(fast.items.length).toBeGreaterThan(1)
  expect(fast.items.every(({ kind }) => kind === 'create_habit')).toBe(true)
  const hunger = await propose(ann, { goal: { text: 'eat only 800 calories a day' } })
  expect(hunger.goal?.title).toBe('Eat and move well')
  const texts = hunger.items.flatMap(({ row, reason, note }) => [row?.['name'], row?.['title'], reason, note])
  expect(texts.join(' ')).not.toContain('800')
  const [status, body] = await statusAndBody(
    ann.post('/api/plans', { goal: { text: 'I want to kill myself' } }),
  )
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('findahelpline')])
})

test('a transfer that is done adds its share to the goal, once; undone it takes it back, and all of them add up', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { goal: { text: 'save 100 euros by 25 March 2026' } })
  const [transfer] = plan.items
  expect(transfer?.row?.['recurrence']).toMatchObject({ rrule: 'FREQ=WEEKLY;COUNT=4' })
  await ann.post(`/api/plans/${plan.id}/accept`, {})
  const current = async () => (await read(Goal, ann.get(`/api/goals/${plan.goal?.id}`))).progress.current
  const { items } = await read(TaskPage, ann.get('/api/tasks?from=2026-03-01&to=2026-04-05'))
  expect(items).toHaveLength(4)
  const act = (index: number, action: string) => ann.post(`/api/tasks/${items[index]?.id}/${action}`, {})
  await act(0, 'complete')
  await act(0, 'complete')
  expect(await current()).toBe(25)
  await act(1, 'complete')
  await act(0, 'uncomplete')
  expect(await current()).toBe(25)
  for (const index of [0, 2, 3]) await act(index, 'complete')
  expect(await current()).toBe(100)
})

test.each([
  [1, /goes on as planned/],
  [0.6, /the last load once more/],
  [0.2, /begins with lighter weeks\. Would another rhythm or a later date/],
])(
  'the next part of a long plan is proposed a week before, once, by what was done: %s',
  async (share, words) => {
    const own = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
    const ann = await own.signUp()
    await setAvailability(ann, { personal: FREE })
    const text = 'Run a half marathon by 1 November 2026, 3 times a week, not on Mondays'
    const plan = await propose(ann, { goal: { text, answers: { minutes: 'pattern' } } })
    await ann.post(`/api/plans/${plan.id}/accept`, {})
    const open = async () => (await read(PlanPage, ann.get('/api/plans?status=proposed'))).items
    expect(await open()).toEqual([])
    const sessions = plan.items.filter(({ step }) => step !== 'kickoff')
    const past = sessions.filter(({ row }) => String(row?.['scheduled_date']) < addDays(TODAY, 35))
    own.turnClock(35 * 24 * 3600)
    for (const { task_id } of past.slice(0, Math.round(past.length * share)))
      await ann.post(`/api/tasks/${task_id}/complete`, {})
    const [[next, ...more]] = [await open(), await Promise.all([open(), open()])]
    expect(more).toEqual([])
    expect(next).toMatchObject({
      source: 'planner',
      from: addDays(TODAY, 42),
      goal: { id: plan.goal?.id, exists: true },
    })
    expect(next?.summary).toMatch(words)
    expect(next?.phases).toEqual(plan.phases)
    expect(next?.items.some(({ step }) => step === 'kickoff')).toBe(false)
    // Asked for anew with other days it stays that part.
    const answers = { minutes: 'pattern', not_on: [1, 3] }
    const instead = await propose(ann, { goal: { text, answers }, replaces: next?.id })
    expect(instead).toMatchObject({ from: addDays(TODAY, 42), goal: { id: plan.goal?.id, exists: true } })
    expect(instead.items.some(({ step }) => step === 'kickoff')).toBe(false)
    const days = new Set(instead.items.map(({ row }) => dayOfWeek(String(row?.['scheduled_date']))))
    expect([days.has(1), days.has(3)]).toEqual([false, false])
    expect((await open()).map(({ id }) => id)).toEqual([instead.id])
    await ann.post(`/api/plans/${instead.id}/accept`, {})
    expect(await goalsOf(ann)).toHaveLength(1)
    expect(await open()).toEqual([])
    await own.close()
  },
)
