import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isMoney, type PatternKey } from '#shared/planning/patterns/keys.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { SentenceContext } from './context.ts'
import type { Subject } from './found.ts'
import { allowedDays } from './times/allowedDays.ts'
import { budgetIn } from './times/budgets.ts'
import { limitIn } from './times/limits.ts'
import { withoutWish } from './withoutWish.ts'

/** So much of a sentence says which kind of goal it is. */
export const LONGEST_SUBJECT = 400

/** The kind that the first part names, else all of it; what is studied for an exam is the exam's. */
export function kindOf(
  wish: string,
  first: string,
  { ownText, told }: { ownText: string; told: string },
): PatternKey {
  // `set aside | an hour | to review my finances`
  const isOfTime = first !== wish && /^(?:set|put) aside$/i.test(first)
  const kinds = (isOfTime ? [wish] : [first, wish])
    .filter((part) => part !== '')
    .map((part) => patternOf(part.replace(INSTEAD_OF, '')))
  const kind = kinds.find((each) => each !== 'general') ?? patternOf(wish === '' ? ownText : wish)
  const isStudied = kind === 'general' && /^(?:study|learn|revise|review|prepare)\b/i.test(wish)
  const isTested =
    (/^(?:study|revise|prepare) for\b/i.test(wish) && /\b(?:test|exam)\b/i.test(ownText)) ||
    /\b(?:until|till|before|for) (?:my|the|our) final (?:exam|on|in)\b/i.test(ownText)
  if (isStudied && (isTested || patternOf(ownText) === 'exam')) return 'exam'
  if (kind === 'general' && STUDIED.test(wish) && OWN_EXAM.test(`${ownText}, ${told}`)) return 'exam'
  return kind === 'general' && /^(?:train|prepare|run)\b/i.test(wish) && patternOf(ownText) === 'race'
    ? 'race'
    : kind
}

/** `the bar exam is on 23 Feb, need to | get through 19 outlines` */
const STUDIED =
  /^(?:get|go|work|read|cram) through .*\b(?:outlines?|chapters?|flash ?cards?|notes|lectures?|slides|past papers?|topics|modules?|units|questions?|problems|textbook|syllabus)\b/i

/** Not that of a child. */
const OWN_EXAM =
  /(?<!\b(?:his|her|their|(?:son|daughter|kid|child|sister|brother|wife|husband|girlfriend|boyfriend|friend)(?:['’]?s| has| have)?) (?:\w+ )?)\b(?:exams?|finals|midterms?)\b/i

/** `swim | instead of running`: what is not done says nothing of the kind. */
const INSTEAD_OF = /(?<=[a-z]) (?:instead of|rather than) .*$/i

/** It is they who read or swim. */
export const HELPS_OTHERS = /^help (?:her|him|them|my|our)\b/i
const FROM_THEN = /^(?:from|starting) (?:tomorrow|today|now|next week|[a-z]+day|january|new year)(?: on)?,? /i
/** `30 day | no spend challenge`. */
const OF_DAYS = /^(?:(?:do|start|try|take) )?(?:an? |the |my )?\d+[- ]days? (?=no[- ])/i

/** What a sentence is about, as far as dates, amounts and limits have to know it. */
export function subjectOf(
  text: string,
  words: readonly Word[],
  { story, context }: { story: number; context: SentenceContext },
): Subject {
  // `from tomorrow | no more Netflix`
  const pattern = patternOf(
    withoutWish(text.slice(0, LONGEST_SUBJECT).replace(FROM_THEN, '').replace(OF_DAYS, '')),
  )
  const limit = limitIn(words)
  const budget = limit === null ? (budgetIn(words) ?? allowedDays(words, { story, context })) : null
  return {
    isDated: /^(?:exam|event|presentation|moving|job)$/.test(pattern),
    isMoney: isMoney(pattern),
    isQuit: pattern === 'quit' || limit !== null || budget !== null,
    limit,
    budget,
    story,
  }
}
