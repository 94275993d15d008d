import { expect, test } from 'vitest'
import { planGoal } from '#shared/planning/planGoal.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

test.each([
  ['floss', 7, 10],
  ['keep a gratitude journal', 7, 10],
  ['pray', 7, 10],
  ['start journaling', 7, 10],
  ['begin meditating', 5, 15],
  ['do yoga', 4, 20],
])('%s is one habit, %i times a week, %i minutes', (text, perWeek, minutes) => {
  const { plan } = planGoal(text, CONTEXT, { rhythm: 'pattern', minutes: 'pattern' })
  expect(plan?.steps).toEqual([])
  expect(plan?.assumed).toMatchObject({ perWeek, minutes })
  expect(plan?.habits).toHaveLength(1)
})
