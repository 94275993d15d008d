import { expect, test } from 'vitest'
import { clean, type ForeignTask, type TaskValues, taskOf } from './foreignTask.ts'

const read = (said: Partial<ForeignTask>) => {
  const told: string[] = []
  const values = taskOf({ title: 'Run', ...said }, 'Europe/Berlin', (field) => told.push(field))
  return { values, told }
}

test('what is unknown gets the value of a new task', () => {
  expect(read({})).toEqual({
    values: {
      title: 'Run',
      description: '',
      category: 'other',
      priority: 'medium',
      estimated_duration: 60,
      scheduled_date: null,
      scheduled_time: null,
      due_date: null,
      xp_reward: 25,
      accountability_type: 'self',
    },
    told: [],
  })
})

test.each<[Partial<ForeignTask>, Partial<TaskValues>]>([
  [{ title: ' Two\r\n lines ' }, { title: 'Two lines' }],
  [
    { category: ' Work', priority: 'HIGH', accountability: 'friend' },
    { category: 'work', priority: 'high' },
  ],
  [
    { category: 'chores', priority: 'urgent' },
    { category: 'other', priority: 'medium' },
  ],
  [{ duration: '46' }, { estimated_duration: 60 }],
  [{ duration: '45' }, { estimated_duration: 45 }],
  [{ duration: '1' }, { estimated_duration: 15 }],
  [{ duration: '99999' }, { estimated_duration: 1440 }],
  [{ duration: '0' }, { estimated_duration: 60 }],
  [{ duration: 'long' }, { estimated_duration: 60 }],
  [{ xp: '1000' }, { xp_reward: 1000 }],
  [{ xp: '1001' }, { xp_reward: 25 }],
  [{ date: '2026-03-02' }, { scheduled_date: '2026-03-02', scheduled_time: null }],
  [
    { date: '2026-03-02', time: '9:05' },
    { scheduled_date: '2026-03-02', scheduled_time: '09:05' },
  ],
  [{ date: '2026-03-02 18:30' }, { scheduled_date: '2026-03-02', scheduled_time: '18:30' }],
  [{ date: '2026-03-02T18:30', time: '07:00' }, { scheduled_time: '07:00' }],
  [{ date: '2026-03-02', time: '24:00' }, { scheduled_time: null }],
  [{ date: '2026-03-02', time: '10:60' }, { scheduled_time: null }],
  [{ date: '2026-03-02T23:30:00Z' }, { scheduled_date: '2026-03-03', scheduled_time: '00:30' }],
  [{ time: '09:00' }, { scheduled_date: null, scheduled_time: null }],
  [{ due: '2026-03-02T12:00:00+01:00' }, { due_date: '2026-03-02' }],
])('%o is read as %o', (said, values) => {
  expect(read(said)).toMatchObject({ values, told: [] })
})

test.each(['2026-02-30', '2026-03-02 25:00', 'soon', '02.03.2026'])('the date %s cannot be read', (date) => {
  expect(read({ date, due: date })).toMatchObject({
    values: { scheduled_date: null, scheduled_time: null, due_date: null },
    told: ['scheduled_date', 'due_date'],
  })
})

test('a title that is too long is cut, and whole in the description', () => {
  const [fitting, long] = ['t'.repeat(200), 't'.repeat(201)]
  expect(read({ title: fitting }).values).toMatchObject({ title: fitting, description: '' })
  expect(read({ title: long, description: 'More' }).values).toMatchObject({
    title: `${'t'.repeat(199)}…`,
    description: `${long}\n\nMore`,
  })
  expect(read({ description: 'd'.repeat(20_001) }).values.description).toHaveLength(20_000)
})

test('no text has what a database cannot keep', () => {
  expect(clean('a\0b\uD800')).toBe('ab\uFFFD')
})
