import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPlanTool } from './createPlan.ts'

const STEP = { title: 'Run', minutes: 30, category: 'fitness' }
const PHASE = { title: 'Base', from: '2026-03-02', to: '2026-03-08', focus: 'Easy', why: 'It lasts' }
const isTaken = (more: object, step: object = {}) =>
  z.safeParse(createPlanTool.schema, { steps: [{ ...STEP, ...step }], ...more }).success

test("a model's plan has bounds", () => {
  expect(isTaken({ goal: 'Run far', phases: [PHASE] }, { phase: 0, note: 'Easily.' })).toBe(true)
  expect(isTaken({ goal: '' })).toBe(false)
  expect(isTaken({ goal: 'x'.repeat(200) })).toBe(true)
  expect(isTaken({ goal: 'x'.repeat(201) })).toBe(false)
  expect(isTaken({ phases: Array.from({ length: 10 }, () => PHASE) })).toBe(true)
  expect(isTaken({ phases: Array.from({ length: 11 }, () => PHASE) })).toBe(false)
  expect(isTaken({ phases: [{ ...PHASE, why: '' }] })).toBe(false)
  expect([-1, 0, 9, 10].map((phase) => isTaken({}, { phase }))).toEqual([false, true, true, false])
  expect(isTaken({}, { note: 'x'.repeat(1000) })).toBe(true)
  expect(isTaken({}, { note: 'x'.repeat(1001) })).toBe(false)
  expect(isTaken({ colour: 'red' })).toBe(false)
})
