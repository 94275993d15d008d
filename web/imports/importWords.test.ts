import { expect, test } from 'vitest'
import { madeIn, newInWords, placeOf } from './importWords.ts'

const counts = {
  tasks: { new: 1200, same: 3, trashed: 0 },
  goals: { new: 1, same: 0, trashed: 0 },
  habits: { new: 0, same: 2, trashed: 0 },
  some_table: { new: 2, same: 0, trashed: 0 },
}

test('what is new is named in words', () => {
  expect(newInWords({ counts })).toBe('1,200 tasks, 1 goal, 2 some table')
  expect(newInWords({ counts: {} })).toBe('nothing new')
  expect(madeIn({ counts })).toBe(1203)
})

test('a problem says where it is', () => {
  const problem = { field: 'title', message: '' }
  expect(placeOf({ ...problem, line: 4, item: 'Call Bob' })).toBe('Line 4, Call Bob')
  expect(placeOf({ ...problem, line: null, item: 'xp_ledger' })).toBe('Things earned')
  expect(placeOf({ ...problem, line: null, item: 'Call Bob' })).toBe('Call Bob')
})
