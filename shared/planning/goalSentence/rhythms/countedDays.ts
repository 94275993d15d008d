import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { pluralDay } from '#shared/tasks/quickAdd/weekdays.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { number } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Rhythm } from './rhythm.ts'

type CountedDays = { last: string; weeks: number; rhythm: Rhythm }

/** `in 4 weekends`, `over the next three weekends`, `two Saturdays max`: on these days, until the last of them is over. */
export const countedDays: Phrase<CountedDays> = (words, at, context) => {
  const read = COUNTED_DAYS(words, at, context)
  if (!read || words.slice(at, read.to - 1).some((_, index) => endsPart(words, at + index))) return null
  const [, preposition, , next, count, days, most] = read.value
  const isRate = /^(?:a|an|per|each|every|\/month|\/week|monthly|out|in)$/.test(words[read.to]?.plain ?? '')
  const isSaid =
    preposition !== null ||
    next !== null ||
    most !== null ||
    days.length === 1 ||
    BEGIN.test(words[read.to]?.plain ?? '')
  if (isRate || !isSaid || count > 52) return null
  const [first = 0] = days
  const begin =
    days.length > 1 ? addDays(weekOf(context.today, 1).from, 6) : nextWeekday(context.today, first)
  return {
    value: {
      last: addDays(begin, 7 * (count - 1)),
      weeks: count,
      rhythm: { perWeek: days.length, weekdays: days, isImplied: true },
    },
    to: read.to,
  }
}

const BEGIN = /^(?:starting|beginning|from)$/
const COUNTED_DAYS = sequence(
  optional(keyword('i', 'we')),
  optional(keyword('in', 'over', 'within', 'for', 'during', 'have')),
  optional(keyword('the')),
  optional(keyword('next', 'coming')),
  number,
  either<readonly number[]>(
    meaning(keyword('weekends'), () => [0, 6]),
    meaning(pluralDay, (day) => [day]),
    term((plain) =>
      /^(?:sat|sun|mon|tue|wed|thu|fri)s$/.test(plain) ? [weekdayOf(plain.slice(0, -1)) ?? 0] : null,
    ),
  ),
  optional(keyword('max', 'maximum', 'tops', 'only')),
)
