import { expect, test } from 'vitest'
import { rhythmOf } from './itemWords.ts'

const habit = (row: Record<string, unknown>) =>
  rhythmOf({ kind: 'create_habit', row: { schedule: { type: 'daily' }, duration: 15, ...row } })

test.each([
  [{ kind: 'yes_no', aim: 'at_least', target: null }, 'Every day, 15 min'],
  [{ kind: 'minutes', aim: 'at_most', target: 30, unit: '' }, 'At most 30 min · Every day'],
  [
    { kind: 'count', aim: 'at_most', target: 3, unit: 'beers', schedule: { type: 'total_per_week' } },
    'At most 3 beers · In total each week',
  ],
  [{ kind: 'quit', aim: 'at_most', target: 0 }, 'Avoid, every day'],
])('%o is shown as %s', (row, words) => {
  expect(habit(row)).toBe(words)
})
