import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

test.each([
  // A visit is what is done then, or what is prepared for.
  ['visit gran this weekend', '2026-11-29'],
  ['i want to visit my aunt this weekend', '2026-11-29'],
  ['visit 3 museums this weekend', '2026-11-29'],
  ['visit 10 museums in april', '2027-04-30'],
  ['clean the flat before their visit this weekend', '2026-11-27'],
  ['visit japan in april', '2027-03-31'],
])('%s: until %s', (text, deadline) => {
  expect(understand(text, CONTEXT).understood.deadline).toBe(deadline)
})
