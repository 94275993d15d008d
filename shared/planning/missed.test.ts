import { expect, test } from 'vitest'
import { missedTasks } from './missed.ts'

const NOW = { date: '2026-03-02', time: '12:00' }
const task = (id: string, date: string | null, time: string | null, more: object = {}) => ({
  id,
  status: 'pending' as const,
  scheduled_date: date,
  scheduled_time: time,
  estimated_duration: 30,
  recurrence_id: null,
  ...more,
})
const idsOf = (...tasks: ReturnType<typeof task>[]) => missedTasks(tasks, NOW).map(({ id }) => id)

test.each([
  ['an earlier date', '2026-03-01', '23:00', 30, true],
  ['an earlier date, but past midnight and still on', '2026-03-01', '23:00', 800, false],
  ['an earlier date without a time', '2026-03-01', null, 30, true],
  ['today, ended this minute', '2026-03-02', '11:30', 30, true],
  ['today, not ended', '2026-03-02', '11:30', 31, false],
  ['today without a time', '2026-03-02', null, 30, false],
  ['unscheduled', null, null, 30, false],
])('%s', (_, date, time, estimated_duration, isMissed) => {
  expect(idsOf(task('a', date, time, { estimated_duration }))).toEqual(isMissed ? ['a'] : [])
})

test('only pending tasks are missed, and of a repeating one the newest', () => {
  const daily = { recurrence_id: 'daily' }
  expect(
    idsOf(
      task('done', '2026-03-01', '09:00', { status: 'completed' }),
      task('running', '2026-03-01', '09:00', { status: 'in_progress' }),
      task('newest', '2026-03-01', '09:00', daily),
      task('all day', '2026-03-01', null, daily),
      task('older', '2026-02-28', '09:00', daily),
      task('to come', '2026-03-02', '13:00', daily),
      task('once', '2026-02-20', '09:00'),
    ),
  ).toEqual(['newest', 'once'])
})
