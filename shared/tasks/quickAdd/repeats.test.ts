import { expect, test } from 'vitest'
import { parseQuickAdd, type QuickAddContext } from './quickAdd.ts'

/** A Monday, in a week that begins on Sunday. */
const CONTEXT: QuickAddContext = { today: '2026-03-02', weekStart: 0, now: '09:00' }
const read = (text: string) => parseQuickAdd(text, CONTEXT)

test.each([
  ['x every day', 'FREQ=DAILY', '2026-03-02'],
  ['x daily', 'FREQ=DAILY', '2026-03-02'],
  ['x every other day', 'FREQ=DAILY;INTERVAL=2', '2026-03-02'],
  ['x every 3rd day', 'FREQ=DAILY;INTERVAL=3', '2026-03-02'],
  ['x every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-02'],
  ['x every weekend', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-03-07'],
  ['x every mon-fri', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-02'],
  ['x every week', 'FREQ=WEEKLY', '2026-03-02'],
  ['x every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2', '2026-03-02'],
  ['x every 2 weeks on mon and thu', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU', '2026-03-02'],
  ['x every tue, thu and sat', 'FREQ=WEEKLY;BYDAY=TU,TH,SA', '2026-03-03'],
  ['x every sunday', 'FREQ=WEEKLY;BYDAY=SU', '2026-03-08'],
  ['x every month', 'FREQ=MONTHLY', '2026-03-02'],
  ['x every year', 'FREQ=YEARLY', '2026-03-02'],
  ['x every 15th', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-03-15'],
  ['x every month on the 1st', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-04-01'],
  ['x every 2nd tuesday', 'FREQ=MONTHLY;BYDAY=2TU', '2026-03-10'],
  ['x every last friday', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27'],
  ['x every last day', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31'],
  ['x every last weekday', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-03-31'],
  ['x every 2 may', 'FREQ=YEARLY;BYMONTHDAY=2;BYMONTH=5', '2026-05-02'],
  ['x every mon until 30 march', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260330', '2026-03-02'],
  ['x every day for 5 times', 'FREQ=DAILY;COUNT=5', '2026-03-02'],
  ['x every day 5 times', 'FREQ=DAILY;COUNT=5', '2026-03-02'],
  ['x every day for 2 weeks', 'FREQ=DAILY;UNTIL=20260315', '2026-03-02'],
  ['x every last friday until 3 march', 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20260327', '2026-03-27'], // never before it begins
  ['x every mon starting 9 march', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09'],
  ['x every sun,mon', 'FREQ=WEEKLY;BYDAY=MO,SU', '2026-03-02'],
  ['x every sat,sun,mon', 'FREQ=WEEKLY;BYDAY=MO,SA,SU', '2026-03-02'],
  ['x every fri-mon', 'FREQ=WEEKLY;BYDAY=MO,FR,SA,SU', '2026-03-02'],
  ['x every mon + wed', 'FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-02'],
  ['every mon and wed x', 'FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-02'],
  ['every mon, wed x', 'FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-02'],
  ['x every other fri', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06'],
  ['x every other week on fri', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06'],
  ['x every week on fri', 'FREQ=WEEKLY;BYDAY=FR', '2026-03-06'],
  ['x every workday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-02'],
  ['x every 3rd week', 'FREQ=WEEKLY;INTERVAL=3', '2026-03-02'],
  ['x every 999 days', 'FREQ=DAILY;INTERVAL=999', '2026-03-02'],
  ['x every 31st', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-03-31'],
  ['x every 15th of the month', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-03-15'],
  ['x every 5th tuesday', 'FREQ=MONTHLY;BYDAY=5TU', '2026-03-31'],
  ['x every first friday', 'FREQ=MONTHLY;BYDAY=1FR', '2026-03-06'],
  ['x every second friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06'],
  ['x every 2nd friday', 'FREQ=MONTHLY;BYDAY=2FR', '2026-03-13'],
  ['x every second friday of the month', 'FREQ=MONTHLY;BYDAY=2FR', '2026-03-13'],
  ['x every third friday', 'FREQ=MONTHLY;BYDAY=3FR', '2026-03-20'],
  ['x every fourth friday', 'FREQ=MONTHLY;BYDAY=4FR', '2026-03-27'],
  ['x every fifth friday', 'FREQ=MONTHLY;BYDAY=5FR', '2026-05-29'],
  ['x every month on the 2nd tue', 'FREQ=MONTHLY;BYDAY=2TU', '2026-03-10'],
  ['x every year on 5 may', 'FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=5', '2026-05-05'],
  ['x every march 5', 'FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=3', '2026-03-05'],
  ['x weekly', 'FREQ=WEEKLY', '2026-03-02'],
  ['x monthly', 'FREQ=MONTHLY', '2026-03-02'],
  ['x yearly', 'FREQ=YEARLY', '2026-03-02'],
  ['x annually', 'FREQ=YEARLY', '2026-03-02'],
  ['x every day for 3 days', 'FREQ=DAILY;UNTIL=20260304', '2026-03-02'],
  ['x every day for 2 months', 'FREQ=DAILY;UNTIL=20260501', '2026-03-02'],
  ['x every day for 1 year', 'FREQ=DAILY;UNTIL=20270301', '2026-03-02'],
  ['x every day until today', 'FREQ=DAILY;UNTIL=20260302', '2026-03-02'],
])('"%s" repeats by %s from %s on', (text, rrule, scheduled_date) => {
  // Behind the rule, the title shows that no word too many belongs to it. One word alone is a rule at the end only, and so is
  // an ordinal: "every 15th column".
  const titleLast = /^x (.* .*(?<!\dth|\dst))$/.exec(text)?.[1]
  for (const line of [text, titleLast === undefined ? text : `${titleLast} x`])
    expect(read(line)).toMatchObject({
      title: 'x',
      task: { scheduled_date, recurrence: { rrule, from: 'schedule' } },
    })
})

test.each([
  ['every day', 'Every day'],
  ['every week', 'Every week'],
  ['every weekday', 'Every weekday'],
  ['every month', 'Every month'],
  ['every year', 'Every year'],
  ['every 2 days', 'Every 2 days'],
])('"%s" is shown as "%s"', (text, label) => {
  expect(read(`x ${text}`).chips.find(({ kind }) => kind === 'repeat')?.label).toBe(label)
})

test('an exclamation mark counts from completion', () => {
  expect(read('water plants every! 3 days')).toMatchObject({
    title: 'water plants',
    task: { recurrence: { rrule: 'FREQ=DAILY;INTERVAL=3', from: 'completion' } },
    chips: [{ label: '3 days after each completion' }],
  })
})

test.each([
  ['x every morning', 'FREQ=DAILY', '09:00'],
  ['x every afternoon', 'FREQ=DAILY', '14:00'],
  ['x every evening', 'FREQ=DAILY', '18:00'],
  ['x every night', 'FREQ=DAILY', '20:00'],
  ['x every mon evening', 'FREQ=WEEKLY;BYDAY=MO', '18:00'],
])('"%s" has a part of the day', (text, rrule, scheduled_time) => {
  expect(read(text)).toMatchObject({ title: 'x', task: { scheduled_time, recurrence: { rrule } } })
})

test.each([
  ['x every day for 2 constructors', 'x for 2 constructors'],
  ['x every year on holiday', 'x on holiday'],
])('"%s" repeats without an end', (text, title) => {
  const { title: left, task } = read(text)
  expect(left).toBe(title)
  expect(task.recurrence?.rrule).toMatch(/^FREQ=(DAILY|YEARLY)$/)
})

test('the end of a repetition has a chip of its own, and means nothing without one', () => {
  expect(read('swim every mon at 7 until 30 march').chips.map(({ label }) => label)).toEqual([
    'Every Monday',
    'Mon 9 March 07:00', // it is nine on a Monday already
    'Until 30 March',
  ])
  expect(read('swim until 30 march').title).toBe('swim until 30 march')
  expect(read('swim every mon until 2020-01-01').chips).toEqual([])
  expect(read('Read Every Day Until Friday Again').chips).toEqual([])
})
