import { expect, test } from 'vitest'
import { summaryOf } from './goalPlan/summary.ts'
import { planGoal } from './planGoal.ts'
import { TODAY } from './testing/aPlan.ts'
import { understand } from './understand.ts'

const context = { today: TODAY, weekStart: 1 } // a Monday

test.each([
  ['clean the garage this saturday, 3 hours', '2026-11-28'],
  ['do my taxes on saturday, 3 hours', '2026-11-28'],
  ['fix my bike sunday', '2026-11-29'],
  ['paint the fence saturday morning', '2026-11-28'],
  ['bake a cake tomorrow', '2026-11-24'],
  ['wash the car on monday', '2026-11-30'],
])('%s: on %s, and on no other day', (sentence, date) => {
  const { understood, missing } = understand(sentence, context)
  expect(understood).toMatchObject({ starts_on: date, deadline: date, weekdays: null, per_week: null })
  expect(missing).not.toContain('rhythm')
  const { plan } = planGoal(sentence, context, { minutes: understood.minutes ?? 60 })
  expect(plan?.steps.map(({ ideal, deadline }) => ideal ?? deadline)).toEqual([date, date])
  expect(plan?.steps.at(-1)?.title).toBe(plan?.title)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  expect(plan && summaryOf(understood, plan, [], null)).toContain(` on ${day}`)
})

test.each([
  ['clean the garage by saturday', { starts_on: null, deadline: '2026-11-28' }],
  ['clean the oven saturday mornings', { weekdays: [6], deadline: null }],
  ['clean the house every saturday', { weekdays: [6], deadline: null }],
  ['clean the kitchen on monday and thursday', { weekdays: [1, 4], deadline: null }],
  ['clean the car on saturdays until march', { weekdays: [6], starts_on: null }],
  ['finish my essay on friday', { starts_on: null }],
  ['prepare my talk on friday', { starts_on: null }],
  ['i have an exam on friday', { starts_on: null, deadline: '2026-11-27' }],
  ['do yoga on saturday morning', { weekdays: [6], deadline: null }],
  ['run a 10k this sunday', { starts_on: null, deadline: '2026-11-29' }],
  ['run a 10k on sunday', { starts_on: null, deadline: '2026-11-29', weekdays: null }],
  ['run a 10k on sundays', { weekdays: [0], deadline: null }],
  ['run a 10k on sunday, 40 minutes', { weekdays: [0], deadline: null }],
  ['learn spanish on sunday', { weekdays: [0], deadline: null }],
])('%s is no job for one day', (sentence, facts) => {
  expect(understand(sentence, context).understood).toMatchObject(facts)
})
