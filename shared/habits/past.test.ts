import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { checkedDates } from './testing/habitsOracle.ts'
import { checkedDays, replacedDay, skippedDays } from './past.ts'

const dateOf = (day: number) => addDays('2026-03-01', day)
const anyValue = fc.option(fc.constantFrom(0, 1, 2.5))

test('a date is replaced, added or taken away, and the others stay', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ day: fc.nat(9), value: anyValue }), { selector: ({ day }) => day }),
      fc.nat(9),
      fc.option(fc.record({ value: anyValue })),
      (known, day, said) => {
        const rows = known.map((each) => ({
          date: dateOf(each.day),
          value: each.value,
          skipped: each.value === null,
        }))
        const date = dateOf(day)
        const replaced = replacedDay(checkedDays(rows), date, said)
        expect(checkedDates(replaced)).toEqual([
          ...rows.filter((row) => row.date !== date),
          ...(said ? [{ date, value: said.value, skipped: said.value === null }] : []),
        ])
        expect(skippedDays(replaced).size).toBe(
          checkedDates(replaced).filter(({ skipped }) => skipped).length,
        )
      },
    ),
  )
})
