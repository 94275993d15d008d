import { withoutWish } from '#shared/planning/goalSentence/title.ts'
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
}: Pick<Understood, 'pattern' | 'what' | 'read' | 'level'>): Pattern {
  const parts = read.flatMap(({ text, as }) => (as === 'what' ? [text] : []))
  const said = withoutWish(parts.join(' '))
  const isRenamed = said !== '' && !said.toLowerCase().includes((what ?? '').toLowerCase())
  const named = isRenamed ? said : (what ?? '')
  const two = twoActivities(named)
  const found = patternFor(pattern, named, level)
  return two ? pairPattern(found, two) : found
}
