import { expect, test } from 'vitest'
import { GoalAnswers } from './goalAnswers.ts'
import { readAnswer } from './readAnswer.ts'
import { understand } from './understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

test.each([
  'call grandma once a month for 30 minutes',
  'clean the fridge every two weeks, 30 minutes',
  'volunteer every second saturday, 30 minutes',
  'visit my parents twice a month, 30 min',
])('%s: what it means is the one question, and its first button is the nearest rhythm', (text) => {
  const { missing, questions } = understand(text, CONTEXT)
  expect(missing).toEqual(['unread'])
  const [nearest, ignored] = questions[0]?.suggestions ?? []
  expect([nearest?.label, ignored?.label]).toEqual(['Once a week', 'Leave it out'])
  const answered = GoalAnswers.parse({ unread: nearest?.value })
  expect(understand(text, CONTEXT, answered)).toMatchObject({ ready: true, understood: { per_week: 1 } })
  const typed = readAnswer('Once a week', missing, CONTEXT)
  expect(understand(text, CONTEXT, typed)).toMatchObject({ ready: true, understood: { per_week: 1 } })
})

test('left out, it is asked how often', () => {
  const { missing } = understand('call grandma once a month', CONTEXT, { unread: 'ignore' })
  expect(missing).toEqual(['deadline', 'rhythm', 'minutes'])
})
