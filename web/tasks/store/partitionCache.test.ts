import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import { dropOldMonths, monthsToForget, readPartition, writePartition } from './partitionCache.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const daysAgo = (days: number) => NOW.getTime() - days * 24 * 60 * 60 * 1000

test.each([
  ['a month that was looked at yesterday', '2023-01', 1, false],
  ['a month that nobody looked at for a season', '2025-12', 91, true],
  ['this month, however long ago', '2026-06', 400, false],
  ['the month before', '2026-05', 400, false],
  ['the month after', '2026-07', 400, false],
  ['one of which it is not known', '2026-01', NOW.getTime() / 86_400_000, true],
  ['what has no date', 'tray', 400, false],
  ['what slipped', 'overdue', 400, false],
])('%s', (_case, key, days, isForgotten) => {
  const kept = new Map([
    ['2026-06', daysAgo(0)],
    [key, daysAgo(days)],
  ])
  expect(monthsToForget(kept, NOW)).toEqual(isForgotten ? [key] : [])
})

test('without an answer from the server nothing is forgotten, however long that lasts', () => {
  const kept = new Map([
    ['2025-01', daysAgo(520)],
    ['2025-02', daysAgo(500)],
  ])
  expect(monthsToForget(kept, NOW)).toEqual([])
})

test('however many months somebody looks at, 24 are kept at most, and those looked at last', () => {
  const month = fc
    .integer({ min: 0, max: 600 })
    .map((n) => `${2000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`)
  fc.assert(
    fc.property(fc.uniqueArray(month, { maxLength: 80 }), (months) => {
      const kept = new Map(months.map((key, index) => [key, daysAgo(index / 10)]))
      const gone = monthsToForget(kept, NOW)
      const left = months.filter((key) => !gone.includes(key))
      expect(left.length).toBeLessThanOrEqual(24)
      if (months.length <= 21) expect(gone).toEqual([])
      const near = ['2026-05', '2026-06', '2026-07']
      const lastLeft = Math.max(
        -1,
        ...left.filter((key) => !near.includes(key)).map((key) => months.indexOf(key)),
      )
      expect(gone.every((key) => months.indexOf(key) > lastLeft)).toBe(true)
    }),
  )
})

test('what is forgotten is gone from the device, and the rest is as it was', async () => {
  const store = memoryStore()
  const rows = [sampleTask({ title: 'Kept' })]
  await writePartition(store, '2026-06', { rows, askedAt: daysAgo(0) })
  await writePartition(store, '2025-01', { rows, askedAt: daysAgo(200) })
  await store.keepAnswers({ 'query:1:profile': 'mine' })
  await dropOldMonths(store, NOW)
  expect(await readPartition(store, '2025-01')).toBeNull()
  expect(await readPartition(store, '2026-06')).toEqual({ rows, askedAt: daysAgo(0) })
  expect([...(await store.answers('')).keys()].toSorted()).toEqual([
    'asked:2026-06',
    'query:1:profile',
    'tasks:2026-06',
  ])
})
