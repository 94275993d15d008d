import { expect, test } from 'vitest'
import { CivilDate, ClockTime, Instant } from './schemas.ts'

const SCHEMAS = { CivilDate, ClockTime, Instant }

test.each([
  ['CivilDate', '1900-01-01', true],
  ['CivilDate', '1899-12-31', false],
  ['CivilDate', '2199-12-31', true],
  ['CivilDate', '2200-01-01', false],
  ['CivilDate', '2026-02-29', false],
  ['CivilDate', '2028-02-29', true],
  ['ClockTime', '00:00', true],
  ['ClockTime', '19:59', true],
  ['ClockTime', '23:59', true],
  ['ClockTime', '24:00', false],
  ['ClockTime', '12:60', false],
  ['ClockTime', '9:30', false],
  ['ClockTime', '09:30:00', false],
  ['Instant', '2026-03-02T09:00:00Z', true],
  ['Instant', '2026-03-02T09:00:00.123+02:00', true],
  ['Instant', '2026-03-02T09:00:00', false],
  ['Instant', '2026-03-02', false],
  ['Instant', '1900-01-01T00:00:00Z', true],
  ['Instant', '1899-12-31T23:59:59Z', false],
  ['Instant', '0000-01-01T00:00:00Z', false],
  ['Instant', '2199-12-31T23:59:59.999Z', true],
  ['Instant', '2200-01-01T00:00:00Z', false],
  ['Instant', '2026-03-02T09:00:00-15:59', true],
  ['Instant', '2026-03-02T09:00:00+16:00', false],
  ['Instant', '2026-03-02T09:00:00-23:59', false],
] as const)('as a %s, %s is valid: %s', (name, value, isValid) => {
  expect(SCHEMAS[name].safeParse(value).success).toBe(isValid)
})
