import { expect, test } from 'vitest'
import { planGoal } from './planGoal.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const OPEN = { rhythm: 'pattern', minutes: 'pattern', conflict: 'ignore' } as const

test.each([
  ['run my marathon with a stress fracture in 20 weeks', 'Stretch'],
  ['take ibuprofen and run every day', 'Stretch'],
  ['study all night for my exam in 3 weeks', 'Unwind'],
  ['stop taking my insulin', 'Walk'],
  ['lose 10 kg in 3 weeks', 'Eat and move well'],
])('%s: what is planned is the safe version, and nothing of the wish', (text, safe) => {
  const { plan, harm } = planGoal(text, CONTEXT, OPEN)
  expect(harm).not.toBeNull()
  expect(plan?.title).toBe(safe)
  expect(JSON.stringify(plan)).not.toMatch(/marathon|ibuprofen|all night|insulin|10 kg/i)
})
