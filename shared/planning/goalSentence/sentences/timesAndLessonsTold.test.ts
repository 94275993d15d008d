import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'kids are in bed by 7.30 so i have 45 min for italian after that',
    { minutes: 45, between: ['19:30', '24:00'] },
  ],
  ['kids asleep at 8 so only then: 40 mins of coding a day', { minutes: 40, between: ['20:00', '24:00'] }],
  [
    'the baby sleeps at 7 so i can draw for 30 min after that',
    { what: 'draw', minutes: 30, between: ['19:00', '24:00'] },
  ],
  ['read 20 minutes a day, any time but not after 9pm', { minutes: 20, between: ['05:00', '21:00'] }],
  ['learn to swim, can only go wednesdays after 7', { weekdays: [3], between: ['19:00', '24:00'] }],
  ['got made redundant so mornings, learn python', { what: 'learn python', between: ['05:00', '12:00'] }],
  ['retired last year so tuesdays and thursdays, learn the ukulele', { weekdays: [2, 4] }],
  [
    'Pass AWS by end of feb, 1h weekdays 3h saturdays',
    { minutes: 60, weekdays: [1, 2, 3, 4, 5, 6], own_days: [{ days: [6], between: null, minutes: 180 }] },
  ],
  ['have a theory test 17 dec and im on shifts, free tue wed and sunday, 45 min', { weekdays: [0, 2, 3] }],
  ['do a triathlon, tues and sat mornings i can train', { weekdays: [2, 6], between: ['05:00', '12:00'] }],
  ['read 12 books, one a month', { deadline: '2027-11-30', amount: { value: 12, unit: 'books', per: null } }],
  [
    'Read the Bible in a year, every night, start on 1 January',
    { starts_on: '2027-01-01', deadline: '2027-12-31' },
  ],
  ['learn ux design within 9 months, have about 8 hrs a week', { deadline: '2027-08-30', also: [] }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [] })
})

test('a lesson beside days of its own is shown, and no day of the plan; beside every day it is asked about', () => {
  expect(
    read('Get German to B1 by July. Class is Mondays 6-8, homework Wed and Sat, 45 minutes'),
  ).toMatchObject({
    weekdays: [3, 6],
    beside: ['Class is Mondays 6-8'],
    unread: [],
  })
  expect(read('play piano, teacher comes mondays, practise 30 min on the other days').not_on).toEqual([1])
  expect(read('practise piano 20 minutes a day, teacher comes mondays').unread).toEqual([
    'teacher comes mondays',
  ])
})

test('what is told of how it is asks nothing and is no part of the title', () => {
  expect(read('stop scrolling in bed every night, sleep is terrible').what).toBe('stop scrolling in bed')
  expect(read('learn French for a trip in May, its for work, half an hour a day').unread).toEqual([])
  expect(
    read('train for a 70km ultra, complete beginner to trail running, can do 15k on road'),
  ).toMatchObject({
    what: 'train for a 70km ultra',
    level: 'can do 15k on road',
    also: [],
  })
})

test.each(['fortnightly', 'knees hurt sometimes', 'skip when travelling', 'next term'])(
  'but what a plan has to heed is asked about: %s',
  (part) => expect(read(`do a handstand by March, 10 minutes a day, ${part}`).unread).toEqual([part]),
)
