import { expect, test } from 'vitest'
import { planInWords } from '#shared/planning/testing/planInWords.ts'
import { understand } from '#shared/planning/understand.ts'

test.each([
  ['prepare for the ielts in march, weak at writing', ['weak at writing']],
  ['declutter the whole house by christmas, room by room', ['room by room']],
  ['finish the basement by christmas eve: insulation, drywall, floor', ['insulation', 'drywall', 'floor']],
  // What the title has, a story and a reason.
  ['learn to cook, mostly vegetarian', undefined],
  ['read more, especially history', undefined],
  ["hi! i'm maria, two kids. get back into running", undefined],
  ['train for ski season, leg workouts on mondays', undefined],
  ['save 1000, no rush, because my car is old', undefined],
  ['pay off 18,000 by December 2029, i.e. 500 a month', undefined],
])('%s: beside the title stands %j', (sentence, beside) => {
  expect(understand(sentence, { today: '2026-11-23', weekStart: 1 }).understood.beside).toEqual(beside)
})

test('a proposal says what of a sentence it makes nothing of', () => {
  expect(planInWords('prepare for the ielts in march, weak at writing')[1]).toContain(
    'Not used: ‘weak at writing’.',
  )
})
