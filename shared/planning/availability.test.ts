import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { PutAvailability, USUAL_AVAILABILITY, windowsOn } from './availability.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays('2026-01-01', index),
    work: [],
    personal: [],
  }))
const monday = (windows: unknown) => ({ work: [[], windows, [], [], [], [], []] })

test.each([
  ['nothing else than usual', {}, null],
  ['366 exceptions', { exceptions: days(366) }, null],
  ['367 exceptions', { exceptions: days(367) }, 'exceptions'],
  ['two exceptions of a date', { exceptions: [...days(1), ...days(1)] }, 'exceptions'],
  ['six days', { work: [[], [], [], [], [], []] }, 'work'],
  ['a window to the end of the day', monday([['20:00', '24:00']]), null],
  ['a window of no time', monday([['20:00', '20:00']]), 'work'],
  [
    'windows that overlap',
    monday([
      ['09:00', '12:00'],
      ['11:00', '13:00'],
    ]),
    'work',
  ],
  [
    'five windows',
    monday(['01', '03', '05', '07', '09'].map((hour) => [`${hour}:00`, `${hour}:30`])),
    'work',
  ],
  ['a buffer of an hour', { buffer_minutes: 60 }, null],
  ['a buffer of 61 minutes', { buffer_minutes: 61 }, 'buffer_minutes'],
  ['no buffer', { buffer_minutes: 0 }, null],
  ['a capacity of a whole day', { daily_capacity: { work: 1440, personal: 0 } }, null],
  ['a capacity of more than a day', { daily_capacity: { work: 1441, personal: 0 } }, 'daily_capacity'],
  ['a part of a quarter of an hour', { min_chunk: 15 }, null],
  ['a part of 14 minutes', { min_chunk: 14 }, 'min_chunk'],
  ['a part of eight hours', { max_chunk: 480 }, null],
  ['a part of 481 minutes', { max_chunk: 481 }, 'max_chunk'],
  ['parts of one length', { min_chunk: 60, max_chunk: 60 }, null],
  ['a shortest part above the longest', { min_chunk: 61, max_chunk: 60 }, 'min_chunk'],
])('availability of %s', (_name, more, field) => {
  const { error } = PutAvailability.safeParse({ ...USUAL_AVAILABILITY, ...more })
  expect(error?.issues[0]?.path[0] ?? null).toBe(field)
})

test('windows that touch are one', () => {
  const touching = monday([
    ['09:00', '12:00'],
    ['12:00', '13:00'],
    ['14:00', '15:00'],
  ])
  expect(PutAvailability.parse({ ...USUAL_AVAILABILITY, ...touching }).work[1]).toEqual([
    ['09:00', '13:00'],
    ['14:00', '15:00'],
  ])
})

test('the windows of a date are those of its weekday, or of its exception', () => {
  const free = { date: '2026-11-24', work: [], personal: [['12:00', '24:00']] as [string, string][] }
  const availability = { ...USUAL_AVAILABILITY, exceptions: [free] }
  expect(windowsOn(availability, '2026-11-23', 'work')).toEqual([{ start: 540, end: 1020 }])
  expect(windowsOn(availability, '2026-11-24', 'work')).toEqual([])
  expect(windowsOn(availability, '2026-11-24', 'any')).toEqual([{ start: 720, end: 1440 }])
})

test('windows of both kinds that touch or overlap are one, others stay apart', () => {
  const both = (personal: [string, string]) =>
    windowsOn(
      { ...USUAL_AVAILABILITY, personal: Array.from({ length: 7 }, () => [personal]) },
      '2026-11-23',
      'any',
    )
  expect(both(['17:00', '19:00'])).toEqual([{ start: 540, end: 1140 }])
  expect(both(['10:00', '11:00'])).toEqual([{ start: 540, end: 1020 }])
  expect(both(['17:01', '19:00'])).toEqual([
    { start: 540, end: 1020 },
    { start: 1021, end: 1140 },
  ])
})
