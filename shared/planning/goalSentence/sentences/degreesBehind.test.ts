import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['10k steps a day, realistically 5 days a week', { what: 'walk 10k steps', per_week: 5 }],
  ['10k steps a day, realistically 5 days', { per_week: 5, deadline: null }],
  ['meditate daily, realistically 5 days a week', { what: 'meditate', per_week: 5 }],
  ['gym 5 times a week, realistically 3', { what: 'go to the gym', per_week: 3 }],
  ['study 2 hours a day, realistically 1', { minutes: 60, per_week: 7 }],
  ['run 10k by May, realistically by June', { what: 'run 10k', deadline: '2027-06-01' }],
  ['gym at 6am, realistically 7am', { between: ['07:00', '08:00'] }],
  ['realistically 3 workouts a week', { what: 'work out', per_week: 3 }],
  ['not 5 but 3 workouts a week please, half an hour tops', { what: 'work out', per_week: 3, minutes: 30 }],
  ['not only 3 but 5 workouts a week', { what: 'work out', per_week: 5 }],
  ['not 5 workouts but 3 a week', { what: 'work out', per_week: 3 }],
  ['3 workouts a week, not 5', { what: 'work out', per_week: 3 }],
  ['save not 200 but 300 a month', { amount: { value: 300, unit: 'money', per: 'month' } }],
  ['gym 3 a week, well, 2 for now', { what: 'go to the gym', per_week: 2 }],
  ['yoga 3 times a week, maybe 2 to begin with', { what: 'do yoga', per_week: 2 }],
  ['run 30 minutes a day, 10 to start with', { what: 'run', minutes: 10, per_week: 7 }],
  ['run twice a week, once to begin with', { what: 'run', per_week: 1 }],
])('%s: the number that is meant', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test('what somebody can do for now is no smaller target', () => {
  expect(read('do 50 pushups, 20 for now')).toMatchObject({ what: 'do 50 pushups', unread: ['20 for now'] })
})

test('how often is no hour', () => {
  expect(read('run on mondays at 7, realistically 2 times a week').between).toEqual(['07:00', '08:00'])
})
