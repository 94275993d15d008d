import { expect, test } from 'vitest'
import { PATTERNS } from '#shared/planning/patterns/patterns.ts'
import { placedPlan, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { condensed } from './condensed.ts'

const OPEN = { rhythm: 'pattern', minutes: 'pattern' } as const

const SHORT: [string, string[]][] = [
  ['do my taxes this week, 2 hours on wednesday', ['Collect, fill in, check and hand in']],
  ['paint the hallway next weekend', ['Choose and buy, prepare', 'Paint, finish']],
  ['fix my bike by sunday', ['Find the fault, repair', 'Try it, keep it going']],
  ['write a cover letter by friday', ['Collect', 'Write, check', 'Put it to use']],
]

test.each(SHORT)('%s: its sessions end with the whole', (sentence, titles) => {
  const { plan } = placedPlan(understoodGoal(sentence, sentence.includes('hours') ? {} : OPEN))
  expect(plan.phases.map(({ title, sessions }) => [title, sessions])).toEqual(
    titles.map((title) => [title, 1]),
  )
})

test('what lies in the room before a date is its last phase', () => {
  const { plan } = placedPlan(understoodGoal('write an essay by friday, 45 minutes a day'))
  const last = plan.phases.at(-1)
  expect([last?.title, last?.from, last?.to]).toEqual(['Buffer and hand in', '2026-11-26', '2026-11-27'])
  expect(plan.phases.every(({ from, to }) => from <= to)).toBe(true)
})

const BOUNDED = Object.values(PATTERNS)
  .flatMap((pattern) => [pattern, ...(pattern.variants ?? []).map((variant) => ({ ...pattern, ...variant }))])
  .filter(({ mostSessions = [] }) => mostSessions.length > 0)

test('work of any kind has a phase for each of its few sessions, and says when it is done', () => {
  for (const pattern of BOUNDED)
    for (const sessions of [1, 2, 3]) {
      const { phases } = condensed(pattern, sessions)
      expect(phases.map(({ title }) => title)).toHaveLength(Math.min(sessions, pattern.phases.length))
      for (const { title, kinds, steps = [] } of phases) {
        expect(title.length).toBeLessThanOrEqual(60)
        expect([...kinds, ...steps].every(({ note }) => /\bdone\b/i.test(note))).toBe(true)
      }
    }
})
