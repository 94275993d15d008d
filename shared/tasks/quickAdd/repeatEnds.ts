import { introducedDate } from './dates.ts'
import { dateUnit } from './dateWords.ts'
import { count } from './numbers.ts'
import { type Finding, parserOf, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, sequence } from './phrase.ts'

/** The end of a repetition: `until 3 march`, `for 5 times`, `10 times`, `for 2 weeks`, `for the next month`. */
export const parseRepeatEnd = parserOf(
  either<Reading>(
    meaning(sequence(keyword('until', 'till'), introducedDate), ([, { date }], { today }) =>
      date < today ? null : end({ kind: 'on', date }),
    ),
    meaning(sequence(optional(keyword('for')), count, keyword('time', 'times')), ([, times]) =>
      end({ kind: 'after', times }),
    ),
    meaning(
      sequence(
        keyword('for'),
        optional(sequence(optional(keyword('the')), keyword('next'))),
        optional(count),
        dateUnit,
      ),
      ([, next, times, { days, months }]) => {
        const number = times ?? (next === null ? null : 1)
        return number === null ? null : end({ kind: 'span', days: days * number, months: months * number })
      },
    ),
  ),
)

function end(ends: Extract<Finding, { kind: 'end' }>['ends']): Reading {
  return { place: 'anywhere', isIntroduced: true, finding: { kind: 'end', ends } }
}
