import path from 'node:path'
import { afterAll, expect, inject } from 'vitest'
import { keepSent, takeForms } from '#server/testing/sentStatements.ts'

// The runs on other databases choose their files by it (scripts/coveredByOthers.ts).
const isOnEmbedded = inject('pooler') === null && inject('pgliteTemplate') === null
const began = performance.now()
takeForms()
afterAll(() => {
  const { testPath } = expect.getState()
  if (!isOnEmbedded || testPath === undefined) return
  keepSent(path.relative(process.cwd(), testPath), {
    milliseconds: performance.now() - began,
    forms: takeForms(),
  })
})
