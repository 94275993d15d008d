import { expect, test } from 'vitest'
import { USUAL_AVAILABILITY } from './availability.ts'
import { minuteOf } from './placing/block.ts'
import type { Calendar } from './placing/calendar.ts'
import { type HandPlaced, warningsOf } from './warnings.ts'

const MONDAY = '2026-03-02'
const block = (from: string, to: string, date = MONDAY) => ({
  start: minuteOf(date, from),
  end: minuteOf(date, to),
})
const task = { id: 't', scheduled_date: MONDAY, scheduled_time: '12:00', estimated_duration: 60 }
/** Work from 9 to 17 with a task of an hour at noon, and time for two hours of work. */
const calendar: Calendar = {
  from: MONDAY,
  to: MONDAY,
  earliest: minuteOf(MONDAY, '08:15'),
  availability: {
    ...USUAL_AVAILABILITY,
    work: Array.from({ length: 7 }, () => [['09:00', '17:00']]),
    personal: Array.from({ length: 7 }, () => [['18:00', '24:00']]),
    daily_capacity: { work: 120, personal: null },
  },
  tasks: [{ ...task, category: 'work' }],
  busy: [block('15:00', '16:00')],
  skipped: [],
}
const warned = (from: string, to: string, more: Partial<HandPlaced> = {}, of: Partial<Calendar> = {}) =>
  warningsOf(
    { ...calendar, ...of },
    { block: block(from, to), hours: 'work', kind: 'work', deadline: null, others: [], ...more },
  )

test.each([
  ['10:00', '11:00', []],
  ['10:50', '11:50', []],
  ['10:51', '11:51', ['buffer']],
  ['11:00', '12:00', ['buffer']],
  ['11:01', '12:01', ['overlap', 'buffer']],
  ['13:00', '13:30', ['buffer']],
  ['13:10', '14:10', []],
  ['14:30', '14:50', []],
  ['15:30', '15:45', ['overlap', 'buffer']],
])('from %s to %s beside a task and a busy time: %j', (from, to, warnings) => {
  expect(warned(from, to)).toEqual(warnings)
})

test('a place lies whole in one window of its hours, and in no hour that the clocks skip', () => {
  expect(warned('09:00', '09:30')).toEqual([])
  expect(warned('08:59', '09:30')).toEqual(['outside_hours'])
  expect(warned('16:30', '17:00')).toEqual([])
  expect(warned('16:30', '17:01')).toEqual(['outside_hours'])
  expect(warned('19:00', '20:00')).toEqual(['outside_hours'])
  expect(warned('19:00', '20:00', { hours: 'personal' })).toEqual([])
  expect(warned('23:30', '24:00', { hours: 'personal' })).toEqual([])
  const late = { block: { start: minuteOf(MONDAY, '23:30'), end: minuteOf(MONDAY, '24:00') + 30 } }
  expect(warned('', '', { ...late, hours: 'personal' })).toEqual(['outside_hours'])
  const skipped = [block('10:00', '11:00')]
  expect(warned('09:30', '10:00', {}, { skipped })).toEqual([])
  expect(warned('09:30', '10:01', {}, { skipped })).toEqual(['outside_hours'])
  expect(warned('11:00', '11:30', {}, { skipped })).toEqual([])
})

test('a day has its capacity, with what the plan puts there too, by kind', () => {
  expect(warned('10:00', '11:00')).toEqual([])
  expect(warned('10:00', '11:01')).toEqual(['over_capacity'])
  const others = [{ block: block('09:00', '09:30'), kind: 'work' as const }]
  expect(warned('10:00', '10:30', { others })).toEqual([])
  expect(warned('10:00', '10:31', { others })).toEqual(['over_capacity'])
  expect(warned('10:00', '11:00', { others: [{ ...others[0], kind: 'personal' }] as never })).toEqual([])
  const tomorrow = [{ block: block('09:00', '09:30', '2026-03-03'), kind: 'work' as const }]
  expect(warned('10:00', '11:00', { others: tomorrow })).toEqual([])
  expect(warned('10:00', '11:30', { kind: 'personal' })).toEqual([])
  const ofYesterday = { tasks: calendar.tasks.map((each) => ({ ...each, scheduled_date: '2026-03-01' })) }
  expect(warned('10:00', '12:00', {}, ofYesterday)).toEqual([])
})

test('what is after its deadline, or before now, is said', () => {
  expect(warned('10:00', '11:00', { deadline: MONDAY })).toEqual([])
  expect(warned('10:00', '11:00', { deadline: '2026-03-01' })).toEqual(['after_deadline'])
  expect(warned('10:00', '11:00', {}, { earliest: minuteOf(MONDAY, '10:15') })).toEqual([])
  expect(warned('10:00', '11:00', {}, { earliest: minuteOf(MONDAY, '10:16') })).toEqual(['past'])
})

test('without a buffer only what overlaps is in the way', () => {
  const availability = { ...calendar.availability, buffer_minutes: 0 }
  expect(warned('11:00', '12:00', {}, { availability })).toEqual([])
  expect(warned('11:00', '12:01', {}, { availability })).toEqual(['overlap', 'over_capacity'])
})
