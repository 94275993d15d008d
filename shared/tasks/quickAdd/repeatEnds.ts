import { calendarDate, dayOfMonth } from './calendarDates.ts'
import { isClosed } from './clauses.ts'
import { introducedDate } from './dates.ts'
import { addDays, addMonths, monthOf, weekOf } from '#shared/time/civil.ts'
import { dateUnit, monthOfName } from './dateWords.ts'
import { feast } from './feasts.ts'
import type { DayReading } from './nearDays.ts'
import { count } from './numbers.ts'
import { type Finding, type Parser, parserOf, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'

/** `bootcamp tue/thu 7pm 8 wks`; "every day 2 weeks" may say how often. */
const spanAtEnd: Phrase<Reading> = (words, at, context) => {
  const read = sequence(optional(keyword('x')), count, dateUnit)(words, at, context)
  if (read === null || (read.to < words.length && !/^[£€$(]/.test(words[read.to]?.text ?? ''))) return null // "tues 7pm 10 wks £90"
  const [, times, { days, months }] = read.value
  const before = words[at - 1]
  const isPaused = before?.text !== before?.plain && !/^\d.*,$/.test(before?.text ?? '') // "every sun 10am, 12 weeks"
  const isSpan = times > 1 && !isPaused && dateUnit(words, at - 1, context) === null
  return isSpan
    ? { value: end({ kind: 'span', days: days * times, months: months * times }), to: read.to }
    : null
}

/** `until race 19 apr`, `til my exam on the 20th`: a word or two name the last day. */
const dayOfEvent: Phrase<DayReading> = (words, at, context) => {
  for (let named = 1; named <= MOST_OF_EVENT; named += 1) {
    if (!/^\p{L}+$/u.test(words[at + named - 1]?.text ?? '')) return null
    const read = sequence(
      optional(keyword('on')),
      optional(keyword('the')),
      either(calendarDate, dayOfMonth),
    )(words, at + named, context)
    if (read !== null) return { value: read.value[2], to: read.to }
  }
  return null
}

const MOST_OF_EVENT = 3 // words

/** The end of a repetition: `until 3 march`, `for 5 times`, `10 times`, `for 2 weeks`, `for the next month`, `this week`. */
export const parseRepeatEnd = parserOf(
  either<Reading>(
    meaning(
      sequence(
        keyword('until', 'till', 'til', 'through', 'thru', 'ending', 'ends'),
        optional(keyword('on')),
        either<DayReading>(introducedDate, dayOfEvent),
      ),
      ([, , { date }], { today }) => (date < today ? null : end({ kind: 'on', date })),
    ),
    meaning(
      sequence(keyword('until', 'till', 'til', 'thru', 'through'), term(monthOfName)),
      ([until, month], { today }) => {
        const typed = `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`
        const first = typed > today ? typed : addMonths(typed, 12)
        return end({ kind: 'on', date: until.startsWith('thr') ? monthOf(first).to : addDays(first, -1) })
      },
    ),
    meaning(sequence(keyword('until', 'till', 'til', 'thru', 'through'), feast), ([, date]) =>
      end({ kind: 'on', date }),
    ),
    meaning(
      sequence(optional(keyword('for')), keyword('this'), keyword('week', 'wk', 'month')),
      ([, , unit], { today, weekStart }): Reading => ({
        ...end({ kind: 'on', date: (unit === 'month' ? monthOf(today) : weekOf(today, weekStart)).to }),
        place: 'beside',
      }),
    ),
    meaning(sequence(optional(keyword('for')), count, keyword('time', 'times')), ([, times]) =>
      end({ kind: 'after', times }),
    ),
    spanAtEnd,
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

const CLOCK_OR_DAYS = /^(?:\d{1,2}(?:[:.]\d{2})?[ap]m?|\d{1,2}[:.]\d{2}|\p{L}+days|weekly|fortnightly)$/u
const MOST_TIMES = 30

/** `tues 5pm x4 starting 10th`, `thursdays 6pm x8`: how often, directly behind when. "squats daily x20" counts something else. */
export const parseTimesOfCourse: Parser = (words, at, context) => {
  const read = timesOfCourse(words, at, context)
  if (read === null || at === 0 || read.value > MOST_TIMES) return null
  const isStarted = /^(?:from|starting|beginning)$/.test(words[read.to]?.plain ?? '')
  const isBehindWhen = CLOCK_OR_DAYS.test(words[at - 1]?.plain ?? '') && isClosed(words, read.to)
  if (!isStarted && !isBehindWhen) return null
  return { ...end({ kind: 'after', times: read.value }), length: read.to - at }
}

/** `x4`, `x 4`, `4x`. */
const timesOfCourse: Phrase<number> = either(
  term((plain) => Number(/^(?:x([2-9]|\d{2})|([2-9]|\d{2})x)$/.exec(plain)?.slice(1).join('') ?? '') || null),
  meaning(
    sequence(
      keyword('x'),
      term((plain) => (/^(?:[2-9]|\d{2})$/.test(plain) ? Number(plain) : null)),
    ),
    ([, times]) => times,
  ),
)

function end(ends: Extract<Finding, { kind: 'end' }>['ends']): Reading {
  return { place: 'anywhere', isIntroduced: true, finding: { kind: 'end', ends } }
}
