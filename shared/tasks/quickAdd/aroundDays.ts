import { isArticle, isBoundOfDays, isClosed, opensPhrase } from './clauses.ts'
import { isNumbered, isReference } from './counted.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import {
  isBehindMove,
  isBehindOccasion,
  isBehindNoun,
  isBehindPerson,
  isDateWord,
  isProbablyDay,
  isShortDayBefore,
} from './dayNames.ts'
import type { Finding } from './parser.ts'
import { isRemark } from './remarks.ts'
import type { Word } from './words.ts'

/** `23/03`, `3/23`: a date that has but one reading. */
const SLASHED = /^(?:(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01]))$/

/** Whether with what, where or for how much follows what is said of the words before: "vitamin d daily with food", "swim fridays £8". */
export function isFollowed(words: readonly Word[], from: number, to: number): boolean {
  const isOpened =
    opensPhrase(words, to) ||
    isBoundOfDays(words, to) ||
    isNumbered(words, to) ||
    isReference(words, to) ||
    /^(?:[£€$(]|[-–—]$)/.test(words[to]?.text ?? '')
  return from > 0 && isOpened
}

/** Whether a weekday that may be another word is followed by a condition or by with whom: "mow lawn sat unless rain", not "he sat with Jo". */
export function isOnCondition(words: readonly Word[], from: number, to: number): boolean {
  const isOn = /^(?:on|then|collect)$/.test(words[to]?.plain ?? '') // "shut at 1 sat collect suit"
  return isClosed(words, to) && !isOn && isProbablyDay(words, from)
}

/** "mondays bar 6 april 7:30", "mondays 7.30 except 26th" */
export function isBeforeException(exceptions: ReadonlySet<number>, to: number, timeEnd = to): boolean {
  return exceptions.has(to + 1) || exceptions.has(timeEnd + 1)
}

/** Whether a day is when what stands before it happens, whatever follows. */
function isBehindThing(words: readonly Word[], from: number, to: number): boolean {
  return isBehindMove(words, from) || isBehindOccasion(words, from, to) || isBehindPerson(words, from)
}

/** The same of a weekday that may be another word: without a time more is asked. */
export function isPlainDayOfThing(
  words: readonly Word[],
  from: number,
  to: number,
  hasTime: boolean,
): boolean {
  if (hasTime) return isBehindThing(words, from, to)
  return isBehindMove(words, from) || (isProbablyDay(words, from) && isBehindOccasion(words, from, to))
}

/** Whether a day begins a clause of a line with a time: "see Grandma, sun lunch 1pm". */
export function isBehindComma(words: readonly Word[], from: number, hasTime: boolean): boolean {
  return hasTime && /[,;–—-]$/.test(words[from - 1]?.text ?? '')
}

/** Whether the words from an index on say where, or are added at the end: "dinner at 7 fri in Bath", not "friday in 2 weeks". */
export function isBeforePlace(words: readonly Word[], to: number): boolean {
  if (isRemark(words, to)) return true
  return (
    words[to]?.plain === 'in' &&
    /^(?:\p{Lu}|(?:the|town|class|school|church|person|assembly)$)/u.test(words[to + 1]?.text ?? '')
  )
}

/** `8th may`, `may 8`, `fri 13th`: with its month or its weekday, and a time for it, a day is no other word. */
export function isCalendarDay(words: readonly Word[], from: number, to: number, isTimed: boolean): boolean {
  const own = words.slice(from, to)
  if (!isTimed)
    return (
      isSlashedDay(words, from, to) ||
      (own.some(({ plain }) => monthOfName(plain) !== null) && isBehindNoun(words, from, to))
    )
  if (own.length === 1 && SLASHED.test(own[0]?.plain ?? '')) return true // "MOT 23/03 drop off 8am"
  return (
    own.some(({ plain }) => monthOfName(plain) !== null || weekdayOf(plain) !== null) &&
    own.some(({ plain }) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(plain))
  )
}

/** Whether digits that can be but one date stand behind a thing: "insurance renewal 3/20 shop around", not "read 3/20 chapters". */
function isSlashedDay(words: readonly Word[], from: number, to: number): boolean {
  const isOne = to === from + 1 && SLASHED.test(words[from]?.plain ?? '')
  return isOne && from > 1 && !/^(?:of|\p{L}{3,}s)$/u.test(words[to]?.plain ?? '')
}

/** "every sunday to plan the week", not "every sunday to easter". */
function isBeforePurpose(words: readonly Word[], to: number): boolean {
  const next = words[to + 1]
  return words[to]?.plain === 'to' && /^\p{Ll}/u.test(next?.text ?? '') && !isDateWord(words, to + 1)
}

/** "shoes back by sun 35 days up" */
function isBeforeCount(words: readonly Word[], to: number): boolean {
  return /^\d+$/.test(words[to]?.plain ?? '') && /^\p{L}{3,}s?$/u.test(words[to + 1]?.plain ?? '')
}

/** Whether an article begins a noun behind a candidate; "make every day a party" has no such one. */
function hasNounBehind({ kind }: Finding, words: readonly Word[], to: number): boolean {
  return kind !== 'repeat' && isArticle(words, to)
}

/** Whether a weekday says when, whatever follows. */
export function isWhenOfThing(words: readonly Word[], from: number, to: number, hasTime: boolean): boolean {
  return (
    isBehindThing(words, from, to) || (hasTime && (isOfTime(words, from) || isBeforeMeal(words, from, to)))
  )
}

/** "eyebrows weds lunch 12.20", not "order sunday lunch veg 3pm" */
function isBeforeMeal(words: readonly Word[], from: number, to: number): boolean {
  const isMeal = /^(?:breakfast|brunch|lunch|dinner|supper|drinks)$/.test(words[to]?.plain ?? '')
  return from > 0 && isMeal && /^(?:@|at$|\d)/.test(words[to + 1]?.plain ?? '')
}

/**
 * Whether the only weekday of a line with a time says when, also before another word: "pick mum up from T5 thurs flight lands 6.10am", but
 * "send friday report 5pm".
 */
function isOfTime(words: readonly Word[], from: number): boolean {
  const isOnly = words.every(({ plain }, index) => index === from || weekdayOf(plain) === null)
  return from > 1 && isOnly && words[from]?.text === words[from]?.plain
}

/** Whether a day that counts at an edge is said by what follows it. */
export function endsEdge(finding: Finding, words: readonly Word[], to: number): boolean {
  return (
    isClosed(words, to) ||
    words[to]?.plain === 'in' ||
    (finding.kind === 'due' && (isBeforeCount(words, to) || isShortDayBefore(words, to))) ||
    ((finding.kind === 'repeat' || finding.kind === 'due') && isBeforePurpose(words, to)) ||
    hasNounBehind(finding, words, to)
  )
}

/** Whether words behind a day that is asked for say why it is not another one: "haircut sat? shop shut mon". */
export function isShutOnOther(words: readonly Word[], to: number): boolean {
  return words.some(
    ({ plain }, at) => at > to && /^(?:shut|closed)$/.test(plain) && isDateWord(words, at + 1),
  )
}

/** Whether days in a row say when something is, whatever follows: "ofsted visit 17th-19th tidy boards", not "help 4th-6th grades". */
export function areDaysOfThing(finding: Finding, words: readonly Word[], from: number, to: number): boolean {
  if (finding.kind !== 'date' || finding.until === undefined) return false
  const next = words[to]?.plain ?? ''
  return (
    from > 1 &&
    !isArticle(words, from - 1) &&
    !/^(?:\p{L}{3,}s|grade|form|year|class|floor|place|am|pm)$/u.test(next)
  )
}

/** "dinner 25th 7.30 nobu" */
export function isClockBehind(
  words: readonly Word[],
  to: number,
  timeEnds: ReadonlyMap<number, number>,
): boolean {
  return timeEnds.has(to) && /^\d{1,2}[:.]\d{2}/.test(words[to]?.text ?? '')
}

/** Whether an ordinal counts so far that it is a day: "museum trip 31st - packed lunch", not "came 2nd - well done". */
export function isFarOn(words: readonly Word[], to: number): boolean {
  return Number.parseInt(words[to - 1]?.plain ?? '', 10) > MOST_COUNTED
}

const MOST_COUNTED = 12
