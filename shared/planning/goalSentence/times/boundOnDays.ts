import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/**
 * `never both at the weekend`, `on the days when I don't have football, which is Tuesdays`: the days are named in what is refused, and
 * are neither those of the goal nor days without it.
 *
 * @returns the index behind it, or null
 */
export function boundOnDays(words: readonly Word[], at: number): number | null {
  const first = words[at]?.text ?? ''
  if (!BEGINS.test(first)) return null
  const text = `${clauseText(words, at, 12)} `
  const bound = BOUND.exec(text)?.[0]
  if (bound !== undefined) return at + bound.trim().split(' ').length
  return WITHOUT.test(text) ? endOfClauses(words, at) : null
}
const BEGINS = /^(?:but|and|just|never|not|no|only|on)$/i
const BOUND =
  /^(?:(?:but|and|just) )*(?:never|not|no)(?: (?:do|train|run|go|on))?(?: more than)? (?:both|two|2|one|once|twice|all)(?: of (?:them|these|those))?(?: (?:runs?|sessions?|walks?|workouts?|rides?|swims?|classes|lessons?|days?))? (?:at|on|in|over|during) (?:the )?(?:weekends?|same day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?= )/
const WITHOUT =
  /^(?:only )?on (?:the |those |all )?(?:days?|nights?|evenings?|mornings?) (?:when |that |where )?(?:i|we|i'?m|we'?re)(?: am| are)? (?:don'?t|do not|haven'?t|can'?t|not|never) /

/** The end of a clause, and of those behind it that say when that is. */
function endOfClauses(words: readonly Word[], at: number): number {
  let to = at + 1
  while (
    to < words.length &&
    (!endsPart(words, to - 1) || /^(?:which|that|those|these)$/.test(words[to]?.plain ?? ''))
  )
    to += 1
  return to
}
