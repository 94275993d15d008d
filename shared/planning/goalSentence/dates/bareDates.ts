import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import type { Deadline } from './deadline.ts'
import { length } from '#shared/planning/goalSentence/rhythms/lengths.ts'
import { beginsDate } from '#shared/planning/goalSentence/occasions.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'
import { rhythm } from '#shared/planning/goalSentence/rhythms/rhythms.ts'

/** A calendar date without a preposition: `9 May`, `Sat 16 January`, `2027-05-09`. */
export const bareDate: Phrase<Deadline> = (words, at, context) => {
  // `plant out the beds | mid April`
  const third =
    /^(?:early|mid-?|late)$/.test(words[at]?.text ?? '') && at > 0 ? point(words, at, context) : null
  if (third && third.to === at + 2) return { value: { date: third.value.to }, to: third.to }
  const isDayNamed = weekdayOf(words[at]?.plain ?? '') !== null
  if (!beginsDate(words, isDayNamed ? at + 1 : at)) return null
  const read = point(words, at, context)
  if (isDayNamed && read?.to === at + 1) return null
  // `C1 Spanish, June 2027`: a month with its year, as a part of its own
  const isOwnMonth =
    read?.value.isMonth === true &&
    read.value.hasYear === true &&
    at > 0 &&
    endsPart(words, at - 1) &&
    (read.to >= words.length || endsPart(words, read.to - 1))
  if (read && isOwnMonth) return { value: { date: read.value.to }, to: read.to }
  const isDay = read && read.value.from === read.value.to && !isCount(words, at, context)
  return read && isDay ? { value: { date: read.value.to }, to: read.to } : null
}

/** `on Saturday 5 December`: the weekday is that of the date, and no rhythm. */
export const dateWithDay: Phrase<Deadline> = (words, at, context) => {
  const day = words[at]?.plain === 'on' ? at + 1 : at
  if (weekdayOf(words[day]?.plain ?? '') === null || !beginsDate(words, day + 1)) return null
  const read = point(words, day, context)
  const isDate = read && read.to > day + 2 && read.value.from === read.value.to
  return isDate ? { value: { date: read.value.to }, to: read.to } : null
}

/** Whether a number begins how often or how long, and is no day of a month: `by June | 3 times a week`. */
export function isCount(words: Parameters<Phrase<unknown>>[0], at: number, context: ReadingContext): boolean {
  return (rhythm(words, at, context) ?? length(words, at, context)) !== null
}
