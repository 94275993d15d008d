import { expect, test } from 'vitest'
import { Recurrence } from './recurrence.ts'

test.each([
  'FREQ=DAILY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SU',
  'FREQ=WEEKLY;UNTIL=99991231',
  'FREQ=MONTHLY;BYMONTHDAY=1,-31;COUNT=9999',
  'FREQ=YEARLY;BYMONTH=1,12;BYSETPOS=-5;INTERVAL=999',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=10',
  'FREQ=DAILY;UNTIL=20280229',
  'FREQ=DAILY;UNTIL=20260302T070000Z',
  'INTERVAL=1;FREQ=DAILY',
])('%s is a rule', (rrule) => {
  expect(Recurrence.parse({ rrule })).toEqual({ rrule, from: 'schedule' })
})

test.each([
  ['', 'no frequency'],
  ['INTERVAL=1', 'no frequency'],
  ['FREQ=HOURLY', 'an unknown frequency'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'a part twice'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20260302', 'two ends'],
  ['FREQ=DAILY;COUNT=0', 'a count of none'],
  ['FREQ=DAILY;COUNT=10000', 'too large a count'],
  ['FREQ=DAILY;INTERVAL=1000', 'too large an interval'],
  ['FREQ=DAILY;UNTIL=20260230', 'a date that is none'],
  ['FREQ=DAILY;UNTIL=20261301', 'a month that is none'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'a day that is none'],
  ['FREQ=DAILY;BYHOUR=9', 'an unknown part'],
  ['FREQ=DAILY;DTSTART=20260302', 'a start'],
  ['FREQ=DAILY;', 'an empty part'],
  ['FREQ=MONTHLY;BYDAY=+MO', 'a sign without a number'],
  ['FREQ=MONTHLY;BYDAY=MO,-TU', 'a sign without a number'],
  ['FREQ=WEEKLY;UNTIL=100000102', 'a year of five digits'],
  ['FREQ=DAILY;UNTIL=18991231', 'a date before the calendar'],
  ['FREQ=DAILY;BYDAY=+5SU,WE,+5MO,-5MO;BYSETPOS=5', 'the n-th weekday of a day'],
  ['FREQ=WEEKLY;BYDAY=-1FR', 'the n-th weekday of a week'],
  ['FREQ=WEEKLY;BYMONTHDAY=1', 'a day of the month in a week'],
  ['FREQ=DAILY;BYSETPOS=2', 'places in nothing'],
])('"%s" is no rule: it has %s', (rrule) => {
  expect(Recurrence.safeParse({ rrule }).success).toBe(false)
})

test.each([
  [300, true],
  [301, false],
])('a rule of %i characters is accepted: %s', (length, isAccepted) => {
  const days = 'FREQ=WEEKLY;BYDAY=MO'
  const rrule = days + ',MO'.repeat(100).slice(0, length - days.length)
  const result = Recurrence.safeParse({ rrule })
  const messages = result.error?.issues.map(({ message }) => message) ?? []
  expect(messages.includes('This rule is too long')).toBe(!isAccepted)
})
