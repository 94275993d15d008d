import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import { transferShares } from './transferShares.ts'

test.each([
  ['nothing is said of each', 100, 3, undefined, [33.34, 33.33, 33.33]],
  ['they come to the whole', 3600, 10, 400, Array.from({ length: 9 }, () => 400)],
  ['the last one is smaller', 1850, 9, 250, [...Array.from({ length: 7 }, () => 250), 100]],
  ['the last one takes what is missing', 1000, 4, 240, [240, 240, 240, 280]],
  ['too much would be left for the last one', 900, 3, 200, [300, 300, 300]],
  ['one is more than the whole', 100, 2, 150, [50, 50]],
  ['cents add up', 0.3, 5, 0.1, [0.1, 0.1, 0.1]],
])('shares of a sum where %s', (_, whole, count, each, shares) => {
  expect(transferShares(whole, count, each)).toEqual(shares)
})

const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const TEXT = 'save 3600 euros by September 2027, 150 a month'

test('shares that come to another sum until the date are a conflict, which the date of their own settles', () => {
  const { understood, questions } = understand(TEXT, CONTEXT)
  expect(understood.conflict).toBe(
    '150 euros a month until 1 September 2027 comes to 1,350 euros, not 3,600 euros',
  )
  expect(questions[0]?.suggestions[1]).toEqual({
    label: 'End on 23 November 2028',
    value: { deadline: '2028-11-23' },
  })
  const answered = understand(TEXT, CONTEXT, { conflict: { deadline: '2028-11-23' } })
  expect(answered.understood.amount?.share).toEqual({ value: 150, per: 'month' })
  expect(answered.ready).toBe(true)
})

test.each([
  ['save 3000 euros by august 2027, 500 a month', true],
  ['save 3000 euros by august 2027, 1500 a month', false],
])('%s: what is put aside sooner is there sooner, within reason', (text, isFine) => {
  expect(understand(text, CONTEXT).understood.conflict === null).toBe(isFine)
})

test('a share gives way to another date that is answered', () => {
  const { understood, ready } = understand(TEXT, CONTEXT, { deadline: '2027-05-01' })
  expect(understood.amount?.share).toBeUndefined()
  expect(ready).toBe(true)
})
