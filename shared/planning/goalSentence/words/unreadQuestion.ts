import { addDays, addMonths } from '#shared/time/civil.ts'
import { awayInWords } from '#shared/planning/away.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { daysAwayIn } from '#shared/planning/daysAway.ts'
import { hasDates } from '#shared/planning/goalPlan/hasDates.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { weekdaysInWords } from '#shared/planning/weekdaysInWords.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { deadline } from '#shared/planning/goalSentence/dates/deadlines.ts'
import { lengthOfWhat } from '#shared/planning/goalSentence/rhythms/lengths.ts'
import { rhythm } from '#shared/planning/goalSentence/rhythms/rhythms.ts'
import { sentenceWords } from './sentenceWords.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** A button: what it says, and the answer that it stands for. */
type Suggestion = readonly [label: string, value: unknown]

const EVENING = ['Only in the evening', { between: ['17:00', '22:00'] }] as const
/** A plan has one part of the day for all its days: it is one of the two. */
const EVENINGS_AND_WEEKENDS = /\b(?:evenings|nights)\b.*\bweekends?\b|\bweekends?\b.*\b(?:evenings|nights)\b/i

/** `once a month`, `every two weeks`: a plan goes by weeks, and offers its nearest rhythm. */
const RARER_THAN_WEEKLY =
  /\b(?:(?:once|twice|thrice|one|two|\d+(?: times)?) (?:a|per|each|every) (?:month|fortnight|quarter|year)|(?:every|each) (?:month|fortnight|quarter|year|(?:other|second|third|fourth|two|three|four|2|3|4|2nd|3rd|4th) (?:weeks?|months?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))|fortnightly|(?:first|second|third|fourth|last) [a-z]+day of (?:the|each|every) month)\b/i

/** Whether a condition says how often, and less often than each week. */
export function isRarerThanWeekly(part: string): boolean {
  return RARER_THAN_WEEKLY.test(part)
}

/** `in time for the wedding`, `before our trip`: until a day that the sentence does not name. */
export function isUntilOccasion(part: string): boolean {
  const words = part.toLowerCase().split(/[^a-z]+/)
  return UNTIL.test(part) && !/\d/.test(part) && words.some((word) => OCCASION.test(word))
}
const UNTIL = /^(?:in time for|before|until|till|by|for) /i

function datesAhead(today: string): Suggestion[] {
  return [
    ['It ends in 4 weeks', { deadline: addDays(today, 28) }],
    ['It ends in 3 months', { deadline: addMonths(today, 3) }],
    ['It ends in 6 months', { deadline: addMonths(today, 6) }],
  ]
}

/** So many unread parts are looked at, and so many characters and words of each. */
const MOST_PARTS = 5
const LONGEST_PART = 100
const MOST_WORDS = 12

/** What an unread part says of days and of a length of its own: `2 hours on Saturday`. */
export function daysAndLengthIn(part: string): { days: readonly number[]; minutes: number | null } {
  const words = sentenceWords(part.slice(0, LONGEST_PART)).slice(0, MOST_WORDS)
  // Dates are no matter here: any day does.
  const context = { today: '2000-01-01', weekStart: 1 }
  const firstOf = <Value>(read: (at: number) => Value | null) =>
    words.map((_, at) => read(at)).find((found) => found !== null)
  const length = firstOf((at) => lengthOfWhat(words, at, context))
  const days = firstOf((at) => rhythm(words, at, context)?.value.weekdays ?? null)
  return { days: days ?? [], minutes: length?.value.of === 'session' ? length.value.minutes : null }
}

/** What the parts that were not read may have meant: a text that asks, and buttons. */
export function unreadQuestion(
  understood: Understood,
  context: SentenceContext,
): { text: string; suggestions: Suggestion[] } {
  const { minutes, weekdays } = understood
  const { today } = context
  const asks =
    understood.unread.length === 1
      ? `What does ‘${understood.unread[0]}’ mean for the plan?`
      : `What do ${understood.unread.map((part) => `‘${part}’`).join(' and ')} mean for the plan?`
  const unread = understood.unread.slice(0, MOST_PARTS).map((part) => part.slice(0, LONGEST_PART))
  const others = unread.map(daysAndLengthIn)
  const other = others.find((one) => one.days.length > 0 && one.minutes !== null && one.minutes !== minutes)
  if (other?.minutes && minutes !== null)
    return {
      text: `So far a session is ${lengthInWords(minutes)}. ${asks}`,
      suggestions: lengthChoices({ minutes, weekdays }, { days: other.days, minutes: other.minutes }),
    }
  if (unread.every(isUntilOccasion))
    return { text: asks, suggestions: [...datesAhead(today), ['Leave it out', 'ignore']] }
  const away = unread.map((part) => daysAwayIn(part, context)?.away[0]).find((range) => range !== undefined)
  if (away) return { text: asks, suggestions: datesChoices(away, hasDates(understood)) }
  const then = unread.map((part) => feastIn(part, context)).find((range) => range !== null)
  if (then) return { text: asks, suggestions: feastChoices(then) }
  const days = others.find((one) => one.days.length > 0 && one.days.length < DAYS_PER_WEEK)?.days
  const isOfEvenings = unread.some((part) => EVENINGS_AND_WEEKENDS.test(part))
  const isRare = unread.some(isRarerThanWeekly)
  return {
    text: asks,
    suggestions: [
      ...(isRare ? [['Once a week', { per_week: 1 }] as const] : []),
      ['Leave it out', 'ignore'],
      ...(isOfEvenings
        ? [EVENING, ['Not on weekdays', { not_on: [1, 2, 3, 4, 5] }] as const]
        : [
            days && !isRare
              ? ([`Not on ${weekdaysInWords(days)}`, { not_on: days }] as const)
              : endOf(unread, context),
            EVENING,
            ['Only in the morning', { between: ['05:00', '12:00'] }] as const,
          ]),
    ],
  }
}

/** `my daughter starts school in September`: until then, where a part names a date. */
function endOf(unread: readonly string[], context: SentenceContext): Suggestion {
  for (const part of unread) {
    const words = sentenceWords(part.slice(0, LONGEST_PART)).slice(0, MOST_WORDS)
    const isDated = (at: number) => /^(?:in|on|by|until|till|before)$/.test(words[at]?.plain ?? '')
    const read = words.flatMap((_, at) => (isDated(at) ? (deadline(words, at, context)?.value ?? []) : []))[0]
    if (read && 'date' in read && read.date > context.today)
      return [
        'Until then',
        { deadline: read.from && read.from > context.today ? addDays(read.from, -1) : read.date },
      ]
  }
  return ['It ends in 3 months', { deadline: addMonths(context.today, 3) }]
}

const DAYS_PER_WEEK = 7

/** `on holiday 3 to 7 March`: there is no time then, or all of it is. A habit leaves out no single dates. */
function datesChoices([from, to]: readonly [string, string], canLeaveOut: boolean): Suggestion[] {
  return [
    canLeaveOut ? ['Not then', { away: [[from, to]] }] : ['Begin after it', { starts_on: addDays(to, 1) }],
    ['Only then', { starts_on: from, deadline: to }],
    ['Leave it out', 'ignore'],
  ]
}

/** Both lengths, one of the two for all the days, or one of them on its own days alone. */
function lengthChoices(
  { minutes, weekdays }: Pick<Understood, 'weekdays'> & { minutes: number },
  other: { days: readonly number[]; minutes: number },
): Suggestion[] {
  const all = [...new Set([...(weekdays ?? [0, 1, 2, 3, 4, 5, 6]), ...other.days])].toSorted(
    (one, two) => one - two,
  )
  const choice = (length: number, days: readonly number[]): Suggestion => [
    `${lengthInWords(length)} on ${weekdaysInWords(days)}`,
    { minutes: length, weekdays: days },
  ]
  const usual = all.filter((day) => !other.days.includes(day))
  const each = `${lengthInWords(minutes)} on ${weekdaysInWords(usual)}, ${lengthInWords(other.minutes)} on ${weekdaysInWords(other.days)}`
  const own = [{ days: other.days, between: null, minutes: other.minutes }]
  return [
    ...(usual.length > 0 ? [[each, { weekdays: all, own_days: own }] as const] : []),
    choice(minutes, all),
    choice(other.minutes, all),
    choice(other.minutes, other.days),
    ['Leave it out', 'ignore'],
  ]
}

/** `over the Christmas break`: the dates that it usually has. */
function feastIn(part: string, context: SentenceContext): readonly [string, string] | null {
  const isThen = /^(?:over|during|in) (?:the )?[a-z' ]+ (?:break|holidays?|vacation)$/i.test(part)
  return (isThen ? daysAwayIn(`not ${part}`, context)?.away[0] : undefined) ?? null
}

function feastChoices([from, to]: readonly [string, string]): Suggestion[] {
  return [
    [capitalised(awayInWords([[from, to]])[0] ?? ''), { starts_on: from, deadline: to }],
    ['Leave it out', 'ignore'],
  ]
}

/** `1 hour`, `90 minutes`. */
function lengthInWords(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}
