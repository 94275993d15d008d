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

test('the first transfer may be a week later, unless its weekday was named', () => {
  expect(planned('save €600 by 30 May 2027').step?.deadline).toBe('2026-11-29')
  expect(planned('save €50 a week by 30 May 2027').step?.deadline).toBe('2026-11-29')
  expect(planned('save €600 by 30 May 2027, every Friday').step?.deadline).toBe('2026-11-27')
  expect(planned('save €600 by 1 December 2026').step?.recurrence).toBe('FREQ=WEEKLY;COUNT=2')
})

test('the rule has as many transfers as dates up to the end, on the weekday that was named', () => {
  expect(planned('save €600 by 22 May 2027').step?.recurrence).toBe('FREQ=MONTHLY;COUNT=6')
  // The date of the last one would be the end itself.
  expect(planned('save €600 in 6 months').step?.recurrence).toBe('FREQ=MONTHLY;COUNT=6')
  expect(planned('save €600 by 24 May 2027').step?.recurrence).toBe('FREQ=MONTHLY;COUNT=7')
  expect(planned('save €100 in 5 weeks').step?.recurrence).toBe('FREQ=WEEKLY;COUNT=5')
  expect(planned('save €100 a month until 23 May 2027').step?.recurrence).toBe('FREQ=MONTHLY;COUNT=7')
  expect(planned('save €600 by 1 January 2027, every Friday').step?.recurrence).toBe(
    'FREQ=WEEKLY;COUNT=6;BYDAY=FR',
  )
})

test('a transfer names its share, and the note how the shares add up', () => {
  const even = planned('save €600 by 22 May 2027').step
  expect(even?.title).toBe('Transfer €100: save €600')
  expect(even?.description).toContain('6 transfers, one a month: €100 each')
  const uneven = planned('save €100 by 22 February 2027').step
  expect(uneven?.title).toBe('Transfer €33.34: save €100')
  expect(uneven?.description).toContain('3 transfers, one a month: 1 of €33.34, then 2 of €33.33')
})
