import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { addDays } from '#shared/time/civil.ts'
import { isDistant } from './clauses.ts'
import { dateUnit } from './dateWords.ts'
import { feast } from './feasts.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from './phrase.ts'
import { after, counted } from './relativeDates.ts'

const [FRIDAY, SUNDAY] = [5, 0]

/** The last day of what ends some time from today: `within 28 days`, `by the weekend`, `before easter`. The weekend begins behind its Friday. */
export const endOfSpan: Phrase<string> = either(
  meaning(
    sequence(
      optional(keyword('due')),
      keyword('within'),
      optional(sequence(keyword('the'), keyword('next'))),
      counted,
      dateUnit,
    ),
    ([, , , { times, isArticle }, unit], { today }) =>
      isArticle && unit.days === 1 ? null : after(today, times, unit), // "within a day of it"
  ),
  meaning(
    sequence(
      keyword('by', 'before'),
      optional(keyword('the', 'this')),
      either<unknown>(keyword('weekend'), sequence(keyword('wk', 'week'), keyword('end'))),
    ),
    (_, { today }) => nextWeekday(today, FRIDAY),
  ),
  meaning(
    sequence(
      keyword('by'),
      optional(keyword('the')),
      keyword('end'),
      keyword('of'),
      optional(keyword('the', 'this')),
      keyword('weekend'),
    ),
    (_, { today }) => nextWeekday(today, SUNDAY),
  ),
  dueBeforeFeast(),
)

function dueBeforeFeast(): Phrase<string> {
  const due = meaning(sequence(keyword('by', 'before'), feast), ([by, date], { today }) =>
    date === today ? null : by === 'by' ? date : addDays(date, -1),
  )
  return (words, at, context) => (isDistant(words, at) ? null : due(words, at, context)) // the whole is a day: "3 days before easter"
}
