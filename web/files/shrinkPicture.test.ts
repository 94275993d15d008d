import { expect, test } from 'vitest'
import { framing } from './shrinkPicture.ts'

test.each([
  [4000, 3000, { x: 500, y: 0, width: 3000, height: 3000 }],
  [30, 90, { x: 0, y: 30, width: 30, height: 30 }],
])('of %i by %i a face is the square in the middle', (width, height, from) => {
  expect(framing({ width, height }, 'avatar')).toEqual({ from, to: { width: 512, height: 512 } })
})

test.each([
  [4096, 1024, { width: 2048, height: 512 }],
  [1, 9000, { width: 1, height: 2048 }],
  [800, 600, { width: 800, height: 600 }],
])('of %i by %i a proof has at most 2,048 a side', (width, height, to) => {
  expect(framing({ width, height }, 'proof')).toEqual({ from: { x: 0, y: 0, width, height }, to })
})
