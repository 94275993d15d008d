import { describe, expect, test } from 'vitest'
import type { Recurrence } from '#shared/tasks/recurrence.ts'
import { ActedTask, Task, TaskPage, type TaskPatch } from '#shared/tasks/task.ts'
import { sampleDemo } from './sample.ts'

const ID = '0194f2a0-0000-7000-8000-000000000001'
const RUN = { id: ID, title: 'Run', scheduled_date: '2026-03-02', scheduled_time: '09:00', xp_reward: 40 }
const MARCH = '/api/tasks?from=2026-03-01&to=2026-03-31&limit=1000'

/** A demo with one task that repeats from Monday, 2 March. */
function repeating(rrule: string, from: Recurrence['from'] = 'schedule') {
  const call = sampleDemo()
  Task.parse(call('POST', '/api/tasks', { ...RUN, recurrence: { rrule, from } }))
  const tasks = (path = MARCH) =>
    TaskPage.parse(call('GET', path)).items.toSorted((a, b) =>
      (a.scheduled_date ?? '').localeCompare(b.scheduled_date ?? ''),
    )
  const dates = (path?: string) => tasks(path).map(({ scheduled_date }) => scheduled_date?.slice(5))
  const on = (date: string) => tasks().find(({ scheduled_date }) => scheduled_date?.slice(5) === date)?.id
  const edit = (date: string, patch: TaskPatch, scope = 'this') =>
    Task.parse(call('PATCH', `/api/tasks/${on(date)}?scope=${scope}`, patch))
  const remove = (date: string, scope = 'this') =>
    call('DELETE', `/api/tasks/${on(date)}?scope=${scope}`, undefined)
  const act = (date: string, action: string) =>
    ActedTask.parse(call('POST', `/api/tasks/${on(date)}/${action}`, {}))
  const titles = () => tasks().map(({ title }) => title)
  return { call, tasks, dates, edit, remove, act, titles, on }
}

test.each([
  ['FREQ=DAILY;INTERVAL=10', ['03-02', '03-12', '03-22']],
  ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3', ['03-02', '03-04', '03-09']],
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', ['03-02', '03-06']],
  ['FREQ=DAILY;UNTIL=20260304', ['03-02', '03-03', '03-04']],
  ['FREQ=MONTHLY;BYDAY=-1MO', ['03-02', '03-30']],
])('%s', (rrule, expected) => {
  const { dates, tasks } = repeating(rrule)
  expect(dates()).toEqual(expected)
  expect(dates()).toEqual(expected) // asking again makes nothing twice
  expect(tasks()[1]).toMatchObject({ title: 'Run', xp_reward: 40, endTime: '10:00', recurrence: { rrule } })
})

test('it reaches at most ten years ahead', () => {
  const { dates } = repeating('FREQ=YEARLY')
  expect(dates('/api/tasks?from=2026-01-01&to=2060-01-01&limit=1000')).toHaveLength(11)
})

describe('an edit', () => {
  test('of this one leaves the others, and is left by an edit of all', () => {
    const { edit, titles } = repeating('FREQ=WEEKLY;COUNT=3')
    edit('03-09', { title: 'Swim' })
    expect(titles()).toEqual(['Run', 'Swim', 'Run'])
    edit('03-02', { title: 'Walk', xp_reward: 10 }, 'all')
    expect(titles()).toEqual(['Walk', 'Swim', 'Walk'])
  })

  test('of this and the following leaves what was before, also what is made later', () => {
    const { edit, titles, tasks } = repeating('FREQ=WEEKLY')
    edit('03-16', { title: 'Walk' }, 'following')
    expect(titles()).toEqual(['Run', 'Run', 'Walk', 'Walk', 'Walk'])
    expect(tasks('/api/tasks?from=2026-08-01&to=2026-08-31&limit=1000').map(({ title }) => title)).toEqual(
      Array(5).fill('Walk'),
    )
  })

  test('leaves what was completed', () => {
    const { act, edit, titles } = repeating('FREQ=WEEKLY;COUNT=3')
    act('03-02', 'complete')
    edit('03-09', { title: 'Walk' }, 'all')
    expect(titles()).toEqual(['Run', 'Walk', 'Walk'])
  })

  test('that moves all of them moves their weekday', () => {
    const { edit, dates, tasks } = repeating('FREQ=WEEKLY;BYDAY=MO')
    edit('03-09', { scheduled_date: '2026-03-10', scheduled_time: '18:00' }, 'all')
    expect(dates()).toEqual(['03-03', '03-10', '03-17', '03-24', '03-31'])
    expect(new Set(tasks().map(({ scheduled_time }) => scheduled_time))).toEqual(new Set(['18:00']))
  })

  test('of the rule holds from this one on', () => {
    const { edit, dates, on } = repeating('FREQ=WEEKLY')
    const id = on('03-09')
    edit('03-09', { recurrence: { rrule: 'FREQ=DAILY;INTERVAL=7;COUNT=2', from: 'schedule' } })
    expect(dates()).toEqual(['03-02', '03-09', '03-16'])
    expect(on('03-09')).toBe(id)
  })

  test('of the rule for all begins today, by the calendar of the person', () => {
    const { call, dates, on } = repeating('FREQ=DAILY')
    call('PATCH', '/api/profile', { timezone: 'Pacific/Pago_Pago' })
    const patch = { recurrence: { rrule: 'FREQ=DAILY;INTERVAL=7', from: 'schedule' } }
    const evening = '2026-03-04T09:00:00Z' // of Tuesday, 3 March, over there
    call('PATCH', `/api/tasks/${on('03-05')}?scope=all`, patch, evening)
    expect(dates()).toEqual(['03-02', '03-03', '03-05', '03-10', '03-17', '03-24', '03-31'])
  })

  test('that ends the repetition leaves this one alone', () => {
    const { edit, dates, tasks } = repeating('FREQ=WEEKLY')
    edit('03-09', { recurrence: null }, 'following')
    expect(dates()).toEqual(['03-02', '03-09'])
    expect(tasks()[1]).toMatchObject({ recurrence: null, recurrence_id: null })
  })

  test('lets a task that did not repeat do so', () => {
    const { call, edit, dates } = repeating('FREQ=DAILY;COUNT=1')
    call('POST', '/api/tasks', { ...RUN, id: ID.replace('1', '2'), scheduled_date: '2026-03-05' })
    edit('03-05', { recurrence: { rrule: 'FREQ=WEEKLY', from: 'schedule' } })
    expect(dates()).toEqual(['03-02', '03-05', '03-12', '03-19', '03-26'])
  })
})

describe('a delete', () => {
  test('of this one is not made again, and comes back from the trash', () => {
    const { call, remove, dates, on } = repeating('FREQ=WEEKLY;COUNT=3')
    const id = on('03-09')
    remove('03-09')
    expect(dates()).toEqual(['03-02', '03-16'])
    call('POST', `/api/tasks/${id}/restore`, {})
    expect(dates()).toEqual(['03-02', '03-09', '03-16'])
  })

  test('of this and the following ends it, and leaves the trash with this one alone', () => {
    const { remove, dates, tasks } = repeating('FREQ=WEEKLY')
    remove('03-16', 'following')
    expect(dates('/api/tasks?from=2026-03-01&to=2026-12-31&limit=1000')).toEqual(['03-02', '03-09'])
    expect(tasks('/api/tasks?trash=true')).toHaveLength(1)
  })

  test('of all leaves what was completed', () => {
    const { act, remove, dates } = repeating('FREQ=WEEKLY')
    act('03-02', 'complete')
    remove('03-16', 'all')
    expect(dates()).toEqual(['03-02'])
  })
})

describe('after completion', () => {
  test('the next one counts from the completion, and its undoing takes it back', () => {
    const { act, dates } = repeating('FREQ=DAILY;INTERVAL=3', 'completion')
    expect(dates()).toEqual(['03-02'])
    act('03-02', 'complete')
    expect(dates()).toEqual(['03-02', '03-05'])
    act('03-02', 'uncomplete')
    expect(dates()).toEqual(['03-02'])
  })

  test('a delete skips it', () => {
    const { remove, dates } = repeating('FREQ=DAILY;INTERVAL=3', 'completion')
    remove('03-02')
    expect(dates()).toEqual(['03-05'])
  })
})
