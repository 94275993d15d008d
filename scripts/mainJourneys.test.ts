import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIN_JOURNEYS } from './mainJourneys.ts'
import { PROCESS_TESTS } from './processTests.ts'

test('each main journey is there', () => {
  expect(globSync('e2e/*/*.e2e.ts')).toEqual(expect.arrayContaining(MAIN_JOURNEYS))
})

test('each test of processes is there', () => {
  expect(globSync('server/**/*.test.ts')).toEqual(expect.arrayContaining(PROCESS_TESTS))
})
