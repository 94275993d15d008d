import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { ordinalOf } from '#shared/tasks/quickAdd/numbers.ts'
import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { anyPart } from '#shared/planning/goalSentence/dates/namedDays.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Rarely } from '#shared/planning/rarely.ts'
import { type Rhythm, within } from './rhythm.ts'

const DAY = '(?:mon|tues?|wed|wednes|thurs?|thu|fri|sat|satur|sun)(?:day)?'
const NTH = '(first|second|third|fourth|last|1st|2nd|3rd|4th)'
const ROUGHLY = '(?:(?:at least|about|around|roughly|only|maybe|just) )?'
const MOST_WEEKS = 52

/** `every other Saturday`, `once every 3 weeks`, `fortnightly on Mondays`. */
const OF_WEEKS = new RegExp(
  `^${ROUGHLY}(?:on )?(?:(?:once )?(?:every|each) (other|second|2nd|third|3rd|fourth|4th|\\d{1,2}|two|three|four|five|six|eight) (weeks?|weekends?|${DAY}s?)|(?:once )?(?:on )?alternat(?:e|ing) (weeks|weekends?|${DAY}s?)|(?:once )?(?:every|each|a|per) fortnight|fortnightly)(?: (?:on )?(?:a |the )?(weekends?|${DAY}s?))?(?= |$)`,
)
/** `twice a month`, `3 times each month`, `every month`. */
const OF_MONTHS = new RegExp(
  `^${ROUGHLY}(?:(?:(once|twice|thrice|\\d{1,2}x|(?:\\d{1,2}|one|two|three|four|five|six|eight|ten) times?) (?:a|per|each|every)|every|each) month|monthly(?=$))(?: (?:on |at )?(?:a |the |one )?(weekends?|${DAY}s?)(?! (?:and|or|&|\\+)(?: |$)))?(?= |$)`,
)
/** `on the first Saturday of the month`, `every last Friday`. */
const DAY_OF_MONTH = new RegExp(
  `^(?:(?:on )?(?:the )?|(?:on )?every )${NTH} (${DAY}) (?:of|in) (?:the|a|each|every) month(?= |$)|^every (first|last) (${DAY})(?= |$)`,
)
const FIRST =
  /^(?:on|every|each|once|twice|thrice|\d{1,2}x?|one|two|three|four|five|six|eight|ten|the|first|second|third|fourth|last|1st|2nd|3rd|4th|fortnightly|monthly|alternat(?:e|ing)|a|per|at|about|around|roughly|only|maybe|just)$/

/**
 * How often, where that is less often than each week (docs/rules/plans.md, Goal sentences): said of the goal itself, and not of
 * something else that is done now and then, as in `, long walks every second weekend`.
 */
export const rarelyAt: Phrase<Rhythm> = (words, at, context) => {
  if (!FIRST.test(words[at]?.plain ?? '') || !isOfGoal(words, at) || isAtMost(words, at)) return null
  const text = clauseText(words, at, MOST_WORDS)
  const read = dayOfMonthIn(text) ?? weeksIn(text) ?? monthsIn(text) ?? oneAMonth(words, at, text)
  if (!read) return null
  const to = at + read.text.split(' ').length
  // `want to pay | monthly`, `once a month | on a Saturday`
  if (!endsPart(words, to - 1) && OTHERWISE.test(clauseText(words, to, 3))) return null
  const part = anyPart(words, to, context)
  const rhythm: Rhythm = { perWeek: 1, weekdays: null, rarely: read.rarely }
  return { value: within(rhythm, part?.value ?? null), to: part?.to ?? to }
}
const MOST_WORDS = 9
/** Behind it more is said of the days, of how often, or of another thing. */
const OTHERWISE = new RegExp(
  `^(?:on |at |over )?(?:a |the |one )?(?:${DAY}s?|weekends?|weekdays?)(?: |$)|^(?:and|or|&|to) (?:the )?(?:${DAY}s?|${NTH}|twice|three|once|\\d)`,
)

/** `eat out at most | twice a month`: no plan for doing it so often. */
function isAtMost(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ plain }) => plain)
    .join(' ')
  return (
    words[0]?.plain === 'only' ||
    /(?:^| )(?:at (?:the )?most|max(?:imum)?|(?:no|not) more than|up to)$/.test(before)
  )
}

/** In the first part of a sentence, or in a part of its own: `…, 3 hours every second Sunday`. */
function isOfGoal(words: readonly Word[], at: number): boolean {
  // `12 paintings, one | each month`
  if (/^(?:each|every)$/.test(words[at]?.plain ?? '') && numberOf(words[at - 1]?.plain ?? '') !== null)
    return false
  let begin = at
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  if (begin === 0) return true
  const before = words.slice(begin, at)
  // `learn to cook, one new dish | every other Sunday`: what one session is made of
  const isOne = COUNTED.test(before.map(({ plain }) => plain).join(' '))
  const [deed, ...more] = before
  // `start a podcast, record | every other Sunday`
  const isItsDeed = more.length === 0 && ITS_DEED.test(deed?.plain ?? '')
  return isOne || isItsDeed || before.every(({ plain }) => SAYS_HOW_LONG.test(plain))
}
/** What one session is made of. */
export const COUNTED =
  /^(?:one|a|an|1) (?:new )?(?:[a-z-]+ )?(?:dish|recipe|song|piece|chapter|lesson|book|film|movie|episode|drawing|painting|sketch|photo|poem|post|article|video|room|drawer|cake|loaf|meal|stitch|pattern|topic|module)$/
const ITS_DEED =
  /^(?:record|publish|post|release|meet|rehearse|practi[sc]e|train|work|write|film|edit|upload|send|play|perform|study)(?:ing)?$/
const SAYS_HOW_LONG =
  /^(?:and|but|for|on|maybe|about|only|just|usually|i|we|can|could|manage|work|train|meet|i'd|like|want|to|do|it|this|that|an?|half|one|two|three|four|hours?|hrs?|h|minutes?|mins?|\d\S*)$/

type Read = { rarely: Rarely; text: string }

function weeksIn(text: string): Read | null {
  const [whole, count, unit, alternate, behind] = OF_WEEKS.exec(text) ?? []
  if (whole === undefined) return null
  const weeks = count === undefined || count === 'other' ? 2 : (numberOf(count) ?? ordinalOf(count))
  const named = (unit ?? alternate ?? 'week').replace(/s$/, '')
  const day = named === 'week' ? behind : (unit ?? alternate)
  if (weeks === null || weeks < 2 || weeks > MOST_WEEKS || (named !== 'week' && behind !== undefined))
    return null
  return { rarely: { every: 'weeks', weeks, weekdays: day === undefined ? null : daysOf(day) }, text: whole }
}

function daysOf(day: string): number[] {
  if (day.startsWith('weekend')) return [0, 6]
  return [weekdayOf(day) ?? weekdayOf(day.replace(/s$/, '')) ?? 0]
}

function monthsIn(text: string): Read | null {
  const [whole, said, day] = OF_MONTHS.exec(text) ?? []
  if (whole === undefined) return null
  const times =
    said === undefined
      ? 1
      : ['once', 'twice', 'thrice'].indexOf(said) + 1 || numberOf(said.replace(/x$| times?$/, ''))
  return times === null || times < 1 || times > 28
    ? null
    : { rarely: { every: 'month', times, ...(day !== undefined && { weekdays: daysOf(day) }) }, text: whole }
}

/** `one museum | a month`. */
function oneAMonth(words: readonly Word[], at: number, text: string): Read | null {
  const [whole] = /^(?:a|per) month(?= |$)/.exec(text) ?? []
  let begin = at
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  const before = words
    .slice(begin, at)
    .map(({ plain }) => plain)
    .join(' ')
  return whole !== undefined && ONE.test(before)
    ? { rarely: { every: 'month', times: 1 }, text: whole }
    : null
}
const ONE =
  /^(?:(?:have|do|go to|go on|see|visit|cook|write|try|run|bake|host|make) )?(?:one|1|an?) (?:new )?(?!(?:book|hour|day|few|couple|lot|bit|little|month|week|half|minimum|total)s?\b)[a-z-]+(?: [a-z-]+)?$/

function dayOfMonthIn(text: string): Read | null {
  const [whole, first, day, other, otherDay] = DAY_OF_MONTH.exec(text) ?? []
  const [nth, weekday] = [ordinalOf(first ?? other ?? ''), weekdayOf(day ?? otherDay ?? '')]
  return whole === undefined || nth === null || weekday === null
    ? null
    : { rarely: { every: 'weekday of a month', weekday, nth }, text: whole }
}
