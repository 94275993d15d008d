import { addDays } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { GOAL_QUESTIONS, type GoalAnswers, type GoalUnderstanding, type MissingField } from './goalAnswers.ts'
import { conflictOf } from './goalSentence/conflicts.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import type { Deadline } from './goalSentence/deadlines.ts'
import {
  type Claim,
  type Facts,
  factsIn,
  SESSION_WORD,
  type Span,
  type Subject,
} from './goalSentence/facts.ts'
import { furtherGoals } from './goalSentence/furtherGoals.ts'
import { leftoversOf } from './goalSentence/leftovers.ts'
import { after } from './goalSentence/points.ts'
import { questionFor } from './goalSentence/questions.ts'
import { MOST_WORDS, sentenceWords } from './goalSentence/sentenceWords.ts'
import { categoryOf, templateOf } from './goalSentence/templates.ts'
import { betweenOf } from './goalSentence/times.ts'
import { titleOfGoal, withoutWish } from './goalSentence/title.ts'
import type { PatternKey } from './patterns/keys.ts'
import { patternOf } from './patterns/recognition.ts'
import type { Understood } from './understood.ts'

export type { SentenceContext } from './goalSentence/context.ts'

/** Longest sentence, in characters. What is beyond is not looked at. */
export const LONGEST_SENTENCE = 2000
/** So much of a sentence says which kind of goal it is. */
const LONGEST_SUBJECT = 400
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/**
 * What an English sentence says of a goal, what of it was used and what not, and what a plan still needs to know (docs/rules.md,
 * Goal sentences). Never throws; its cost is linear in the length of the text.
 *
 * @param answers they win over the sentence; null says that there is none
 */
export function understand(
  text: string,
  context: SentenceContext,
  answers: GoalAnswers = {},
): GoalUnderstanding {
  const sentence = readSentence(text.slice(0, LONGEST_SENTENCE), context)
  const known = completed(sentence, context, answers)
  const conflict = conflictOf(known, context.today)
  const understood = { ...known, conflict }
  const isOpen = (field: MissingField) =>
    isMissing(field, understood, { answers, otherDeadline: sentence.otherDeadline })
  const missing = GOAL_QUESTIONS.filter(isOpen)
  return {
    understood,
    missing,
    questions: missing.map((field) =>
      questionFor(field, understood, { today: context.today, dates: sentence.dates }),
    ),
    ready: missing.length === 0,
  }
}

/** A sentence, taken apart. */
type Sentence = Pick<
  Understood,
  'what' | 'template' | 'pattern' | 'category' | 'read' | 'unread' | 'also'
> & {
  facts: Facts
  /** Dates that disagree: both are asked about. */
  dates: string[]
  otherDeadline: string | null
}

function readSentence(text: string, context: SentenceContext): Sentence {
  const all = sentenceWords(text)
  const words = all.slice(0, MOST_WORDS)
  const beyond = all.length > MOST_WORDS ? [slice(text, all, { from: MOST_WORDS, to: all.length })] : []
  const subject = subjectOf(text)
  const whole = factsIn(words, context, subject)
  const { first, others } = furtherGoals(words, whole.claims)
  const own = words.slice(0, first.to)
  const { facts, claims, amount, targets } = others.length > 0 ? factsIn(own, context, subject) : whole
  const left = leftoversOf(own, claims, {
    isQuit: subject.isQuit,
    targets: amount ? [...targets, amount] : targets,
  })
  const ownText = slice(text, own, { from: 0, to: own.length }).slice(0, LONGEST_SUBJECT)
  // An amount as a part of its own is no more than that: `pay off my card, 2400 dollars`.
  const goal = left.goal.filter(
    (span, at) => at === 0 || !(isWithin(span, amount) || isAboutSessions(own, span)),
  )
  const wish = withoutWish(
    goal
      .map((span) => spoken(text, own, span))
      .join(' ')
      .slice(0, LONGEST_SUBJECT),
  )
  const pattern = patternOf(wish === '' ? ownText : wish)
  const what = wish === '' ? null : titleOfGoal(wish, pattern)
  const dates = datesOf(facts, context.today)
  const template = pattern === 'quit' ? 'habit' : templateOf(what ?? text.slice(0, LONGEST_SUBJECT))
  return {
    what,
    pattern,
    template,
    category: categoryOf(template, what ?? text.slice(0, LONGEST_SUBJECT)),
    facts,
    dates,
    otherDeadline: dates[1] ?? null,
    also: others.map((span) => slice(text, words, span)).filter((part) => part !== ''),
    unread: [...left.unread.map((span) => slice(text, own, span)), ...beyond].filter((part) => part !== ''),
    read: readParts(text, own, goal, amount ? [...claims, { ...amount, as: 'amount' }] : claims),
  }
}

function isWithin(span: Span, other: Span | null): boolean {
  return other !== null && span.from >= other.from && span.to <= other.to
}

/** `lessons on Wednesdays`: the word says nothing of the goal. */
function isAboutSessions(words: readonly Word[], { from, to }: Span): boolean {
  return words.slice(from, to).every(({ plain }) => SESSION_WORD.test(plain))
}

function subjectOf(text: string): Subject {
  const pattern = patternOf(withoutWish(text.slice(0, LONGEST_SUBJECT)))
  return {
    isDated: /^(?:exam|event|presentation|moving|job)$/.test(pattern),
    isMoney: pattern === 'savings' || pattern === 'debt',
    isQuit: pattern === 'quit',
  }
}

/** The last dates that a sentence names, where they are different. */
function datesOf({ deadline, otherDeadline, start }: Facts, today: string): string[] {
  const dates = [deadline, otherDeadline].flatMap((one) => (one ? [dateOf(one, start ?? today)] : []))
  return [...new Set(dates)]
}

function dateOf(deadline: Deadline, start: string): string {
  return 'date' in deadline ? deadline.date : addDays(after(start, deadline.lasting), -1)
}

/** The parts that were used, in their order. */
function readParts(
  text: string,
  words: readonly Word[],
  goal: readonly Span[],
  claims: readonly Claim[],
): Understood['read'] {
  return [...goal.map((span) => ({ ...span, as: 'what' as const })), ...claims]
    .toSorted((one, other) => one.from - other.from)
    .map((span) => ({ text: slice(text, words, span), as: span.as }))
    .filter((part) => part.text !== '')
}

/** The person's own text of some words, without punctuation at its end. */
function slice(text: string, words: readonly Word[], { from, to }: Span): string {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return ''
  return text
    .slice(first.start, last.end)
    .replaceAll('\0', ' ')
    .replace(/[\s,;:.!?]+$/, '')
    .trim()
}

/** The same for a title: without the quotes and backslashes that kept words from being read. */
function spoken(text: string, words: readonly Word[], span: Span): string {
  const part = slice(text, words, span)
  const isEscaped = words.slice(span.from, span.to).some(({ escape }) => escape !== null)
  return isEscaped ? part.replaceAll(/["“”„\\]/g, '') : part
}

type Known = Omit<Understood, 'conflict'>

function completed(sentence: Sentence, context: SentenceContext, answers: GoalAnswers): Known {
  const { facts, dates, otherDeadline: _other, ...own } = sentence
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
  return withWindow(withLengths(withoutExcluded(named, facts), { ...given, ...minutes }), facts, answers)
}

function objectOf(answer: GoalAnswers['unread']): Partial<Known> {
  return typeof answer === 'object' ? definedOf(answer) : {}
}

/** What the words say, before anything follows from it. */
function saidBy(
  { rhythm, length, amount, level, start, notOn, deadline }: Facts,
  dates: readonly string[],
  { today, pattern, what }: { today: string } & Pick<Understood, 'pattern' | 'what'>,
) {
  const isStart = /^(?:Start|Begin) /.test(what ?? '') && beginOf(deadline, today) !== null
  const begins = pattern === 'quit' || isStart

  const minutes = (of: string) => (length !== null && length.of === of ? length.minutes : null)
  return {
    deadline: dates.length === 1 && !isStart ? (dates[0] ?? null) : null,
    starts_on: start ?? (begins ? beginOf(deadline, today) : null),
    weekdays: rhythm?.weekdays ? [...rhythm.weekdays] : null,
    not_on: notOn.length > 0 && notOn.length < 7 ? [...notOn] : null,
    per_week: rhythm?.perWeek ?? null,
    every_days: rhythm?.everyDays ?? null,
    minutes: atMost(minutes('session') ?? minutes('day'), 1440),
    weekly_minutes: atMost(minutes('week'), 7 * 1440),
    total_minutes: atMost(minutes('total'), 366 * 1440),
    between: null,
    amount: amount && ofEachDay(amount, rhythm?.perWeek ?? null),
    level,
  }
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
  if (rhythm === 'pattern') return { per_week: null, weekdays: null, every_days: null }
  return typeof rhythm === 'number'
    ? { per_week: rhythm, weekdays: null, every_days: null }
    : { per_week: new Set(rhythm).size, weekdays: sorted(rhythm), every_days: null }
}

/** With the answers; weekdays and sessions a week agree. */
function withRhythm(own: Known, given: Partial<Known>): Known {
  const known = { ...own, ...given }
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
  return { ...known, per_week: perWeek === null ? null : Math.min(perWeek, left.length) }
}

function withWindow(known: Known, { window }: Facts, answers: GoalAnswers): Known {
  if (answers.between !== undefined || window === null) return known
  return { ...known, between: known.between ?? betweenOf(window, known.minutes) }
}

function definedOf<Some extends object>(given: Some): Partial<Some> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Some>
}

/** What follows: sessions of so much a week, of so much in all. */
function withLengths(known: Known, given: Partial<Known>): Known {
  const { weekly_minutes: weekly, total_minutes: total } = known
  if (weekly !== null) {
    const perWeek = known.per_week ?? Math.min(7 - (known.not_on?.length ?? 0), Math.ceil(weekly / 60))
    const minutes = given.minutes ?? Math.min(1440, Math.ceil(weekly / perWeek / 15) * 15)
    return { ...known, per_week: perWeek, minutes }
  }
  if (total !== null) return { ...known, minutes: known.minutes ?? Math.min(60, total) }
  return known
}

/** Saving and quitting need no rhythm and no length. */
const STEADY: readonly PatternKey[] = ['savings', 'debt', 'quit']

function isMissing(
  field: MissingField,
  understood: Understood,
  { answers, otherDeadline }: { answers: GoalAnswers; otherDeadline: string | null },
): boolean {
  const { what, pattern, deadline, amount, per_week, weekdays, minutes, weekly_minutes, total_minutes } =
    understood
  const isMoney = pattern === 'savings' || pattern === 'debt'
  const isSteady = STEADY.includes(pattern)
  const hasRhythm =
    answers.rhythm === 'pattern' ||
    [per_week, weekdays, weekly_minutes, total_minutes].some((value) => value !== null)
  switch (field) {
    case 'what':
      return what === null
    case 'deadline':
      if (otherDeadline !== null && answers.deadline === undefined) return true
      return (
        deadline === null && answers.deadline === undefined && (isMoney || (pattern !== 'quit' && !hasRhythm))
      )
    case 'rhythm':
      return !isSteady && !hasRhythm
    case 'minutes':
      return (
        !isSteady &&
        answers.minutes !== 'pattern' &&
        [minutes, weekly_minutes, total_minutes].every((value) => value === null)
      )
    case 'amount':
      return isMoney && amount === null
    case 'unread':
      return understood.unread.length > 0 && !isSettled(answers)
    case 'conflict':
      return understood.conflict !== null && answers.conflict === undefined
  }
}

/** By leaving it out, or by saying in other words what it meant. */
function isSettled({ unread, deadline, starts_on, between, not_on, weekdays }: GoalAnswers): boolean {
  return [unread, deadline, starts_on, between, not_on, weekdays].some((answer) => answer !== undefined)
}

function atMost(minutes: number | null, most: number): number | null {
  return minutes === null ? null : Math.min(most, Math.max(1, minutes))
}

function sorted(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((one, other) => one - other)
}
