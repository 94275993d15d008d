import { expect, test } from 'vitest'
import { ownProgress, standingOf, winnersOf } from './standing.ts'

const RACE = { kind: 'race', target: 100 } as const
const TOGETHER = { kind: 'together', target: 100 } as const
const people = (scores: Record<string, number>) =>
  Object.entries(scores).map(([handle, score]) => ({ handle, score }))
const winners = (aim: Parameters<typeof winnersOf>[0], scores: Record<string, number>) =>
  winnersOf(aim, standingOf(aim, people(scores))).map(({ handle }) => handle)

test('in a race equal scores share a rank, and progress is that of the target, at most 100', () => {
  expect(standingOf(RACE, people({ ann: 30, bob: 120, cid: 30, dan: 0 }))).toEqual({
    places: [
      { handle: 'bob', score: 120, rank: 1, progress: 100 },
      { handle: 'ann', score: 30, rank: 2, progress: 30 },
      { handle: 'cid', score: 30, rank: 2, progress: 30 },
      { handle: 'dan', score: 0, rank: 4, progress: 0 },
    ],
    total: 180,
  })
})

test('without a target the highest score is the aim, and nothing done is no progress', () => {
  const open = { kind: 'race', target: null } as const
  expect(standingOf(open, people({ ann: 30, bob: 40 })).places.map(({ progress }) => progress)).toEqual([
    100, 75,
  ])
  expect(standingOf(open, people({ ann: 0 })).places).toMatchObject([{ progress: 0 }])
})

test('together nobody has a rank, and the order is by handle', () => {
  expect(standingOf(TOGETHER, people({ bob: 90, ann: 1 })).places).toMatchObject([
    { handle: 'ann', rank: null },
    { handle: 'bob', rank: null },
  ])
})

test('the figure of a challenge: of all together, in a race of oneself', () => {
  expect(ownProgress(TOGETHER, 45, { progress: 1 })).toBe(45)
  expect(ownProgress({ ...TOGETHER, target: null }, 45, undefined)).toBe(0)
  expect(ownProgress(RACE, 45, { progress: 7 })).toBe(7)
  expect(ownProgress(RACE, 45, undefined)).toBe(0)
})

test('a prize is won where two have done something: by the first, or by all who reached the target', () => {
  expect(winners(RACE, { ann: 5, bob: 0 })).toEqual([])
  expect(winners(RACE, { ann: 5, bob: 1, cid: 5 })).toEqual(['ann', 'cid'])
  expect(winners(TOGETHER, { ann: 99, bob: 1, cid: 0 })).toEqual(['ann', 'bob'])
  expect(winners(TOGETHER, { ann: 98, bob: 1 })).toEqual([])
  expect(winners({ ...TOGETHER, target: null }, { ann: 98, bob: 1 })).toEqual([])
})
