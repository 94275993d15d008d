import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect } from 'vitest'
import * as z from 'zod/mini'

// A run on one more database leaves out what other tests of it send too (scripts/coveredByOthers.ts).
const { TEST_CHOICE } = process.env
const { testPath } = expect.getState()
const needed = TEST_CHOICE && testPath ? neededOf(TEST_CHOICE, testPath) : undefined
if (needed)
  beforeEach(({ skip }) => {
    const { currentTestName = '' } = expect.getState()
    skip(!needed.has(currentTestName), 'what it sends, others send too')
  })

/** The full names of the tests of a file that a run needs; undefined when it needs all of them. */
function neededOf(choice: string, test: string): Set<string> | undefined {
  const files = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(choice, 'utf8')))
  const names = files[path.relative(process.cwd(), test)]
  return names && new Set(names)
}
