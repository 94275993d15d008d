import { describe, expect, test } from 'vitest'
import { brokenRules } from './rules.ts'
import { placedPlan, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { twoActivities } from './twoActivities.ts'

test.each([
  ['Run and swim', 'Run', 'Swim'],
  ['Do yoga and running', 'Yoga', 'Running'],
  ['Learn french and italian', 'French', 'Italian'],
  ['Practice piano and guitar', 'Piano', 'Guitar'],
  ['Read and write', 'Read', 'Write'],
])('%s: two activities', (what, first, second) => {
  expect(twoActivities(what)).toEqual({ first, second })
})

test.each([
  'Draw and paint',
  'Learn to cook and bake',
  'Plan and book our trip',
  'Run a marathon',
  'Eat and sleep',
])('%s: one plan is for all of it', (what) => {
  expect(twoActivities(what)).toBeNull()
})

describe.each([4, 11, 30])('%i weeks', (weeks) => {
  test.each(['run and swim', 'yoga and running', 'learn french and italian', 'read and write'])(
    '%s: both have their turn, within the rules',
    (what) => {
      const goal = understoodGoal(`${what} in ${weeks} weeks`, { rhythm: 3, minutes: 'pattern' })
      const { plan, sessions } = placedPlan(goal)
      const { first, second } = twoActivities(goal.what ?? '') ?? { first: '', second: '' }
      const of = (name: string) => sessions.filter(({ title }) => title.startsWith(name)).length
      if (plan.habits.length > 0) return
      expect(of(first)).toBeGreaterThan(0)
      expect(Math.abs(of(first) - of(second))).toBeLessThanOrEqual(plan.phases.length)
      const [from, to] = [plan.phases[0]?.from ?? '', plan.phases.at(-1)?.to ?? '']
      expect(brokenRules({ pattern: goal.pattern, sessions, phases: plan.phases, from, to })).toEqual([])
    },
  )
})
