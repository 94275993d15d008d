import { expect, test } from 'vitest'
import { RequestedSteps } from './request.ts'

/** 200 steps of which each depends on all before it. */
const chained = Array.from({ length: 200 }, (_, index) => ({
  key: `k${index}`,
  title: 'Step',
  minutes: 15,
  depends_on: Array.from({ length: index }, (_none, before) => `k${before}`),
}))

test('200 steps that each depend on all before them are read in a few milliseconds', () => {
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now()
    expect(RequestedSteps.safeParse(chained).success).toBe(true)
    return performance.now() - from
  })
  expect(Math.min(...times)).toBeLessThan(100) // 20,000 keys, with room for a busy machine
})

test.each([
  [
    'a key twice',
    [
      { ...chained[0], key: 's2' },
      { ...chained[0], key: undefined },
    ],
    'Each step has a key of its own',
  ],
  ['an unknown key', [{ ...chained[0], depends_on: ['k9'] }], 'A step depends on an unknown key'],
  ['a circle', [{ ...chained[0], depends_on: ['k1'] }, chained[1]], 'Steps depend on each other in a circle'],
])('%s is refused', (_name, steps, message) => {
  expect(RequestedSteps.safeParse(steps).error?.issues[0]?.message).toBe(message)
})
