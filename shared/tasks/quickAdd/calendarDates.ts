import { addDays, addMonths, dayOfWeek, monthOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { monthOfName, weekdayName, weekdayOf } from './dateWords.ts'
import { ordinalDay, ordinalOf, spokenDay } from './numbers.ts'
import type { Place } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { type Word, withoutEnd } from './words.ts'
import { whichYear } from './years.ts'

/** A date, the last date of a range (`12-14 may`), and where in the line it counts without a preposition. */
export type DateReading = { date: string; until?: string; place: Place }

const dayBehindMonth = meaning(
  sequence(
    term(monthName),
    term((plain, { text }) => dayOf(plain, text)),
  ),
  ([{ month, isVerb }, { day, isOrdinal }]) => ({ day, month, isDoubtful: isVerb && !isOrdinal }),
)

/** Whether a month is somebody's name, met at the hour before a day: "coffee w jan 11 thurs". */
function isPersonBefore(words: readonly Word[], at: number): boolean {
  const isMet = /^(?:w|w\/|with|call|ring|phone|meet)$/.test(words[at - 1]?.plain ?? '')
  return (
    isMet &&
    /^(?:[1-9]|1[0-2])$/.test(words[at + 1]?.plain ?? '') &&
    weekdayOf(words[at + 2]?.plain ?? '') !== null
  )
}

/** A day of a month, without the year: `2 march`, `march 2nd`, `2nd of march`. */
export const dayAndMonth = either(
  meaning(
    sequence(
      either(
        term((plain, { text }) => (/[,:]$/.test(text) ? null : dayOf(plain, text))), // "due 15th: march invoice"
        meaning(spokenDay, (day) => ({ day, isOrdinal: true })),
      ),
      optional(keyword('of')),
      term(monthName),
    ),
    ([{ day, isOrdinal }, of, { month, isVerb }]) =>
      of !== null && !isOrdinal
        ? null
        : { day, month, isDoubtful: of !== null || (month === MAY && isVerb && !isOrdinal) },
  ),
  (words, at, context) => (isPersonBefore(words, at) ? null : dayBehindMonth(words, at, context)),
)

const slashed = term((plain, _, { today }) => slashedDate(plain, today))

/** `on 3-19`: with a dash, which ranges of hours and pages have too, behind its preposition only. */
const dashed: Phrase<DateReading> = (words, at, { today }) => {
  const [, first = '', second = ''] = /^(\d{1,2})-(1[3-9]|2\d|3[01])$/.exec(words[at]?.plain ?? '') ?? []
  const isIntroduced = /^(?:on|by|due)$/.test(words[at - 1]?.plain ?? '')
  const value = isIntroduced ? slashedDate(`${first}/${second}`, today) : null
  return value && { value, to: at + 1 }
}

/** `2026-03-02`, `14-03-2026`, `2.3.`, `25/12`, `2 march`, `March 2nd, 2027`. */
const oneDate: Phrase<DateReading> = either(
  dashed,
  term((plain) => {
    const [, year, month, day] = YEAR_FIRST.exec(plain) ?? []
    return year === undefined ? null : dated('anywhere', Number(day), Number(month), year, '')
  }),
  term((_, { text }, { today }) => {
    const [typed, day, month, year] = DOTTED.exec(withoutEnd(text, ',;:!?')) ?? []
    return typed === undefined
      ? null
      : dated(year === undefined ? 'edge' : 'anywhere', Number(day), Number(month), year, today)
  }),
  term((plain, _, { today }) => {
    const [, day, month, year] = DOTTED_SHORT.exec(plain) ?? []
    const ahead = Number(year) - Number(today.slice(2, 4))
    if (year === undefined || ahead < 0 || ahead > MOST_YEARS_AHEAD) return null
    const read = dated('edge', Number(day), Number(month), today.slice(0, 2) + year, today)
    return read !== null && read.date >= today ? read : null
  }),
  dottedBeforeTime(),
  sameNumbers(),
  slashed,
  term((plain) => {
    const [, day, month, year] = YEAR_LAST.exec(plain) ?? []
    return year === undefined || Number(day) <= 12
      ? null
      : dated('anywhere', Number(day), Number(month), year, '')
  }),
  meaning(sequence(dayAndMonth, optional(whichYear)), ([{ day, month, isDoubtful }, year], { today }) =>
    dated(year !== null ? 'anywhere' : isDoubtful ? 'closed' : 'edge', day, month, year ?? undefined, today),
  ),
)

const to = keyword('-', '–', '—', 'to', 'until', 'till', 'til', 'through', 'thru')
const and = keyword('and', '&', '+', 'n')
const dayNumber = term((plain, { text }) => dayOf(plain, text)?.day ?? null)

/** The first and last day of a range within a month: `12-14`, `12 - 14`, `12th to 14th`, `11 - sun 12`. */
const someDays: Phrase<readonly [number, number]> = either<readonly [number, number]>(
  term((plain) => {
    const [, first, last] = DAYS_IN_ONE_WORD.exec(plain) ?? []
    return first === undefined ? null : [Number(first), Number(last)]
  }),
  meaning(sequence(dayNumber, to, optional(weekdayName), dayNumber), ([first, , , last]) => [first, last]),
)

/** The middle of `14 may-16 june`. */
const hyphenedDay = term((plain): [number, number] | null => {
  const [name = '', day = ''] = plain.split(/[-–—]/)
  const [month, number] = [monthName(name)?.month, dayOf(day, day)?.day]
  return month === undefined || number === undefined ? null : [month, number]
})

/** `12-14 may`, `may 12-14`, `30 april - 2 may`, `9 april - sun 12 april`: the first date, and the last one as `until`. */
const dates: Phrase<DateReading> = meaning(
  sequence(
    either<readonly [DayAndMonth, DayAndMonth]>(
      meaning(sequence(someDays, optional(keyword('of')), term(monthName)), ([days, , { month }]) =>
        bothIn(month, days),
      ),
      meaning(sequence(term(monthName), someDays), ([{ month }, days]) => bothIn(month, days)),
      meaning(sequence(dayNumber, hyphenedDay, term(monthName)), ([day, [month, lastDay], last]) => [
        { day, month },
        { day: lastDay, month: last.month },
      ]),
      meaning(sequence(dayAndMonth, to, optional(weekdayName), dayAndMonth), ([first, , , last]) => [
        first,
        last,
      ]),
      meaning(sequence(dayAndMonth, to, weekdayName, dayNumber), ([first, , , last]) =>
        bothIn(first.month, [first.day, last]),
      ),
    ),
    optional(whichYear),
  ),
  ([[first, last], year], { today }) => {
    const from = dated('edge', first.day, first.month, year ?? undefined, today)
    const until = from && dated('edge', last.day, last.month, year ?? undefined, from.date)
    return until === null || until.date === from?.date
      ? null
      : { ...from, date: from?.date ?? '', until: until.date, place: 'anywhere' }
  },
)

/** `13 & 14 april`, `mon 13 apr & tues 14 apr`: two days, the second one behind the first. */
export const twoDates: Phrase<DateReading> = meaning(
  sequence(
    optional(weekdayName),
    either<readonly [DayAndMonth, DayAndMonth]>(
      meaning(
        sequence(dayNumber, and, dayNumber, optional(keyword('of')), term(monthName)),
        ([first, , last, , { month }]) => bothIn(month, [first, last]),
      ),
      meaning(
        sequence(
          term((plain) => /^(\d{1,2})\/(\d{1,2})$/.exec(plain)),
          term(monthName),
        ),
        ([[, first, last], { month }]) =>
          Number(last) < 5 ? null : bothIn(month, [Number(first), Number(last)]), // no fraction
      ), // "14/15 march"
      meaning(sequence(dayAndMonth, and, optional(weekdayName), dayAndMonth), ([first, , , last]) => [
        first,
        last,
      ]),
    ),
  ),
  ([weekday, [first, last]], { today }) => {
    const from = dated('anywhere', first.day, first.month, undefined, today)
    const until = from && dated('anywhere', last.day, last.month, undefined, from.date)
    const areTwo = from && until?.date === addDays(from.date, 1) && isOn(weekday, from.date)
    return areTwo ? { ...from, until: until.date } : null
  },
)

/** `20/3 - sun 22/3` */
const slashedDates: Phrase<DateReading> = meaning(
  either<readonly [DateReading, DateReading]>(
    meaning(sequence(slashed, to, optional(weekdayName), slashed), ([from, , , until]) => [from, until]),
    term((plain, _, { today }) => {
      const [first = '', last = '', ...more] = plain.includes('/') ? plain.split(/[-–—]/) : []
      const [from, until] = [slashedDate(first, today), slashedDate(last, today)]
      return from && until && more.length === 0 ? [from, until] : null
    }), // "3/14-3/22"
  ),
  ([from, until]) =>
    until.date <= from.date ? null : { date: from.date, until: until.date, place: 'anywhere' },
)

/** `by the sixteenth`: without its preposition it may be any other one. */
function spokenDayOfMonth(): Phrase<number> {
  return (words, at, context) => {
    const isIntroduced =
      words[at - 1]?.plain === 'the' &&
      /^(?:on|by|due|for|until|till|from|before|than)$/.test(words[at - 2]?.plain ?? '')
    return isIntroduced ? spokenDay(words, at, context) : null
  }
}

/** The next date with a day of the month, from today on. */
export const dayOfMonth: Phrase<DateReading> = meaning(
  either(ordinalDay, spokenDayOfMonth()),
  (day, { today }) => {
    for (let ahead = 0; ahead < 12; ahead += 1) {
      const next = `${addMonths(monthOf(today).from, ahead).slice(0, 8)}${String(day).padStart(2, '0')}`
      if (next >= today && CivilDate.safeParse(next).success) return { date: next, place: 'closed' as const }
    }
    return null
  },
)

/** `18th-20th`, `wed 18th to fri 20th`: days of the month that comes next. */
const ordinalDays: Phrase<DateReading> = (words, at, context) => {
  const isOrdinal = [words[at], words[at + 1]].some((word) => ORDINAL.test(word?.text ?? ''))
  return isOrdinal ? ordinalRange(words, at, context) : null
}

const ordinalRange: Phrase<DateReading> = meaning(
  either<readonly [string, string, boolean]>(
    term((plain, word, context) => {
      if (!/^\d+\w\w[-–—]/.test(plain)) return null
      const [first = '', last = '', ...more] = plain.split(/[-–—]/)
      const [from, until] = [first, last].map((each) => dayOfMonth([{ ...word, plain: each }], 0, context))
      return from && until && more.length === 0 ? [from.value.date, until.value.date, false] : null
    }),
    meaning(
      sequence(optional(weekdayName), dayOfMonth, to, optional(weekdayName), dayOfMonth),
      ([one, from, , other, last]) => {
        const until = lastOf(from.date, last.date)
        return isOn(one, from.date) && isOn(other, until) ? [from.date, until, one !== null] : null
      },
    ),
  ),
  ([date, last, isNamed]) => {
    const until = lastOf(date, last)
    return until === date ? null : { date, until, place: isNamed ? 'anywhere' : 'closed' }
  },
)

/** The last day of a range, in the next month where its number is the smaller one: "mon 30th to sun 5th". */
function lastOf(date: string, last: string): string {
  return last < date ? addMonths(last, 1) : last
}

function isOn(day: number | null, date: string): boolean {
  return day === null || dayOfWeek(date) === day
}

/** A date of the calendar, or a range of dates: `2026-03-02`, `2.3.`, `25/12`, `March 2nd, 2027`, `12-14 may`. */
export const calendarDate: Phrase<DateReading> = either(dates, slashedDates, ordinalDays, oneDate)

type DayAndMonth = { day: number; month: number }

function bothIn(month: number, [first, last]: readonly [number, number]): [DayAndMonth, DayAndMonth] | null {
  if (first >= last) return null
  return [
    { day: first, month },
    { day: last, month },
  ]
}

const [MARCH, MAY] = [3, 5]
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)/i
const YEAR_FIRST = /^((?:19|20|21)\d{2})[-/](\d{1,2})[-/](\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})-(\d{1,2})-((?:19|20|21)\d{2})$/
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/
/** `23.03.26`; with fewer digits it is a version. */
const DOTTED_SHORT = /^(\d{2})\.(\d{2})\.(\d{2})$/
const MOST_YEARS_AHEAD = 20
const DAYS_IN_ONE_WORD = /^(\d{1,2})(?:st|nd|rd|th)?[-–—](\d{1,2})(?:st|nd|rd|th)?$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/

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

/** `17.03 13:00`, `25.3 15:40`: without the dot behind the month only a time makes it a date, and no version or time. */
function dottedBeforeTime(): Phrase<DateReading> {
  return (words, at, { today }) => {
    const [, day, month] =
      /^(\d{1,2}(?=\.\d{2}$)|1[3-9]|2\d|3[01])\.(\d{1,2})$/.exec(words[at]?.text ?? '') ?? []
    if (month === undefined || !/^\d{1,2}:\d{2}/.test(words[at + 1]?.text ?? '')) return null
    const value = dated('edge', Number(day), Number(month), undefined, today)
    return value && { value, to: at + 1 }
  }
}

/** `12/12 7pm`: beside a time or a preposition the same number twice is a date, and no score. */
function sameNumbers(): Phrase<DateReading> {
  return (words, at, { today }) => {
    const [, day] = /^(\d{1,2})\/\1$/.exec(words[at]?.plain ?? '') ?? []
    const isIntroduced = /^(?:on|by|due|until|till|til)$/.test(words[at - 1]?.plain ?? '')
    const isTimed = /^@?\d{1,2}(?::\d{2}|(?:[:.]\d{2})?[ap]m?$)/.test(words[at + 1]?.plain ?? '')
    const value =
      day !== undefined && (isIntroduced || isTimed)
        ? dated('edge', Number(day), Number(day), undefined, today)
        : null
    return value && { value, to: at + 1 }
  }
}

/** The two dates that `9/3` may be, the next ones from today on; none where it can be one alone. */
export const eitherDate: Phrase<readonly string[]> = term((plain, _, { today }) => {
  const [typed, first = '', second = '', year] = SLASHED.exec(plain) ?? []
  if (typed === undefined || year !== undefined || Number(first) > 12 || Number(second) > 12) return null
  const [one, two] = [Number(first), Number(second)]
  const both = [dated('edge', one, two, undefined, today), dated('edge', two, one, undefined, today)]
  return both.flatMap((date) => date?.date ?? [])
})

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
