import { expect, test } from 'vitest'
import { testsThatSendAll } from './coveredByOthers.ts'

type Sent = [milliseconds: number, ...forms: string[]]

const sent = ([milliseconds, ...forms]: Sent) => ({ milliseconds, forms })
const files = (all: Record<string, Record<string, Sent>>) =>
  new Map(
    Object.entries(all).map(([file, { around = [1] satisfies Sent, ...tests }]) => [
      file,
      {
        around: sent(around),
        tests: Object.fromEntries(Object.entries(tests).map(([name, each]) => [name, sent(each)])),
      },
    ]),
  )

test.each([
  [
    'what one test alone sends keeps it',
    { a: { one: [9000, 'x', 'y'] }, b: { two: [10, 'y', 'z'] } },
    { a: ['one'], b: ['two'] },
  ],
  [
    'what others send, too, needs no test',
    { a: { one: [9000, 'x', 'y'] }, b: { two: [10, 'x'], three: [10, 'y'] } },
    { a: [], b: ['two', 'three'] },
  ],
  ['of equal tests the shorter one', { a: { one: [20, 'x'], two: [10, 'x'] } }, { a: ['two'] }],
  [
    'a file that runs already costs nothing more before its tests',
    { a: { around: [50], one: [10, 'x'], two: [30, 'y'] }, b: { around: [50], three: [10, 'y'] } },
    { a: ['one', 'two'], b: [] },
  ],
  [
    'what is sent before all tests of a file comes with any of them',
    { a: { around: [1, 'x'], one: [10], two: [5] } },
    { a: ['two'] },
  ],
  ['all tests run of a file that sends nothing', { a: { one: [10, 'x'] }, b: { two: [10] } }, { a: ['one'] }],
] satisfies [string, Parameters<typeof files>[0], Record<string, string[]>][])('%s', (_, all, expected) => {
  const chosen = Object.fromEntries(testsThatSendAll(files(all)))
  expect(chosen).toEqual(expected)
})

test('a file that is kept covers what it sends', () => {
  const all = files({ a: { one: [9000, 'x', 'y'] }, b: { two: [10, 'x'], three: [10, 'z'] } })
  expect(Object.fromEntries(testsThatSendAll(all, (file) => file === 'a'))).toEqual({ b: ['three'] })
})
