import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { Stats } from '#shared/progress/stats.ts'
import { ActedTask, Task, TaskPage } from '#shared/tasks/task.ts'
import { sampleDemo as demo } from './sample.ts'

const TASK_ID = '0194f2a0-0000-7000-8000-000000000001'
const TASK = { id: TASK_ID, title: 'Morning pages', scheduled_date: '2026-03-02', xp_reward: 120 }
const PATH = `/api/tasks/${TASK_ID}`

/** The code of a refusal, with the fields that it names. */
function refusal(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

test('a task is made once, found by its month and by itself, and not in the tray', () => {
  const call = demo()
  expect(Task.parse(call('POST', '/api/tasks', TASK)).title).toBe('Morning pages')
  call('POST', '/api/tasks', TASK)
  const month = TaskPage.parse(call('GET', '/api/tasks?from=2026-03-01&to=2026-03-31&limit=1000'))
  expect(month.items.map(({ id }) => id)).toEqual([TASK_ID])
  expect(Task.parse(call('GET', PATH)).version).toBe(1)
  expect(TaskPage.parse(call('GET', '/api/tasks?limit=1000')).items).toEqual([])
})

test('a completion earns XP, a level and a streak once, and its undoing takes them back', () => {
  const call = demo()
  call('POST', '/api/tasks', TASK)
  const { award } = ActedTask.parse(call('POST', `${PATH}/complete`, {}))
  expect(award).toMatchObject({ xp: 120, total_xp: 120, level: 2, level_up: true, streak: 1 })
  expect(ActedTask.parse(call('POST', `${PATH}/complete`, {})).award).toBeUndefined()
  expect(Stats.parse(call('GET', '/api/stats'))).toMatchObject({
    today: { completed: 1, total: 1, percent: 100 },
    weekly_xp: 120,
    xp: 120,
  })
  expect(ActedTask.parse(call('POST', `${PATH}/uncomplete`, {})).award).toMatchObject({ xp: -120, streak: 0 })
  expect(call('GET', '/api/profile')).toMatchObject({ xp: 0, level: 1 })
  expect(call('GET', '/api/xp-ledger?limit=1')).toMatchObject({
    items: [{ reason: 'uncompleted' }],
    next_cursor: '1',
  })
})

test('the running task is found whatever its date', () => {
  const call = demo()
  call('POST', '/api/tasks', TASK)
  const running = () => TaskPage.parse(call('GET', '/api/tasks?running=true&limit=1000')).items
  expect(running()).toEqual([])
  call('POST', `${PATH}/start`, {})
  expect(running()).toMatchObject([{ id: TASK_ID, status: 'in_progress' }])
})

test('an edit raises the version, and a stale one is refused with the task as it stands', () => {
  const call = demo()
  call('POST', '/api/tasks', TASK)
  expect(call('PATCH', `${PATH}?scope=this`, { title: 'Evening pages', version: 1 })).toMatchObject({
    title: 'Evening pages',
    version: 2,
  })
  expect(refusal(() => call('PATCH', `${PATH}?scope=this`, { title: 'x', version: 1 }))).toBe('conflict')
})

test('what is deleted lies in the trash and comes back', () => {
  const call = demo()
  call('POST', '/api/tasks', TASK)
  expect(call('DELETE', `${PATH}?scope=this`)).toBeUndefined()
  expect(TaskPage.parse(call('GET', '/api/tasks?trash=true')).items).toHaveLength(1)
  call('POST', `${PATH}/restore`, {})
  expect(TaskPage.parse(call('GET', '/api/tasks?trash=true')).items).toEqual([])
})

test.each([
  ['POST', '/api/tasks', { title: ' ' }, 'invalid'],
  ['POST', '/api/tasks', { ...TASK, recurrence: { rrule: 'FREQ=HOURLY' } }, 'invalid'],
  ['PATCH', '/api/profile', { week_start: 9 }, 'invalid'],
  ['GET', PATH, undefined, 'not_found'],
  ['POST', `${PATH}/fly`, {}, 'invalid'],
  ['GET', '/api/sessions', undefined, 'not_found'],
])('%s %s with %j is refused as %s', (method, path, body, code) => {
  const call = demo()
  expect(refusal(() => call(method, path, body))).toBe(code)
})

test('the profile takes what it may be', () => {
  const call = demo()
  call('PATCH', '/api/profile', { name: 'Ada' })
  expect(call('GET', '/api/profile')).toMatchObject({ name: 'Ada', plan: 'free', level: 1 })
})
