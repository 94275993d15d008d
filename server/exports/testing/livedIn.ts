import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addDays } from '#shared/time/civil.ts'
import { aTask, type TestServer } from '#server/testing.ts'

type Person = Awaited<ReturnType<TestServer['signUp']>>

/** The local date at which test servers begin. */
const TODAY = '2026-03-02'

/** An account in which something of everything is: what is in an export, and comes back by an import. */
export async function liveIn(person: Person) {
  await made(person.patch('/api/profile', { name: 'Ada Lovelace', avatar: '🦊', week_start: 1 }))
  const vacations = [{ from: '2026-03-20', to: '2026-03-22' }]
  await made(person.patch('/api/settings', { themeColor: 'purple', vacations }))
  const domains = z.object({ items: z.array(z.object({ id: z.uuid() })) })
  const domain_id = domains.parse(await (await person.get('/api/domains')).json()).items[0]?.id ?? ''
  const goal = await goalsOf(person, domain_id)
  const habit = await habitsOf(person)
  const tasks = await tasksOf(person, { goal_id: goal, domain_id })
  const reminder = { target_kind: 'task', target_id: tasks.undated.id, kind: 'before', minutes_before: 10 }
  await made(person.post('/api/reminders', reminder))
  await made(
    person.post('/api/if-thens', {
      goal_id: goal,
      if: { type: 'moment', days: [1, 2], time: '08:00' },
      then: { type: 'habit', habit_id: habit },
    }),
  )
  const said = { intention: 'Be calm', mood: 4, note: 'Two\nlines' }
  await made(person.put(`/api/rituals/morning_plan/${TODAY}`, said))
  const plan = await made(
    person.post('/api/plans', { id: randomUUID(), steps: [{ title: 'Step', minutes: 60 }] }),
  )
  await made(person.post(`/api/plans/${plan}/accept`, {}))
  const suggestions = z.object({ items: z.array(z.object({ id: z.uuid() })) })
  const suggested = suggestions.parse(await (await person.get('/api/suggestions')).json()).items[0]
  await made(person.post(`/api/suggestions/${suggested?.id}/dismiss`))
  const availability = z.looseObject({}).parse(await (await person.get('/api/availability')).json())
  await made(person.put('/api/availability', { ...availability, buffer_minutes: 5 }))
  const messages = [{ role: 'user', content: 'Which fence is first?' }]
  const thread = await made(person.post('/v1/threads', { messages }))
  await made(person.patch(`/api/threads/${thread}`, { title: 'Garden' }))
  return { ...tasks, goal, habit, domain_id }
}

/** The id of what a request has made. */
async function made(answer: Promise<Response>): Promise<string> {
  const got = await answer
  if (!got.ok) throw new Error(`${got.status}: ${await got.text()}`)
  const text = await got.text()
  return text === '' ? '' : String((JSON.parse(text) as { id?: string }).id)
}

async function goalsOf(person: Person, domain_id: string): Promise<string> {
  const metric = { kind: 'number', start: 0, target: 10, unit: 'books' }
  const goal = await made(
    person.post('/api/goals', { title: 'Read ten books', why: 'Because', domain_id, metric }),
  )
  const thesis = await made(
    person.post('/api/goals', { title: 'Write a thesis', metric: { kind: 'milestones' } }),
  )
  await made(person.post(`/api/goals/${thesis}/milestones`, { title: 'The first' }))
  await made(person.post(`/api/goals/${goal}/check-ins`, { value: 3, note: 'so far' }))
  return goal
}

async function habitsOf(person: Person): Promise<string> {
  const habit = await made(person.post('/api/habits', { name: 'Stretch', start_date: addDays(TODAY, -3) }))
  const path = `/api/habits/${habit}/check-ins`
  await made(person.put(`${path}/${TODAY}`, { value: 1, note: 'good' }))
  await made(person.put(`${path}/${addDays(TODAY, -1)}`, { value: 1 }))
  await made(person.post('/api/routines', { name: 'Morning', habit_ids: [habit] }))
  return habit
}

async function tasksOf(person: Person, links: { goal_id: string; domain_id: string }) {
  const tasks = {
    done: aTask({ title: 'Write, "quoted"\nand broken', ...links }),
    open: aTask({ title: '=HYPERLINK("x")', description: '@me', scheduled_time: null }),
    undated: aTask({ title: 'Some day', scheduled_date: null, scheduled_time: null }),
    repeating: aTask({
      title: 'Water the plants',
      scheduled_time: '10:00',
      recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=MO', from: 'schedule' },
    }),
    gone: aTask({ title: 'In the trash' }),
    running: aTask({ title: 'Started', scheduled_time: '23:30', estimated_duration: 60 }),
  }
  for (const task of Object.values(tasks)) await made(person.post('/api/tasks', task))
  await made(person.get('/api/tasks?from=2026-03-01&to=2026-03-31'))
  for (const action of ['start', 'complete', 'uncomplete', 'complete'])
    await made(person.act(tasks.done.id, action))
  await made(person.act(tasks.running.id, 'start'))
  await made(person.delete(`/api/tasks/${tasks.gone.id}`))
  return tasks
}
