import { expect, test } from 'vitest'
import { planGoal } from './planGoal.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const planned = (text: string) => {
  const { understanding, plan, harm } = planGoal(text, CONTEXT, undefined)
  return [harm?.kind ?? null, understanding.understood.what, plan?.habits.length ?? null]
}

test('losing too fast and eating too little become the habits that are good for everybody', () => {
  expect(planned('lose 30 kg in 2 weeks')).toEqual(['weight', 'Eat and move well', 3])
  expect(planned('eat only 500 calories a day')).toEqual(['food', 'Eat and move well', 3])
  expect(planned('sleep 3 hours a night')).toEqual(['sleep', 'sleep 3 hours', 1])
  expect(planned('lose 3 kg by March, 3 times a week 30 minutes')).toEqual([null, 'lose 3 kg', 3])
})

test('a goal that lacks something or is over has no plan yet', () => {
  expect(planned('learn Spanish by May')).toEqual([null, 'learn Spanish', null])
  const over = { deadline: '2026-11-22', rhythm: 3, minutes: 30 }
  expect(planGoal('learn Spanish', CONTEXT, over).plan).toBe(null)
  expect(planGoal('learn Spanish', CONTEXT, { ...over, deadline: '2026-12-22' }).plan).not.toBe(null)
})
