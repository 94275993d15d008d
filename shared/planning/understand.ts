import { foreignLanguage } from '#shared/text/foreignLanguage.ts'
import { isOfEveryDay, isPractice, TIMES_A_DAY } from './goalPlan/habitPlan.ts'
import { isOpenPractice } from './goalPlan/openPractice.ts'
import type { GoalAnswers, GoalUnderstanding } from './goalAnswers.ts'
import { mostSessionsOf } from './goalPlan/boundedWork.ts'
import { conflictOf } from './goalSentence/conflicts.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import type { Deadline } from './goalSentence/dates/deadline.ts'
import type { Facts } from './goalSentence/facts.ts'
import { questionFor } from './goalSentence/words/questions.ts'
import { readSentence, type Sentence } from './goalSentence/readSentence.ts'
import { alreadyThere } from './goalPlan/alreadyThere.ts'
import { lastShareOn } from './goalSentence/amounts/shares.ts'
import { isForLong } from './goalSentence/amounts/wholeAmounts.ts'
import { categoryOf } from './goalSentence/templates.ts'
import { betweenOf } from './goalSentence/times/times.ts'
import { missingFields } from './missingFields.ts'
import { onItsDay } from './onItsDay.ts'
import { isMoney } from './patterns/keys.ts'
import { ownDaysOf, usualLength } from './ownDays.ts'
import { patternFor } from './patterns/patterns.ts'
import { hasNoRhythm, type Known, type Understood } from './understood.ts'
import { withShareInTime } from './paceOfMoney.ts'
import { withLengths } from './weeklyLengths.ts'
import { withTimeAway } from './withTimeAway.ts'

export type { SentenceContext } from './goalSentence/context.ts'

/** Longest sentence, in characters. What is beyond is not looked at. */
export const LONGEST_SENTENCE = 2000
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/**
 * What an English sentence says of a goal, what of it was used and what not, and what a plan still needs to know (docs/rules/plans.md,
 * Goal sentences). Never throws; its cost is linear in the length of the text.
 *
 * @param answers they win over the sentence; null says that there is none
 */
export function understand(
  text: string,
  context: SentenceContext,
  answers: GoalAnswers = {},
): GoalUnderstanding {
  const typed = text.slice(0, LONGEST_SENTENCE)
  const language = answers.what === undefined ? foreignLanguage(typed) : null
  const sentence = language ? inOtherLanguage(typed, context) : readSentence(typed, context)
  const said = withoutTimes(completed(sentence, context, answers), sentence.facts)
  const known = withTimeAway(said, sentence.away, answers, context)
  const conflict = conflictOf(known, context.today)
  const understood = { ...known, conflict }
  const missing = missingFields(understood, { answers, otherDeadline: sentence.otherDeadline })
  return {
    understood,
    missing,
    questions: missing.map((field) =>
      questionFor(field, understood, { ...context, dates: sentence.dates, language }),
    ),
    ready: missing.length === 0,
  }
}

/** Of a sentence that is not English nothing is read: half of it could mean the opposite. */
function inOtherLanguage(text: string, context: SentenceContext): Sentence {
  return { ...readSentence('', context), unread: [text.replaceAll('\0', ' ').trim()] }
}

/** A plan has one session a day: of what it is twice a day is asked, also where another amount is counted. */
function withoutTimes(known: Known, { rhythm }: Facts): Known {
  const { amount } = known
  const isCounted = amount?.unit === TIMES_A_DAY
  const times = isCounted ? amount.value : amount === null ? undefined : rhythm?.perDay
  if (times === undefined || known.pattern === 'quit' || (isCounted && isPractice(known))) return known
  const unread = [...known.unread, `${times} times a day`]
  return { ...known, amount: isCounted ? null : amount, unread }
}

function completed(sentence: Sentence, context: SentenceContext, answers: GoalAnswers): Known {
  const { facts, dates, otherDeadline: _other, away: _away, ...own } = sentence
  const { rhythm: answeredRhythm, minutes: answeredMinutes, unread, conflict, ...given } = answers
  const settled = { ...objectOf(unread), ...objectOf(conflict), ...given }
  const said = { ...own, ...saidBy(facts, dates, { ...context, ...own }) }
  if (own.pattern === 'weight' && said.amount && /^(?:pounds?|lbs?|kg|kilos?)$/.test(said.amount.unit))
    said.amount = null
  const minutes =
    answeredMinutes === undefined
      ? {}
      : { minutes: typeof answeredMinutes === 'number' ? answeredMinutes : null }
  const rhythm = answeredRhythm === undefined ? {} : rhythmOf(answeredRhythm)
  const named = withRhythm(said, { ...definedOf(settled), ...minutes, ...rhythm })
  if (given.template !== undefined && given.category === undefined && given.template !== own.template)
    named.category = categoryOf(given.template, named.what ?? '')
  const isOpen = hasNoRhythm(named)
  // `journal 5 minutes before bed, not on weekends`: on all other days.
  const isOnOthers =
    named.not_on !== null && own.pattern !== 'flexibility' && isOpenPractice({ ...named, conflict: null })
  if (isOpen && own.pattern !== 'quit' && (isOfEveryDay(named.what) || isOnOthers)) named.per_week = 7
  if (isOpen && named.deadline === null && isAmountOfDay(named)) {
    named.per_week = 7
    named.amount = named.amount && { ...named.amount, per: 'day' }
  }
  const whole = withOwnDays(
    withWindow(withLengths(withoutExcluded(named, facts), { ...given, ...minutes }), facts, answers),
    facts,
    { between: settled.between, minutes: answers.minutes, own_days: settled.own_days },
  )
  return onItsDay(
    withShareInTime(whole, { ...settled, rhythm: answeredRhythm }, context.today),
    context.today,
  )
}

/** `20 pages before bed`: as much each day. */
function isAmountOfDay({ amount, pattern, read }: Known): boolean {
  return (
    amount?.per === null &&
    !isMoney(pattern) &&
    !isForLong(amount) &&
    read.some(({ text, as }) => as === 'time' && DAILY_MOMENT.test(text))
  )
}
const DAILY_MOMENT =
  /^(?:before|after|at|with|over|during) (?:(?:my|the) )?(?:bed(?:time)?|breakfast|lunch|dinner|supper|waking up|getting up|going to (?:bed|sleep)|(?:morning )?coffee)$/i

function objectOf(answer: GoalAnswers['unread']): Partial<Known> {
  return typeof answer === 'object' ? definedOf(answer) : {}
}

/** What the words say, before anything follows from it. */
function saidBy(
  { rhythm, length, own: ownHours, amount, share, level, start, notOn, deadline }: Facts,
  dates: readonly string[],
  { today, pattern, what, read }: { today: string } & Pick<Understood, 'pattern' | 'what' | 'read'>,
) {
  // `start a podcast, first episode in March` ends with it.
  const isStart =
    start === null &&
    /^(?:start|begin) /i.test(what ?? '') &&
    beginOf(deadline, today) !== null &&
    !namesFirst(read)
  const isWhole = deadline !== null && 'date' in deadline && deadline.isWhole === true
  const begins =
    pattern === 'quit' ||
    isStart ||
    isWhole ||
    (beginOf(deadline, today) !== null && isInPeriod({ pattern, what, read }))

  const minutes = (of: string) => (length !== null && length.of === of ? length.minutes : null)
  return {
    deadline:
      dates.length === 1 && !isStart
        ? (dates[0] ?? null)
        : amount && share
          ? lastShareOn(amount.value - alreadyThere({ pattern, amount, level }), share, {
              start: start ?? today,
              daysAWeek: daysAWeekOf(rhythm, notOn),
            })
          : null,
    starts_on: start ?? (begins ? beginOf(deadline, today) : null),
    weekdays: rhythm?.weekdays ? [...rhythm.weekdays] : null,
    not_on: notOn.length > 0 && notOn.length < 7 ? [...notOn] : null,
    per_week: rhythm?.rarely ? null : (rhythm?.perWeek ?? null),
    ...(rhythm?.rarely && { rarely: rhythm.rarely }),
    ...(rhythm?.oneOn && { one_on: rhythm.oneOn.map((days) => [...days]) }),
    every_days: rhythm?.everyDays ?? null,
    minutes: atMost(
      minutes('session') ??
        minutes('day') ??
        length?.each ??
        (length === null ? usualLength(ownHours) : null),
      1440,
    ),
    weekly_minutes: atMost(minutes('week'), 7 * 1440),
    total_minutes: atMost(minutes('total'), 366 * 1440),
    between: null,
    amount: amount && {
      ...ofEachDay(amount, rhythm?.perWeek ?? null),
      ...(share && { share }),
    },
    level,
  }
}

/** On how many days of a week there is a session. */
function daysAWeekOf(rhythm: Facts['rhythm'], notOn: readonly number[]): number {
  const open = (rhythm?.weekdays ?? EVERY_DAY).filter((day) => !notOn.includes(day)).length
  return Math.max(1, Math.min(open, rhythm?.perWeek ?? 7))
}

/**
 * `clean the garage next week` and the short work of `prune the roses in March` are done then; what one gets ready for, `move house
 * next week`, takes the days before it.
 */
function isInPeriod({ pattern, what, read }: Pick<Understood, 'pattern' | 'what' | 'read'>): boolean {
  const said = read.flatMap(({ text, as }) => (as === 'deadline' ? [text.toLowerCase()] : []))
  const whole = patternFor(pattern, what)
  const isShort = (mostSessionsOf({ what }, whole) ?? Infinity) <= MOST_OF_SHORT_WORK
  const isThen = said.some(
    (text) =>
      text === 'next week' ||
      (WEEKS_OF_MONTH.test(text) && !ENDS.test(what ?? '')) ||
      (isShort && IN_MONTH.test(text)),
  )
  return isThen && whole.isTheDay !== true
}
const WEEKS_OF_MONTH =
  /^(?:(?:in|during) )?(?:the )?(?:first|second|third|last|1st|2nd|3rd) (?:(?:two|three|2|3) )?(?:weeks?|days) (?:of|in) [a-z]+$/
/** It is done by then, and not only then. */
const ENDS = /^(?:finish|complete|submit|hand in|launch|publish|release|end|deliver) /i
const IN_MONTH = /^in (?:early |late |mid[- ]?)?[a-z]+$/
/** Sessions: more are begun before the month. */
const MOST_OF_SHORT_WORK = 6

/** Whether the first of what comes of it is named: its date is the one to reach. */
function namesFirst(read: Understood['read']): boolean {
  return read.some(
    ({ text, as }) =>
      as === 'what' &&
      /^(?:the )?first \w+(?: (?:out|done|live|finished|ready|published|recorded|online|released))?$/i.test(
        text,
      ),
  )
}

/** `8 glasses every day`: what is drunk and walked is that of a day. */
function ofEachDay(
  amount: NonNullable<Facts['amount']>,
  perWeek: number | null,
): NonNullable<Facts['amount']> {
  const isDays = /^(?:glass(?:es)?|cups?|lit(?:er|re)s?|steps)$/.test(amount.unit)
  return isDays && perWeek === 7 && amount.per === null ? { ...amount, per: 'day' } : amount
}

/** `no alcohol in January` begins with it. */
function beginOf(deadline: Deadline | null, today: string): string | null {
  const from = deadline && 'date' in deadline ? deadline.from : undefined
  return from !== undefined && from > today ? from : null
}

function rhythmOf(rhythm: number | readonly number[] | 'pattern'): Partial<Known> {
  const none = { per_week: null, weekdays: null, every_days: null, rarely: null, one_on: null }
  if (rhythm === 'pattern') return none
  return typeof rhythm === 'number'
    ? { ...none, per_week: rhythm }
    : { ...none, per_week: new Set(rhythm).size, weekdays: sorted(rhythm) }
}

/** With the answers; weekdays and sessions a week agree. */
function withRhythm(own: Known, given: Partial<Known>): Known {
  const isOften = [given.per_week, given.weekdays, given.every_days].some((said) => said != null)
  const known = { ...own, ...(isOften && { rarely: null, one_on: null }), ...given }
  if (given.rarely) return { ...known, per_week: null, weekdays: null, every_days: null }
  if (given.weekdays && given.per_week === undefined) return { ...known, ...rhythmOf(given.weekdays) }
  if (
    typeof given.per_week === 'number' &&
    given.weekdays === undefined &&
    known.weekdays?.length !== given.per_week
  )
    return { ...known, weekdays: null }
  return known
}

/** Days that are left out: `every day` and named days mean the others; a number of sessions stays, as far as there are days. */
function withoutExcluded(known: Known, { rhythm }: Facts): Known {
  const { not_on: notOn, weekdays, per_week: perWeek } = known
  if (notOn === null) return known
  const isDaily = weekdays === null && perWeek === 7 && (rhythm?.isDaily === true || rhythm === null)
  const left = (weekdays ?? EVERY_DAY).filter((day) => !notOn.includes(day))
  if (weekdays !== null || isDaily)
    return left.length === 0 ? known : { ...known, weekdays: left, per_week: left.length }
  const ones = known.one_on
    ?.map((days) => days.filter((day) => !notOn.includes(day)))
    .filter(({ length }) => length > 0)
  return {
    ...known,
    per_week: perWeek === null ? null : Math.min(perWeek, left.length),
    ...(ones && { one_on: ones.length > 0 ? ones : null }),
  }
}

function withWindow(known: Known, { window }: Facts, answers: GoalAnswers): Known {
  if (answers.between !== undefined || window === null) return known
  return { ...known, between: known.between ?? betweenOf(window, known.minutes) }
}

/** What was answered of the part of the day and the length holds for all days. */
function withOwnDays(
  known: Known,
  { own }: Facts,
  answers: Pick<GoalAnswers, 'between' | 'minutes' | 'own_days'>,
): Known {
  if (answers.own_days !== undefined || own.length === 0) return known
  const days = ownDaysOf(own, known, {
    between: answers.between !== undefined,
    minutes: answers.minutes !== undefined && usualLength(own) !== null,
  })
  return days === null ? known : { ...known, own_days: days }
}

function definedOf<Some extends object>(given: Some): Partial<Some> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Some>
}

function atMost(minutes: number | null, most: number): number | null {
  return minutes === null ? null : Math.min(most, Math.max(1, minutes))
}

function sorted(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((one, other) => one - other)
}
