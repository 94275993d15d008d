import { expect, test } from 'vitest'
import { createStorableText } from './storableText.ts'

/** What is shown of a text that comes in pieces. */
const shown = (...pieces: string[]) => {
  const next = createStorableText()
  return pieces.map((piece) => next(piece))
}

test('half of a character waits for its other half, and what cannot be stored is left out', () => {
  expect(shown('a\ud83d', '\ude00b', 'c')).toEqual(['a', '😀b', 'c'])
  expect(shown('ab\ud83d', 'c')).toEqual(['ab', '\ufffdc'])
  expect(shown('a\0b', '\ude00')).toEqual(['ab', '\ufffd'])
  expect(shown('', '\ud83d', '\ude00')).toEqual(['', '', '😀'])
})
