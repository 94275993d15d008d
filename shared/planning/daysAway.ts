import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { addDays, addMonths, dayOfMonth, DAYS_PER_WEEK, monthOf, weekOf } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Away } from './away.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import { after, span } from './goalSentence/amounts/points.ts'
import { bareDeadline } from './goalSentence/dates/deadlines.ts'
import { sentenceWords } from './goalSentence/words/sentenceWords.ts'

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b'
const NTH = '\\d{1,2}(?!\\d)(?:st|nd|rd|th)?'
const DATE = `(?:the )?(?:${NTH}(?: of)? ${MONTH}(?: \\d{4}\\b)?|${MONTH} ${NTH}(?:,? \\d{4}\\b)?|\\d{4}-\\d\\d-\\d\\d|(?:christmas|xmas)(?: eve| day)?|new year'?s?(?: eve| day)?|easter|thanksgiving|halloween|valentine'?s?(?: day)?|${NTH}(?! ?(?:min|hours?|times|weeks?|days?|pm|am)|[:.]\\d))`
const TO = '(?: ?[-–/] ?| (?:to|until|till|through|and) )'
/** `start after my vacation on 20 March` says when it is over. */
const NOT_BEHIND_AFTER = '(?<!\\b(?:after|before|since|following|for) (?:(?:my|the|our|an?) )?)'
const OUT = `${NOT_BEHIND_AFTER}(?:skip|pause|(?:remove|delete|drop|clear|cancel|take out)(?: all)?(?: (?:of )?the)?(?= (?:sessions?|everything|it all)\\b)(?: sessions?| everything| it all)|nothing(?! (?:but|except)\\b)|none|no (?:sessions?|training|work|working|runs?|running|practice|gym|swimming|yoga|pilates|workouts?|lessons?|classes|studying|revision|cycling|climbing|lifting|piano|guitar)|not|(?<!\\b(?:no time|never|only|nothing|not) )except|leave out|without|(?:i'm |i am |we're |we are )?(?:away|off|gone|busy|out of (?:town|the country)|travell?ing|on (?:vacation|holidays?|a trip|leave))(?: (?:for|with|at) [a-z]+)?|(?:on |have |got )?(?:an? |my )?(?:work|business) trip|can't|cannot|(?:take|have) (?:a|one|two|three|\\d) (?:weeks?|days?) off|(?:a|one|two|three) weeks? off|(?:a )?(?:vacation|holidays?|break))`
const IN =
  '(?: it| everything| the plan| the (?:weeks?|days|time|period))?(?:,? (?:on|in|from|between|for|at|over|during|starting))?'

/** `none on my birthday, | 14 April` */
const CALLED_DAY =
  "(?:my|our|his|her) (?:[a-z']+ )?(?:birthday|bday|anniversary|wedding|graduation),? (?:on |\\()?"
/** `not during half term | (15 to 19 February)`: what it is called. */
const CALLED = `(?: | (?:the |my |our )?[a-z'-]+(?: [a-z'-]+){0,4} \\(| ${CALLED_DAY})`

const RANGE = new RegExp(`\\b${OUT}${IN}${CALLED}(${DATE})${TO}(${DATE})`, 'i')
const WEEK_OF = new RegExp(
  `\\b${OUT}${IN} (?:the )?(?:week (?:of|beginning|starting) (${DATE})|(christmas|easter|thanksgiving|new year'?s?) week\\b)`,
  'i',
)
/** `skip the week after Easter`, `not the week before Christmas`: the seven days behind it or before it. */
const WEEK_BESIDE = new RegExp(`\\b${OUT}${IN} (?:the )?week (after|following|before) (${DATE})`, 'i')
/** `except Easter weekend`, `not on the weekend of 11 April` */
const WEEKEND_OF = new RegExp(
  `\\b${OUT}${IN} (?:the |our )?(?:weekend (?:of|around) (${DATE})|(easter|christmas|thanksgiving) weekend\\b)`,
  'i',
)
const NTH_WEEK = new RegExp(
  `\\b(?:${OUT}|no time)${IN} (?:the )?(first|second|third|last) (?:(two|2|three|3) )?weeks? (?:of|in) (${MONTH})`,
  'i',
)
/** `not the first weekend of May` */
const NTH_WEEKEND = new RegExp(
  `\\b${OUT}${IN} (?:the )?(first|second|third|last) weekend (?:of|in) (${MONTH})`,
  'i',
)
/** `not over Christmas`, `no work during the Christmas break`, `the Christmas week off`: the days around a feast. */
const FEAST = "(christmas|xmas|easter|new year'?s?|thanksgiving)"
const AROUND = new RegExp(
  `\\b(?:${OUT}|off)(?:,? (?:over|around|during|throughout|in|for|on))? (?:the |my |our )?${FEAST} (breaks?|holidays?|vacations?|period|time|season)\\b|\\b(?:${OUT}|off),? (?:over|around|during|throughout) (?:the )?${FEAST}\\b(?! (?:day|eve|week|weekend)\\b)`,
  'i',
)
const FEAST_OFF = new RegExp(
  `\\b(?:the |my )?${FEAST} (week|breaks?|holidays?|period) (?:is |are )?(?:off|free|out)\\b`,
  'i',
)
const NEAR = new RegExp(
  `\\b${OUT}${IN} (?:all of |the )?(next|this|the first) (week|weekend|month)\\b(?! (?:of|in)\\b)`,
  'i',
)
const UNTIL = new RegExp(
  `\\b(?:pause|skip|away|off|gone|travell?ing|nothing|(?:a )?break|on (?:vacation|holidays?|a trip|leave))(?: it| everything| the plan)? (?:until|till|til) (${DATE}|${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
  'i',
)
const LONG = '(?:a|one|two|three|four|\\d{1,2}) (?:days?|weeks?|months?)'
const LASTING = new RegExp(
  `\\b(?:(?:pause|away|gone|travell?ing|skip|on (?:vacation|holidays?|a trip|leave)|(?:a )?(?:vacation|holidays?|break) (?:of|for))(?: it| everything| the plan)?(?: for)? (${LONG})|(${LONG}) off)(?:,? (?:from|at|over|starting|beginning|on) (${DATE}))?`,
  'i',
)
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\b'
const DAYS_OF_WEEK = new RegExp(
  `\\b${OUT}${IN} (?:(next|this) week,? (?:on |from )?)?(${WEEKDAY})(?:${TO}(${WEEKDAY}))?(?: (?:of )?(next|this) week\\b)?`,
  'i',
)
/** `not tomorrow` */
const THAT_DAY = new RegExp(`\\b${OUT}${IN} (today|tomorrow|tmrw|tmr)\\b`, 'i')
const THIS_DAY = new RegExp(`\\b${OUT}${IN} (?:this|the coming|coming|(next)) (${WEEKDAY})(?! and\\b)`, 'i')
const NTH_DAY = `(?:the |my |our )?(first|second|third|fourth|last) (${WEEKDAY})(?: (?:of|in) (${MONTH}))?(?! of | in (?:the|each|every)\\b)`
/** `skip the first Thursday`, `the first Friday off`, `not on the second Monday of May` */
const ONE_DAY = new RegExp(`\\b(?:${OUT}${IN} ${NTH_DAY}|${NTH_DAY}(?: is)? (?:off|free|out)\\b)`, 'i')
const WHOLE_MONTH = new RegExp(
  `\\b${OUT}(?: it| everything| the plan)?(?:,? (?:in|for|during|over|throughout))? (?:(?:all|the whole|the month) (?:of )?)?(${MONTH})(?! \\d)`,
  'i',
)
const ONE = new RegExp(`\\b${OUT}${IN} (?:${CALLED_DAY})?(${DATE})`, 'i')

/**
 * The dates that a message leaves out: `skip next week`, `away from 20 December to 3 January`, `not on 24 December`, `pause for two weeks`.
 *
 * @param begins the first local date of the plan, from which `the first Thursday` counts
 * @returns the dates and the person's words; null where it names none that can be told
 */
export function daysAwayIn(
  text: string,
  context: SentenceContext,
  begins: string = context.today,
): { away: Away; words: string } | null {
  const said = text.replaceAll('’', "'")
  for (const [words, read] of FORMS) {
    const match = words.exec(said)
    const range = match ? read(match, context, begins) : undefined
    if (match && range !== undefined)
      return range && range[0] <= range[1] ? { away: [range], words: match[0] } : null
  }
  return null
}

type Range = [string, string]
/** The dates of a match; null where they cannot be told, undefined where the words are of another form. */
type Reader = (match: RegExpExecArray, context: SentenceContext, begins: string) => Range | null | undefined

/** In the order in which they are looked for. */
const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [
    AROUND,
    ([, ofBreak, , feast], context) => aroundFeast(ofBreak ?? feast ?? '', ofBreak !== undefined, context),
  ],
  [
    FEAST_OFF,
    ([, feast = '', unit = ''], context) =>
      unit === 'week' ? weekWith(dateOf(feast, context), context) : aroundFeast(feast, true, context),
  ],
  [RANGE, ([, first = '', last = ''], context) => fromTo(first, last, context)],
  [WEEK_OF, ([, date, feast = ''], context) => weekWith(dateOf(date ?? feast, context), context)],
  [WEEK_BESIDE, weekBeside],
  [WEEKEND_OF, ([, date, feast = ''], context) => weekendWith(date ?? feast, context)],
  [NTH_WEEK, weeksOfMonth],
  [NTH_WEEKEND, weekendOfMonth],
  [UNTIL, ([, end = ''], context) => untilDay(end, context)],
  [NEAR, ([, which = '', unit = ''], context) => nearSpan(which, unit, context)],
  [
    DAYS_OF_WEEK,
    (match, context) => ((match[1] ?? match[4]) === undefined ? undefined : daysOfWeek(match, context)),
  ],
  [THAT_DAY, ([, day = ''], { today }) => thatDay(day, today)],
  [THIS_DAY, ([, next, name = ''], context) => comingDay(name, next !== undefined, context)],
  [ONE_DAY, (match, context, begins) => nthDay(match, begins, context)],
  [LASTING, ([, some, off = '', start], context) => lastingFrom(some ?? off, start, context)],
  [
    ONE,
    ([, words = ''], context) => {
      const date = dateOf(words, context)
      return date === null ? undefined : [date, date]
    },
  ],
  [WHOLE_MONTH, ([, name = ''], context) => wholeMonth(name, context)],
]

function thatDay(name: string, today: string): Range {
  const date = addDays(today, name.toLowerCase() === 'today' ? 0 : 1)
  return [date, date]
}

/** A date by its words; null for a day of the month without its month, of which the next one is meant. */
function dateOf(words: string, context: SentenceContext): string | null {
  const day = DAY_ALONE.exec(words)?.[1]
  if (day !== undefined) return nextDayOfMonth(Number(day), context.today)
  return bareDeadline(sentenceWords(words.replace(/^the /i, '')), 0, context)?.value ?? null
}

/** `the 24th`, without its month. */
const DAY_ALONE = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/i

/** The next date, after today, on a day of the month; null for none such. */
export function nextDayOfMonth(day: number, today: string): string | null {
  if (day < 1 || day > 31) return null
  for (let ahead = 1; ahead <= 62; ahead += 1) {
    const date = addDays(today, ahead)
    if (dayOfMonth(date) === day) return date
  }
  return null
}

/** `10 to 20 December`: the first has the month of the last; a last one before the first is that of the next year. */
function fromTo(first: string, last: string, context: SentenceContext): Range | null {
  const month = new RegExp(MONTH, 'i').exec(last)?.[0]
  const from = dateOf(DAY_ALONE.test(first) && month !== undefined ? `${first} ${month}` : first, context)
  if (from === null) return null
  const ownMonth = new RegExp(MONTH, 'i').exec(first)?.[0]
  const to = dateOf(DAY_ALONE.test(last) && ownMonth !== undefined ? `${last} ${ownMonth}` : last, {
    ...context,
    today: from,
  })
  return to === null ? null : [from, to]
}

function weekWith(date: string | null, { weekStart }: SentenceContext): Range | null {
  if (date === null) return null
  const { from, to } = weekOf(date, weekStart)
  return [from, to]
}

function weekBeside([, side = '', words = '']: RegExpExecArray, context: SentenceContext): Range | null {
  const date = dateOf(words, context)
  if (date === null) return null
  const isBefore = side.toLowerCase() === 'before'
  return isBefore
    ? [addDays(date, -DAYS_PER_WEEK), addDays(date, -1)]
    : [addDays(date, 1), addDays(date, DAYS_PER_WEEK)]
}

/** Saturday and Sunday of the week of a date; of Easter also Friday and Monday. */
function weekendWith(words: string, context: SentenceContext): Range | null {
  const date = dateOf(words, context)
  if (date === null) return null
  if (/^easter$/i.test(words)) return [addDays(date, -2), addDays(date, 1)]
  const sunday = weekOf(date, 1).to
  return [addDays(sunday, -1), sunday]
}

/** Days before and behind a feast that belong to it; to its break of some days more. */
const AROUND_FEAST: readonly (readonly [name: RegExp, days: Range4])[] = [
  [/^(?:christmas|xmas)$/i, [1, 1, 1, 7]],
  [/^easter$/i, [2, 1, 2, 1]],
  [/^thanksgiving$/i, [0, 3, 0, 3]],
  [/^new year/i, [1, 0, 1, 1]],
]
type Range4 = readonly [before: number, behind: number, beforeBreak: number, behindBreak: number]

function aroundFeast(name: string, isBreak: boolean, context: SentenceContext): Range | null {
  const date = dateOf(name, context)
  const days = AROUND_FEAST.find(([one]) => one.test(name))?.[1]
  if (date === null || days === undefined) return null
  const [before, behind, beforeBreak, behindBreak] = days
  return isBreak
    ? [addDays(date, -beforeBreak), addDays(date, behindBreak)]
    : [addDays(date, -before), addDays(date, behind)]
}

function nearSpan(which: string, unit: string, { today, weekStart }: SentenceContext): Range {
  const isNext = which.toLowerCase() === 'next'
  if (unit.toLowerCase() === 'month') return fromToday(monthOf(isNext ? addMonths(today, 1) : today), today)
  const week = weekOf(addDays(today, isNext ? DAYS_PER_WEEK : 0), weekStart)
  if (unit.toLowerCase() === 'week') return fromToday(week, today)
  const saturday = addDays(week.from, DAYS_PER_WEEK - 1 - weekStart)
  return [saturday, addDays(saturday, 1)]
}

/** `Monday to Thursday next week`; days of this week that are over are none. */
function daysOfWeek(
  [, before, first = '', last = first, behind]: RegExpExecArray,
  { today, weekStart }: SentenceContext,
): Range | null {
  const isNext = (before ?? behind)?.toLowerCase() === 'next'
  const week = weekOf(addDays(today, isNext ? DAYS_PER_WEEK : 0), weekStart)
  const [from, to] = [first, last].map((day) => {
    const weekday = weekdayOf(day.toLowerCase()) ?? weekStart
    return addDays(week.from, (weekday - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK)
  })
  return from === undefined || to === undefined ? null : fromToday({ from, to }, today)
}

/** `this Sunday` is the next one, which may be today; `next Sunday` is read as a date is elsewhere. */
function comingDay(name: string, isNext: boolean, context: SentenceContext): Range | null {
  const day = weekdayOf(name.toLowerCase())
  if (day === null) return null
  const date = isNext ? dateOf(`next ${WEEKDAY_NAMES[day]}`, context) : nextWeekday(context.today, day)
  return date === null ? null : [date, date]
}

/** The Saturdays of a month are counted, each with the Sunday behind it. */
function weekendOfMonth([, nth = '', month = '']: RegExpExecArray, context: SentenceContext): Range | null {
  const first = firstOfMonth(month, context)
  if (first === null) return null
  const place = ORDINALS.indexOf(nth.toLowerCase())
  const from =
    place < 0 ? addDays(monthOf(first).to, 1 - DAYS_PER_WEEK) : addDays(first, DAYS_PER_WEEK * place)
  const saturday = nextWeekday(from, 6)
  return [saturday, addDays(saturday, 1)]
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth']

/** `the second Thursday`, of the plan or of a month. */
function nthDay([, ...words]: RegExpExecArray, begins: string, context: SentenceContext): Range | null {
  const [nth = '', name = '', month] = words[0] === undefined ? words.slice(3) : words
  const day = weekdayOf(name.toLowerCase())
  const first = month === undefined ? begins : firstOfMonth(month, context)
  if (day === null || first === null) return null
  const place = ORDINALS.indexOf(nth.toLowerCase())
  if (place < 0 && month === undefined) return null
  const from =
    place < 0 ? addDays(monthOf(first).to, 1 - DAYS_PER_WEEK) : addDays(first, DAYS_PER_WEEK * place)
  const date = nextWeekday(from, day)
  return [date, date]
}

const NTH_OF_MONTH: Record<string, number> = { first: 0, second: 1, third: 2 }

/** `the first week of January`: its first seven days, and of `the first 2 weeks` fourteen; the last one ends with it. */
function weeksOfMonth(
  [, nth = '', count, month = '']: RegExpExecArray,
  context: SentenceContext,
): Range | null {
  const running = firstOfMonth(month, context)
  if (running === null) return null
  const range = weeksFrom(running, nth, count)
  // Of the running month they may be over.
  return range[0] > context.today ? range : weeksFrom(addMonths(running, 12), nth, count)
}

function weeksFrom(first: string, nth: string, count: string | undefined): Range {
  const { from, to } = monthOf(first)
  const days = DAYS_PER_WEEK * (count === undefined ? 1 : /^(?:two|2)$/i.test(count) ? 2 : 3)
  const week = NTH_OF_MONTH[nth.toLowerCase()]
  if (week === undefined) return [addDays(to, 1 - days), to]
  const begin = addDays(from, week * DAYS_PER_WEEK)
  return [begin, addDays(begin, days - 1)]
}

/** `until Wednesday` is that day too; `until January` and `until 5 January` end on the day before. */
function untilDay(words: string, context: SentenceContext): Range | null {
  const isMonth = new RegExp(`^${MONTH}$`, 'i').test(words)
  const date = dateOf(isMonth ? `1 ${words}` : words, context)
  if (date === null) return null
  return [context.today, /day$/i.test(words) ? date : addDays(date, -1)]
}

/** `in July`: the next one, or what is left of the running one. */
function wholeMonth(name: string, context: SentenceContext): Range | null {
  const first = firstOfMonth(name, context)
  return first === null ? null : fromToday(monthOf(first), context.today)
}

/** The first day of the next month of a name, which may be the running one. */
function firstOfMonth(name: string, context: SentenceContext): string | null {
  const { from } = monthOf(context.today)
  return dateOf(`1 ${name}`, { ...context, today: addDays(from, -1) })
}

function fromToday({ from, to }: DateRange, today: string): Range {
  return [from < today ? today : from, to]
}

function lastingFrom(length: string, start: string | undefined, context: SentenceContext): Range | null {
  const time = span(sentenceWords(length), 0, context)?.value
  const from = start === undefined ? context.today : dateOf(start, context)
  return time === undefined || from === null ? null : [from, addDays(after(from, time), -1)]
}
