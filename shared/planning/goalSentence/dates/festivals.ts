import { addDays } from '#shared/time/civil.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { easterSunday, lentOf, thanksgiving } from '#shared/time/easter.ts'
import { year } from './years.ts'

/** A day as a point in time: it begins and ends there. */
type Day = { from: string; to: string; by: 'to' }

const FESTIVALS: readonly (readonly [name: RegExp, dateIn: (year: number) => string])[] = [
  [/^christmas$/, (each) => `${each}-12-25`],
  [/^halloween$/, (each) => `${each}-10-31`],
  [/^valentine'?s?$/, (each) => `${each}-02-14`],
  [/^easter$/, easterSunday],
  [/^(?:pentecost|whitsun|whit)$/, (each) => addDays(easterSunday(each), 49)],
  [/^midsummer(?:'?s)?$/, (each) => `${each}-06-24`],
  [/^lent$/, (each) => lentOf(each).from],
  [/^thanksgiving$/, thanksgiving],
]

const festivalName: Phrase<(year: number) => string> = either(
  meaning(
    sequence(keyword('black'), keyword('friday')),
    () => (each: number) => addDays(thanksgiving(each), 1),
  ),
  meaning(
    sequence(keyword('good'), keyword('friday')),
    () => (each: number) => addDays(easterSunday(each), -2),
  ),
  meaning(
    sequence(keyword('easter'), keyword('monday')),
    () => (each: number) => addDays(easterSunday(each), 1),
  ),
  meaning(sequence(keyword('boxing'), keyword('day')), () => (each: number) => `${each}-12-26`),
  term((plain) => FESTIVALS.find(([name]) => name.test(plain))?.[1] ?? null),
)

/** `the Christmas break`, `Easter holidays`: a time around a festival has other dates, which nobody knows here. */
function notOfAnother(words: Parameters<Phrase<unknown>>[0], at: number): { value: true; to: number } | null {
  return OF_ANOTHER.test(words[at]?.plain ?? '') && !endsPart(words, at - 1) ? null : { value: true, to: at }
}
const OF_ANOTHER =
  /^(?:breaks?|holidays?|vacations?|weeks?|part(?:y|ies)|season|markets?|dinner|lunch|concert|sale|shopping|cards?|presents?|gifts?|resolutions?|time|period|recess|camp|fair|play|show|service|monday)$/

/** `Easter`, `Black Friday next year`, `New Year’s`. */
export const festival: Phrase<Day> = either(
  meaning(
    sequence(
      optional(keyword('the', 'this', 'next', 'coming')),
      festivalName,
      notOfAnother,
      optional(keyword('day', 'eve', 'weekend')),
      optional(year),
    ),
    ([lead, dateIn, , which, named], { today }) => {
      const shift = which === 'eve' ? -1 : 0
      const each = (inYear: number) => addDays(dateIn(inYear), shift)
      return nextOf(
        named === null ? each : () => each(named),
        lead === 'next' ? addDays(today, CLOSE) : today,
      )
    },
  ),
  meaning(
    sequence(
      optional(keyword('the')),
      keyword('new'),
      term((plain) => (/^year'?s?$/.test(plain) ? true : null)),
      notOfAnother,
      optional(keyword('day', 'eve')),
      optional(year),
    ),
    ([, , , , which, named], { today }) =>
      nextOf((each) => `${named ?? each}-${which === 'eve' ? '12-31' : '01-01'}`, today),
  ),
)

/** `next Christmas` is not the one that is so many days away. */
const CLOSE = 60

function nextOf(dateIn: (year: number) => string, today: string): Day | null {
  const first = Number(today.slice(0, 4))
  const date = [first, first + 1].map(dateIn).find((each) => each > today)
  return date === undefined ? null : { from: date, to: date, by: 'to' }
}
