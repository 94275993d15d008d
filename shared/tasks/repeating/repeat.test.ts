import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { describeRule, followDate, offerLike, repeatPresets } from './repeat.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { buildRule, readRule } from './repeatRule.ts'
import { rules } from '#shared/tasks/testing/rulesOracle.ts'
import { Recurrence } from './recurrence.ts'

const TODAY = '2026-03-02'

test.each([
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
  ['FREQ=WEEKLY', 'Every week'],
  ['FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260303', 'Every Monday and Wednesday, until 3 March'],
  ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20270303T100000Z', 'Every Monday, until 3 March 2027'],
  ['FREQ=WEEKLY;BYDAY=FR,MO,TH,TU,WE', 'Every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=10', 'Every 2 weeks on Monday and Thursday, 10 times'],
  ['FREQ=DAILY;COUNT=1', 'Every day, once'],
  ['FREQ=MONTHLY', 'Every month'],
  ['FREQ=MONTHLY;BYMONTHDAY=2', 'Every month on the 2nd'],
  ['FREQ=MONTHLY;BYMONTHDAY=11,22,23', 'Every month on the 11th, 22nd and 23rd'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
  ['FREQ=MONTHLY;BYMONTHDAY=-2', 'Every month on the second last day'],
  ['FREQ=MONTHLY;BYDAY=1MO', 'Every month on the first Monday'],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR', 'Every 3 months on the last Friday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Every month on the last weekday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=10', 'Every month on the 10th weekday'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'Every month on Friday that is the 13th'],
  ['FREQ=YEARLY', 'Every year'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2', 'Every year on 2 March'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'Every year on the fourth Thursday in November'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2,3', 'Every year on 2 and 3 March'],
  ['FREQ=YEARLY;BYMONTH=3,4;BYMONTHDAY=2', 'Every year on the 2nd in March and April'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2,-1', 'Every year on the 2nd and last day in March'],
  ['FREQ=MONTHLY;BYMONTH=3;BYMONTHDAY=2', 'Every month on the 2nd in March'],
  ['FREQ=MONTHLY;BYMONTHDAY=-6', 'Every month on the 6th last day'],
  ['FREQ=MONTHLY;BYDAY=MO,1FR', 'Every month on the Monday and first Friday'],
  ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', 'Every month on the first Saturday or Sunday'],
  ['FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH', 'Every Sunday, Monday, Tuesday, Wednesday and Thursday'],
  [
    'FREQ=MONTHLY;BYDAY=1MO,1TU,1WE,1TH,1FR',
    'Every month on the first Monday, first Tuesday, first Wednesday, first Thursday and first Friday',
  ],
  ['FREQ=DAILY;BYMONTH=3', 'Every day in March'],
  ['FREQ=WEEKLY;BYDAY=MO;BYMONTH=3', 'Every Monday in March'],
  ['FREQ=DAILY;COUNT=2', 'Every day, 2 times'],
  ['nonsense', 'Repeats'],
])('%s is said as "%s"', (rrule, words) => {
  expect(describeRule({ rrule }, TODAY)).toBe(words)
})

test.each([
  ['FREQ=DAILY', 'A day after each completion'],
  ['FREQ=DAILY;INTERVAL=3', '3 days after each completion'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=5', '2 months after each completion, 5 times'],
  ['FREQ=WEEKLY;BYDAY=MO', 'Every Monday, counted from completion'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2', 'Every year on 2 March, counted from completion'],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=5',
    'Every month on Friday that is the 13th, counted from completion, 5 times',
  ],
])('%s from completion is said as "%s"', (rrule, words) => {
  expect(describeRule({ rrule, from: 'completion' }, TODAY)).toBe(words)
})

test('a year is said unless it is known to be this one', () => {
  expect(describeRule({ rrule: 'FREQ=DAILY;UNTIL=20260303' })).toBe('Every day, until 3 March 2026')
})

test('a date in the middle of a month offers its weekday and its place in the month', () => {
  expect(repeatPresets('2026-03-10')).toEqual([
    { rrule: 'FREQ=DAILY', label: 'Every day' },
    { rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: 'Every weekday' },
    { rrule: 'FREQ=WEEKLY;BYDAY=TU', label: 'Every Tuesday' },
    { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', label: 'Every 2 weeks on Tuesday' },
    { rrule: 'FREQ=MONTHLY;BYMONTHDAY=10', label: 'Every month on the 10th' },
    { rrule: 'FREQ=MONTHLY;BYDAY=2TU', label: 'Every month on the second Tuesday' },
    { rrule: 'FREQ=YEARLY;BYMONTHDAY=10;BYMONTH=3', label: 'Every year on 10 March' },
  ])
})

test('the last days of a month are also offered as last', () => {
  const offered = (date: string) => repeatPresets(date).map(({ rrule }) => rrule)
  expect(offered('2026-03-31')).toContain('FREQ=MONTHLY;BYMONTHDAY=-1')
  expect(offered('2026-03-31')).toContain('FREQ=MONTHLY;BYDAY=-1TU')
  expect(offered('2026-03-30')).not.toContain('FREQ=MONTHLY;BYMONTHDAY=-1')
  expect(offered('2026-02-23')).toEqual(
    expect.arrayContaining(['FREQ=MONTHLY;BYDAY=4MO', 'FREQ=MONTHLY;BYDAY=-1MO']),
  )
})

test.each([
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=WEEKLY', 'Every Monday'],
  ['FREQ=WEEKLY;BYDAY=MO', 'Every Monday'],
  ['FREQ=WEEKLY;INTERVAL=2', 'Every 2 weeks on Monday'],
  ['FREQ=MONTHLY', 'Every month on the 2nd'],
  ['FREQ=YEARLY', 'Every year on 2 March'],
  ['FREQ=WEEKLY;BYDAY=TU', null],
  ['FREQ=WEEKLY;INTERVAL=3', null],
  ['FREQ=WEEKLY;COUNT=4', null],
  ['FREQ=MONTHLY;BYMONTH=3', null],
  ['nonsense', null],
])('from Monday, 2 March on %s is the offer %s', (rrule, label) => {
  expect(offerLike(rrule, TODAY)?.label ?? null).toBe(label)
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO', '2026-03-03', 'FREQ=WEEKLY;BYDAY=TU'],
  ['FREQ=MONTHLY;BYMONTHDAY=2', '2026-03-31', 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['FREQ=MONTHLY;BYDAY=1MO', '2026-03-10', 'FREQ=MONTHLY;BYDAY=2TU'],
  ['FREQ=YEARLY;BYMONTHDAY=2;BYMONTH=3', '2026-04-05', 'FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=4'],
  ['FREQ=DAILY', '2026-03-03', 'FREQ=DAILY'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-03', 'FREQ=WEEKLY;BYDAY=MO,WE'], // by hand
  ['FREQ=MONTHLY;BYDAY=1MO', '2026-03-31', 'FREQ=MONTHLY;BYDAY=1MO'], // a fifth Tuesday is not offered
])('when 2 March becomes another date, %s on %s becomes %s', (rrule, date, next) => {
  expect(followDate({ rrule, from: 'schedule' }, TODAY, date)).toEqual({ rrule: next, from: 'schedule' })
})

test('no rule, a rule from completion and a missing date follow nothing', () => {
  const weekly = { rrule: 'FREQ=WEEKLY;BYDAY=MO', from: 'completion' as const }
  expect(followDate(null, TODAY, '2026-03-03')).toBeNull()
  expect(followDate(weekly, TODAY, '2026-03-03')).toBe(weekly)
  expect(followDate({ ...weekly, from: 'schedule' }, TODAY, '')).toEqual({ ...weekly, from: 'schedule' })
})

const dates = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days))

test('every offer is a rule that the server takes, names its own date, and has words', () => {
  fc.assert(
    fc.property(dates, (date) => {
      for (const { rrule, label } of repeatPresets(date).slice(2)) {
        expect(Recurrence.safeParse({ rrule }).success).toBe(true)
        expect(label).toMatch(/^Every /)
        const parts = readRule(rrule)
        expect(parts && firstDate(parts, date)).toBe(date)
      }
    }),
  )
})

test('a rule that is built and read again is the same rule, and one that the server takes', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      const rrule = buildRule(rule)
      expect(readRule(rrule)).toEqual(rule)
      expect(Recurrence.safeParse({ rrule }).success).toBe(true)
    }),
  )
})

test('every rule has words, with both ends and both ways to count', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom('schedule' as const, 'completion' as const), (rule, from) => {
      const words = describeRule({ rrule: buildRule(rule), from }, TODAY)
      expect(words).toMatch(/^(Every|A|\d+) /)
      expect(words).not.toMatch(/undefined|NaN| {2}|\s$/)
    }),
  )
})

test('a text that is no rule is not read', () => {
  expect(readRule('FREQ=HOURLY')).toBeNull()
  expect(readRule('')).toBeNull()
})

test.each([
  ['FREQ=DAILY', '2026-03-02'],
  ['FREQ=WEEKLY;BYDAY=WE,SU', '2026-03-04'],
  ['FREQ=MONTHLY;BYMONTHDAY=1', '2026-04-01'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-03-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-31', '2026-05-01'],
  ['FREQ=MONTHLY;BYDAY=1MO', '2026-03-02'],
  ['FREQ=MONTHLY;BYDAY=5MO', '2026-03-30'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27'],
  ['FREQ=MONTHLY;BYDAY=-2FR', '2026-03-20'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-03-31'],
  ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', '2026-04-04'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-03-02'],
])('from 2 March 2026 on, %s first comes on %s', (rrule, first) => {
  const rule = readRule(rrule)
  expect(rule && firstDate(rule, TODAY)).toBe(first)
})
