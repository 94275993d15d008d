import { expect, test } from 'vitest'
import { testSentences } from '#shared/planning/testing/testSentences.ts'
import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

/** A goal, and another on days that are said before it. */
const FIRST = ['pass my driving test by march', 'novel 30 min a day', 'finish my thesis by may']
const SECOND: readonly [said: string, also: string][] = [
  ["and on sundays i'd like to learn to cook", 'learn to cook on sundays'],
  ['and on sundays id like to paint', 'paint on sundays'],
  ['and on saturdays i want to declutter', 'declutter on saturdays'],
  ['and on fridays call my gran', 'call my gran on fridays'],
  ['and on sundays go hiking', 'go hiking on sundays'],
]

test('days before another goal are those of that goal', () => {
  for (const first of FIRST)
    for (const [said, also] of SECOND) {
      const { weekdays, also: others } = understand(`${first} ${said}`, CONTEXT).understood
      expect({ said, first, weekdays, others }).toEqual({ said, first, weekdays: null, others: [also] })
    }
})

/** Some days that are as they will. */
const OPEN = [
  "i don't mind about friday and saturday",
  'i dont care about friday and saturday',
  'friday and saturday i dont care',
]

test('of days that somebody does not care about nothing is said', () => {
  for (const open of OPEN) {
    const { weekdays, not_on, also, unread } = understand(`bed by 10.30 sun-thu, ${open}`, CONTEXT).understood
    expect({ open, weekdays, not_on, also, unread }).toEqual({
      open,
      weekdays: [0, 1, 2, 3, 4],
      not_on: null,
      also: [],
      unread: [],
    })
  }
})

testSentences([
  [
    'Two things: violin 20 minutes daily, and the garden shed finished by 1 April (Saturdays only)',
    {
      what: 'Practise violin',
      pattern: 'instrument',
      also: ['get the garden shed finished by 1 April (Saturdays only)'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'piano 10 minutes a day, an hour on my free day (friday)',
    {
      what: 'Practise piano',
      pattern: 'instrument',
      per_week: 7,
      minutes: 10,
      own_days: [{ days: [5], between: null, minutes: 60 }],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  [
    'study 2 hours a day Monday to Friday and 3 on Saturdays',
    {
      what: 'Study',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 120,
      own_days: [{ days: [6], between: null, minutes: 180 }],
    },
  ],
  [
    'learn piano, evenings till 9',
    { what: 'Learn piano', pattern: 'instrument', between: ['17:00', '21:00'] },
  ],
  [
    'piano after dinner but before 8',
    { what: 'Practise piano', pattern: 'instrument', between: ['19:00', '20:00'] },
  ],
  [
    'learn french after my shift ends at 9, mon-wed',
    {
      what: 'Learn french',
      pattern: 'language',
      weekdays: [1, 2, 3],
      per_week: 3,
      between: ['21:00', '24:00'],
    },
  ],
  [
    'finish the blog by may, i write on tuesdays only',
    { what: 'Finish the blog', pattern: 'writing', deadline: '2027-05-01', weekdays: [2], per_week: 1 },
  ],
  [
    'can only do fri sat sun, gym 25 mins',
    { what: 'Go to the gym', pattern: 'strength', weekdays: [0, 5, 6], per_week: 3, minutes: 25 },
  ],
])
