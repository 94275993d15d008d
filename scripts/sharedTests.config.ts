import { defineConfig } from 'vitest/config'

/** The tests of `shared` alone: `npm run mutate` starts them once per change, so they start no database. */
export default defineConfig({
  test: { root: '.', include: ['shared/**/*.test.ts'], testTimeout: 30_000 },
})
