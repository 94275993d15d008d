import { describe, expect, test } from 'vitest'
import { createSlowStatements } from './slowStatements.ts'

const after = (...times: number[]) => {
  const slow = createSlowStatements()
  for (const took of times) slow.observe('select', took)
  return slow.includes('select')
}

describe('a statement is slow', () => {
  test.each<[name: string, times: number[], isSlow: boolean]>([
    ['that nobody has asked yet', [], false],
    ['that took sixteen milliseconds once', [16], false],
    ['that took more once', [16.1], true],
    ['that takes four milliseconds', Array.from({ length: 50 }, () => 4), false],
    ['that takes five', Array.from({ length: 50 }, () => 5), true],
    ['that was slow and is fast since', [40, 1, 1, 1, 1, 1, 1, 1, 1, 1], false],
  ])('%s', (_, times, isSlow) => {
    expect(after(...times)).toBe(isSlow)
  })
})

test('each text is measured by itself', () => {
  const slow = createSlowStatements()
  slow.observe('slow', 50)
  expect([slow.includes('slow'), slow.includes('other')]).toEqual([true, false])
})

test('texts that are made at run time do not fill the memory', () => {
  const slow = createSlowStatements()
  for (let number = 0; number < 1001; number += 1) slow.observe(`select ${number}`, 50)
  expect([slow.includes('select 999'), slow.includes('select 1000')]).toEqual([true, false])
  slow.observe('select 999', 0)
  for (let count = 0; count < 20; count += 1) slow.observe('select 999', 0)
  expect(slow.includes('select 999')).toBe(false)
})
