import { expect, test } from 'vitest'
import {
  countOf,
  endingOn,
  lastDate,
  nextDate,
  occurrenceDates,
  secondDate,
  shiftRule,
  withCount,
} from './rule.ts'

const DAY_BEFORE = '2026-03-01'
const MONDAY = '2026-03-02'

test.each([
  ['FREQ=DAILY;INTERVAL=10', ['03-02', '03-12', '03-22']],
  ['FREQ=WEEKLY', ['03-02', '03-09', '03-16', '03-23', '03-30']],
  ['FREQ=DAILY;UNTIL=20260304', ['03-02', '03-03', '03-04']],
  ['FREQ=DAILY;UNTIL=20260304T070000Z', ['03-02', '03-03', '03-04']],
  ['FREQ=DAILY;UNTIL=20260304T070000', ['03-02', '03-03', '03-04']],
  ['FREQ=DAILY;UNTIL=20260304T990000Z', ['03-02', '03-03', '03-04']],
  ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3', ['03-02', '03-04', '03-09']],
  // The first date counts although the rule does not name it.
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', ['03-02', '03-06']],
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=1', ['03-02']],
  ['FREQ=MONTHLY;BYDAY=-1MO', ['03-02', '03-30']],
])('%s from 2 March 2026 on names %j', (rrule, dates) => {
  const named = occurrenceDates(rrule, MONDAY, DAY_BEFORE, '2026-03-31')
  expect(named).toEqual(dates.map((date) => `2026-${date}`))
})

test.each([
  ['FREQ=DAILY', MONDAY, '2026-03-04', ['2026-03-03', '2026-03-04']],
  ['FREQ=DAILY', '2026-03-04', '2026-03-04', []],
  ['FREQ=DAILY', '2026-02-01', '2026-03-03', [MONDAY, '2026-03-03']],
  ['FREQ=DAILY', '2026-02-01', MONDAY, [MONDAY]],
  ['FREQ=DAILY', '2026-02-01', DAY_BEFORE, []],
  ['FREQ=WEEKLY;BYDAY=FR', DAY_BEFORE, MONDAY, [MONDAY]],
  ['FREQ=WEEKLY;BYDAY=FR', '2026-02-01', DAY_BEFORE, []],
  ['FREQ=WEEKLY;BYDAY=FR', MONDAY, '2026-03-06', ['2026-03-06']],
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', MONDAY, '2026-03-31', ['2026-03-06']],
])('%s after %s and up to %s names %j', (rrule, after, until, dates) => {
  expect(occurrenceDates(rrule, MONDAY, after, until)).toEqual(dates)
})

test.each([
  ['FREQ=DAILY;INTERVAL=3', '2026-03-05'],
  ['FREQ=WEEKLY', '2026-03-09'],
  ['FREQ=WEEKLY;BYDAY=FR', '2026-03-06'],
  ['FREQ=DAILY;COUNT=1', '2026-03-03'], // counted from completion, COUNT is kept by the server
  ['FREQ=DAILY;UNTIL=20260303', '2026-03-03'],
  ['FREQ=DAILY;UNTIL=20260302', null],
  ['FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', null],
])('the next date of %s after 2 March 2026 is %s', (rrule, next) => {
  expect(nextDate(rrule, MONDAY)).toBe(next)
})

test.each([
  ['2199-12-30', '2199-12-31'],
  ['2199-12-31', null],
])('no date is later than the end of 2199: after %s comes %s', (from, next) => {
  expect(nextDate('FREQ=DAILY', from)).toBe(next)
})

test.each([
  ['FREQ=DAILY', null],
  ['FREQ=DAILY;UNTIL=20260304', '2026-03-04'],
  ['FREQ=DAILY;UNTIL=20260101', MONDAY], // the first date counts
  ['FREQ=DAILY;COUNT=3', '2026-03-04'],
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', '2026-03-06'],
  ['FREQ=YEARLY;COUNT=9999', '2199-12-31'],
])('the last date of %s is %s', (rrule, last) => {
  expect(lastDate(rrule, MONDAY)).toBe(last)
})

test.each([
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-22', '2026-03-30'], // a Sunday, whose week began on the 16th
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU', '2026-03-22', '2026-03-23'],
  ['FREQ=DAILY', '2026-03-22', '2026-03-23'],
  ['FREQ=DAILY;COUNT=1', '2026-03-22', null],
])('after its first date %s on %s comes on %s', (rrule, start, second) => {
  expect(secondDate(rrule, start)).toBe(second)
})

test('a text that is no rule names nothing and stays as it is', () => {
  expect(occurrenceDates('nonsense', MONDAY, DAY_BEFORE, '2026-03-31')).toEqual([])
  expect(lastDate('nonsense', MONDAY)).toBeNull()
  expect(nextDate('nonsense', MONDAY)).toBeNull()
  expect(secondDate('nonsense', MONDAY)).toBeNull()
  expect(shiftRule('nonsense', 3)).toBe('nonsense')
  expect(endingOn('nonsense', MONDAY)).toBe('nonsense')
})

test('the number of occurrences is read and replaced', () => {
  expect(countOf('FREQ=DAILY')).toBeNull()
  expect(countOf('FREQ=DAILY;COUNT=12')).toBe(12)
  expect(withCount('FREQ=DAILY;COUNT=12;WKST=MO', 3)).toBe('FREQ=DAILY;COUNT=3;WKST=MO')
  expect(endingOn('FREQ=DAILY;COUNT=12', MONDAY)).toBe('FREQ=DAILY;UNTIL=20260302')
  expect(endingOn('FREQ=DAILY;UNTIL=20270101', MONDAY)).toBe('FREQ=DAILY;UNTIL=20260302')
})

test.each([
  ['FREQ=DAILY', 1, 'FREQ=DAILY'],
  ['FREQ=WEEKLY;BYDAY=MO,SA', 1, 'FREQ=WEEKLY;BYDAY=TU,SU'],
  ['FREQ=WEEKLY;BYDAY=SU,MO', -1, 'FREQ=WEEKLY;BYDAY=SA,SU'],
  ['FREQ=WEEKLY;BYDAY=MO', 7, 'FREQ=WEEKLY;BYDAY=MO'],
  ['FREQ=WEEKLY;BYDAY=MO', -10, 'FREQ=WEEKLY;BYDAY=FR'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 1, 'FREQ=MONTHLY;BYDAY=-1SA'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 1, 'FREQ=MONTHLY;BYMONTHDAY=2,16'],
  ['FREQ=MONTHLY;BYMONTHDAY=2', -1, 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ['FREQ=MONTHLY;BYMONTHDAY=1', -1, 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ['FREQ=MONTHLY;BYMONTHDAY=30', 1, 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 1, 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-2', 1, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 1, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['FREQ=MONTHLY;BYMONTHDAY=-30', -1, 'FREQ=MONTHLY;BYMONTHDAY=-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-31', -1, 'FREQ=MONTHLY;BYMONTHDAY=-31'],
  ['FREQ=DAILY;UNTIL=20260331', 2, 'FREQ=DAILY;UNTIL=20260402'],
  ['FREQ=WEEKLY;UNTIL=99991231', 2, 'FREQ=WEEKLY;UNTIL=99991231'],
  ['FREQ=WEEKLY;UNTIL=21991231', 2, 'FREQ=WEEKLY;UNTIL=21991231'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', 3, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO;WKST=TH'],
])('%s moved by %i days is %s', (rrule, days, moved) => {
  expect(shiftRule(rrule, days)).toBe(moved)
})
