import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest'
import { keepSent, type Sent, takeForms } from '#server/testing/sentStatements.ts'

// The runs on other databases choose their tests by it (scripts/coveredByOthers.ts).
const isOnEmbedded = inject('pooler') === null && inject('pgliteTemplate') === null
const began = performance.now()
const tests: Record<string, Sent> = {}
const around: string[] = []
let testBegan = began
let inTests = 0
takeForms()

beforeEach(() => {
  around.push(...takeForms())
  testBegan = performance.now()
})
afterEach(() => {
  const { currentTestName = '' } = expect.getState()
  const milliseconds = performance.now() - testBegan
  inTests += milliseconds
  // It may be one more try.
  tests[currentTestName] = { milliseconds, forms: [...(tests[currentTestName]?.forms ?? []), ...takeForms()] }
})
afterAll(() => {
  const { testPath } = expect.getState()
  if (!isOnEmbedded || testPath === undefined) return
  const milliseconds = performance.now() - began - inTests
  keepSent(path.relative(process.cwd(), testPath), {
    around: { milliseconds, forms: [...new Set([...around, ...takeForms()])] },
    tests,
  })
})
