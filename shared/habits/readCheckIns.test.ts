import { expect, test } from 'vitest'
import { readCheckIns } from './readCheckIns.ts'

const TODAY = '2026-03-04'

test('a pasted list of dates is a list of done ones, each once', () => {
  const text = '﻿Date\r\n2026-03-01\n\n2026/3/2\r2.3.2026\n28.02.2026\n"2026-02-27"'
  expect(readCheckIns(text, 'yes_no', TODAY)).toEqual({
    checkIns: ['2026-03-01', '2026-03-02', '2026-02-28', '2026-02-27'].map((date) => ({ date, value: 1 })),
    unread: [],
  })
})

test('a CSV file has values and notes', () => {
  const text = [
    '2026-03-01,1,at home',
    '2026-02-28;no',
    '2026-02-27\tskip\ton a train',
    '2026-02-26,2,"far, and wet"',
  ].join('\n')
  expect(readCheckIns(text, 'yes_no', TODAY).checkIns).toEqual([
    { date: '2026-03-01', value: 1, note: 'at home' },
    { date: '2026-02-28', value: 0 },
    { date: '2026-02-27', skipped: true, note: 'on a train' },
    { date: '2026-02-26', value: 1, note: 'far, and wet' },
  ])
  expect(readCheckIns('2026-03-01,1000000', 'count', TODAY).checkIns).toEqual([
    { date: '2026-03-01', value: 1_000_000 },
  ])
  expect(readCheckIns('2026-03-01,2.555', 'count', TODAY).checkIns).toEqual([
    { date: '2026-03-01', value: 2.56 },
  ])
})

test.each([
  ['a date to come', '2026-03-05'],
  ['no date of the calendar', '2026-02-30'],
  ['before there are dates', '1989-12-31'],
  ['no date', 'hello 5'],
  ['a month that could be a day', '03/04/2026'],
  ['no number', '2026-03-01,many'],
  ['above a million', '2026-03-01,1000000.01'],
  ['below nothing', '2026-03-01,-0.01'],
])('%s is not read', (_, line) => {
  expect(readCheckIns(line, 'yes_no', TODAY)).toEqual({ checkIns: [], unread: [line] })
})

test('a count needs a value, and what is quit was kept on a date alone', () => {
  expect(readCheckIns('2026-03-01', 'count', TODAY).unread).toHaveLength(1)
  expect(readCheckIns('2026-03-01', 'quit', TODAY).checkIns).toEqual([{ date: '2026-03-01', value: 0 }])
})
