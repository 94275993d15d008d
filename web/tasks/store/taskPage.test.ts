import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { readTaskPage } from './taskPage.ts'

const ID = '0195a000-0000-7000-8000-000000000001'
const page = (row: unknown) => ({ items: [row], next_cursor: null })

test('a page of tasks is read as it is', () => {
  const answer = { items: [sampleTask(), sampleTask({ goal_id: ID })], next_cursor: 'more' }
  expect(readTaskPage(answer)).toBe(answer)
})

test('one wrong value in one field is found exactly when the schema finds it', () => {
  const value = fc.oneof(
    fc.constantFrom(null, undefined, true, 1, 1.5, -1, '', 'work', 'pending', 'team', 'high', ID, NaN),
    fc.constantFrom([], {}, { rrule: 'FREQ=DAILY', from: 'schedule' }, { rrule: 7, from: 'never' }),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(sampleTask())), value, (name, wrong) => {
      const answer = page({ ...sampleTask(), [name]: wrong })
      expect(isRead(answer)).toBe(TaskPage.safeParse(answer).success)
    }),
    { numRuns: 2000 },
  )
})

test.each([null, 'text', [], {}, { items: 'none', next_cursor: null }, { items: [] }, page(null), page([])])(
  '%j is no page',
  (answer) => expect(() => readTaskPage(answer)).toThrow('does not understand'),
)

test.each([
  [undefined, true],
  [[], true],
  [[{ recurrence_id: ID, task_id: ID, title: 'Gym', rrule: 'FREQ=DAILY' }], true],
  [[{ recurrence_id: ID, task_id: ID, title: 'Gym' }], false],
  [[{ recurrence_id: 'x', task_id: ID, title: 'Gym', rrule: 'FREQ=DAILY' }], false],
  ['none', false],
  [null, false],
])('a page with the set aside series %j is one: %s', (set_aside, isOne) => {
  const answer = { items: [], next_cursor: null, set_aside }
  expect(isRead(answer)).toBe(isOne)
  expect(TaskPage.safeParse(answer).success).toBe(isOne)
})

function isRead(answer: unknown): boolean {
  try {
    readTaskPage(answer)
    return true
  } catch {
    return false
  }
}
