import { expect, test } from 'vitest'
import { changeOfGoal } from './changeOfGoal.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const GOAL = 'Learn Spanish 3 times a week for 30 minutes until 30 April 2027, not on Sundays'
const PLANNED = { minutes: 30, perWeek: 3, at: '18:00' }

/** What only answers the plan, what was wrong with it, and other words for a change. */
const CHANGES: readonly (readonly [text: string, answers: GoalAnswers])[] = [
  ['ok but on tuesdays and thursdays', { rhythm: [2, 4] }],
  ['ok but tuesdays and thursdays work better', { rhythm: [2, 4] }],
  ['hmm, please leave fridays out', { not_on: [0, 5] }],
  ['3 times is too much, twice a week', { rhythm: 2 }],
  ['3 times a week is too much for me, make it 2', { rhythm: 2 }],
  ['down to twice a week', { rhythm: 2 }],
  ['change it to 45 min', { minutes: 45 }],
  ['45 instead of 30 minutes', { minutes: 45 }],
  ['make the sessions 45 minutes long', { minutes: 45 }],
  ['i have a full hour', { minutes: 60 }],
  ['change the date to 31 may', { deadline: '2027-05-31' }],
  ['extend it to the end of may', { deadline: '2027-05-31' }],
  ["i don't need a deadline", { deadline: null }],
  ['include sundays', { not_on: null }],
  ['sunday works too', { not_on: null }],
  ['keep it to 15 minutes', { minutes: 15 }],
  ['8pm or later', { between: ['20:00', '24:00'] }],
  ['i have to be done by 9am', { between: ['05:00', '09:00'] }],
  ["i'm too tired in the evening", { between: ['05:00', '17:00'] }],
  ['start it after christmas', { starts_on: '2026-12-26' }],
]

test.each(CHANGES)('%s', (text, answers) => {
  const { understood } = understand(GOAL, CONTEXT)
  expect(changeOfGoal(text, CONTEXT, understood, PLANNED)).toEqual({ answers, notApplied: [] })
})
