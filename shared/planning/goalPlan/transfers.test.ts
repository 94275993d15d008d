import { expect, test } from 'vitest'
import { PATTERNS } from '#shared/planning/patterns/patterns.ts'
import { TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { transferPlan } from './transferPlan.ts'

const planned = (text: string) => {
  const { steps, ...plan } = transferPlan(understoodGoal(text), PATTERNS.savings, TODAY)
  return { ...plan, step: steps[0] }
}

test('the first transfer is not before its first date', () => {
  expect(planned('save €600 by 30 May 2027').step?.not_before).toBe(TODAY)
  expect(planned('save €600 by 30 May 2027, every Friday').step?.not_before).toBe('2026-11-27')
  const later = planned('save €600 from 1 January 2027 by 30 May 2027')
  expect([later.from, later.step?.not_before]).toEqual(['2027-01-01', '2027-01-01'])
})

test('money moves monthly, and weekly in less than eight weeks', () => {
  expect(planned('save €600 by 16 January 2027').step?.recurrence).toContain('FREQ=WEEKLY')
  expect(planned('save €600 by 17 January 2027').step?.recurrence).toContain('FREQ=MONTHLY')
  expect(planned('save €50 a week by 30 May 2027').step?.recurrence).toContain('FREQ=WEEKLY')
})
