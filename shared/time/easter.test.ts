import { expect, test } from 'vitest'
import { easterSunday, thanksgiving } from './easter.ts'

// The earliest and the latest that there are, years in which the rule has an exception, and each kind of century.
test.each([
  '1590-04-22',
  '1705-04-12',
  '1724-04-16',
  '1818-03-22',
  '1886-04-25',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2011-04-24',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2285-03-22',
  '2299-04-16',
  '2500-04-18',
  '4200-04-20',
  '4303-04-19',
])('%s is an Easter Sunday', (date) => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
})

test.each(['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22', '2030-11-28'])(
  '%s is Thanksgiving',
  (date) => {
    expect(thanksgiving(Number(date.slice(0, 4)))).toBe(date)
  },
)
