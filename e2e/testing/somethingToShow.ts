import { Goal } from '#shared/goals/goal.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { today } from './world.ts'

/** Tasks, goals and habits, so that every screen has something to show. */
export async function somethingToShow(person: TestPerson) {
  await someGoals(person)
  const done = aTask({ title: 'Morning stretch', category: 'health', scheduled_date: today() })
  await person.post('/api/tasks', done)
  await person.act(done.id ?? '', 'complete')
  await person.post(
    '/api/tasks',
    aTask({ title: 'Focus Work Block', scheduled_date: today(), scheduled_time: '09:30' }),
  )
  const walk = { name: 'Walk', targetTime: '18:00', start_date: addDays(today(), -3) }
  const water = { name: 'Water', kind: 'count', target: 8, unit: 'glasses' }
  for (const habit of [walk, water]) await person.post('/api/habits', habit)
}

/** A goal by milestones and one by a number with a history. */
export async function someGoals(person: TestPerson) {
  const start_date = addDays(today(), -20)
  const target_date = addDays(today(), 20)
  const create = async (goal: object) =>
    (await read(Goal, person.post('/api/goals', { start_date, target_date, ...goal }))).id
  const milestones = await create({
    title: 'Give a talk',
    why: 'To be heard',
    metric: { kind: 'milestones' },
  })
  await person.post(`/api/goals/${milestones}/milestones`, { title: 'Write it', due_date: today() })
  const metric = { kind: 'number', start: 0, target: 50, unit: 'km', aggregate: 'sum' }
  const number = await create({ title: 'Run', metric })
  for (const days of [-15, -8, -1])
    await person.post(`/api/goals/${number}/check-ins`, {
      value: 5,
      date: addDays(today(), days),
      note: 'Rain',
    })
  return { milestones, number }
}
