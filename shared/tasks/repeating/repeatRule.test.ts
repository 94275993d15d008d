import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { buildRule, FREQUENCIES, plainRule, type RuleParts } from './repeatRule.ts'

/** Rules as quick add and the task dialog make them. */
const rules: fc.Arbitrary<RuleParts> = fc.oneof(
  fc.constantFrom(...FREQUENCIES).map((frequency) => plainRule(frequency)),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    .map((days) => ({ ...plainRule('WEEKLY'), weekdays: days.map((day) => ({ day, nth: null })) })),
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(1, 2, 3, 4, 5, -1, -2))
    .map(([day, nth]) => ({ ...plainRule('MONTHLY'), weekdays: [{ day, nth }] })),
  fc
    .constantFrom(1, 15, 28, 29, 30, 31, -1, -2, -31)
    .map((day) => ({ ...plainRule('MONTHLY'), monthDays: [day] })),
  fc.constantFrom(1, 2, -1).map((position) => ({
    ...plainRule('MONTHLY'),
    weekdays: [1, 2, 3, 4, 5].map((day) => ({ day, nth: null })),
    positions: [position],
  })),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => ({ ...plainRule('YEARLY'), months: [month], monthDays: [day] })),
)
const dates = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days))

test('the first date is the one that the server’s own calendar of rules finds', () => {
  fc.assert(
    fc.property(rules, dates, (rule, date) => {
      const dtstart = Temporal.PlainDate.from(date).toZonedDateTime('UTC')
      const [first] = new RRuleTemporal({ rruleString: buildRule(rule), dtstart, maxIterations: 500 }).all(
        (_, index) => index < 1,
      )
      expect(firstDate(rule, date)).toBe(first?.toString().slice(0, 10))
    }),
    { numRuns: 300 },
  )
})

test('the first date may be eight years away', () => {
  const leapDay = { ...plainRule('YEARLY'), months: [2], monthDays: [29] }
  expect(firstDate(leapDay, '2096-03-01')).toBe('2104-02-29')
})
