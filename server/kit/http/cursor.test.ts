import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { decodeCursor, limitOf, nextCursor } from './cursor.ts'

test.each([
  [undefined, 50],
  ['1', 1],
  ['1000', 1000],
  ['0', null],
  ['1001', null],
  ['1.5', null],
])('a limit of %s is %s', (asked, limit) => {
  expect(z.safeParse(limitOf(), asked).data ?? null).toBe(limit)
})

test.each([
  [['a', 'b', 'c'], ['a', 'b'], 'b'],
  [['a', 'b'], ['a', 'b'], null],
  [[], [], null],
  [['a'], [], null],
])('after %j of which %j is shown the next page begins after %s', (found, page, place) => {
  const cursor = nextCursor<string>(found, page, (last) => [last])
  expect(cursor && decodeCursor(z.tuple([z.string()]), cursor)[0]).toBe(place)
})
