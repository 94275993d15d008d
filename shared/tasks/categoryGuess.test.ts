import { expect, test } from 'vitest'
import { guessCategory } from './categoryGuess.ts'
import type { Category } from './fields.ts'

test.each<[string, Category]>([
  ['Buy milk', 'personal'],
  ['Walk dog', 'personal'],
  ['Dentist', 'health'],
  ['Pay rent', 'finance'],
  ['Gym', 'fitness'],
  ['Run 5k', 'fitness'],
  ['Study chapter 3', 'learning'],
  ['Book flights to Rome', 'travel'],
  ['Prepare slides for the client', 'work'],
  ['Call mom', 'social'],
  ['Watch a movie', 'entertainment'],
  ['Draw a fox', 'creative'],
  ['Back up the server', 'technology'],
  ['Laundry', 'personal'],
])('%s is of the category %s', (title, category) => {
  expect(guessCategory(title, [])).toBe(category)
})

test('what the person chose before for the same words counts more than the lists', () => {
  const past = [
    { title: 'Milk for the café', category: 'work' as const },
    { title: 'Order milk', category: 'work' as const },
  ]
  expect(guessCategory('Buy milk', past)).toBe('work')
  expect(guessCategory('Dentist', past)).toBe('health')
})

test('only the newest five hundred tasks are looked at', () => {
  const past = (others: number) => [
    ...Array.from({ length: others }, () => ({ title: 'Other', category: 'work' as const })),
    { title: 'Blorp', category: 'health' as const },
  ]
  expect(guessCategory('Blorp', past(499))).toBe('health')
  expect(guessCategory('Blorp', past(500))).toBe('work')
})

test('of the same words the later count more: a category that was corrected wins at once', () => {
  const past = ['fitness', 'health', 'health', 'health'].map((category) => ({
    title: 'Yoga',
    category: category as Category,
  }))
  expect(guessCategory('Yoga at home', past)).toBe('fitness')
  expect(guessCategory('Yoga at home', past.toReversed())).toBe('health')
})

test('a word that was often used counts no more than one that was used once', () => {
  const past = [
    { title: 'Zork', category: 'work' as const },
    { title: 'Zork', category: 'technology' as const },
    { title: 'Zork', category: 'work' as const },
    { title: 'Anna', category: 'social' as const },
  ]
  expect(guessCategory('Zork Anna', past)).toBe('social')
})

test('general, which nobody chose, is never guessed', () => {
  const past = [
    { title: 'Xyzzy', category: 'general' as const },
    { title: 'Pay rent', category: 'finance' as const },
  ]
  expect(guessCategory('Xyzzy', past)).toBe('finance')
})

test('without a word that is known it is the category that was used last, and none where there is no task', () => {
  expect(guessCategory('Xyzzy', [{ title: 'Pay rent', category: 'finance' }])).toBe('finance')
  expect(guessCategory('Xyzzy', [])).toBeNull()
})
