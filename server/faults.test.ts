import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { surviveCrashes } from '#server/testing/crashes.ts'
import { tries } from '#server/testing/walks.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

/** One for each way to die; whole runs have more of them, each at another moment. */
const ROUNDS = tries(9, 3)

const folder = temporaryFolder('faults')
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

test(
  `killed ${ROUNDS} times under load, server, database and both by turns, every write is kept that was acknowledged`,
  { timeout: 240_000 },
  async () => {
    const { completed, faults } = await surviveCrashes(folder, ROUNDS)
    expect(faults).toEqual([])
    expect(completed).toBeGreaterThan(ROUNDS)
  },
)
