import { addDays, minutesOf } from '#shared/time/civil.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import { factsIn } from './goalSentence/facts.ts'
import { MOST_WORDS, sentenceWords } from './goalSentence/sentenceWords.ts'
import { PATTERNS } from './patterns/patterns.ts'
import { answersOf } from './readAnswer.ts'
import type { Understood } from './understood.ts'
import { LONGEST_SENTENCE } from './understand.ts'

/** What a message changes of a plan, and the parts of it that say something else. */
export type ChangeOfGoal = { answers: GoalAnswers; unclear: string[] }

/** What people say around a change. */
const FILLER =
  /^(?:please|pls|thanks|thank|you|ok|okay|yes|no|but|and|also|then|just|only|rather|instead|better|maybe|can|could|would|we|i|i'd|id|i'm|it|its|it's|that|that's|thats|this|them|these|those|the|a|an|all|to|of|for|on|at|in|be|is|are|do|don't|dont|make|made|have|let|lets|let's|us|prefer|like|want|need|have|has|should|must|sessions?|times?|days?|plan|everything|put|move|change|with|a bit|bit|little|much|too|as|well|so|not|my|me|from|now|there|time|possible|if)$/
const PARTS = [
  ['05:00', '12:00'],
  ['12:00', '17:00'],
  ['17:00', '22:00'],
] as const
const SHORTEST = 10
const LONGEST = 180

/** Changes that are relative to the plan as it is. */
const RELATIVE: readonly (readonly [words: RegExp, change: (planned: Planned) => GoalAnswers])[] = [
  [
    /\b(?:much )?(?:shorter|less time)\b|\btoo long\b/i,
    ({ minutes }) => ({ minutes: rounded((minutes * 2) / 3) }),
  ],
  [/\blonger\b|\btoo short\b|\bmore time\b/i, ({ minutes }) => ({ minutes: rounded(minutes * 1.5) })],
  [
    /\bfewer\b|\bless(?: often)?\b(?! time)|\bnot (?:so|that) (?:often|many|much)\b|\btoo (?:many|much|often)\b|\b(?:easier|slower|lighter)\b/i,
    ({ perWeek }) => ({ rhythm: Math.max(1, perWeek - 1) }),
  ],
  [
    /\bmore(?: often)?\b(?! time)|\btoo (?:few|little|rarely)\b|\b(?:harder|faster)\b/i,
    ({ perWeek, notOn }) => ({ rhythm: Math.min(7 - notOn.length, perWeek + 1) }),
  ],
  [
    /\b(?:start|begin) (?:a (?:bit|little) )?later\b|\bnot yet\b|\ba week later\b|\bnext week\b/i,
    ({ startsOn }) => ({ starts_on: addDays(startsOn, 7) }),
  ],
  [
    /(?<!(?:start|begin|bit|little|week) )\blater\b|\btoo early\b/i,
    ({ between }) => ({ between: partBeside(between, 1) }),
  ],
  [/\bearlier\b|\btoo late\b/i, ({ between }) => ({ between: partBeside(between, -1) })],
  [/\b(?:any ?time|whenever|any hour)\b/i, () => ({ between: null })],
]
type Planned = {
  minutes: number
  perWeek: number
  notOn: readonly number[]
  startsOn: string
  between: Understood['between']
}

/**
 * What a message changes of the plan that was just proposed: `mornings please`, `no Mondays`, `shorter`, `only twice a week`, several
 * at once (docs/rules.md, The built-in planner in the chat). Days that were left out before stay so.
 *
 * @param planned what the plan was understood as
 * @returns null for a message that is no change
 */
export function changeOfGoal(
  message: string,
  context: SentenceContext,
  planned: Understood,
): ChangeOfGoal | null {
  const text = message.slice(0, LONGEST_SENTENCE)
  const words = sentenceWords(text).slice(0, MOST_WORDS)
  const { facts, claims } = factsIn(words, context, { isDated: false, isMoney: false, isQuit: false })
  const answers = answersOf(facts, context.today)
  const now = plannedOf(planned, context.today)
  for (const [pattern, change] of RELATIVE)
    if (pattern.test(text)) Object.assign(answers, { ...change(now), ...answers })
  if (answers.not_on) answers.not_on = union(planned.not_on ?? [], answers.not_on)
  if (answers.not_on && answers.not_on.length >= 7) delete answers.not_on
  if (Object.keys(answers).length === 0) return null
  const taken = new Set(
    claims.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const known = new Set((planned.what ?? '').toLowerCase().split(/\s+/))
  const rest = words
    .filter((_, at) => !taken.has(at))
    .map(({ plain }) => plain.replaceAll(/[^\p{L}\p{N}'’]/gu, ''))
    .filter((word) => word !== '' && !FILLER.test(word) && !known.has(word) && !isRelative(word))
  // What names something else is a sentence of its own.
  return rest.length > claims.length + 1 ? null : { answers, unclear: rest }
}

function isRelative(word: string): boolean {
  return /^(?:shorter|longer|fewer|less|more|often|many|few|easier|slower|lighter|harder|faster|start|begin|later|earlier|early|late|long|short|yet|week|next|anytime|whenever|hour|rarely)$/.test(
    word,
  )
}

function plannedOf(
  { pattern, minutes, per_week, weekdays, not_on, starts_on, between }: Understood,
  today: string,
): Planned {
  const { usual } = PATTERNS[pattern]
  return {
    minutes: minutes ?? usual.minutes,
    perWeek: per_week ?? weekdays?.length ?? usual.perWeek,
    notOn: not_on ?? [],
    startsOn: starts_on ?? today,
    between,
  }
}

/** The part of the day after or before the one that holds; the evening or the morning where none does. */
function partBeside(between: Understood['between'], step: 1 | -1): [string, string] {
  const at = between === null ? -1 : PARTS.findIndex(([, to]) => minutesOf(between[0]) < minutesOf(to))
  const beside = between === null ? (step > 0 ? 2 : 0) : Math.max(0, Math.min(2, (at < 0 ? 2 : at) + step))
  const [from, to] = PARTS[beside] ?? PARTS[0]
  return [from, to]
}

function rounded(minutes: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(minutes / 5) * 5))
}

function union(one: readonly number[], other: readonly number[]): number[] {
  return [...new Set([...one, ...other])].toSorted((a, b) => a - b)
}
