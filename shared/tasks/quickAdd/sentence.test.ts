import { clockTime } from '#shared/time/clockTime.ts'
import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'
import { linesOf } from './lines.ts'
import { sentenceOf } from './sentence.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 0, now: '09:00' }

test.each([
  ['Gym tomorrow 7am for 45m', 'Gym — Tue 3 March, 07:00 to 07:45'],
  ['Gym tomorrow', 'Gym — Tue 3 March, any time'],
  ['Gym tomorrow for 30m', 'Gym — Tue 3 March, any time, 30 min'],
  ['Gym for 90m', 'Gym — unscheduled, 1 h 30 min'],
  ['Gym', 'Gym — unscheduled'],
  ['Gym tomorrow 23:30', 'Gym — Tue 3 March, 23:30 to 00:30'],
  ['Gym every mon at 10 due:3 april', 'Gym — Mon 2 March, 10:00 to 11:00, every Monday, due Fri 3 April'],
  ['Gym 2027-01-04', 'Gym — Mon 4 January 2027, any time'],
])('"%s" will be: %s', (text, sentence) => {
  const { title, task } = parseQuickAdd(text, CONTEXT)
  expect(sentenceOf(title, task, CONTEXT.today)).toBe(sentence)
})

test('clock times are written as the device shows them, and the title stays as it is', () => {
  const { title, task } = parseQuickAdd('Read "the 17:00 news" tomorrow 17:00', CONTEXT)
  const shown = (time: string) => clockTime(time, true)
  expect(sentenceOf(title, task, CONTEXT.today, shown)).toBe(
    `Read the 17:00 news — Tue 3 March, ${shown('17:00')} to ${shown('18:00')}`,
  )
})

test('a pasted list gives its lines without bullets, numbers, boxes and blank lines', () => {
  expect(linesOf('- [ ] gym\r\n* read\n\n  3. call mom\n• [x] -5 degrees\r2026 plan\n7am run\n')).toEqual([
    'gym',
    'read',
    'call mom',
    '-5 degrees',
    '2026 plan',
    '7am run',
  ])
})
