import { expect, test } from 'vitest'
import { isGoal } from './goals.ts'

const LOCAL = { today: '2026-03-02', weekStart: 1 } as Parameters<typeof isGoal>[1]

test.each([
  ['learn Spanish', true],
  ['I want to travel more', true],
  ['ride the old tram', false],
  ['ride the old tram for 20 minutes', true],
  ['what do I learn by June?', false],
  ['tidy my list for 20 minutes', false],
  ['tidy my list for 20 minutes every day', true],
  ['ride the old tram tomorrow', false],
  ['make me a plan', true],
])('%s: a goal: %s', (text, is) => {
  expect(isGoal(text, LOCAL)).toBe(is)
})
