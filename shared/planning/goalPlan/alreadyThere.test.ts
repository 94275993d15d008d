import { expect, test } from 'vitest'
import { planGoal } from '#shared/planning/planGoal.ts'
import { summaryOf } from './summary.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

test.each([
  ['save for a bike 1200€ by 1 june i already have 300', 300, 1200],
  ['save 5000 by june, got 1200 so far', 1200, 5000],
  ['save for a car, 5000 euros by next june, 800 saved already', 800, 5000],
  ['save $4k for a wedding by august, have 1.5k saved', 1500, 4000],
  ['pay off 3000 euros of debt by june, paid 500 so far', 500, 3000],
])('%s: the transfers are the rest, and the goal begins with what is there', (sentence, start, target) => {
  const { understanding, plan } = planGoal(sentence, CONTEXT, {})
  expect(plan?.goal.metric).toMatchObject({ start, target, aggregate: 'sum' })
  expect(plan?.steps[0]?.amount?.value).toBe(target - start)
  expect(plan && summaryOf(understanding.understood, plan, [], null)).toMatch(
    /, of which you have (?:paid )?\S*\d/,
  )
})

test.each([
  ['save 1200 by june', 0],
  ['save 1200 by june, i already have 1500', 0],
  ['save 200 a month until june, i already have 300', 0],
])('%s: nothing is taken off', (sentence, start) => {
  expect(planGoal(sentence, CONTEXT, {}).plan?.goal.metric).toMatchObject({ start })
})
