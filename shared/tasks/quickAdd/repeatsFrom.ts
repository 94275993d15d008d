import { isBoundOfDays } from './clauses.ts'
import { weekdayName } from './dateWords.ts'
import { inMonthsOf, monthDays, namedMonthDays, ofMonth } from './monthDays.ts'
import { interval } from './numbers.ts'
import type { Place } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from './phrase.ts'
import { adverb, type Unit, unit } from './repeatUnits.ts'
import type { RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import { multiplied, weekly } from './weekly.ts'

/** A rule, and where in the line it counts. */
export type Rule = { rule: RuleParts; place: Place }

/** `monthly review last weekday`: the days of a line that begins with how often. */
const daysOfMonthlyLine: Phrase<Rule> = (words, at, context) => {
  const read = at > 0 && words[0]?.plain === 'monthly' ? namedMonthDays(words, at, context) : null
  return read && { value: { rule: read.value, place: 'edge' }, to: read.to }
}

const everyWeeks: Phrase<Unit> = meaning(
  sequence(keyword('every', 'each'), optional(interval), unit),
  ([, times, each]) => ({ ...each, interval: each.interval * (times ?? 1) }),
)

/** `thurs weekly from april`, `tues every 2 weeks starting 9th march`: the weekday repeats, which is another one than that of the first day. */
const weekdayFrom: Phrase<Rule> = (words, at, context) => {
  const read = sequence(weekdayName, either(adverb, everyWeeks))(words, at, context)
  const [day, each] = read?.value ?? []
  const isBegun =
    read !== null && words.slice(read.to).some(({ plain }) => /^(?:from|starting|beginning)$/.test(plain))
  if (!isBegun || day === undefined || each?.frequency !== 'WEEKLY') return null
  const rule = multiplied(weekly([{ day, nth: null }]), each.interval)
  return rule && { value: { rule, place: 'edge' }, to: read.to }
}

/** `1st of the month from april`: where it begins later, it is each month's. */
const monthlyFrom: Phrase<Rule> = (words, at, context) => {
  const read = sequence(
    optional(keyword('on', 'by')),
    optional(keyword('the')),
    monthDays,
    ofMonth,
  )(words, at, context)
  const isBegun =
    read !== null &&
    (isBoundOfDays(words, read.to) || /^(?:until|till|til)$/.test(words[read.to]?.plain ?? '')) // not "last day of the month from 10 to 12"
  if (!isBegun || read.value[3].which !== 'this') return null
  const rule = inMonthsOf(read.value[2], read.value[3])
  return rule && { value: { rule, place: 'anywhere' }, to: read.to }
}

/** What repeats by what stands elsewhere in the line: how often at its beginning, or from when on. */
export const repeatsFrom: Phrase<Rule> = either(weekdayFrom, daysOfMonthlyLine, monthlyFrom)
