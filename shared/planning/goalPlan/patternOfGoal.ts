import { withoutWish } from '#shared/planning/goalSentence/withoutWish.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { pairPattern } from '#shared/planning/patterns/pair.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { patternFor } from '#shared/planning/patterns/patterns.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { twoActivities } from './twoActivities.ts'

/**
 * The pattern of a goal, with what is its own by its words (docs/rules/plans.md, Patterns). A goal that was given another title
 * (`Project colour` in place of `paint the living room`) keeps its kind of plan: then the words of the sentence count.
 */
export function patternOfGoal({
  pattern,
  what,
  read,
  level,
  deadline,
  amount,
}: Pick<Understood, 'pattern' | 'what' | 'read' | 'level' | 'deadline' | 'amount'>): Pattern {
  const parts = read.flatMap(({ text, as }) => (as === 'what' ? [text] : []))
  const said = withoutWish(parts.join(' '))
  const named = isRenamed(said, what ?? '') && patternOf(said) === pattern ? said : (what ?? '')
  const two = twoActivities(named)
  const found = patternFor(pattern, named, level)
  const isOpen = deadline === null && (amount === null || amount.per !== null) && !/\d/.test(what ?? '')
  const own = isOpen ? openEnded(found) : found
  return two ? pairPattern(own, two) : own
}

/** A verb before what was said gives no other title, nor does what it was put together with. */
function isRenamed(said: string, what: string): boolean {
  const [words, title] = [said.toLowerCase(), what.toLowerCase()]
  return words !== '' && !words.includes(title) && !title.includes(words)
}

/** Training that leads to no day: `get back into swimming`. */
function openEnded(pattern: Pattern): Pattern {
  const { withoutDay, keepsRoom: _room, ...rest } = pattern
  return withoutDay ? { ...rest, phases: withoutDay } : pattern
}
