import { afterAll, afterEach, vi } from 'vitest'

// The files of a worker share their globals (vitest.config.ts): each gives back the clock and what it replaced.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => void vi.unstubAllGlobals())
