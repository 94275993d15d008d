import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { type Correction, type Kind, OPEN } from './kind.ts'

/** The name of a weekday, as a part of a regular expression. */
export const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?![a-z])'
const ONE_MORE = `(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:(?:and|or|to)\\s+)?|\\s*[-–/&+]\\s*)(?:on\\s+)?${WEEKDAY})`
const JOINED = `${ONE_MORE}{0,6}`
const LEAD = '(?:on|every|each|this|next|by)\\s+'
const PART = '\\s+(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?)(?![a-z])'
const PARTS = new RegExp(`^(${LEAD})?(${WEEKDAY}${JOINED})(${PART})?$`, 'i')

/** Weekdays, with the part of the day behind them: `on Mondays and Thursdays`, `Tuesday evenings`. */
export const DAYS: Kind = {
  source: `\\b(?:${LEAD})?${WEEKDAY}${JOINED}(?:${PART})?`,
  shortest: `\\b(?:${LEAD})?${WEEKDAY}${JOINED}?(?:${PART})?`,
  merged: mergedDays,
}

function mergedDays({ old, meant, excluded, mark, ...said }: Correction): string | null {
  const [, lead = '', named = '', part = ''] = PARTS.exec(old) ?? []
  const [, otherLead = '', other = '', otherPart] = PARTS.exec(meant) ?? []
  const [before, now] = [daysNamed(named), daysNamed(other)]
  if (before.length === 0 || now.length === 0) return null
  const isWithin = now.every((day) => before.includes(day))
  // `Monday to Friday, no Monday to Thursday`: a span of others is no exception of it.
  const isSpan = [named, other].every((days) => RANGE.test(days)) && now[0] === before[0]
  const isInstead = isSpan || isNotBeside({ before, now, isWithin, named, other })
  if (mark === 'no' && !(said.isBeside && isInstead)) return null
  // `Monday to Friday, sorry no Fridays` leaves one out.
  if (isWithin && !isSpan && (RANGE.test(named) || (excluded === null && said.isNegated))) return null
  const left = daysOf(named).filter((day) => !daysOf(excluded ?? '').includes(day))
  const isWhole = left.every((day) => daysOf(other).includes(day))
  const isOfSome = excluded !== null && !isWhole && left.length < daysOf(named).length
  // `on Mondays and Thursdays, I mean Fridays`: the last of them, or both.
  if (!isOfSome && before.length > 1 && now.length === 1 && !isWithin && !said.isAlone) return OPEN
  const days = isOfSome ? [...left.map(nameOf), other.trim()].join(' and ') : other
  const led = /^(?:every|each|this|next)/i.test(otherLead) ? otherLead : lead || otherLead
  return `${led}${days}${otherPart ?? part}`
}

/**
 * Whether `no` before days means these instead: of days that are named, others are left out anyway (`Wed, no Thurs`), and none that stays can be
 * refused (`Mondays and Tuesdays, no Mondays and Thursdays`). `Tuesdays, no Sundays` may only stress it.
 */
function isNotBeside(said: {
  before: readonly number[]
  now: readonly number[]
  isWithin: boolean
  named: string
  other: string
}): boolean {
  const { before, now, isWithin, named, other } = said
  if (RANGE.test(named) || isWithin) return false
  const isShared = now.some((day) => before.includes(day))
  const areSingle = [named, other].every((days) => !/day?s\s*$/i.test(days))
  return isShared || (areSingle && before.length === 1 && now.length === 1)
}

const RANGE = /[-–]|\bto\b/i
const NAMES = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

function nameOf(day: number): string {
  return NAMES[day] ?? ''
}

/** The weekdays of a text, with those between the ends of a span. */
export function daysOf(text: string): number[] {
  const named = daysNamed(text)
  const [first = 0, last = 0] = named
  if (named.length !== 2 || !RANGE.test(text)) return named
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_day, at) => (first + at) % 7)
}

/** The weekdays that are named one by one. */
function daysNamed(text: string): number[] {
  const names = text.toLowerCase().match(/[a-z]+/g) ?? []
  return names.flatMap((name) => {
    const day = weekdayOf(name) ?? (name.endsWith('s') ? weekdayOf(name.slice(0, -1)) : null)
    return day === null ? [] : [day]
  })
}
