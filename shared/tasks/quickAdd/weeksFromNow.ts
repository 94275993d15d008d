import { addDays } from '#shared/time/civil.ts'
import type { DayReading } from './nearDays.ts'
import { count } from './numbers.ts'
import { either, keyword, optional, type Phrase, sequence } from './phrase.ts'

export const someWeeks = keyword('week', 'weeks', 'wk', 'wks')

/** `2 wks today`, `in 2 weeks tomorrow`, `a fortnight today`, and without how many `wk today`. */
export const weeksFromNow: Phrase<DayReading> = (words, at, context) => {
  const read = sequence(
    optional(keyword('in')),
    optional(count),
    either(someWeeks, keyword('fortnight')),
    keyword('today', 'tomorrow'),
  )(words, at, context)
  if (read === null) return null
  const before = words[at - 1]?.plain ?? ''
  const [, times, unit, day] = read.value
  if (BEFORE_LENGTH.test(before)) return null // "run for 2 wks today"
  const isNamed = times === null && (unit.endsWith('s') || at === 0 || OF_WEEK.test(before))
  if (isNamed) return null // "plan week today"
  const days = (times ?? 1) * (unit === 'fortnight' ? 14 : 7) + (day === 'tomorrow' ? 1 : 0)
  return { value: { date: addDays(context.today, days), place: 'edge' }, to: read.to }
}

const BEFORE_LENGTH = /^(?:for|last|lasts|every|each|per|another|past|next|once|twice|thrice|times)$/
/** Behind one of these a week is what something is done to or is called by: "plan week today", "start work week today". */
const OF_WEEK =
  /^(?:plan|planning|prep|review|reviewing|sort|the|this|next|last|each|every|per|my|our|work|training|reading|\d+(?:st|nd|rd|th)?|first|second|third|final|new|whole|all|a|once|twice|times|week|half|recovery|rest|deload|test|taper|bin|freshers|fashion|book|for|of|on|start|end|until|till?)$/
