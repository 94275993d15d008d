import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { Goal, Milestone } from '#shared/goals/goal.ts'
import { Habit } from '#shared/habits/habit.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const createGoal = (person: Person, asked: object = {}) =>
  read(Goal, person.post('/api/goals', { title: 'Run a marathon', ...asked }))
const goalOf = (person: Person, { id }: Goal) => read(Goal, person.get(`/api/goals/${id}`))
const habitOf = (person: Person, { id }: Habit) => read(Habit, person.get(`/api/habits/${id}`))
const createDomain = (person: Person, name = 'Sea') => read(Domain, person.post('/api/domains', { name }))
const domainOf = (person: Person, { id }: Domain) => read(Domain, person.get(`/api/domains/${id}`))

test('what is due of its habits between its dates belongs to a goal, dates to come included', async () => {
  const ann = await server.signUp()
  const goal = await createGoal(ann, { start_date: daysAgo(6), target_date: '2026-03-05' })
  const daily = await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(20) })
  const weekly = await createHabit(ann, {
    goal_id: goal.id,
    start_date: daysAgo(20),
    schedule: { type: 'weekdays', days: [3, 6] },
  })
  for (const date of [daysAgo(7), daysAgo(6), daysAgo(1), TODAY]) await checkIn(ann, daily, date)
  await checkIn(ann, weekly, daysAgo(5))
  const task = aTask({ goal_id: goal.id })
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'complete')
  // Of ten dates each, and of two Wednesdays and a Saturday; the check-in before the start counts nowhere.
  const { progress, linked, pace } = await goalOf(ann, goal)
  expect(progress).toEqual({ percent: 35, done: 5, total: 14, current: 5, reached: false })
  expect(linked).toEqual({ tasks: 1, habits: 2 })
  expect(pace).toMatchObject({ expected: 9.33, needed_per_week: 21 })
  const history = await ann.get(`/api/goals/${goal.id}/history?from=${daysAgo(7)}&to=${TODAY}`)
  const { items } = (await history.json()) as { items: { value: number }[] }
  expect(items.map(({ value }) => value)).toEqual([0, 1, 2, 2, 2, 2, 3, 5])
  const late = await ann.get(`/api/goals/${goal.id}/history?from=${TODAY}&to=${TODAY}`)
  expect(await late.json()).toMatchObject({ items: [{ value: 5 }] })
})

test('without a target date they count up to today; a deleted habit does not, an archived one for its past', async () => {
  const ann = await server.signUp()
  const goal = await createGoal(ann, { start_date: daysAgo(2) })
  const [one, two] = [
    await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(20) }),
    await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(1) }),
  ]
  await checkIn(ann, one)
  expect((await goalOf(ann, goal)).progress).toMatchObject({ done: 1, total: 5 })
  await ann.patch(`/api/habits/${two.id}`, { archived: true })
  expect(await goalOf(ann, goal)).toMatchObject({ progress: { total: 4 }, linked: { habits: 2 } })
  await ann.delete(`/api/habits/${one.id}`)
  expect(await goalOf(ann, goal)).toMatchObject({ progress: { done: 0, total: 1 }, linked: { habits: 1 } })
})

test('the forecast counts kept dates by the week', async () => {
  const ann = await server.signUp()
  const goal = await createGoal(ann, { start_date: daysAgo(28), target_date: '2026-06-01' })
  const habit = await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(40) })
  const days = [1, 2, 3, 8, 9, 15, 16, 17, 18, 22, 23, 24]
  await ann.post(`/api/habits/${habit.id}/import`, {
    check_ins: days.map((each) => ({ date: daysAgo(each) })),
  })
  expect((await goalOf(ann, goal)).forecast).toMatchObject({
    weeks: 4,
    mean: 3,
    deviation: 0.82,
    reason: null,
  })
})

test('a habit names goals and domains of its owner that are not deleted', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const [goal, domain] = [await createGoal(bob), await createDomain(bob)]
  const habit = await createHabit(ann)
  const refusedField = async (answer: Promise<Response> | Response) => {
    const [status, body] = await statusAndBody(Promise.resolve(answer))
    return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
  }
  expect(await refusedField(ann.post('/api/habits', { name: 'x', goal_id: goal.id }))).toEqual([
    400,
    'goal_id',
  ])
  const patch = (asked: object) => refusedField(ann.patch(`/api/habits/${habit.id}`, asked))
  expect(await patch({ goal_id: goal.id })).toEqual([400, 'goal_id'])
  expect(await patch({ domain_id: domain.id })).toEqual([400, 'domain_id'])
  const own = await createGoal(ann)
  await ann.delete(`/api/goals/${own.id}`)
  expect(await patch({ goal_id: own.id })).toEqual([400, 'goal_id'])
})

test('deleting a goal takes it from its habits, and restoring gives it back unless it was set anew', async () => {
  const ann = await server.signUp()
  const goal = await createGoal(ann)
  const habits = [
    await createHabit(ann, { goal_id: goal.id }),
    await createHabit(ann, { goal_id: goal.id }),
    await createHabit(ann, { goal_id: goal.id }),
  ] as const
  const [kept, freed, deleted] = habits
  await ann.delete(`/api/habits/${deleted.id}`)
  await ann.delete(`/api/goals/${goal.id}`)
  expect(await habitOf(ann, kept)).toMatchObject({ goal_id: null, version: 2 })
  await ann.patch(`/api/habits/${kept.id}`, { name: 'Renamed' })
  await ann.patch(`/api/habits/${freed.id}`, { goal_id: null })
  await ann.post(`/api/goals/${goal.id}/restore`)
  await ann.post(`/api/habits/${deleted.id}/restore`)
  const goals = await Promise.all(habits.map(async (habit) => (await habitOf(ann, habit)).goal_id))
  expect(goals).toEqual([goal.id, null, goal.id])
})

test('a goal keeps the domain that it was given while its former one was deleted', async () => {
  const ann = await server.signUp()
  const domain = await createDomain(ann)
  const [kept, freed] = [
    await createGoal(ann, { domain_id: domain.id }),
    await createGoal(ann, { domain_id: domain.id }),
  ]
  await ann.delete(`/api/domains/${domain.id}`)
  await ann.patch(`/api/goals/${freed.id}`, { domain_id: null })
  await ann.post(`/api/domains/${domain.id}/restore`)
  expect([(await goalOf(ann, kept)).domain_id, (await goalOf(ann, freed)).domain_id]).toEqual([
    domain.id,
    null,
  ])
})

test('the figures of a domain count its habits: those that name it, else those of its goals', async () => {
  const ann = await server.signUp()
  const [sea, land] = [await createDomain(ann), await createDomain(ann, 'Land')]
  const goal = await createGoal(ann, { domain_id: sea.id })
  const ofGoal = await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(2) })
  const own = await createHabit(ann, { goal_id: goal.id, domain_id: land.id, start_date: daysAgo(1) })
  await createHabit(ann, { category: 'fitness', start_date: daysAgo(2) }) // in no domain
  await checkIn(ann, ofGoal, daysAgo(2))
  await checkIn(ann, ofGoal)
  await checkIn(ann, own, daysAgo(1))
  await ann.post('/api/tasks', aTask({ domain_id: sea.id }))
  expect(await domainOf(ann, sea)).toMatchObject({
    weekly_due: [0, 0, 0, 0, 1, 1, 2],
    weeklyProgress: [0, 0, 0, 0, 100, 0, 50],
    weekly_average: 50,
  })
  expect(await domainOf(ann, land)).toMatchObject({
    weekly_due: [0, 0, 0, 0, 0, 1, 1],
    weeklyProgress: [0, 0, 0, 0, 0, 100, 0],
  })
  await ann.delete(`/api/goals/${goal.id}`)
  expect(await domainOf(ann, sea)).toMatchObject({ weekly_due: [0, 0, 0, 0, 0, 0, 1] })
})

test('events name the goal whose figures follow from a check-in, a link or a deletion', async () => {
  const ann = await server.signUp()
  const [first, second] = [await createGoal(ann), await createGoal(ann)]
  const events = await openEvents(server.app, ann.token)
  const goalsNamed = async () => {
    const { changes = [] } = (await events.next())?.data ?? {}
    return changes.flatMap(({ table, id }) => (table === 'goals' ? [id] : [])).toSorted()
  }
  const habit = await createHabit(ann, { goal_id: first.id, start_date: daysAgo(3) })
  expect(await goalsNamed()).toEqual([first.id])
  await checkIn(ann, habit)
  expect(await goalsNamed()).toEqual([first.id])
  await checkIn(ann, habit, TODAY, { note: 'again' })
  expect(await goalsNamed()).toEqual([first.id])
  await uncheck(ann, habit)
  expect(await goalsNamed()).toEqual([first.id])
  await ann.post(`/api/habits/${habit.id}/import`, { check_ins: [{ date: daysAgo(1) }] })
  expect(await goalsNamed()).toEqual([first.id])
  await ann.patch(`/api/habits/${habit.id}`, { goal_id: second.id })
  expect(await goalsNamed()).toEqual([first.id, second.id].toSorted())
  await ann.delete(`/api/habits/${habit.id}`)
  expect(await goalsNamed()).toEqual([second.id])
  const task = aTask({ goal_id: first.id })
  await ann.post('/api/tasks', task)
  expect(await goalsNamed()).toEqual([first.id])
  for (const action of ['complete', 'uncomplete'] as const) {
    await ann.act(task.id, action)
    expect(await goalsNamed()).toEqual([first.id])
  }
  const another = aTask({ goal_id: first.id })
  await ann.post('/api/tasks', another)
  expect(await goalsNamed()).toEqual([first.id])
  await ann.act(another.id, 'complete')
  expect(await goalsNamed()).toEqual([first.id])
  await ann.act(task.id, 'complete') // on a date that counts already
  expect(await goalsNamed()).toEqual([first.id])
  await ann.delete(`/api/tasks/${task.id}`)
  expect(await goalsNamed()).toEqual([first.id])
  await ann.post(`/api/tasks/${task.id}/restore`)
  expect(await goalsNamed()).toEqual([first.id])
  await ann.patch(`/api/tasks/${task.id}`, { goal_id: null })
  expect(await goalsNamed()).toEqual([first.id])
  const steps = await createGoal(ann, { metric: { kind: 'milestones' } })
  expect(await goalsNamed()).toEqual([steps.id])
  const { id } = await read(Milestone, ann.post(`/api/goals/${steps.id}/milestones`, { title: 'One' }))
  expect(await goalsNamed()).toEqual([steps.id])
  await ann.delete(`/api/goals/${steps.id}/milestones/${id}`)
  expect(await goalsNamed()).toEqual([steps.id])
  await events.close()
})
