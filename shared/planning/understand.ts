import { titleOf } from '#shared/tasks/quickAdd/title.ts'
import { type Word, wordsOf } from '#shared/tasks/quickAdd/words.ts'
import { GOAL_QUESTIONS, type GoalAnswers, type GoalUnderstanding, type MissingField } from './goalAnswers.ts'
import { type Facts, factsIn, type Span } from './goalSentence/facts.ts'
import { questionFor } from './goalSentence/questions.ts'
import { categoryOf, templateOf } from './goalSentence/templates.ts'
import type { Understood } from './understood.ts'

/** On what the dates of a sentence depend: the person's local date, and their first day of the week (0 Sunday). */
export type SentenceContext = { today: string; weekStart: number }

/** Longest sentence, in characters. What is beyond is not looked at. */
export const LONGEST_SENTENCE = 2000
/** So many words are read for what they say; those behind them are the person's own words for the goal. */
export const MOST_WORDS = 150

/**
 * What an English sentence says of a goal, and what a plan still needs to know (docs/rules.md, Goal sentences). Never throws;
 * its cost is bounded: each of the first words is read by each rule once.
 *
 * @param answers they win over the sentence; null says that there is none
 */
export function understand(
  text: string,
  { today, weekStart }: SentenceContext,
  answers: GoalAnswers = {},
): GoalUnderstanding {
  const sentence = text.slice(0, LONGEST_SENTENCE)
  const words = wordsOf(sentence)
  const ofExam = templateOf(sentence) === 'exam'
  const { facts, taken } = factsIn(words.slice(0, MOST_WORDS), { today, weekStart }, ofExam)
  const what = whatOf(sentence, words, taken)
  const understood = completed(kindOf(what ?? sentence, ofExam, facts), facts, what, answers)
  const missing = GOAL_QUESTIONS.filter((field) => isMissing(field, understood))
  return {
    understood,
    missing,
    questions: missing.map((field) => questionFor(field, today)),
    ready: missing.length === 0,
  }
}

/** The person's words for the goal itself; null when nothing is left that names one. */
export function whatOf(text: string, words: readonly Word[], taken: readonly Span[]): string | null {
  const escapes = new Set(words.flatMap(({ escape }) => (escape === null ? [] : [escape])))
  const left = titleOf(text, words, taken, escapes)
  const what = withoutLoose(left.replace(WISH, ''))
  return /[\p{L}\p{N}]/u.test(what) && !NO_GOAL.test(what) ? what : null
}

const WISH =
  /^(?:(?:ok(?:ay)?|hi|hello|hey|please|crushion)[,!.]?\s+)*(?:(?:can|could|would) you (?:please )?)?(?:help me (?:to )?|i(?:['’]d| would) (?:like|love) to |i (?:really )?(?:want|need|wish|plan|hope|have|intend) to |i(?:['’]m| am) going to |i(?:['’]ll| will) |my goal is (?:to )?|goal:\s*)/i
const NO_GOAL =
  /^(?:i (?:want|need|would like)(?: to)?|something|it|this|that|(?:a|my|me a|make a|make me a|set a|new) (?:new )?(?:goal|plan)|goals?|plan|help)$/i
const LOOSE_END = /(?:^|\s)(?:and|for|by|in|on|at|until|before|with|about|from|or|,|;|-|–|—)$/i
const LOOSE_START = /^(?:and|then|so|of|on|,|;|-|–|—)\s+/i
/** Characters of the longest loose word and of one before it. */
const LONGEST_LOOSE = 7

/** Without connecting words at its ends, whose other side was a date, a rhythm or a length. Only its ends are looked at. */
function withoutLoose(text: string): string {
  let kept = trimmed(text)
  for (;;) {
    const atEnd = LOOSE_END.exec(kept.slice(-LONGEST_LOOSE))?.[0].length ?? 0
    const atStart = LOOSE_START.exec(kept.slice(0, LONGEST_LOOSE))?.[0].length ?? 0
    if (atEnd + atStart === 0) return kept
    kept = trimmed(kept.slice(atStart, Math.max(atStart, kept.length - atEnd)))
  }
}

const AT_END = /[\s.,:;!?]/
const AT_START = /[\s,:;]/

function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && AT_END.test(text.charAt(end - 1))) end -= 1
  let start = 0
  while (start < end && AT_START.test(text.charAt(start))) start += 1
  return text.slice(start, end)
}

function kindOf(text: string, ofExam: boolean, facts: Facts) {
  const template = ofExam ? ('exam' as const) : templateOf(text)
  return {
    template,
    category: categoryOf(template, text),
    amount: template === 'fitness' && isWeight(facts) ? null : facts.amount,
  }
}

/** `lose 10 pounds` is no sum of money, and no work that is shared out among sessions. */
function isWeight({ amount }: Facts): boolean {
  return amount !== null && /^pounds?$/.test(amount.unit)
}

type Kind = Pick<Understood, 'template' | 'category' | 'amount'>

function completed(kind: Kind, facts: Facts, what: string | null, answers: GoalAnswers): Understood {
  const { rhythm: answered, ...given } = answers
  const own = { ...saidBy(facts), ...kind, what }
  const rhythm = answered === undefined ? {} : rhythmOf(answered)
  const named = withRhythm(own, { ...rhythm, ...given })
  if (given.template !== undefined && given.category === undefined && given.template !== own.template)
    named.category = categoryOf(given.template, what ?? '')
  return withLengths(named, given)
}

/** What the words say, before anything follows from it. */
function saidBy({ deadline, rhythm, length }: Facts) {
  const minutes = (of: string) => (length !== null && length.of === of ? length.minutes : null)
  return {
    deadline,
    weekdays: rhythm?.weekdays ? [...rhythm.weekdays] : null,
    per_week: rhythm?.perWeek ?? null,
    minutes: atMost(minutes('session') ?? minutes('day'), 1440),
    weekly_minutes: atMost(minutes('week'), 7 * 1440),
    total_minutes: atMost(minutes('total'), 366 * 1440),
  }
}

function rhythmOf(rhythm: number | readonly number[]) {
  return typeof rhythm === 'number'
    ? { per_week: rhythm, weekdays: null }
    : { per_week: new Set(rhythm).size, weekdays: [...new Set(rhythm)].toSorted((one, other) => one - other) }
}

/** With the answers; weekdays and sessions a week agree. */
function withRhythm(own: Understood, given: Partial<Understood>): Understood {
  const known = { ...own, ...definedOf(given) }
  if (given.weekdays && given.per_week === undefined) return { ...known, ...rhythmOf(given.weekdays) }
  if (
    typeof given.per_week === 'number' &&
    given.weekdays === undefined &&
    known.weekdays?.length !== given.per_week
  )
    return { ...known, weekdays: null }
  return known
}

function definedOf(given: Partial<Understood>): Partial<Understood> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** What follows: sessions of so much a week, of so much in all, and the one transfer a week of saving. */
function withLengths(known: Understood, given: Partial<Understood>): Understood {
  const { weekly_minutes: weekly, total_minutes: total, template } = known
  if (weekly !== null) {
    const perWeek = known.per_week ?? Math.min(7, Math.ceil(weekly / 60))
    const minutes = given.minutes ?? Math.min(1440, Math.ceil(weekly / perWeek / 15) * 15)
    return { ...known, per_week: perWeek, minutes }
  }
  if (total !== null) return { ...known, minutes: known.minutes ?? 60 }
  if (template === 'saving') return { ...known, per_week: known.per_week ?? 1, minutes: known.minutes ?? 15 }
  return known
}

function isMissing(field: MissingField, understood: Understood): boolean {
  const { what, template, deadline, amount, per_week, weekdays, minutes, weekly_minutes, total_minutes } =
    understood
  const isSaving = template === 'saving'
  const hasRhythm = [per_week, weekdays, weekly_minutes, total_minutes].some((value) => value !== null)
  switch (field) {
    case 'what':
      return what === null
    case 'deadline':
      return deadline === null && (isSaving || !hasRhythm)
    case 'rhythm':
      return !isSaving && !hasRhythm
    case 'minutes':
      return !isSaving && [minutes, weekly_minutes, total_minutes].every((value) => value === null)
    case 'amount':
      return isSaving && amount === null
  }
}

function atMost(minutes: number | null, most: number): number | null {
  return minutes === null ? null : Math.min(most, Math.max(1, minutes))
}
