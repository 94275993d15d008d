import { weekdayName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { keyword, meaning, optional, type Phrase, sequence, term } from '#shared/tasks/quickAdd/phrase.ts'
import { addDays, dayOfWeek, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { DAILY, onDays, type Rhythm } from '#shared/planning/goalSentence/rhythms/rhythm.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { month, padded } from './namedPeriods.ts'

/** Dates that are named one by one: the first, the last, and the rhythm that has a session on each; null where none has. */
export type SeveralDays = { first: string; last: string; rhythm: Rhythm | null }

const dayNumber = meaning(
  sequence(
    optional(weekdayName),
    optional(keyword('the')),
    term((plain) => Number(/^([12]?\d|3[01])(?:st|nd|rd|th)?$/.exec(plain)?.[1]) || null),
  ),
  ([, , day]) => day,
)
const AND = keyword('and', '&', '+')
const DAYS_OF_MONTH = sequence(
  optional(keyword('on')),
  dayNumber,
  optional(dayNumber),
  AND,
  dayNumber,
  optional(keyword('of')),
  month,
)
const MONTH_OF_DAYS = sequence(optional(keyword('on')), month, dayNumber, optional(dayNumber), AND, dayNumber)

const BEGINS = /^(?:on$|the$|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/

/** `on 5 and 6 December`, `December 5, 12 and 19`: days of a month that are named one by one. */
export const severalDays: Phrase<SeveralDays> = (words, at, context) => {
  const isJoined = words.slice(at + 1, at + 7).some(({ text }) => /^(?:and|&|\+)$/i.test(text))
  if (!isJoined || !BEGINS.test(words[at]?.plain ?? '')) return null
  const before = DAYS_OF_MONTH(words, at, context)
  const behind = MONTH_OF_DAYS(words, at, context)
  const read = before ?? behind
  if (!read) return null
  const [of, days] = before
    ? [before.value[6], [before.value[1], before.value[2], before.value[4]]]
    : [behind?.value[1], [behind?.value[2], behind?.value[3], behind?.value[5]]]
  if (!of?.isMonth) return null
  const dates = days.flatMap((day) => (day ? [`${of.from.slice(0, 8)}${padded(day)}`] : []))
  const [first, last] = [dates[0], dates.at(-1)]
  const areRight = dates.every(
    (date, nth) => CivilDate.safeParse(date).success && date > (dates[nth - 1] ?? context.today),
  )
  return first && last && areRight ? { value: { first, last, rhythm: rhythmOn(dates) }, to: read.to } : null
}

/** `the bar exam on 27 and 28 July`, `my exams 5 and 7 June`: what takes several days is got ready for until the first. */
export const firstOfDays: Phrase<string> = (words, at, context) => {
  const isNamed = words[at]?.text === 'on' || OCCASION.test(words[at - 1]?.plain ?? '')
  const read = isNamed ? severalDays(words, at, context) : null
  return read && { value: read.value.first, to: read.to }
}

/** `study for my exam | on Mon & Thu`, `move to a flat | on sat and sun`: what is once is not on several days; a festival may be. */
export function areDaysOfStudy(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.plain ?? ''
  if (words[at]?.plain !== 'on' || (OCCASION.test(before) && before.endsWith('s')) || OF_DAYS.test(before))
    return false
  const next = AND_MARK.test(words[at + 2]?.plain ?? '') ? at + 3 : at + 2
  return [at + 1, next].every((index) => weekdayOf(words[index]?.plain ?? '') !== null)
}
const OF_DAYS =
  /^(?:part(?:y|ies)|conference|festival|retreat|camp|market|fair|tournament|holidays?|vacation|trip|visit|weekend|workshop|course|event|sale|finals|competition|meet)$/
const AND_MARK = /^(?:and|&|\+)$/

function rhythmOn(dates: readonly string[]): Rhythm | null {
  const [first = ''] = dates
  if (dates.every((date, nth) => date === addDays(first, nth))) return { ...DAILY, isImplied: true }
  const areWeekly = dates.every((date, nth) => daysBetween(first, date) === 7 * nth)
  return areWeekly ? { ...onDays([dayOfWeek(first)]), isImplied: true } : null
}

/** `on two Saturdays in December`: the first of them that are ahead. */
export const someOfMonth: Phrase<SeveralDays> = (words, at, context) => {
  const begin = /^(?:on|over)$/.test(words[at]?.plain ?? '') ? at + 1 : at
  const count = numberOf(words[begin]?.plain ?? '') ?? 0
  const name = words[begin + 1]?.plain ?? ''
  const days = name === 'weekends' ? [6, 0] : [name.endsWith('s') ? weekdayOf(name.slice(0, -1)) : null]
  const [first, last] = [days[0] ?? null, days.at(-1) ?? null]
  if (count < 2 || count > MOST_OF_MONTH || first === null || last === null) return null
  if (!/^(?:in|of)$/.test(words[begin + 2]?.plain ?? '')) return null
  const of = month(words, begin + 3, context)
  if (!of?.value.isMonth) return null
  const from = of.value.from > context.today ? of.value.from : context.today
  const begins = nextWeekday(from, first)
  const ends = nextWeekday(addDays(begins, DAYS_PER_WEEK * (count - 1)), last)
  const isWithin = ends.slice(0, 7) === of.value.from.slice(0, 7)
  return isWithin ? { value: { first: begins, last: ends, rhythm: onDays([first, last]) }, to: of.to } : null
}
const MOST_OF_MONTH = 4
