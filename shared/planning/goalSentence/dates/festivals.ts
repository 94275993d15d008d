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
import { easterSunday, thanksgiving } from '#shared/time/easter.ts'
import { dateSaidBeside } from './dateOfFeast.ts'
import { type DatesIn, feastAt } from './feasts.ts'
import { fastNamed, namesFast } from './fasts.ts'
import { year } from './years.ts'

/** A day as a point in time, which begins and ends there, or a time that is there by its first day. */
type Day = { from: string; to: string; by: 'from' | 'to' }

const FESTIVALS: readonly (readonly [name: RegExp, dateIn: (year: number) => string])[] = [
  [/^christmas$/, (each) => `${each}-12-25`],
  [/^halloween$/, (each) => `${each}-10-31`],
  [/^valentine'?s?$/, (each) => `${each}-02-14`],
  [/^easter$/, easterSunday],
  [/^(?:pentecost|whitsun|whit)$/, (each) => addDays(easterSunday(each), 49)],
  [/^midsummer(?:'?s)?$/, (each) => `${each}-06-24`],
  [/^thanksgiving$/, thanksgiving],
]

const oneOfEachYear: Phrase<(year: number) => string> = either(
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

/** What a festival is called; of one that moves by a calendar of its own a year of ours may have two. */
const festivalName: Phrase<DatesIn> = (words, at, context) => {
  const feast = feastAt(words, at)
  const said = feast && dateSaidBeside(words, feast.to)
  if (said) return { value: (each) => [`${each}-${said.day}`], to: said.to }
  if (feast) return feast
  const read = oneOfEachYear(words, at, context)
  return read && { value: (each) => [read.value(each)], to: read.to }
}

/** `the Christmas break`, `Easter holidays`: a time around a festival has other dates, which nobody knows here. */
function notOfAnother(words: Parameters<Phrase<unknown>>[0], at: number): { value: true; to: number } | null {
  return OF_ANOTHER.test(words[at]?.plain ?? '') && !endsPart(words, at - 1) ? null : { value: true, to: at }
}
const OF_ANOTHER =
  /^(?:breaks?|holidays?|vacations?|weeks?|part(?:y|ies)|season|markets?|dinner|lunch|concert|sale|shopping|cards?|presents?|gifts?|resolutions?|time|period|recess|camp|fair|play|show|service|monday|calendars?|wreath|of|floats?|costumes?)$/

/** `Lent`, `Ramadan next year`. */
const fast: Phrase<Day> = (words, at, context) =>
  // `start after Ramadan`: of the running one, too
  (words[at - 1]?.plain === 'after' ? LAST_FAST : NEXT_FAST)(words, at, context)

const fastWhere = (isIt: (weeks: { from: string; to: string }, today: string) => boolean): Phrase<Day> =>
  meaning(
    sequence(
      optional(keyword('the', 'this', 'next', 'coming')),
      term((plain) => (namesFast(plain) ? plain : null)),
      notOfAnother,
      optional(year),
    ),
    ([, name, , named], { today }) => {
      const weeks = fastNamed(name, { today, inYear: named }, (one) => isIt(one, today))
      return weeks && { ...weeks, by: 'from' }
    },
  )
const NEXT_FAST = fastWhere(({ from }, today) => from > today)
const LAST_FAST = fastWhere(({ to }, today) => to > today)

/** `Easter`, `Black Friday next year`, `New Year’s`. */
export const festival: Phrase<Day> = either<Day>(
  fast,
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
      const each = (inYear: number) => dateIn(inYear).map((date) => addDays(date, shift))
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
      nextOf((each) => [`${named ?? each}-${which === 'eve' ? '12-31' : '01-01'}`], today),
  ),
)

/** `next Christmas` is not the one that is so many days away. */
const CLOSE = 60

function nextOf(dateIn: DatesIn, today: string): Day | null {
  const first = Number(today.slice(0, 4))
  const date = [first, first + 1].flatMap(dateIn).find((each) => each > today)
  return date === undefined ? null : { from: date, to: date, by: 'to' }
}
