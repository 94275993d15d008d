import { expect, test, vi } from 'vitest'

vi.resetModules() // another file of this worker may have taken ids already
const { newId } = await import('./newId.ts')

/** The instant that is in an id. */
const timeOf = (id = '') => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('ids are UUIDs of version 7 that rise, also within one millisecond and when the clock goes back', () => {
  vi.useFakeTimers({ now: 1_772_442_000_000 })
  const ids = Array.from({ length: 10_000 }, newId)
  vi.setSystemTime(1_772_441_000_000)
  ids.push(newId())
  vi.setSystemTime(1_772_443_000_000)
  ids.push(newId())
  vi.useRealTimers()
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(timeOf(ids.at(-1))).toBe(1_772_443_000_000)
  // 4096 fit into a millisecond: with more of them ids go ahead of the clock, no further than they have to.
  expect(timeOf(ids[9999])).toBeLessThanOrEqual(1_772_442_000_002)
})

test('in a new millisecond the counter begins anywhere in the lower half of its range', () => {
  vi.useFakeTimers({ now: 1_772_444_000_000 })
  const counters = Array.from({ length: 200 }, () => {
    vi.advanceTimersByTime(1)
    return Number.parseInt(newId().slice(15, 18), 16)
  })
  vi.useRealTimers()
  expect(counters.reduce((seen, counter) => seen | counter)).toBe(0x7ff)
  expect(counters.reduce((common, counter) => common & counter)).toBe(0)
})
