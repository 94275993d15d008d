import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAIM_STATES } from '#shared/claims/claim.ts'
import { valueOf } from '#shared/claims/nextState.ts'
import { ACCOUNTABILITY_TYPES } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import { scoreInWords } from './accountability.ts'
import { bandOf } from './band.ts'
import {
  accountabilityOf,
  outcomeOf,
  OUTCOMES,
  PARTS,
  type ScoredItems,
  scoredDates,
  scoreOf,
  VALUES,
} from './score.ts'

const TODAY = '2026-03-31'

type Kind = Pick<ScoredItems, 'type' | 'outcome'> & Partial<ScoredItems>
const items = (kind: Kind, count: number): ScoredItems => ({
  date: TODAY,
  isPublic: false,
  items: count,
  ...kind,
})

test('the example of the rules: partner 69, team 90, overall 74 and not the mean', () => {
  const { overall, breakdown } = accountabilityOf(
    [
      items({ type: 'partner', outcome: 'confirmed' }, 5),
      items({ type: 'partner', outcome: 'unverified' }, 2),
      items({ type: 'partner', outcome: 'late' }, 1),
      items({ type: 'partner', outcome: 'declined' }, 1),
      items({ type: 'partner', outcome: 'missed' }, 1),
      items({ type: 'team', outcome: 'confirmed' }, 2),
      items({ type: 'team', outcome: 'unverified' }, 1),
    ],
    TODAY,
  )
  expect(breakdown.partner).toEqual({
    score: 69,
    kept: 6.9,
    due: 10,
    counts: { confirmed: 5, unverified: 2, late: 1, declined: 1, missed: 1 },
  })
  expect(breakdown.team).toMatchObject({ score: 90, kept: 2.7, due: 3 })
  expect(overall).toMatchObject({ score: 74, kept: 9.6, due: 13 })
})

test('nothing due is no score, and the sentence says what to do', () => {
  const { overall, breakdown, trend, from, to } = accountabilityOf([], TODAY)
  expect([overall.score, breakdown.public.score, overall.due]).toEqual([null, null, 0])
  expect([trend.length, trend[0]?.date, trend[6]?.date]).toEqual([7, '2026-03-25', TODAY])
  expect([from, to]).toEqual(['2026-03-04', TODAY])
  expect(scoreInWords(overall)).toBe(
    'Nothing was due in the last 28 days. Choose a partner for one task and it counts.',
  )
})

test('what is due to oneself counts in public alone, and each item once in the whole', () => {
  const { overall, breakdown } = accountabilityOf(
    [
      items({ type: 'self', outcome: 'confirmed' }, 4),
      items({ type: 'self', outcome: 'late', isPublic: true }, 1),
      items({ type: 'partner', outcome: 'confirmed', isPublic: true }, 1),
    ],
    TODAY,
  )
  expect(breakdown.public).toMatchObject({ due: 2, kept: 1.5, score: 75 })
  expect(breakdown.partner).toMatchObject({ due: 1 })
  expect(overall).toMatchObject({ due: 2, kept: 1.5, score: 75 })
})

test.each([
  [100, 'success'],
  [90, 'success'],
  [89, 'info'],
  [75, 'info'],
  [74, 'warning'],
  [60, 'warning'],
  [59, 'danger'],
  [0, 'danger'],
])('a score of %i looks like %s', (score, tone) => {
  expect(bandOf(score).tone).toBe(tone)
})

const one = fc.record({
  date: fc.integer({ min: 0, max: 27 }).map((ago) => addDays(TODAY, -ago)),
  type: fc.constantFrom(...ACCOUNTABILITY_TYPES),
  isPublic: fc.boolean(),
  outcome: fc.constantFrom(...OUTCOMES),
})

test('each number is what counting the items one by one gives', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 60 }), (history) => {
      const answer = accountabilityOf(
        history.map((each) => ({ ...each, items: 1 })),
        TODAY,
      )
      const counted = history.filter(({ type, isPublic }) => type !== 'self' || isPublic)
      const naive = (chosen: typeof history) => {
        let kept = 0
        for (const { outcome } of chosen) kept += Math.round(VALUES[outcome] * 10)
        return {
          kept: kept / 10,
          due: chosen.length,
          score: chosen.length === 0 ? null : Math.round((100 * kept) / (10 * chosen.length)),
        }
      }
      expect(answer.overall).toMatchObject(naive(counted))
      for (const part of PARTS)
        expect(answer.breakdown[part]).toMatchObject(
          naive(counted.filter(({ type, isPublic }) => (part === 'public' ? isPublic : type === part))),
        )
      for (const { date, score, due } of answer.trend)
        expect({ score, due }).toMatchObject({
          score: naive(counted.filter((each) => each.date === date)).score,
          due: counted.filter((each) => each.date === date).length,
        })
    }),
  )
})

test('items that are counted together score as apart', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (history) => {
      const apart = history.map(({ outcome }) => ({ outcome, items: 1 }))
      const together = OUTCOMES.map((outcome) => ({
        outcome,
        items: history.filter((each) => each.outcome === outcome).length,
      }))
      expect(scoreOf(together)).toEqual(scoreOf(apart))
    }),
  )
})

test('the dates are 28, today the last', () => {
  expect(scoredDates(TODAY)).toEqual({ from: '2026-03-04', to: '2026-03-31' })
})

test('a claim counts what its value says', () => {
  for (const state of CLAIM_STATES)
    for (const late of [false, true]) {
      const outcome = outcomeOf({ state, late })
      expect(outcome && VALUES[outcome]).toBe(valueOf({ state, late }))
    }
})
