import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { change } from '#server/kit/db/change.ts'
import type { Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { checkIn, createHabit, TODAY, uncheck } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { setFollowed } from './setFollowed.ts'
import type { Facts } from './facts.ts'

/** The facts that were reported, by person. */
const heard = new Map<string, [kind: string, fact: unknown][]>()
let fails = false

const note =
  (kind: keyof Facts) =>
  async (inside: Inside, { id }: Person, fact: unknown) => {
    await inside.db.query('update users set name = name || $2 where id = $1', [id, '!'])
    if (fails) throw new Error('The follower fails')
    heard.set(id, [...(heard.get(id) ?? []), [kind, fact]])
  }
const follower: Slice = {
  tag: 'Follower',
  routes: [],
  follows: {
    'task.completed': note('task.completed'),
    'task.uncompleted': note('task.uncompleted'),
    'habit.checked': note('habit.checked'),
    'habit.unchecked': note('habit.unchecked'),
    'goal.achieved': note('goal.achieved'),
    'goal.dropped': note('goal.dropped'),
    'goal.reopened': note('goal.reopened'),
  },
}
const server = await startTestServer({ slices: [follower] })
afterAll(server.close)

/** Somebody whose streak has this day, so that what they complete next needs no transaction for its sake. */
async function withStreak() {
  const ann = await server.signUp()
  await complete(ann)
  heard.delete(ann.id)
  return ann
}

async function complete(person: TestPerson) {
  const task = aTask({ xp_reward: 10 })
  await person.post('/api/tasks', task)
  return { id: task.id, status: (await person.act(task.id, 'complete')).status }
}

const follow = (ann: TestPerson, isFollowed = true, name = 'test') =>
  change(server.deps, ann, (tx) => setFollowed(tx, ann.id, name, isFollowed))
const kindsOf = ({ id }: TestPerson) => (heard.get(id) ?? []).map(([kind]) => kind)

test('a follower hears every completion of whom it follows, and every date of a habit', async () => {
  const ann = await withStreak()
  await follow(ann)
  const { id } = await complete(ann)
  await ann.act(id, 'uncomplete')
  const habit = await createHabit(ann)
  await checkIn(ann, habit)
  await checkIn(ann, habit, TODAY, { note: 'Again' }) // it was done already
  await uncheck(ann, habit)
  const award = expect.objectContaining({ xp: expect.any(Number), level_up: expect.any(Boolean) })
  const at = expect.any(Date)
  expect(heard.get(ann.id)).toEqual([
    ['task.completed', { task_id: id, accountability_type: 'self', date: TODAY, at, award }],
    ['task.uncompleted', { task_id: id, at, award }],
    ['habit.checked', { habit_id: habit.id, date: TODAY, at, award }],
    ['habit.unchecked', { habit_id: habit.id, date: TODAY, at, award }],
  ])
})

test('what is repeated is told once', async () => {
  const ann = await withStreak()
  await follow(ann)
  const { id } = await complete(ann)
  await ann.act(id, 'complete')
  await ann.act(id, 'uncomplete')
  await ann.act(id, 'uncomplete')
  expect(kindsOf(ann)).toEqual(['task.completed', 'task.uncompleted'])
})

test('people whom nobody follows take the batched way, and nobody has to look', async () => {
  const ann = await withStreak()
  await complete(ann)
  await checkIn(ann, await createHabit(ann))
  expect(kindsOf(ann)).toEqual([])
  await follow(ann)
  await follow(ann)
  await follow(ann, true, 'other')
  await follow(ann, false)
  await complete(ann)
  expect(kindsOf(ann)).toEqual(['task.completed'])
  await follow(ann, false, 'other')
  await complete(ann)
  expect(kindsOf(ann)).toEqual(['task.completed'])
})

test('how goals end and begin again', async () => {
  const ann = await server.signUp()
  const goal = await read(Goal, ann.post('/api/goals', { title: 'Run a marathon' }))
  for (const [action, body] of [
    ['achieve', { reason: 'Ran it' }],
    ['reopen', {}],
    ['drop', { reason: 'Hurt' }],
  ] as const)
    expect((await ann.post(`/api/goals/${goal.id}/${action}`, body)).status).toBe(200)
  expect(heard.get(ann.id)).toEqual([
    ['goal.achieved', { goal_id: goal.id, isReached: false, award: expect.objectContaining({ xp: 100 }) }],
    ['goal.reopened', { goal_id: goal.id, award: expect.objectContaining({ xp: -100 }) }],
    ['goal.dropped', { goal_id: goal.id, award: null }],
  ])
})

test('what a follower does is part of what happened: when it fails, nothing did', async () => {
  const ann = await withStreak()
  await follow(ann)
  const name = async () => (await server.db.query('select name, xp from users where id = $1', [ann.id]))[0]
  const before = await name()
  fails = true
  expect((await complete(ann)).status).toBe(500)
  fails = false
  expect(await name()).toEqual(before)
  const { status } = await complete(ann)
  expect(status).toBe(200)
  expect(await name()).toEqual({ name: `${ann.profile.name}!!`, xp: expect.any(Number) })
})
