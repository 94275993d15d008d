import { calendarDate } from '#shared/tasks/quickAdd/calendarDates.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { keyword, optional, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found, Subject } from '#shared/planning/goalSentence/found.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'
import { beginsDate, isDuring, isWeekFor, OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { lengthOfWhat } from '#shared/planning/goalSentence/rhythms/lengths.ts'
import { countedDays } from '#shared/planning/goalSentence/rhythms/countedDays.ts'
import { onDays } from '#shared/planning/goalSentence/rhythms/rhythm.ts'
import { dayPartWindow } from '#shared/planning/goalSentence/times/dayParts.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { SESSIONS } from '#shared/planning/goalSentence/times/negations.ts'
import { onWeekday } from './deadlines.ts'
import { firstDayWithout } from './firstDayWithout.ts'
import { dateRange } from './starts.ts'
import { severalDays, someOfMonth } from './severalDays.ts'

/** `over the next three weekends`: on these days, until the last of them is over. */
export function daysAheadAt(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  const read = countedDays(words, from, context)
  if (!read) return null
  const { last, weeks, rhythm: often } = read.value
  return [
    { kind: 'deadline', from, to: read.to, value: { date: last, weeks } },
    { kind: 'rhythm', from, to: read.to, value: often },
  ]
}

/** From when until when, and `paint on 5 and 6 December`; dates that no rhythm has are asked about. */
export function datesAt(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  // `tidy my room this evening`
  const part = words[from]?.plain === 'this' ? dayPartWindow(words, from + 1, context) : null
  if (part)
    return [
      { kind: 'deadline', from, to: part.to, value: { date: context.today } },
      { kind: 'window', from, to: part.to, value: part.value },
    ]
  const ofDate = weekendAt(words, from, context)
  if (ofDate) return [ofDate]
  const refused = refusedDay(words, from)
  if (refused) return [refused]
  const once = thisDayAt(words, from, context)
  if (once) return once
  const both = todayAndAnother(words, from, context)
  if (both) return both
  const played = itIsOnDays(words, from, context)
  if (played) return [played]
  const read = severalDays(words, from, context) ?? someOfMonth(words, from, context)
  if (!read) {
    const range = rangeAt(words, from, context)
    return range && [range]
  }
  const { first, last, rhythm: often } = read.value
  // `learn my lines for the play | on 12 and 13 March`
  if (words[from]?.text === 'on' && FOR_EVENT.test(clauseText(words, Math.max(0, from - 4), 5)))
    return [{ kind: 'deadline', from, to: read.to, value: { date: first } }]
  // `my exams are | 5 and 7 June`
  if (/^(?:are|is)$/.test(words[from - 1]?.plain ?? '') && OCCASION.test(words[from - 2]?.plain ?? ''))
    return [{ kind: 'deadline', from, to: read.to, value: { date: first } }]
  if (!often || takesPlaceThen(words, from)) return [{ kind: 'mixed', from, to: read.to, value: true }]
  return [
    { kind: 'deadline', from, to: read.to, value: { date: last, from: first, isWhole: true } },
    { kind: 'rhythm', from, to: read.to, value: often },
  ]
}

/** `…, but this Thursday I can't`, `apart from this Thursday and Friday`: days on which there is nothing. */
function refusedDay(words: readonly Word[], from: number): Found | null {
  const isNear = /^(?:this|next|tomorrow)$/i.test(words[from]?.text ?? '')
  const isExcept = /^(?:apart|aside|except|excluding|not|but)$/i.test(words[from]?.text ?? '')
  const found = (isNear ? REFUSED_DAY : isExcept ? EXCEPT_DAY : null)?.exec(clauseText(words, from, 6))?.[0]
  return found === undefined ? null : { kind: 'mixed', from, to: from + found.split(' ').length, value: true }
}
const REFUSED_DAY =
  /^(?:tomorrow|(?:this|next) [a-z]+)(?: (?:morning|afternoon|evening|night))? (?:(?:i|we) (?:can'?t|cannot|won'?t|am away|are away)|(?:i'?m|we'?re) (?:away|busy|off|out)|not|is off)(?: (?:make it|come|do it|train))?(?= |$)/

const EXCEPT_DAY =
  /^(?:(?:apart|aside) from|except|excluding|not|but not)(?: on| for)? (?:this|next) (?:[a-z]+day|weekend)(?: (?:and|or) (?:(?:this|next) )?[a-z]+day)?(?= |$)/

/** `over the weekend of 12 December`: its two days. */
function weekendAt(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  const isNear = words.slice(from, from + 3).some(({ text }) => /^weekend$/i.test(text))
  const read = isNear ? WEEKEND_OF(words, from, context) : null
  if (!read) return null
  const date = read.value[4].from
  const saturday = addDays(date, dayOfWeek(date) === 0 ? -1 : 6 - dayOfWeek(date))
  return {
    kind: 'deadline',
    from,
    to: read.to,
    value: { date: addDays(saturday, 1), from: saturday, isWhole: true },
  }
}
const WEEKEND_OF = sequence(
  optional(keyword('over', 'on', 'at', 'for', 'during', 'in')),
  optional(keyword('the')),
  keyword('weekend'),
  keyword('of', 'around'),
  point,
)

/** `this Saturday | morning`. */
function thisDayAt(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  const tomorrow = words[from]?.text === 'tomorrow' ? dayPartWindow(words, from + 1, context) : null
  if (tomorrow && words[from + 1]?.plain.endsWith('s') !== true)
    return [
      { kind: 'deadline', from, to: from + 1, value: { date: addDays(context.today, 1) } },
      { kind: 'window', from: from + 1, to: tomorrow.to, value: tomorrow.value },
    ]
  const isThis =
    /^(?:this|next)$/i.test(words[from]?.text ?? '') && weekdayOf(words[from + 1]?.plain ?? '') !== null
  const part = isThis ? dayPartWindow(words, from + 2, context) : null
  const date = part ? point(words, from, context) : null
  if (!part || !date || date.to !== from + 2) return null
  return [
    { kind: 'deadline', from, to: date.to, value: { date: date.value.to } },
    { kind: 'window', from: date.to, to: part.to, value: part.value },
  ]
}

/** `1 hour today and 1 hour on Sunday`: these two days, and no week has others. */
function todayAndAnother(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  const isAnd =
    words[from + 1]?.text === 'and' && /^(?:today|tonight|tomorrow)$/.test(words[from]?.plain ?? '')
  if (!isAnd) return null
  const length = lengthOfWhat(words, from + 2, context)
  const at = length?.to ?? from + 2
  const day = words[at]?.plain === 'on' ? at + 1 : at
  const named = words[day]?.plain ?? ''
  const weekday = named === 'tomorrow' ? dayOfWeek(addDays(context.today, 1)) : weekdayOf(named)
  if (weekday === null) return null
  const first = words[from]?.plain === 'tomorrow' ? addDays(context.today, 1) : context.today
  const last = addDays(first, (weekday - dayOfWeek(first) + 7) % 7 || 7)
  const joint = length ? from + 2 : from + 1
  return [
    { kind: 'deadline', from, to: joint, value: { date: last, from: first, isWhole: true } },
    ...(length ? [{ kind: 'length' as const, from: joint, ...length }] : []),
    { kind: 'rhythm', from: length?.to ?? joint, to: day + 1, value: onDays([dayOfWeek(first), weekday]) },
  ]
}

/** `start journaling again`: what is done from then on. */
function startsDoing(words: readonly Word[]): boolean {
  const verb = words
    .slice(0, 5)
    .findIndex(({ plain }) => /^(?:start|starting|begin|beginning|resume|restart)$/.test(plain))
  const begun = words.slice(verb + 1, verb + 6)
  return (
    verb >= 0 &&
    (/^[a-z]{2,}ing$/.test(begun[0]?.plain ?? '') || begun.some(({ plain }) => GOES_ON.test(plain)))
  )
}

/** `start couch to 5k on 4 January`: it begins on that day, and goes on. */
const GOES_ON =
  /^(?:couch|c25k|courses?|programmes?|programs?|plan|challenge|lessons|classes|training|yoga|pilates|gym|diet|therapy|physio)$/

export function quitDay(
  words: readonly Word[],
  from: number,
  context: SentenceContext,
  { isQuit }: Subject,
): Found | null {
  // `start gym again | Jan 4th`
  if (from < 6 && /^(?:start|restart|resume)$/.test(words[0]?.plain ?? '') && beginsDate(words, from)) {
    const day = point(words, from, context)
    if (day && day.value.from === day.value.to)
      return { kind: 'start', from, to: day.to, value: day.value.from }
  }
  // `start couch to 5k | next Monday`
  if (words[from]?.plain === 'next' && startsDoing(words)) {
    const day = point(words, from, context)
    if (day && day.value.from === day.value.to)
      return { kind: 'start', from, to: day.to, value: day.value.from }
  }
  const first = isQuit ? firstDayWithout(words, from, context) : null
  if (first) return first
  if (words[from]?.plain !== 'on' || !(isQuit || startsDoing(words))) return null
  const isWeekday = weekdayOf(words[from + 1]?.plain ?? '') !== null
  const read = isWeekday ? null : onWeekday(words, from, context)
  return read && { kind: 'start', from, ...read }
}

function rangeAt(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  const said = itTakesPlace(words, from)
  const read = dateRange(words, said ?? from, context)
  const days = read || !isDuring(words, from) ? null : calendarDate(words, from, context)
  if (days?.value.until !== undefined)
    return {
      kind: 'deadline',
      from,
      to: days.to,
      value: { date: days.value.until, from: days.value.date, isWhole: true },
    }
  if (!read) return null
  const { value, to } = read
  // `my exams from 1 to 20 March`: one gets ready until they begin.
  const isOfEvent = OCCASION.test(words[from - 1]?.plain ?? '') || isWeekFor(words, from)
  const isOccasion =
    !isDuring(words, from) &&
    (said !== null || (isOfEvent && !isForSome(words, from)) || isPlacedOccasion(words, from)) &&
    'from' in value &&
    value.from !== undefined
  return { kind: 'deadline', from, to, value: isOccasion ? { date: value.from ?? '' } : value }
}

/** `save 250 a month for a honeymoon | from February till October`: then it is saved. */
function isForSome(words: readonly Word[], from: number): boolean {
  const before = words.slice(0, from).map(({ plain }) => plain)
  return A_MONTH.test(`${before.join(' ')} `)
}
const A_MONTH =
  /\d[\d.,]*k? (?:[a-z]+ )?(?:an?|per|each|every) (?:month|week) (?:[a-z]+ ){0,4}$|\d[\d.,]*k? (?:[a-z]+ )?\/(?:month|week) (?:[a-z]+ ){0,4}$/

/** `sing every day, concerts are | 13 and 20 December`: what takes place then, and not when the goal is worked at. */
function takesPlaceThen(words: readonly Word[], from: number): boolean {
  const are = /^(?:are|is|will|be|happens?|falls?|fall|were)$/.test(words[from - 1]?.plain ?? '')
    ? from - 1
    : from
  const isNamed = are < from || isNounClause(words, from)
  // `learn first aid, the course is | on 12 and 13 March`: that is when it is learned.
  return isNamed && are > 0 && !endsPart(words, are - 1) && !IS_DEED.test(words[are - 1]?.plain ?? '')
}

const IS_DEED =
  /^(?:courses?|class(?:es)?|lessons?|workshops?|seminars?|sessions?|training|it|they|that|which|time|got|have|free|only|start|starting|both|dates?|days?)$/

/** `…, fairs | on 5 and 12 December`: a part of two words at most before its dates, which has no deed. */
function isNounClause(words: readonly Word[], from: number): boolean {
  const begin = [1, 2].find((back) => from - back > 0 && endsPart(words, from - back - 1))
  const own = begin === undefined ? [] : words.slice(from - begin, from)
  return (
    own.length > 0 &&
    own.every(({ plain }) => /^[a-z]{3,}$/.test(plain) && !isVerb(plain) && !SESSIONS.test(plain))
  )
}

/** Something with an article right before the dates. */
const FOR_EVENT = /\bfor (?:the|my|our)(?: [a-z'-]+){1,2} on$/

/** `my lines for the play, it's | on the 18th and 19th of December`: they are to be known on the first day. */
function itIsOnDays(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  if (!/^(?:it|its|it's|they|they're|which|that)$/.test(words[from]?.plain ?? '')) return null
  const on = /^(?:it|its|it's|they|they're|which|that)(?: (?:is|are|runs|takes place))? (?=on )/.exec(
    clauseText(words, from, 5),
  )?.[0]
  const days = on ? severalDays(words, from + on.trim().split(' ').length, context) : null
  return days && { kind: 'deadline', from, to: days.to, value: { date: days.value.first } }
}

/** `holidays in Portugal | from 3 to 17 July`. */
function isPlacedOccasion(words: readonly Word[], at: number): boolean {
  return /^(?:in|to|at)$/.test(words[at - 2]?.plain ?? '') && OCCASION.test(words[at - 3]?.plain ?? '')
}

/** `my exams, they are | from 7 to 18 June`: said of an occasion before. @returns the index of the dates */
function itTakesPlace(words: readonly Word[], at: number): number | null {
  if (!/^(?:they|it|which|that|these|those|they're|it's)$/.test(words[at]?.plain ?? '')) return null
  const lead = TAKES_PLACE.exec(`${clauseText(words, at, 5)} `)?.[0]
  if (lead === undefined || !words.slice(0, at).some(({ plain }) => OCCASION.test(plain))) return null
  return at + lead.trim().split(' ').length
}
const TAKES_PLACE =
  /^(?:they're|it's|(?:they|it|which|that|these|those) (?:are|is|run|runs|go|goes|last|lasts|will be|take place|takes place)) (?:on )?(?=from|between|\d)/
