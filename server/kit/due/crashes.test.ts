import { rm } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { databaseUrl } from '#server/testing/databaseUrl.ts'
import { tries } from '#server/testing/walks.ts'
import { surviveDueCrashes } from '#server/testing/dueCrashes.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

/** `npm run test:crashes` has a hundred. */
const ROUNDS = tries(3, 1)

test.skipIf(inject('pgliteTemplate') !== null)(
  'of two servers one is killed: what was due is done once by the other',
  async () => {
    const folder = temporaryFolder('due')
    const { owner } = await createTestDatabase()
    const { asked, reminders, faults } = await surviveDueCrashes(folder, databaseUrl(owner), ROUNDS)
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThan(5)
    expect(reminders).toBe(20 * ROUNDS)
    await rm(folder, { recursive: true, force: true })
  },
  240_000,
)
