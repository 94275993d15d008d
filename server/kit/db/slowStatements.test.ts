import { describe, expect, test } from 'vitest'
import { createSlowStatements } from './slowStatements.ts'

/** A statement beside three that take so many milliseconds each time. */
function after(times: readonly number[], usual = 0.4) {
  const slow = createSlowStatements()
  for (let count = 0; count < 1000; count += 1) slow.observe('usual', usual)
  for (const took of times) {
    for (const text of ['a', 'b', 'c']) slow.observe(text, usual)
    slow.observe('select', took)
  }
  return slow.includes('select')
}
const always = (took: number) => Array.from({ length: 50 }, () => took)

describe('a statement is slow', () => {
  test.each<[name: string, times: number[], isSlow: boolean]>([
    ['that nobody has asked yet', [], false],
    ['that took sixteen milliseconds once', [16], false],
    ['that took more once', [16.1], true],
    ['that takes four milliseconds', always(4), false],
    ['that takes five', always(5), true],
    ['that was slow and is fast since', [40, 1, 1, 1, 1, 1, 1, 1, 1, 1], false],
  ])('%s', (_, times, isSlow) => {
    expect(after(times)).toBe(isSlow)
  })

  test('by what others take, where the machine is busy', () => {
    expect([after(always(30), 5), after(always(60), 5)]).toEqual([false, true])
  })
})

test('many slow ones make none of them fast', () => {
  const slow = createSlowStatements()
  for (let count = 0; count < 500; count += 1)
    for (const [text, took] of [
      ['fast', 0.5],
      ['one', 40],
      ['other', 60],
    ] as const)
      slow.observe(text, took)
  expect(['fast', 'one', 'other'].map(slow.includes)).toEqual([false, true, true])
})

test('texts that are made at run time do not fill the memory', () => {
  const slow = createSlowStatements()
  for (let number = 0; number < 999; number += 1) slow.observe(`select ${number}`, 0.1)
  slow.observe('the last', 50)
  slow.observe('one too many', 50)
  expect([slow.includes('the last'), slow.includes('one too many')]).toEqual([true, false])
})
