import { expect, test } from 'vitest'
import { nearestFirst, SEARCH_LIMITS, SearchText } from './search.ts'
import { sampleTask } from './testing/sampleTask.ts'

const TODAY = '2026-03-02'
const id = (name: string) => `0194f2a0-0000-7000-8000-00000000000${name}`
/** Names of tasks by where a search shows them. */
const ordered = (days: Record<string, string | null>) =>
  Object.entries(days)
    .map(([name, scheduled_date]) =>
      sampleTask({ id: id(name), scheduled_date, created_at: '2026-03-01T09:00:00Z' }),
    )
    .toSorted(nearestFirst(TODAY))
    .map((task) => task.id.at(-1))
    .join('')

test('what is found is in order of its distance from today, the past first', () => {
  expect(ordered({ 1: '2026-03-05', 2: '2026-03-04', 3: '2026-02-28', 4: TODAY })).toBe('4321')
})

test('what has no date stands where it was made', () => {
  expect(ordered({ 1: '2026-03-04', 2: null, 3: '2026-02-27' })).toBe('213')
})

test('on one day the newer comes first, but of days to come the older', () => {
  expect(ordered({ 1: '2026-02-28', 2: '2026-02-28' })).toBe('21')
  expect(ordered({ 2: TODAY, 1: TODAY })).toBe('21')
  expect(ordered({ 2: '2026-03-04', 1: '2026-03-04' })).toBe('12')
})

test('a search has a word, and not too many', () => {
  const isValid = (typed: string) => SearchText.safeParse(typed).success
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
  expect(isValid('?!')).toBe(false)
  expect(isValid(words(SEARCH_LIMITS.words))).toBe(true)
  expect(isValid(words(SEARCH_LIMITS.words + 1))).toBe(false)
  expect(isValid('a'.repeat(SEARCH_LIMITS.text))).toBe(true)
  expect(isValid('a'.repeat(SEARCH_LIMITS.text + 1))).toBe(false)
})
