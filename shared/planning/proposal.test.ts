import { expect, test } from 'vitest'
import { USUAL_AVAILABILITY } from './availability.ts'
import { minuteOf } from './placing/block.ts'
import type { Calendar } from './placing/calendar.ts'
import { fromFallback, fromLeftovers, type LeftoverTask } from './planned.ts'
import { plannedStep } from './plannedStep.ts'
import { inOrderOfTime, propose, proposeOnOneDate } from './proposal.ts'

const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'
const calendar = (windows: [string, string][], more: Partial<Calendar> = {}): Calendar => ({
  from: MONDAY,
  to: '2026-03-08',
  earliest: minuteOf(MONDAY, '06:00'),
  availability: {
    ...USUAL_AVAILABILITY,
    work: Array.from({ length: 7 }, () => windows),
    personal: [],
    daily_capacity: { work: null, personal: null },
  },
  tasks: [],
  busy: [],
  skipped: [],
  ...more,
})
const task: LeftoverTask = {
  id: 't',
  version: 1,
  title: 'Left',
  category: 'work',
  priority: 'medium',
  estimated_duration: 70,
  scheduled_date: '2026-02-27',
  scheduled_time: '10:00',
  due_date: null,
  misses: 1,
}
const OFFICE: [string, string][] = [['09:00', '17:00']]
const leftover = (more: Partial<LeftoverTask>) =>
  propose(calendar(OFFICE), fromLeftovers([{ ...task, ...more }], {}, MONDAY).steps, [], null)?.items[0]

test('a task that is planned anew is moved; its length and its names stay as they are', () => {
  expect(leftover({})).toMatchObject({
    kind: 'update_task',
    task_id: 't',
    row: null,
    patch: { scheduled_date: MONDAY, scheduled_time: '09:00' },
    before: { scheduled_date: '2026-02-27', scheduled_time: '10:00' },
    misses: 1,
  })
  expect(leftover({})?.patch).not.toHaveProperty('estimated_duration')
  expect(leftover({})?.before).not.toHaveProperty('estimated_duration')
})

test.each([
  [1, 70, [], true],
  [2, 70, [{ kind: 'shorten', minutes: 45 }], true],
  [3, 70, [{ kind: 'shorten', minutes: 45 }, { kind: 'drop' }], false],
  [4, 15, [{ kind: 'drop' }], false],
  [2, 16, [{ kind: 'shorten', minutes: 15 }], true],
  [2, 15, [], true],
  [2, 60, [{ kind: 'shorten', minutes: 30 }], true],
])('planned anew %i times with %i minutes it is offered %j', (misses, estimated_duration, offers, chosen) => {
  expect(leftover({ misses, estimated_duration })).toMatchObject({ offers, chosen })
})

test('a new task has what its step says, and a part its number', () => {
  const step = plannedStep(
    { key: 'a', minutes: 180, hours: 'work', splittable: true, priority: 'high' },
    { title: 'Write', category: 'work', description: 'A note', xp_reward: 40, phase: 2 },
  )
  const items = propose(calendar([['09:00', '11:00']]), [step], [], null)?.items ?? []
  expect(items).toMatchObject([
    {
      kind: 'create_task',
      task_id: null,
      patch: null,
      before: null,
      row: {
        title: 'Write',
        description: 'A note',
        priority: 'high',
        xp_reward: 40,
        goal_id: null,
        scheduled_date: MONDAY,
        scheduled_time: '09:00',
        estimated_duration: 120,
        recurrence: null,
      },
      part: { number: 1, of: 2 },
      phase: 2,
      chosen: true,
      state: 'proposed',
      misses: null,
      offers: [],
    },
    { row: { scheduled_date: TUESDAY, estimated_duration: 60 }, part: { number: 2, of: 2 } },
  ])
})

test('what has no place is looked at in a wide calendar, but for what may be left out', () => {
  const long = plannedStep({ key: 'a', minutes: 240, hours: 'work' }, { title: 'Long', category: 'work' })
  const small = calendar([['09:00', '11:00']])
  expect(propose(small, [long], [], null)).toBe(null)
  expect(propose(small, [long], ['a'], null)).toEqual({ items: [], infeasible: [], unplaced: [] })
  expect(propose(small, [long], [], small)).toMatchObject({
    items: [],
    infeasible: [{ step: 'a', count: 1, task_id: null, title: 'Long', minutes: 240, reason: 'no_window' }],
    unplaced: ['a'],
  })
})

test('the plan of three is on the first date that has room for all of it', () => {
  const three = fromFallback({}, MONDAY).steps
  const dates = (of: Calendar) => proposeOnOneDate(of, three).items.map(({ row }) => row?.['scheduled_date'])
  expect(dates(calendar(OFFICE))).toEqual([MONDAY, MONDAY, MONDAY])
  const late = { earliest: minuteOf(MONDAY, '16:00') }
  expect(dates(calendar(OFFICE, late))).toEqual([TUESDAY, TUESDAY, TUESDAY])
  const none = proposeOnOneDate(calendar([['09:00', '10:00']]), three)
  expect(none.items).toEqual([])
  expect(none.unplaced).toEqual(['s1', 's2', 's3'])
  expect(none.infeasible).toMatchObject([
    { step: 's1', count: 1, minutes: 30, reason: 'no_time', offers: [{ kind: 'drop' }] },
    { step: 's2', minutes: 60 },
    { step: 's3', minutes: 15 },
  ])
})

test('items are in the order of their time; without one at the end of their date, without a date last', () => {
  const item = (name: string, scheduled_date: string | null, scheduled_time: string | null = null) => ({
    name,
    row: { scheduled_date, scheduled_time },
    patch: null,
  })
  const items = [
    item('none', null),
    item('untimed', MONDAY),
    item('tuesday', TUESDAY, '08:00'),
    item('late', MONDAY, '18:00'),
    { name: 'patched', row: null, patch: { scheduled_date: MONDAY, scheduled_time: '09:00' } },
    item('also none', null),
  ]
  expect(inOrderOfTime(items).map(({ name }) => name)).toEqual([
    'patched',
    'late',
    'untimed',
    'tuesday',
    'none',
    'also none',
  ])
})
