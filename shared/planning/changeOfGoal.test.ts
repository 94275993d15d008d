import { expect, test } from 'vitest'
import { changeOfGoal } from './changeOfGoal.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const PLANNED = understand(
  'Learn Spanish by 1 May 2027, 3 times a week for 45 minutes, not on Sundays',
  CONTEXT,
).understood

test.each<[message: string, answers: GoalAnswers]>([
  ['mornings please', { between: ['05:00', '12:00'] }],
  ['in the mornings', { between: ['05:00', '12:00'] }],
  ['Can we do evenings instead?', { between: ['17:00', '22:00'] }],
  ['after work', { between: ['17:00', '24:00'] }],
  ['no Mondays', { not_on: [0, 1] }],
  ['not on Mondays please', { not_on: [0, 1] }],
  ['but not on fridays or saturdays', { not_on: [0, 5, 6] }],
  ['no weekends', { not_on: [0, 6] }],
  ['start in January', { starts_on: '2027-01-01' }],
  ['starting next Monday', { starts_on: '2026-11-30' }],
  ['shorter', { minutes: 30 }],
  ['a bit shorter please', { minutes: 30 }],
  ['longer', { minutes: 70 }],
  ['only twice a week', { rhythm: 2 }],
  ['make it 4 times a week', { rhythm: 4 }],
  ['fewer', { rhythm: 2 }],
  ['fewer sessions', { rhythm: 2 }],
  ['less often', { rhythm: 2 }],
  ["that's too much", { rhythm: 2 }],
  ['more often', { rhythm: 4 }],
  ['later', { between: ['17:00', '22:00'] }],
  ['earlier please', { between: ['05:00', '12:00'] }],
  ['start later', { starts_on: '2026-11-30' }],
  ['until April 2027', { deadline: '2027-04-30' }],
  ['by 1 March', { deadline: '2027-03-01' }],
  ['30 minutes each', { minutes: 30 }],
  ['20 min', { minutes: 20 }],
  ['mornings, twice a week, no Mondays', { between: ['05:00', '12:00'], rhythm: 2, not_on: [0, 1] }],
  ['shorter and fewer', { minutes: 30, rhythm: 2 }],
  ['on Tuesdays and Thursdays', { rhythm: [2, 4] }],
  ['spanish only on weekdays', { rhythm: [1, 2, 3, 4, 5] }],
])('"%s" changes the plan', (message, answers) => {
  expect(changeOfGoal(message, CONTEXT, PLANNED)).toEqual({ answers, unclear: [] })
})

test.each([
  'Run 3 times a week for 30 minutes',
  'buy milk',
  'what should I do next?',
  'thanks',
  'hello',
  'call mom tomorrow at 5pm',
])('"%s" is no change of it', (message) => {
  const change = changeOfGoal(message, CONTEXT, PLANNED)
  expect(change === null || change.unclear.length > 0).toBe(true)
})

test('what cannot be applied is named', () => {
  expect(changeOfGoal('mornings with Anna', CONTEXT, PLANNED)).toEqual({
    answers: { between: ['05:00', '12:00'] },
    unclear: ['anna'],
  })
})
