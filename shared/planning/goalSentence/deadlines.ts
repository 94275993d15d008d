import { addDays, addMonths, LAST_DATE, monthOf, weekOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { calendarDate } from '#shared/tasks/quickAdd/calendarDates.ts'
import { dateUnit, type DateUnit, dayPart, monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import { introducedDate } from '#shared/tasks/quickAdd/dates.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { relativeDate } from '#shared/tasks/quickAdd/relativeDates.ts'
import { length } from './lengths.ts'
import { leastNumber, roughly } from './numbers.ts'
import { rhythm } from './rhythms.ts'

const FESTIVALS: readonly (readonly [name: RegExp, monthAndDay: string])[] = [
  [/^(christmas|xmas)$/, '12-25'],
  [/^halloween$/, '10-31'],
]
const MOST_DAYS_AHEAD = 36_525
/** Behind one of these a date is where something begins. */
const BEGINNING = /^(starting|from|since|beginning|start)$/

const THE = optional(keyword('the', 'this'))
const monthName = term((plain) => monthOfName(plain))

/** `march`: its first day for `by` and `until`, its last for `in` and `end of`. From tomorrow on. */
const monthBegin: Phrase<string> = meaning(monthName, (month, { today }) =>
  nextDate(`${padded(month)}-01`, today),
)
const monthEnd: Phrase<string> = meaning(monthName, (month, { today }) => {
  const isThis = Number(today.slice(5, 7)) === month
  const first = isThis ? today : nextDate(`${padded(month)}-01`, today)
  return first === null ? null : monthOf(first).to
})

const festival: Phrase<string> = either(
  term((plain, _word, { today }) => {
    const day = FESTIVALS.find(([name]) => name.test(plain))?.[1]
    return day === undefined ? null : nextDate(day, today)
  }),
  meaning(
    sequence(optional(keyword('the')), keyword('new'), keyword('year', 'years', "year's", 'year’s')),
    (_, { today }) => nextDate('01-01', today),
  ),
)

const endOf: Phrase<string> = meaning(
  sequence(optional(keyword('at', 'by')), THE, keyword('end'), keyword('of'), either(monthEnd, periodEnd())),
  ([, , , , date]) => date,
)

/** `this year`, `this month`, `this week`: until it ends. */
const thisPeriod: Phrase<string> = meaning(
  sequence(optional(keyword('during', 'in')), keyword('this'), keyword('week', 'month', 'year')),
  ([, , unit], context) => endOfPeriod(unit, 0, context),
)

const near: Phrase<string> = notCounting(meaning(relativeDate, ({ date }) => date))

/** A date of the calendar is the next one from tomorrow on. */
const onCalendar: Phrase<string> = fromTomorrow(notCounting(meaning(introducedDate, ({ date }) => date)))
const bareCalendar: Phrase<string> = fromTomorrow(notCounting(meaning(calendarDate, ({ date }) => date)))

/** A date behind its preposition. */
const someDate: Phrase<string> = meaning(
  sequence(either(endOf, thisPeriod, near, onCalendar, festival, monthBegin), optional(dayPart)),
  ([date]) => date,
)

const BY = either<unknown>(
  keyword('by', 'until', 'till', 'til', 'due'),
  sequence(keyword('no', 'not'), keyword('later'), keyword('than')),
  sequence(keyword('up'), keyword('to')),
)

/** How long from today: `in 3 weeks`, `within the next 10 days`, `over 2 months`. */
const ahead: Phrase<string> = meaning(
  sequence(
    keyword('in', 'within', 'over', 'during'),
    roughly,
    THE,
    optional(keyword('next', 'coming', 'following')),
    optional(leastNumber),
    dateUnit,
  ),
  ([, , the, next, count, unit], { today }) =>
    count === null && next === null && the === null ? null : after(today, count ?? 1, unit),
)

/** How long it goes on, today included: `for 4 weeks`, `for the next month`. */
const lasting: Phrase<string> = meaning(
  sequence(
    keyword('for'),
    roughly,
    THE,
    optional(keyword('next', 'coming')),
    optional(leastNumber),
    dateUnit,
  ),
  ([, , , next, count, unit], { today }) =>
    count === null && next === null ? null : dayBefore(after(today, count ?? 1, unit)),
)

/** `12 weeks` as a part of its own, and the `30-day` of a challenge. */
const bareSpan: Phrase<string> = either(
  (words, at, context) => (/[,;:]$/.test(words[at - 1]?.text ?? '') ? countedSpan(words, at, context) : null),
  term((plain, _word, { today }) => {
    const [, count, unit = ''] = /^(\d{1,3})-(day|week|month)s?$/.exec(plain) ?? []
    const span = { days: unit === 'day' ? 1 : unit === 'week' ? 7 : 0, months: unit === 'month' ? 1 : 0 }
    return count === undefined ? null : dayBefore(after(today, Number(count), span))
  }),
)
const countedSpan: Phrase<string> = meaning(sequence(leastNumber, dateUnit), ([count, unit], { today }) =>
  count > 1 ? dayBefore(after(today, count, unit)) : null,
)

/** The last date of a goal: `by 15 March`, `before Friday`, `in 3 months`, `for 4 weeks`, `2026-06-30`, `this year`. */
export const deadline: Phrase<string> = known(
  either(
    meaning(sequence(BY, someDate), ([, date]) => date),
    meaning(sequence(keyword('before'), someDate), ([, date]) => addDays(date, -1)),
    lasting,
    ahead,
    meaning(sequence(keyword('in'), optional(keyword('early', 'late')), monthEnd), ([, , date]) => date),
    meaning(sequence(keyword('on'), either(bareCalendar, onCalendar)), ([, date]) => date),
    endOf,
    thisPeriod,
    bareSpan,
    notBegun(either(bareCalendar, meaning(keyword('tomorrow', 'today'), tomorrowOrToday))),
  ),
)

/** A date alone as an answer: `Friday`, `June`, `3 weeks`. */
export const bareDeadline: Phrase<string> = known(
  either(
    deadline,
    someDate,
    meaning(sequence(roughly, leastNumber, dateUnit), ([, count, unit], { today }) =>
      after(today, count, unit),
    ),
  ),
)

/** A weekday on which an exam is: `on Friday`. */
export const examDay: Phrase<string> = meaning(sequence(keyword('on'), near), ([, date]) => date)

function tomorrowOrToday(word: string, { today }: { today: string }): string {
  return word === 'today' ? today : addDays(today, 1)
}

function periodEnd(): Phrase<string> {
  return meaning(
    sequence(optional(keyword('the', 'this', 'next')), keyword('week', 'month', 'year')),
    ([which, unit], context) => endOfPeriod(unit, which === 'next' ? 1 : 0, context),
  )
}

function endOfPeriod(
  unit: string,
  later: number,
  { today, weekStart }: { today: string; weekStart: number },
): string {
  if (unit === 'week') return addDays(weekOf(today, weekStart).to, 7 * later)
  if (unit === 'month') return monthOf(addMonths(`${today.slice(0, 8)}01`, later)).to
  return `${Number(today.slice(0, 4)) + later}-12-31`
}

function fromTomorrow(phrase: Phrase<string>): Phrase<string> {
  return (words, at, context) => phrase(words, at, { ...context, today: addDays(context.today, 1) })
}

/** `by June 3 times a week` and `by June, 20 hours` name the month alone. */
function notCounting(phrase: Phrase<string>): Phrase<string> {
  return (words, at, context) => {
    const isMonth = monthOfName(words[at]?.plain ?? '') !== null
    const counts = isMonth && (rhythm(words, at + 1, context) ?? length(words, at + 1, context))
    return counts ? null : phrase(words, at, context)
  }
}

function notBegun(phrase: Phrase<string>): Phrase<string> {
  return (words, at, context) =>
    BEGINNING.test(words[at - 1]?.plain ?? '') ? null : phrase(words, at, context)
}

/** What has passed, or lies farther ahead than any plan, is no deadline. */
function known(phrase: Phrase<string>): Phrase<string> {
  return meaning(phrase, (date, { today }) => (date >= today && date <= LAST_DATE ? date : null))
}

function nextDate(monthAndDay: string, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const dates = [year, year + 1].map((each) => `${each}-${monthAndDay}`)
  return dates.find((date) => date > today && CivilDate.safeParse(date).success) ?? null
}

/** Null where no date is so far ahead. */
function after(today: string, count: number, { days, months }: DateUnit): string | null {
  if (count * (days + 31 * months) > MOST_DAYS_AHEAD) return null
  return months > 0 ? addMonths(today, count * months) : addDays(today, count * days)
}

function dayBefore(date: string | null): string | null {
  return date === null ? null : addDays(date, -1)
}

function padded(month: number): string {
  return String(month).padStart(2, '0')
}
