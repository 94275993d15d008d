import { expect, test } from 'vitest'
import { brokenRules } from '#shared/planning/goalPlan/rules.ts'
import { placedPlan, TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'

const OPEN = { rhythm: 'pattern', minutes: 'pattern' } as const
const DATES = ['', 'in 2 weeks', 'in 4 weeks', 'in 11 weeks', 'in 30 weeks']

test.each([
  'learn to juggle',
  'do a backflip',
  'learn to drive',
  'visit 10 museums',
  'watch 20 classic films',
  'send 12 handwritten letters',
  'donate blood 3 times',
  'paint the fence',
  'paint the living room',
  'declutter my wardrobe',
  'sort my photos',
  'prepare my talk',
  'write my best man speech',
  'prepare for a job interview',
  'organise a picnic',
  "plan my mum's 60th birthday party",
  'get married',
  'plan a trip to Iceland',
  'renew my passport',
  'sell my old bikes',
  'buy a car',
  'get my finances in order',
  'update my cv',
  'fix my bike',
  'write an essay',
  'write a thank you letter',
  'assemble the wardrobe',
  'knit a scarf',
])('%s keeps the rules, however far its date', (goal) => {
  for (const date of DATES) {
    const text = `${goal} ${date}`.trim()
    const asked = understoodGoal(text, OPEN)
    const { plan, kickoff, sessions } = placedPlan(asked)
    const [from, to] = [plan.phases[0]?.from ?? '', plan.phases.at(-1)?.to ?? '']
    expect(brokenRules({ pattern: asked.pattern, sessions, phases: plan.phases, from, to }), text).toEqual([])
    expect(kickoff?.row, text).toMatchObject({ scheduled_date: TODAY, estimated_duration: 15 })
    expect(sessions.length, text).toBeGreaterThan(0)
  }
})
