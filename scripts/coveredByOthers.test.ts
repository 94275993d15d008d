import { expect, test } from 'vitest'
import { filesThatSendAll } from './coveredByOthers.ts'

const files = (sent: Record<string, [milliseconds: number, ...forms: string[]]>) =>
  new Map(Object.entries(sent).map(([file, [milliseconds, ...forms]]) => [file, { milliseconds, forms }]))

test.each([
  ['what one file alone sends keeps it', { a: [9000, 'x', 'y'], b: [10, 'y', 'z'] }, ['a', 'b']],
  ['what others send, too, needs no file', { a: [9000, 'x', 'y'], b: [10, 'x'], c: [10, 'y'] }, ['b', 'c']],
  ['of equal files the shorter one', { a: [20, 'x'], b: [10, 'x'] }, ['b']],
  ['a file that sends nothing has another subject', { a: [10, 'x'], b: [10] }, ['a', 'b']],
] satisfies [string, Parameters<typeof files>[0], string[]][])('%s', (_, sent, expected) => {
  expect(filesThatSendAll(files(sent)).toSorted()).toEqual(expected)
})

test('a file that is kept covers what it sends', () => {
  const sent = files({ a: [9000, 'x', 'y'], b: [10, 'x'], c: [10, 'y'] })
  expect(filesThatSendAll(sent, (file) => file === 'a')).toEqual(['a'])
})
