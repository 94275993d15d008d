import { expect, test } from 'vitest'
import type { StandingLine } from '#shared/challenges/challenge.ts'
import { outcomeInWords, peopleInWords } from './words.ts'

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at + 1}` }))

test.each([
  [1, 'P1'],
  [2, 'P1 and P2'],
  [6, 'P1, P2, P3, P4, P5 and P6'],
  [7, 'P1, P2, P3, P4, P5 and 2 more'],
  [99, 'P1, P2, P3, P4, P5 and 94 more'],
])('%i people in words', (count, words) => {
  expect(peopleInWords(people(count))).toBe(words)
})

const line = (name: string, rank: number | null, score: number, is_me = false): StandingLine => ({
  name,
  rank,
  score,
  is_me,
  progress: 0,
  user_id: null,
  handle: name,
  avatar: '',
  avatar_url: null,
})

test.each([
  ['Ben won.', [line('Ben', 1, 3), line('Ann', 2, 1, true)]],
  ['You won.', [line('Ann', 1, 3, true), line('Ben', 2, 1)]],
  ['Ben and you won.', [line('Ben', 1, 3), line('Ann', 1, 3, true)]],
  ['You and Cleo won.', [line('Ann', 1, 3, true), line('Cleo', 1, 3)]],
  ['Nobody has won: that takes two who did something.', [line('Ann', 1, 3, true), line('Ben', 2, 0)]],
])('a race ended: %s', (words, standing) => {
  expect(outcomeInWords({ kind: 'race', target: null, total: 4, standing })).toBe(words)
})

test.each([
  [4, 'Reached together.'],
  [3, 'Not reached this time.'],
])('of 4 together %i were done: %s', (total, words) => {
  const standing = [line('Ann', null, total - 1, true), line('Ben', null, 1)]
  expect(outcomeInWords({ kind: 'together', target: 4, total, standing })).toBe(words)
})
