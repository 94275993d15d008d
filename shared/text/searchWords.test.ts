import { expect, test } from 'vitest'
import { hasWords, searchWords } from './searchWords.ts'

test.each([
  ['Łódź, 2nd visit', ['lodz', '2nd', 'visit']],
  ['Straße, STRASSE', ['strasse']],
  ['ΟΔΟΣ οδός', ['οδοσ']],
  ['Ёлка и Йод', ['елка', 'и', 'иод']],
  ['½ ﬁsh, ²', ['1', '2', 'fish']],
  ['Party 🎉!', ['party', '🎉']],
  ['don’t stop', ['don', 't', 'stop']],
  [' \t!? ', []],
  ['🙂'.repeat(101), ['🙂'.repeat(100)]],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('every searched word begins a word of the text', () => {
  const words = searchWords('Call the dentist on Monday')
  expect(hasWords(words, searchWords('dent CALL'))).toBe(true)
  expect(hasWords(words, searchWords('dent run'))).toBe(false)
  expect(hasWords(words, searchWords('entist'))).toBe(false)
})
