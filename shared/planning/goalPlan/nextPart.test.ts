import { expect, test } from 'vitest'
import { nextPartInWords, partAfter } from './nextPart.ts'

const PART = {
  until: '2026-11-22',
  behind: 0,
  weeksMoved: 0,
  share: 1,
  highest: 120,
  today: '2026-11-16',
}

test.each([
  [1, 0, 'goes on as planned'],
  [0.8, 0, 'goes on as planned'],
  [0.79, 1, 'the last load once more'],
  [0.5, 1, 'the last load once more'],
  [0.49, 3, 'lighter weeks'],
  [0.25, 5, 'lighter weeks'],
  [0, 6, 'lighter weeks'],
])('where %f of the sessions were done, the next part is %i weeks behind', (share, behind, words) => {
  expect(partAfter({ ...PART, share })).toEqual({ from: '2026-11-23', behind, highest: 120 })
  expect(nextPartInWords({ done: 3, of: 4, share })).toMatch(
    new RegExp(`^3 of 4 sessions are done\\..*${words}`),
  )
})

test.each([
  ['2026-11-23', 0, '2026-11-23', 0],
  ['2026-11-24', 0, '2026-11-30', 1],
  ['2026-11-30', 0, '2026-11-30', 1],
  ['2026-12-01', 0, '2026-12-07', 2],
  ['2026-11-24', 2, '2026-12-07', 2],
])('on %s, with sessions moved by %i weeks, it begins on %s', (today, weeksMoved, from, behind) => {
  expect(partAfter({ ...PART, today, weeksMoved })).toMatchObject({ from, behind })
  expect(partAfter({ ...PART, today, weeksMoved, behind: 3, share: 0.5 })).toMatchObject({
    from,
    behind: behind + 4,
  })
})
