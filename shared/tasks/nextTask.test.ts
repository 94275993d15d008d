import { expect, test } from 'vitest'
import { minutesOf } from '#shared/time/civil.ts'
import { nextTask } from './nextTask.ts'

const TODAY = '2026-03-02'
const task = (name: string, scheduled_time: string | null, more: object = {}) => ({
  name,
  status: 'pending' as const,
  priority: 'medium' as 'low' | 'medium' | 'high',
  scheduled_date: TODAY,
  scheduled_time,
  estimated_duration: 60,
  running_since: null as string | null,
  ...more,
})
const at = (time: string, tasks: ReturnType<typeof task>[]) => {
  const next = nextTask(tasks, { today: TODAY, minutes: minutesOf(time) })
  return next && [next.task.name, next.why]
}
const nine = task('nine', '09:00')
const eleven = task('eleven', '11:00')
const short = task('short', null, { estimated_duration: 30 })
const left = task('left', '09:00', { scheduled_date: '2026-02-27' })

test.each([
  ['nothing', '08:00', [], null],
  ['the timer that runs', '09:30', [nine, task('runs', null, { running_since: 'x' })], ['runs', 'running']],
  ['the task whose time it is', '09:59', [nine, short], ['nine', 'now']],
  ['the task whose time comes just now', '09:00', [nine, short], ['nine', 'now']],
  ['one that just fits', '10:30', [nine, eleven, short], ['short', 'fits']],
  ['the later of two whose time it is', '09:45', [nine, task('half', '09:30')], ['half', 'now']],
  ['one that fits before the next', '10:00', [nine, eleven, short], ['short', 'fits']],
  [
    'the most important that fits',
    '10:00',
    [short, task('high', null, { priority: 'high' })],
    ['high', 'fits'],
  ],
  ['the next where nothing fits', '10:31', [nine, eleven, short], ['eleven', 'later']],
  ['what was planned for earlier', '13:00', [nine, eleven], ['nine', 'earlier']],
  ['what is left of the last day', '13:00', [{ ...left, name: 'old' }, left], ['left', 'leftover']],
  ['today before what is left', '08:00', [left, eleven], ['eleven', 'later']],
  ['no completed one', '08:00', [{ ...nine, status: 'completed' as never }], null],
])('next is %s', (_name, time, tasks, expected) => {
  expect(at(time, tasks)).toEqual(expected)
})
