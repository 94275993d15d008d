import { addMonths, monthOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { monthOfName } from './dateWords.ts'
import { ordinalOf } from './numbers.ts'
import type { Place } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { withoutEnd } from './words.ts'

/** A date, and where in the line it counts without a preposition. */
export type DateReading = { date: string; place: Place }

/** A day of a month, without the year: `2 march`, `march 2nd`, `2nd of march`. */
export const dayAndMonth = either(
  meaning(
    sequence(
      term((plain, { text }) => dayOf(plain, text)),
      optional(keyword('of')),
      term(monthName),
    ),
    ([{ day, isOrdinal }, of, { month, isVerb }]) =>
      of !== null && !isOrdinal
        ? null
        : { day, month, isDoubtful: of !== null || (month === MAY && isVerb && !isOrdinal) },
  ),
  meaning(
    sequence(
      term(monthName),
      term((plain, { text }) => dayOf(plain, text)),
    ),
    ([{ month, isVerb }, { day, isOrdinal }]) => ({ day, month, isDoubtful: isVerb && !isOrdinal }),
  ),
)

/** `2026-03-02`, `2.3.`, `25/12`, `2 march`, `March 2nd, 2027`. */
export const calendarDate: Phrase<DateReading> = either(
  (words, at, context) => firstOfRange(words, at, context),
  term((plain) => {
    const [, year, month, day] = YEAR_FIRST.exec(plain) ?? []
    return year === undefined ? null : dated('anywhere', Number(day), Number(month), year, '')
  }),
  term((_, { text }, { today }) => {
    const [typed, day, month, year] = DOTTED.exec(withoutEnd(text, ',;:!?')) ?? []
    return typed === undefined ? null : dated('edge', Number(day), Number(month), year, today)
  }),
  term((plain, _, { today }) => slashedDate(plain, today)),
  meaning(
    sequence(dayAndMonth, optional(term((plain) => (YEAR.test(plain) ? plain : null)))),
    ([{ day, month, isDoubtful }, year], { today }) =>
      dated(
        year !== null ? 'anywhere' : isDoubtful ? 'closed' : 'edge',
        day,
        month,
        year ?? undefined,
        today,
      ),
  ),
)

/** `12-14 may`, `may 12-14`: the first of some days. */
const firstOfRange: Phrase<DateReading> = either(
  meaning(
    sequence(
      term((plain) => firstIn(plain)),
      term(monthName),
    ),
    ([day, { month }], { today }) => dated('edge', day, month, undefined, today),
  ),
  meaning(
    sequence(
      term(monthName),
      term((plain) => firstIn(plain)),
    ),
    ([{ month }, day], { today }) => dated('edge', day, month, undefined, today),
  ),
)

function firstIn(plain: string): number | null {
  const [, first, last] = /^(\d{1,2})(?:st|nd|rd|th)?[-–](\d{1,2})(?:st|nd|rd|th)?$/.exec(plain) ?? []
  return first !== undefined && Number(first) >= 1 && Number(first) < Number(last) && Number(last) <= 31
    ? Number(first)
    : null
}

/** The next date with a day of the month, from today on. */
export function nextDayOfMonth(day: number, today: string): string | null {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const next = `${addMonths(monthOf(today).from, ahead).slice(0, 8)}${String(day).padStart(2, '0')}`
    if (next >= today && CivilDate.safeParse(next).success) return next
  }
  return null
}

const MARCH = 3
const MAY = 5
const YEAR_FIRST = /^((?:19|20|21)\d{2})[-/](\d{1,2})[-/](\d{1,2})$/
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const YEAR = /^(19|20|21)\d{2}$/

function dayOf(plain: string, text: string): { day: number; isOrdinal: boolean } | null {
  const nth = /^\p{Lu}/u.test(text) ? null : ordinalOf(plain) // "Born on the Fourth of July"
  const day = nth ?? (/^\d{1,2}$/.test(plain) ? Number(plain) : 0)
  return day >= 1 && day <= 31 ? { day, isOrdinal: nth !== null } : null
}

/** `isVerb`: the name is an ordinary word too ("March 5 miles", "5 may come"). */
function monthName(plain: string): { month: number; isVerb: boolean } | null {
  const month = monthOfName(plain)
  return month === null ? null : { month, isVerb: plain === 'may' || (month === MARCH && plain !== 'mar') }
}

/**
 * Only unambiguous dates: 25/12 and 12/25, but not 3/2; nor 10/10 and 24/7, which are usually no dates.
 * A year of two digits is one from last year to twenty years on: 11/22/63 is a title.
 */
function slashedDate(plain: string, today: string): DateReading | null {
  const [typed, first, second, shortYear] = SLASHED.exec(plain) ?? []
  if (typed === undefined || typed === '24/7') return null
  const [one, two] = [Number(first), Number(second)]
  const year = shortYear?.length === 2 ? today.slice(0, 2) + shortYear : shortYear
  const ahead = Number(year ?? 0) - Number(today.slice(0, 4))
  if (shortYear?.length === 2 && (ahead < -1 || ahead > 20)) return null
  if (one <= 12 && two <= 12 && (one !== two || year === undefined)) return null
  return one > 12 ? dated('edge', one, two, year, today) : dated('edge', two, one, year, today)
}

/** A date of the given year, else the next one from today on. */
function dated(
  place: Place,
  day: number,
  month: number,
  year: string | undefined,
  today: string,
): DateReading | null {
  const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const first = Number(year ?? today.slice(0, 4))
  const last = year === undefined ? first + LONGEST_GAP_OF_LEAP_DAYS : first
  for (let candidate = first; candidate <= last; candidate += 1) {
    const date = `${candidate}-${monthAndDay}`
    if ((year !== undefined || date >= today) && CivilDate.safeParse(date).success) return { date, place }
  }
  return null
}

const LONGEST_GAP_OF_LEAP_DAYS = 8 // years, over 1900 and 2100
