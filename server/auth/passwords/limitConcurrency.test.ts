import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limitConcurrency.ts'

test('at most so many run at once, in the order of their calls, and a failure blocks no other', async () => {
  const limited = limitConcurrency(3)
  const begun: number[] = []
  let running = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      limited(async () => {
        begun.push(number)
        running += 1
        most = Math.max(most, running)
        await sleep(2)
        running -= 1
        if (number % 4 === 0) throw new Error('no')
        return number
      }),
    ),
  )
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await limited(async () => 'after')).toBe('after')
})
