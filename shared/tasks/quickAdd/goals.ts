import { hasWords, searchWords } from '#shared/text/searchWords.ts'
import { parserOf, type Reading } from './parser.ts'
import { meaning, term } from './phrase.ts'
import type { NamedGoal } from './reading.ts'

/** Two letters or more, in parts joined by hyphens. */
const NAME = /^\*([\p{L}\p{N}][\p{L}\p{N}\p{M}-]+)$/u

/** `*spanish`: words, joined by hyphens, with which words of exactly one goal's title begin, or that are all of its words. */
export const parseGoal = parserOf(
  meaning(
    term((plain, _word, { goals = [] }) => goalOf(NAME.exec(plain)?.[1], goals)),
    ({ id, title }): Reading => ({ place: 'anywhere', finding: { kind: 'goal', id, title } }),
  ),
)

function goalOf(typed: string | undefined, goals: readonly NamedGoal[]): NamedGoal | null {
  const searched = typed === undefined ? [] : searchWords(typed)
  if (searched.length === 0) return null
  const named = wordsOf(goals).filter(({ words }) => hasWords(words, searched))
  const whole = named.filter(({ words }) => words.length === searched.length)
  const [first, ...others] = whole.length === 1 ? whole : named
  return first !== undefined && others.length === 0 ? first.goal : null
}

/** The words of the titles, made once for all words of a line. */
const known = new WeakMap<readonly NamedGoal[], { goal: NamedGoal; words: string[] }[]>()

function wordsOf(goals: readonly NamedGoal[]) {
  const words = known.get(goals) ?? goals.map((goal) => ({ goal, words: searchWords(goal.title) }))
  known.set(goals, words)
  return words
}
