import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import { GOAL_EXAMPLES } from './goalExamples.ts'

test.each(GOAL_EXAMPLES)('“%s” is planned without a question', (example) => {
  expect(understand(example, { today: '2026-03-02', weekStart: 1 }).ready).toBe(true)
})
