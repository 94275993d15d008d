import { expect, test } from 'vitest'
import { parseQuickAdd, type QuickAddContext } from './quickAdd.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'

/** A Monday, in a week that begins on Sunday. */
const CONTEXT: QuickAddContext = { today: '2026-03-02', weekStart: 0, now: '09:00' }
const read = (text: string, context: Partial<QuickAddContext> = {}) =>
  parseQuickAdd(text, { ...CONTEXT, ...context })

test('the whole language in one line', () => {
  const { title, task, chips } = read('gym tomorrow 7am for 45m #health !high xp:30 every mon,wed')
  expect(title).toBe('gym')
  expect(task).toEqual({
    scheduled_date: '2026-03-04', // the first Monday or Wednesday from tomorrow on
    scheduled_time: '07:00',
    estimated_duration: 45,
    category: 'health',
    priority: 'high',
    xp_reward: 30,
    recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=MO,WE', from: 'schedule' },
  })
  expect(chips.map(({ kind, label, text }) => [kind, label, text])).toEqual([
    ['date', 'Wed 4 March', 'tomorrow'],
    ['time', '07:00', '7am'],
    ['duration', '45 min', 'for 45m'],
    ['category', 'Health', '#health'],
    ['priority', 'High priority', '!high'],
    ['xp', '30 XP', 'xp:30'],
    ['repeat', 'Every Monday and Wednesday', 'every mon,wed'],
  ])
})

/** Alone, these words count at the end of the line only: at its beginning they may be a part of the title. */
const ONLY_AT_THE_END = /^(run mon|x 30 XP|tax 2nd of may|tax march 1|.* the \d+(st|nd|th))$/

/** The same line with its title behind the rest. A phrase that takes a word too many takes the title's. */
function titleLast(text: string, title: string): string {
  if (!text.startsWith(`${title} `) || ONLY_AT_THE_END.test(text)) return text
  return `${text.slice(title.length + 1)} ${title}`
}

const onDate = (scheduled_date: string) => ({ scheduled_date })

test.each<[string, string, Partial<NewTaskInput>]>([
  ['call today', 'call', onDate('2026-03-02')],
  ['Tomorrow call mom', 'call mom', onDate('2026-03-03')],
  ['call mom the day after tomorrow', 'call mom', onDate('2026-03-04')],
  ['diet from tomorrow', 'diet', onDate('2026-03-03')],
  ['run mon', 'run', onDate('2026-03-09')],
  ['run on monday with Anna', 'run with Anna', onDate('2026-03-09')],
  ['run this monday', 'run', onDate('2026-03-02')],
  ['run this fri', 'run', onDate('2026-03-06')],
  ['next thu dentist', 'dentist', onDate('2026-03-12')],
  ['dentist next week', 'dentist', onDate('2026-03-09')],
  ['dentist next month', 'dentist', onDate('2026-04-01')],
  ['dentist this weekend', 'dentist', onDate('2026-03-07')],
  ['call back in 3 days', 'call back', onDate('2026-03-05')],
  ['call back in two weeks', 'call back', onDate('2026-03-16')],
  ['call back in a month', 'call back', onDate('2026-04-02')],
  ['call back in 1 year', 'call back', onDate('2027-03-02')],
  ['tax 2026-04-30', 'tax', onDate('2026-04-30')],
  ['tax 2 march', 'tax', onDate('2026-03-02')],
  ['tax march 1', 'tax', onDate('2027-03-01')],
  ['tax March 2nd 2027', 'tax', onDate('2027-03-02')],
  ['tax 2nd of may', 'tax', onDate('2026-05-02')],
  ['tax on the 15th', 'tax', onDate('2026-03-15')],
  ['tax on the 1st', 'tax', onDate('2026-04-01')],
  ['tax 29 feb', 'tax', onDate('2028-02-29')],
  ['tax tuesday, 3 march', 'tax', onDate('2026-03-03')],
  ['tax 5.3.', 'tax', onDate('2026-03-05')],
  ['tax 5.3.2027', 'tax', onDate('2027-03-05')],
  ['tax 25/12', 'tax', onDate('2026-12-25')],
  ['tax 12/25', 'tax', onDate('2026-12-25')],
  ['tax 25/12/2027', 'tax', onDate('2027-12-25')],
  ['tax 31.12.', 'tax', onDate('2026-12-31')],
  ['tax 5/13', 'tax', onDate('2026-05-13')],
  ['tax 12/12/2026', 'tax', onDate('2026-12-12')],
  ['tax on the 31st', 'tax', onDate('2026-03-31')],
  ['tax on the 2nd', 'tax', onDate('2026-03-02')],
  ['tax sept 5', 'tax', onDate('2026-09-05')],
  ['tax day after tomorrow', 'tax', onDate('2026-03-04')],
  ['call back in a week', 'call back', onDate('2026-03-09')],
  ['call back in 5 months', 'call back', onDate('2026-08-02')],
])('the date in "%s"', (text, title, task) => {
  for (const line of [text, titleLast(text, title)]) {
    expect(read(line)).toMatchObject({ title, task })
    expect(Object.keys(read(line).task)).toEqual(Object.keys(task))
  }
})

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const OTHER_SHORT_FORMS = ['tues', 'thur', 'thurs']

test.each([...WEEKDAYS, ...WEEKDAYS.map((name) => name.slice(0, 3)), ...OTHER_SHORT_FORMS])(
  'run %s is on the next such day',
  (word) => {
    const day = WEEKDAYS.findIndex((name) => name.startsWith(word.slice(0, 3)))
    const date = `2026-03-${String(day < 2 ? 8 + day : 1 + day).padStart(2, '0')}`
    expect(read(`run ${word}`)).toMatchObject({ title: 'run', task: onDate(date) })
  },
)

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const LONG_MONTHS = 'january february march april may june july august september october november december'

test.each([...MONTHS, ...LONG_MONTHS.split(' '), 'sept'])('5 %s is a date', (word) => {
  const month = MONTHS.indexOf(word.slice(0, 3)) + 1
  const date = `${month < 3 ? 2027 : 2026}-${String(month).padStart(2, '0')}-05`
  expect(read(`tax 5 ${word}`)).toMatchObject({ title: 'tax', task: onDate(date) })
})

test('next Thursday is the one of next week, wherever the week begins', () => {
  const nextThursday = (today: string, weekStart: number) =>
    read('x next thu', { today, weekStart }).task.scheduled_date
  expect(nextThursday('2026-03-08', 0)).toBe('2026-03-19') // a Sunday that begins a week
  expect(nextThursday('2026-03-08', 1)).toBe('2026-03-12') // a Sunday that ends one
})

const at = (scheduled_date: string, scheduled_time: string, estimated_duration?: number) => ({
  scheduled_date,
  scheduled_time,
  ...(estimated_duration === undefined ? {} : { estimated_duration }),
})

test.each<[string, string, Partial<NewTaskInput>]>([
  ['gym 10am', 'gym', at('2026-03-02', '10:00')],
  ['gym 7am', 'gym', at('2026-03-03', '07:00')], // it is nine already
  ['gym 7:30pm', 'gym', at('2026-03-02', '19:30')],
  ['gym 7:30 pm', 'gym', at('2026-03-02', '19:30')],
  ['gym 7 p.m.', 'gym', at('2026-03-02', '19:00')],
  ['gym 12am', 'gym', at('2026-03-03', '00:00')],
  ['gym 12pm', 'gym', at('2026-03-02', '12:00')],
  ['gym 19:00 with Anna', 'gym with Anna', at('2026-03-02', '19:00')],
  ['gym at 7', 'gym', at('2026-03-03', '07:00')],
  ['gym at 3', 'gym', at('2026-03-02', '15:00')],
  ['gym @10', 'gym', at('2026-03-02', '10:00')],
  ['lunch at noon tomorrow', 'lunch', at('2026-03-03', '12:00')],
  ['fireworks tomorrow midnight', 'fireworks', at('2026-03-03', '00:00')],
  ['gym tomorrow 7-7:45', 'gym', at('2026-03-03', '07:00', 45)],
  ['gym tomorrow 7am-8am', 'gym', at('2026-03-03', '07:00', 60)],
  ['gym tomorrow 10:00 - 11:30', 'gym', at('2026-03-03', '10:00', 90)],
  ['gym tomorrow 7am to 8:15am', 'gym', at('2026-03-03', '07:00', 75)],
  ['work tomorrow from 9 to 5', 'work', at('2026-03-03', '09:00', 480)],
  ['gym tomorrow 7-8pm', 'gym', at('2026-03-03', '19:00', 60)],
  ['gym tomorrow 11-1pm', 'gym', at('2026-03-03', '11:00', 120)],
  ['party tomorrow 23:00-01:00', 'party', at('2026-03-03', '23:00', 120)],
  ['gym tomorrow 7-9pm for 30m', 'gym', at('2026-03-03', '19:00', 30)],
  ['call in 2h', 'call', at('2026-03-02', '11:00')],
  ['call in 90 minutes', 'call', at('2026-03-02', '10:30')],
  ['call in half an hour', 'call', at('2026-03-02', '09:30')],
  ['call in 24 hours', 'call', at('2026-03-03', '09:00')],
  ['dinner tonight', 'dinner', at('2026-03-02', '20:00')],
  ['dinner tonight at 7', 'dinner', at('2026-03-02', '19:00')],
  ['concert tomorrow evening', 'concert', at('2026-03-03', '18:00')],
  ['walk friday morning', 'walk', at('2026-03-06', '09:00')],
  ['walk this afternoon', 'walk', at('2026-03-02', '14:00')],
  ['walk tomorrow night', 'walk', at('2026-03-03', '20:00')],
  ['walk tomorrow 7:59', 'walk', at('2026-03-03', '07:59')],
  ['walk tomorrow 23:00', 'walk', at('2026-03-03', '23:00')],
  ['walk tomorrow 12:30am', 'walk', at('2026-03-03', '00:30')],
  ['walk tomorrow 1am', 'walk', at('2026-03-03', '01:00')],
  ['walk tomorrow 11:59pm', 'walk', at('2026-03-03', '23:59')],
  ['walk tomorrow at 0', 'walk', at('2026-03-03', '00:00')],
  ['walk tomorrow at 1', 'walk', at('2026-03-03', '13:00')],
  ['walk tomorrow at 5', 'walk', at('2026-03-03', '17:00')],
  ['walk tomorrow at 6', 'walk', at('2026-03-03', '06:00')],
  ['walk tomorrow @3', 'walk', at('2026-03-03', '15:00')],
  ['walk around 7pm', 'walk', at('2026-03-02', '19:00')],
  ['walk by 5pm', 'walk', { ...at('2026-03-02', '17:00'), due_date: '2026-03-02' }],
  ['walk tomorrow from 7am', 'walk', at('2026-03-03', '07:00')],
  ['walk tomorrow 7:00-20:00', 'walk', at('2026-03-03', '07:00', 780)],
  ['walk tomorrow 7am-8pm', 'walk', at('2026-03-03', '07:00', 780)],
  ['walk tomorrow 9 to 5pm', 'walk', at('2026-03-03', '09:00', 480)],
  ['walk tomorrow 13:00-14', 'walk', at('2026-03-03', '13:00', 60)],
  ['walk tomorrow 7am-7am', 'walk 7am-7am', onDate('2026-03-03')],
  ['walk tomorrow 13-14', 'walk', at('2026-03-03', '13:00', 60)],
  ['dinner tonight at 11', 'dinner', at('2026-03-02', '23:00')],
  ['dinner tonight at noon', 'dinner', at('2026-03-02', '12:00')],
  ['dinner tonight 9pm', 'dinner', at('2026-03-02', '21:00')],
  ['call in 2h 30m', 'call', at('2026-03-02', '11:30')],
  ['gym 9am', 'gym', at('2026-03-02', '09:00')], // now is not past
  ['gym 8:59', 'gym', at('2026-03-03', '08:59')],
])('the time in "%s"', (text, title, task) => {
  for (const line of [text, titleLast(text, title)]) {
    const result = read(line)
    expect([line, result.title, result.task]).toEqual([line, title, task])
  }
})

test('a length counted from now needs to know the time, and tonight is never over already', () => {
  expect(read('call in 2h', { now: undefined })).toEqual({ title: 'call in 2h', task: {}, chips: [] })
  expect(read('read tonight', { now: '21:10' }).task.scheduled_time).toBe('21:30')
  expect(read('read tonight', { now: '23:40' }).task.scheduled_time).toBe('20:00')
  expect(read('call in 20 min', { now: '23:50' }).task).toEqual(at('2026-03-03', '00:10'))
})

test('the chip of a time alone says on which day it falls', () => {
  expect(read('gym 10am').chips).toMatchObject([{ label: 'Today 10:00' }])
  expect(read('gym 7am').chips).toMatchObject([{ label: 'Tomorrow 07:00' }])
  expect(read('gym 7-7:45').chips).toMatchObject([{ label: 'Tomorrow 07:00–07:45' }])
})

test.each([
  ['read for 45m', 45, '45 min'],
  ['read 45min', 45, '45 min'],
  ['read 45 minutes', 45, '45 min'],
  ['read 1h30', 90, '1 h 30 min'],
  ['read 1h 30m', 90, '1 h 30 min'],
  ['read 1 hour 15 min', 75, '1 h 15 min'],
  ['read 1.5h', 90, '1 h 30 min'],
  ['read 1,5 hours', 90, '1 h 30 min'],
  ['read ~30m', 30, '30 min'],
  ['read for an hour', 60, '1 h'],
  ['read for half an hour', 30, '30 min'],
  ['20 min read', 20, '20 min'],
  ['read for 5m', 15, '15 min (the shortest)'],
  ['read for 90h', 1440, '24 h (the longest)'],
  ['read 2hrs', 120, '2 h'],
  ['read 2 hours', 120, '2 h'],
  ['read 90mins', 90, '1 h 30 min'],
  ['read 1h5', 65, '1 h 5 min'],
  ['read 23h', 1380, '23 h'],
  ['read 1.5 hours 10 min', 100, '1 h 40 min'],
  ['read 2 hours 59 min', 179, '2 h 59 min'],
  ['read for 15m', 15, '15 min'],
  ['read for 24h', 1440, '24 h'],
])('"%s" takes %i minutes', (text, minutes, label) => {
  for (const line of [text, titleLast(text, 'read')])
    expect(read(line)).toMatchObject({
      title: 'read',
      task: { estimated_duration: minutes },
      chips: [{ kind: 'duration', label }],
    })
})

test('minutes behind the hours are fewer than sixty and called so', () => {
  expect(read('1 hour 15 sheep')).toMatchObject({ title: '15 sheep', task: { estimated_duration: 60 } })
  expect(read('1 hour 59 min nap')).toMatchObject({ title: 'nap', task: { estimated_duration: 119 } })
  expect(read('1 hour 60 min nap').task.estimated_duration).not.toBe(120)
})

test.each<[string, Partial<NewTaskInput>, string]>([
  ['x #health', { category: 'health' }, 'Health'],
  ['x #tech', { category: 'technology' }, 'Technology'],
  ['x #general', { category: 'general' }, 'General'],
  ['x #FITNESS,', { category: 'fitness' }, 'Fitness'],
  ['x !high', { priority: 'high' }, 'High priority'],
  ['x !low', { priority: 'low' }, 'Low priority'],
  ['x !medium', { priority: 'medium' }, 'Medium priority'],
  ['x !1', { priority: 'high' }, 'High priority'],
  ['x !3', { priority: 'low' }, 'Low priority'],
  ['p2 x', { priority: 'medium' }, 'Medium priority'],
  ['x xp:30', { xp_reward: 30 }, '30 XP'],
  ['x 30xp', { xp_reward: 30 }, '30 XP'],
  ['x 30 XP', { xp_reward: 30 }, '30 XP'],
  ['x xp:5000', { xp_reward: 1000 }, '1000 XP (the most)'],
  ['x xp:0', { xp_reward: 1 }, '1 XP (the least)'],
  ['x due:fri', { due_date: '2026-03-06' }, 'Due Fri 6 March'],
  ['x due 3 april', { due_date: '2026-04-03' }, 'Due Fri 3 April'],
  ['x by friday', { due_date: '2026-03-06' }, 'Due Fri 6 March'],
  ['x due on fri', { due_date: '2026-03-06' }, 'Due Fri 6 March'],
  ['x due by fri', { due_date: '2026-03-06' }, 'Due Fri 6 March'],
  ['x by the 15th', { due_date: '2026-03-15' }, 'Due Sun 15 March'],
  ['x !2', { priority: 'medium' }, 'Medium priority'],
  ['x p1', { priority: 'high' }, 'High priority'],
  ['x +30xp', { xp_reward: 30 }, '30 XP'],
  ['x xp:1000', { xp_reward: 1000 }, '1000 XP'],
  ['x xp:1', { xp_reward: 1 }, '1 XP'],
])('the mark in "%s"', (text, task, label) => {
  for (const line of [text, titleLast(text, 'x')]) {
    expect(read(line)).toMatchObject({ title: 'x', task, chips: [{ label }] })
    expect(Object.keys(read(line).task)).toEqual(Object.keys(task))
  }
})

test('a day that the person keeps in the title keeps no time from being understood', () => {
  expect(read('Watch "Friday Night" 8pm').task).toEqual(at('2026-03-02', '20:00'))
  expect(read('gym friday 5pm', { ignored: ['friday'] })).toMatchObject({
    title: 'gym friday',
    task: at('2026-03-02', '17:00'),
  })
  expect(read('call Ann 5pm about the essay due friday').task).toEqual({
    ...at('2026-03-02', '17:00'),
    due_date: '2026-03-06',
  })
})
