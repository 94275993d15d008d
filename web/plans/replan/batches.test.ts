import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'

test('batches hold everything in its order, and none is empty or larger than asked', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 50 }), fc.integer({ min: 1, max: 20 }), (list, size) => {
      const batches = batchesOf(list, size)
      expect(batches.flat()).toEqual(list)
      for (const batch of batches) expect(batch.length > 0 && batch.length <= size).toBe(true)
    }),
  )
})
