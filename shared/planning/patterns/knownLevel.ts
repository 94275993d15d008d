import { BEGINS } from './levelWords.ts'
import type { Pattern } from './pattern.ts'

type Suggested = NonNullable<Pattern['question']>['suggestions'][number]

/**
 * Which answer of a pattern's question is meant by what a person said of themselves: its own words or others that mean it, the one
 * with which somebody begins, or the last one whose number is reached (`my longest run is 8 km` is more than 5 km).
 *
 * @param level in the person's words; null for what is assumed
 */
export function knownLevel(
  { question }: Pick<Pattern, 'question'>,
  level: string | null,
): Suggested | undefined {
  if (!question) return undefined
  const { suggestions, assumed } = question
  const wanted = level ?? assumed
  const exact = suggestions.find((one) => one.level === wanted)
  if (exact || level === null) return exact
  const meant = suggestions.find(({ means }) => means?.test(level))
  if (meant) return meant
  if (BEGINS.test(level)) return suggestions.toSorted((one, other) => startOf(one) - startOf(other))[0]
  const much = numberIn(level)
  const reached = much === null ? undefined : suggestions.findLast((one) => isReached(one, much))
  return reached ?? suggestions.find((one) => one.level === assumed)
}

/** How much of the usual first week somebody of this level begins with: 1 is all of it. */
export function startOf(suggestion: Suggested | undefined): number {
  return suggestion?.start ?? 1
}

function isReached({ level }: Suggested, much: number): boolean {
  const number = numberIn(level)
  return number !== null && !/\bless than\b/i.test(level) && number <= much
}

const HALF_MARATHON = 21

/** The first number of a text; a half marathon counts by its kilometres. */
function numberIn(text: string): number | null {
  // `haven't played for 10 years`
  const [number] = /\d+(?:[.,]\d+)?(?![\d.,]* ?(?:years?|yrs?|months?|weeks?|days?)\b)/.exec(text) ?? []
  if (number !== undefined) return Number(number.replace(',', '.'))
  if (/\bhalf[ -]marathon\b/i.test(text)) return HALF_MARATHON
  return /\bmarathon\b/i.test(text) ? 2 * HALF_MARATHON : null
}
