import { beforeAll, beforeEach, expect } from 'vitest'

type Watched = { isAlive?: () => void; nowRuns?: (testFile: string) => void }
const watched = globalThis as Watched

/** What is reached from here on is reached by this file (scripts/mutate/worker.mjs), also what it evaluates on import. */
const beginFile = () => watched.nowRuns?.(expect.getState().testPath ?? '')
beginFile()
beforeAll(beginFile)
beforeEach(() => watched.isAlive?.())
