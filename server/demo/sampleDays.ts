import type { Hono } from 'hono'
import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import type { NewTask, Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { addSampleGoals, type Call, type SampleGoals } from './sampleGoals.ts'
import { addSampleHabits } from './sampleHabits.ts'
import { addSamplePlan } from './samplePlan.ts'
import { addSampleRituals } from './sampleRituals.ts'

type Sample = Pick<NewTask, 'title' | 'category' | 'scheduled_time' | 'estimated_duration' | 'xp_reward'> &
  Partial<NewTask>

const PLANNING: Sample = sample('Morning Planning Session', 'work', '08:00', 30, 35, {
  description: 'Look at the week, choose the three things that matter today.',
})
const FOCUS = sample('Focus Work Block', 'work', '09:00', 90, 75, { priority: 'high' })
const BREAK = sample('Break & Reflection', 'health', '10:45', 15, 35, { priority: 'low' })
const RUN = sample('Run along the river', 'fitness', '12:30', 45, 50)
const LANGUAGE = sample('Learn twenty Spanish words', 'learning', '17:00', 30, 40)
const CALL = sample('Call grandmother', 'social', '18:30', 30, 35)
const BUDGET = sample('Look through the budget', 'finance', '19:00', 45, 45)

/** What was done on the days before today, beside the planning of each morning; the last list is yesterday's. */
const DONE: Sample[][] = [[FOCUS], [RUN], [FOCUS, BREAK], [LANGUAGE, CALL], [BUDGET], [FOCUS, RUN]]
const TODAY = [FOCUS, BREAK, RUN, LANGUAGE, CALL]
const WRITE = sample('Write the presentation', 'work', '09:30', 120, 75, { priority: 'high' })
/** The goals that some of them belong to. */
const GOAL_OF = new Map<Sample, keyof SampleGoals>([
  [RUN, 'run'],
  [LANGUAGE, 'language'],
  [WRITE, 'talk'],
])
/** Days from today on. */
const PLANNED: [days: number, Sample][] = [
  [1, WRITE],
  [1, sample('Cook something new', 'personal', '19:00', 60, 40)],
  [2, RUN],
  [3, sample('Sketch the garden', 'creative', '16:00', 60, 45)],
]
const UNSCHEDULED = [
  sample('Book the dentist', 'health', null, 15, 35),
  sample('Compare trains to Lisbon', 'travel', null, 30, 40),
]

type Moment = { now: Date; timezone: string; today: string }

/**
 * Fills a demo with days worth looking at (docs/rules/demo.md, Demo): every figure comes from calls of the API, made at the moment at
 * which the person would have made them.
 *
 * @param clock the clock of the app, which this sets
 */
export async function addSampleDays(app: Hono, clock: { now: Date }, moment: Moment): Promise<void> {
  const { now, today, timezone } = moment
  const call = caller(app)
  /** Never later than now: a demo may begin before eight in the morning. */
  const setClock = (date: string, time: string) => {
    const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).epochMilliseconds
    clock.now = new Date(Math.min(at, now.getTime()))
  }
  const goals = await addSampleGoals(call, setClock, today)
  await addSamplePlan(call, setClock, today)
  const create = (asked: Sample, date: string | null): Promise<Task> => {
    const about = GOAL_OF.get(asked)
    return call('POST', '/api/tasks', {
      ...asked,
      scheduled_date: date,
      goal_id: about ? goals[about] : null,
    })
  }

  const first = addDays(today, -DONE.length)
  setClock(first, '07:30')
  await create({ ...PLANNING, recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } }, first)
  const checkInOn = await addSampleHabits(call, setClock, first)
  const mornings = await call<{ items: Task[] }>('GET', `/api/tasks?from=${first}&to=${today}`)
  for (const [index, samples] of [...DONE, []].entries()) {
    const date = addDays(first, index)
    const planning = mornings.items.find((task) => task.scheduled_date === date)
    if (!planning) throw new Error(`No planning on ${date}`)
    setClock(date, '08:00')
    const tasks = []
    for (const asked of samples) tasks.push(await create(asked, date))
    for (const task of [planning, ...tasks]) {
      setClock(date, task.scheduled_time ?? '08:00')
      await call('POST', `/api/tasks/${task.id}/start`, {})
      setClock(date, task.endTime ?? '09:00')
      await call('POST', `/api/tasks/${task.id}/complete`, {})
    }
    await checkInOn(date, index)
  }
  clock.now = now
  const ofToday = []
  for (const asked of TODAY) ofToday.push(await create(asked, today))
  for (const [days, asked] of PLANNED) await create(asked, addDays(today, days))
  for (const asked of UNSCHEDULED) await create(asked, null)
  const taskId = ofToday[TODAY.indexOf(RUN)]?.id ?? ''
  await addSampleRituals(call, today, { taskId, goalId: goals.run })
}

function caller(app: Hono): Call {
  const headers = { authorization: `Bearer ${DEMO_TOKEN}`, 'content-type': 'application/json' }
  return async <Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await app.request(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
}

function sample(
  title: string,
  category: NewTask['category'],
  scheduled_time: string | null,
  estimated_duration: number,
  xp_reward: number,
  rest: Partial<NewTask> = {},
): Sample {
  return { title, category, scheduled_time, estimated_duration, xp_reward, ...rest }
}
