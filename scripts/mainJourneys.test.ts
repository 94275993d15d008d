import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIN_JOURNEYS } from './mainJourneys.ts'

test('each main journey is there', () => {
  expect(globSync('e2e/*.e2e.ts')).toEqual(expect.arrayContaining(MAIN_JOURNEYS))
})
