import { expect, test } from 'vitest'
import { text } from './text.ts'

const Name = text([2, 'Too short'], [4, 'Too long'])
const Note = text([0, ''], [4, 'Too long'])

test.each([
  ['ab', 'ab'],
  ['  abcd  ', 'abcd'],
  ['😀😀😀😀', '😀😀😀😀'],
])('"%s" is kept as "%s"', (typed, kept) => {
  expect(Name.parse(typed)).toBe(kept)
})

test.each([
  ['a', 'Too short'],
  [' a ', 'Too short'],
  ['😀', 'Too short'],
  [undefined, 'Too short'],
  ['abcde', 'Too long'],
  ['a\0b', 'This text holds characters that cannot be stored'],
  ['a\ud800b', 'This text holds characters that cannot be stored'],
])('%j is refused: %s', (typed, message) => {
  expect(Name.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a text that may be empty is no text when it is missing', () => {
  expect(Note.parse('  ')).toBe('')
  expect(Note.safeParse(undefined).error?.issues[0]?.message).not.toBe('')
  expect(Name.safeParse(7).error?.issues[0]?.message).not.toBe('Too short')
})
