import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // Every day
  ['stretch 10 minutes all the days', { what: 'stretch', per_week: 7, unread: [] }],
  ['meditate all the days at 7am', { what: 'meditate', per_week: 7 }],
  ['drink water every day of the week', { what: 'drink water', per_week: 7, unread: [] }],
  // None of what the goal names, on some days
  ['walk 30 minutes daily, no walks on thursday', { what: 'walk', not_on: [4], unread: [] }],
  ['yoga every day, no yoga on wednesdays', { what: 'do yoga', not_on: [3], unread: [] }],
  ['drink less wine, no wine on weekdays', { what: 'drink less wine' }],
  // Never on some days
  ['gym on Mondays (never)', { what: 'go to the gym', not_on: [1], weekdays: null }],
  ['gym on mondays, never', { not_on: [1], weekdays: null }],
  ['gym 3x a week, mondays (never)', { per_week: 3, not_on: [1], unread: [] }],
  ['no gym on mondays (never)', { not_on: [1], weekdays: null }],
  ['no gym on mondays, never', { what: null, not_on: [1] }],
  ['run on sundays (never on saturdays)', { weekdays: [0], not_on: [6] }],
  // Free until an hour
  [
    'got mornings free mon-thu until 12, write my thesis by may',
    { what: 'write my thesis', weekdays: [1, 2, 3, 4], between: ['05:00', '12:00'], unread: [] },
  ],
  [
    'write my thesis by may, mornings free mon-thu until 12',
    { weekdays: [1, 2, 3, 4], between: ['05:00', '12:00'], unread: [] },
  ],
  [
    'got evenings free mon-wed from 8, learn spanish by june',
    { weekdays: [1, 2, 3], between: ['20:00', '24:00'] },
  ],
  [
    'got afternoons free tue and thu till 4, learn to code by june',
    { weekdays: [2, 4], between: ['12:00', '16:00'] },
  ],
  ['got tuesdays free until 3, paint the hall by june', { weekdays: [2], between: ['05:00', '15:00'] }],
  // Only on some days
  [
    'cut down drinking to weekends only and be in bed before midnight',
    {
      what: 'limit drinking to weekends',
      pattern: 'quit',
      not_on: [0, 6],
      also: ['be in bed before midnight'],
      unread: [],
    },
  ],
  ['cut back drinking to just weekends', { pattern: 'quit', not_on: [0, 6], weekdays: null }],
  ['cut down drinking to fridays and saturdays only', { not_on: [5, 6], weekdays: null }],
  ['quit sugar, allowed one dessert on saturdays', { weekdays: null, unread: ['one dessert on saturdays'] }],
  ['stop drinking, allowed a beer on fridays', { weekdays: null, unread: ['allowed a beer on fridays'] }],
  ['no sugar on weekdays, allowed on weekends', { weekdays: [1, 2, 3, 4, 5] }],
  ['no alcohol, allowed at weekends', { not_on: [0, 6], unread: [] }],
  ['no phone in bed (ever)', { what: 'quit phone in bed' }],
  ['i can train 4 days, get fit', { what: 'get fit', per_week: 4, deadline: null }],
  ['run 5k by easter, i can run 3 days, not weekends', { per_week: 3, not_on: [0, 6], level: null }],
  ['no runs on fridays ever, 4 runs a week', { what: 'run', per_week: 4, not_on: [5] }],
  // A day is one of those that are named.
  [
    'learn to code, 1h a day mon-fri before work',
    { minutes: 60, weekdays: [1, 2, 3, 4, 5], between: ['05:00', '09:00'] },
  ],
  [
    'piano 20 min a day tue thu before dinner',
    { minutes: 20, weekdays: [2, 4], between: ['17:00', '20:00'] },
  ],
  [
    'study an hour a day, monday to friday mornings and 30 min on saturdays',
    { weekdays: [1, 2, 3, 4, 5, 6] },
  ],
])('%s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})
