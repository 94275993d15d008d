import { feastAt } from './feasts.ts'
import { addDays, addMonths, daysBetween, LAST_DATE } from '#shared/time/civil.ts'
import { calendarDate } from '#shared/tasks/quickAdd/calendarDates.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Deadline } from './deadline.ts'
import { month, type Point } from './namedPeriods.ts'
import { after, point, span, weekOfMonth } from '#shared/planning/goalSentence/amounts/points.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { beginsDate, DATED, isWeekFor, OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { isRevisedFrom } from './revisedFrom.ts'
import { named } from './wholePeriods.ts'

const BEGIN = either<unknown>(
  sequence(keyword('from'), optional(keyword('on'))),
  sequence(
    keyword('starting', 'beginning', 'start', 'starts', 'begin', 'begins'),
    optional(keyword('slow', 'slowly', 'small', 'easy', 'gently', 'again')),
    optional(
      keyword(
        'training',
        'practising',
        'practicing',
        'practice',
        'studying',
        'learning',
        'revising',
        'working',
        'saving',
      ),
    ),
    optional(keyword('on', 'from', 'in', 'at', 'with')),
  ),
  sequence(keyword('as'), keyword('of', 'from')),
  sequence(keyword('not'), keyword('before')),
  // `build a shed, can't start until April`
  sequence(
    optional(keyword('but', 'and')),
    optional(keyword('i', 'we')),
    keyword("can't", 'cannot', 'cant', "won't", 'wont'),
    optional(keyword('be', 'able', 'really', 'only')),
    keyword('start', 'begin'),
    optional(keyword('it', 'on')),
    keyword('until', 'till', 'til', 'before'),
  ),
)

/** `my finals, they start on May 3`: what begins is what the goal is for. */
const OTHERS =
  /^(?:they|it|which|that|who|what|exams?|a-?levels|levels|papers|gcses?|mocks?|midterms|tests?|finals|course|classes|season|semester|school|trip|job|trek|expedition|tour|cruise|festival|retreat|conference|camp|wedding|programme?|internship)$/

/** The first date of a plan: `from January`, `starting Monday`, `as of next month`, `after 10 January`, `starting in 2 weeks`. */
export const start: Phrase<string> = (words, at, context) =>
  (OTHERS.test(words[at - 1]?.plain ?? '') &&
    !isTaken(words, at) &&
    !isOwnPart(words, at) &&
    !isRevisedFrom(words, at) &&
    !/^(?:before|after)$/.test(words[at - 2]?.plain ?? '') &&
    !isOfOneDay(words, at)) ||
  isSaidOfThing(words, at) ||
  isReadyFrom(words, at) ||
  isWeekFor(words, at) ||
  isWeekdays(words, at)
    ? null
    : begin(words, at, context)

/** `be ready to teach physics | from September`: what begins then is what the goal is for. */
export function isReadyFrom(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  if (words[at]?.text !== 'from') return false
  // `nan's coming to stay | from the 12th`
  const isVisit =
    /^(?:stay|staying|visiting|coming|arriving|here|visit)$/.test(words[at - 1]?.plain ?? '') &&
    words
      .slice(Math.max(0, at - 4), at)
      .some(({ plain }) => /^(?:coming|comes?|visiting|visits?|arriving|arrives?|staying|stays)$/.test(plain))
  if (isVisit) return true
  const ready = words.slice(0, at).findLastIndex(({ text }) => /^ready$/i.test(text))
  const isAim =
    words[ready + 1]?.plain === 'to' ||
    (words[ready - 1]?.plain === 'be' && words[ready + 1]?.plain === 'for')
  return ready >= 0 && isAim && !words.slice(ready, at).some((_, nth) => endsPart(words, ready + nth))
}

/** `revise for my finals, | starting 1 March`: who revises. */
function isOwnPart(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  return /^(?:starting|beginning|start|begin)$/.test(words[at]?.plain ?? '') && endsPart(words, at - 1)
}

/** `study for my exam | from next week`: what lasts a day does not begin, who studies does. */
function isOfOneDay(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  return (
    /^(?:exam|test|wedding|midterm|mock)$/.test(words[at - 1]?.plain ?? '') &&
    /^(?:from|starting|beginning|start|begin)$/.test(words[at]?.plain ?? '')
  )
}

/** `do a running programme | starting Monday`: who takes it begins then. */
function isTaken(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  return (
    /^(?:programme?|course|classes|challenge)$/.test(words[at - 1]?.plain ?? '') &&
    /^(?:starting|beginning|from)$/.test(words[at]?.plain ?? '') &&
    words.slice(0, 3).some(({ plain }) => /^(?:do|start|begin|join|follow|take|try|attend)$/.test(plain))
  )
}

/** `the training starts on 3 May`: of what begins by itself, another sentence says when. */
function isSaidOfThing(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const isThird = /^(?:starts|begins)$/.test(words[at]?.plain ?? '')
  // `training starts 3 May for my first triathlon`
  if (isThird && /^(?:training|practi[sc]e|studying|revision|prep)$/.test(words[at - 1]?.plain ?? ''))
    return false
  // `before job applications | start in February`
  // `before june | start in july`
  const isBefore = [1, 2, 3].some(
    (back) =>
      words[at - back]?.plain === 'before' &&
      !/^(?:\d.*|bed|work|lunch|dinner|breakfast|sleep|noon)$/.test(words[at - back + 1]?.plain ?? '') &&
      !beginsDate(words, at - back + 1) &&
      !words.slice(at - back, at).some((_, nth) => endsPart(words, at - back + nth)),
  )
  if (isBefore && /^(?:starts?|begins?)$/.test(words[at]?.plain ?? '')) return true
  return isThird && at > 0 && !/[,;:.!?]$/.test(words[at - 1]?.text ?? '')
}

const PART = /^(?:morning|afternoon|evening|night|noon)s?$/
/** `from Monday to Friday`: the days of each week. */
function isWeekdays(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const [from, first, third, ...more] = [0, 1, 2, 3, 4].map((later) => words[at + later]?.plain ?? '')
  // `from Friday evening to Sunday evening`
  const [to, last] = PART.test(third ?? '') ? more : [third, more[0]]
  return (
    from === 'from' &&
    weekdayOf(first ?? '') !== null &&
    /^(?:to|until|till|through|thru|-|–)$/.test(to ?? '') &&
    weekdayOf(last ?? '') !== null
  )
}

/** From when until when: `from March to October`, `between 5 January and 20 March`, `from 1 to 20 March`. */
export const dateRange: Phrase<Deadline> = (words, at, context) => {
  const first = words[at]?.plain ?? ''
  if (!BEGINS_RANGE.test(first)) return null
  if (/^\d+$/.test(first) && monthOfName(words[at + 1]?.plain ?? '') === null) return null
  const read = range(words, at, context)
  if (!read) return null
  const [from, to] = read.value
  const isInOrder = from < to && to > context.today && to <= LAST_DATE
  return isInOrder ? { value: { date: to, from, isWhole: true }, to: read.to } : null
}

/** A time that is no weekday: `from Monday to Friday` is a rhythm. */
const dated: Phrase<Point> = (words, at, context) => {
  const read = point(words, at, context)
  if (!read) return null
  // `from Ash Wednesday to Easter`
  const isFeast = feastAt(words, at)?.to === read.to
  return isFeast || weekdayOf(words[read.to - 1]?.plain ?? '') === null ? read : null
}
/** Of `January and March` the first. */
const monthAlone: Phrase<Point> = meaning(month, (found) => (found.isMonth ? found : null))
const dayOfMonth = term((plain) => Number(/^([12]?\d|3[01])(?:st|nd|rd|th)?$/.exec(plain)?.[1]) || null)
const TO = keyword('to', 'until', 'till', 'through', '-')

/** With what a range begins: a preposition, a month, or a day of one. */
const BEGINS_RANGE =
  /^(?:from|starting|beginning|between|in|during|over|throughout|\d{1,2}(?:st|nd|rd|th|\..*)?|jan.*|feb.*|mar.*|apr.*|may|june?|july?|aug.*|sep.*|oct.*|nov.*|dec.*)$/

/** `from September till December`: in November the month that is meant is the one behind the first. */
function endBehind(first: Point, last: Point): string {
  const isBefore = last.isMonth === true && last.hasYear !== true && last.to < first.from
  return isBefore ? addMonths(last.from, 12).slice(0, 8) + last.to.slice(8) : last.to
}

/** So many days apart the two dates of a range are no longer those of one occasion. */
const LONG_RANGE = 14

/** `renovate the bathroom | in February and March`; but of `exams in May and June` the day before they begin counts. */
function monthsInARow(
  ...[words, at, context]: Parameters<Phrase<unknown>>
): ReturnType<Phrase<readonly [string, string]>> {
  const read = MONTHS_IN_A_ROW(words, at, context)
  const before = words[at - 1]?.plain ?? ''
  if (!read || OCCASION.test(before) || DATED.test(before)) return null
  const [, first, , last] = read.value
  return addDays(first.to, 1) === last.from ? { value: [first.from, last.to], to: read.to } : null
}
const MONTHS_IN_A_ROW = sequence(
  keyword('in', 'during', 'over', 'throughout'),
  monthAlone,
  keyword('and', '&', 'to'),
  monthAlone,
)

const range = either<readonly [from: string, to: string]>(
  meaning(
    sequence(optional(keyword('from', 'between', 'starting', 'beginning')), calendarDate),
    ([from, { date, until }]) =>
      until !== undefined && (from !== null || daysBetween(date, until) > LONG_RANGE) ? [date, until] : null,
  ),
  meaning(sequence(keyword('from'), dated, TO, dated), ([, first, , last]) =>
    last.isHolidays ? null : [first.from, endBehind(first, last)],
  ),
  monthsInARow,
  // `January to March`
  meaning(sequence(dated, TO, dated), ([first, , last]) =>
    first.isMonth && last.isMonth ? [first.from, last.to] : null,
  ),
  meaning(
    sequence(keyword('between'), either(monthAlone, dated), keyword('and'), dated),
    ([, first, , last]) => [first.from, last.to],
  ),
  meaning(
    sequence(keyword('from', 'between'), dayOfMonth, either(TO, keyword('and')), dated),
    ([, day, , { from, to }]) =>
      from === to ? [`${to.slice(0, 8)}${String(day).padStart(2, '0')}`, to] : null,
  ),
)

/** `tomorrow | start with jogging`: it begins then, and the verb belongs to the goal. */
const startsWith: Phrase<string> = (words, at, context) => {
  if (at > 1) return null
  const read = point(words, at, context)
  const isBegun =
    read && read.value.from === read.value.to && /^(?:start|begin)$/.test(words[read.to]?.plain ?? '')
  return isBegun ? { value: read.value.from, to: read.to } : null
}

/** `starting | the second week of January`. */
const weekNamed: Phrase<Point> = (words, at, context) =>
  words.slice(at, at + 4).some(({ text }) => /^weeks?$/i.test(text)) ? weekOfMonth(words, at, context) : null

const HAD = /^(?:i've|we've|have|had|has|been|got|play|played|know|live|lived|was|were)$/i
const SINCE: Phrase<string> = meaning(sequence(keyword('since'), point), ([, { from, to }], { today }) =>
  from === to && from > today ? from : null,
)

/** `when I'm back from holiday | on the 9th`, `starting after my operation | on the 14th`: from then on. */
const behindEvent: Phrase<string> = (words, at, context) => {
  if (!/^(?:when|once|after|start|starting|beginning)$/i.test(words[at]?.text ?? '')) return null
  const text = `${clauseText(words, at, 12)} `
  const [lead, side] = BACK.exec(text) ?? AFTER_EVENT.exec(text) ?? AFTER_END.exec(text) ?? []
  const on = lead === undefined ? null : at + lead.trim().split(' ').length
  const read = on === null ? null : point(words, on, context)
  if (!read) return null
  const { from, to } = read.value
  const first = side === 'after' ? addDays(to, 1) : from
  return first > context.today ? { value: first, to: read.to } : null
}
const BACK =
  /^(?:(?:start|starting|beginning) )?(?:when|once|after) (?:i'?m|i am|we'?re|we are|i get|we get|i come|we come) (?:back|home)(?: home)?(?: from(?: [a-z]+){1,3}?)?(?: (?:on|in))?(?= (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/
const AFTER_EVENT =
  /^(?:(?:start|starting|beginning) )?(after) (?:my|our|the|her|his|their)(?: [a-z']+){1,3}? (?:on|in)(?= (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/

/** `start after exams finish | on 18 December`. */
const AFTER_END =
  /^(?:(?:start|starting|beginning) )?(?:(after)|when|once) (?:(?:my|our|the|her|his|their) )?(?:[a-z]+ ){1,2}(?:finish(?:es)?|ends?|(?:is|are) (?:over|done|finished))(?: (?:on|in))?(?= (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/

/** `from 3 May | on`; but `from 3 May | on Mondays`. */
const ONWARDS: Phrase<unknown> = (words, at, context) =>
  words[at]?.plain === 'on' && at + 1 < words.length && !endsPart(words, at)
    ? null
    : keyword('on', 'onwards', 'onward')(words, at, context)

const begin: Phrase<string> = either(
  behindEvent,
  // `lessons every Wednesday, first one is on 2 December`
  meaning(
    sequence(
      optional(keyword('the', 'my')),
      keyword('first', '1st'),
      keyword('one', 'lesson', 'class', 'session', 'training', 'meeting', 'day', 'time'),
      optional(keyword('is')),
      optional(keyword('on')),
      named,
    ),
    ([, , , , , { from, to }], { today }) => (from === to && from > today ? from : null),
  ),
  meaning(
    sequence(keyword('in'), keyword('the'), keyword('new'), keyword('year')),
    (_, { today }) => `${Number(today.slice(0, 4)) + 1}-01-01`,
  ),
  meaning(
    sequence(BEGIN, optional(keyword('of')), either(weekNamed, named), optional(ONWARDS)),
    ([, , { from, to }], { today }) => (from > today ? from : to >= today ? today : null),
  ),
  meaning(
    sequence(keyword('starting', 'beginning', 'start', 'starts'), keyword('in'), span),
    ([, , length], { today }) => after(today, length),
  ),
  startsWith,
  // `pack one room a week, starting now`
  meaning(
    sequence(keyword('starting', 'beginning', 'start'), keyword('now', 'immediately', 'asap')),
    (_, { today }) => today,
  ),
  // `I have the piano | since Christmas` tells of the last one.
  (words, at, context) =>
    words[at]?.text === 'since' && !words.slice(Math.max(0, at - 6), at).some(({ text }) => HAD.test(text))
      ? SINCE(words, at, context)
      : null,
  meaning(
    sequence(optional(keyword('starting', 'beginning', 'start')), keyword('after'), point),
    ([, , { to }]) => addDays(to, 1),
  ),
)
