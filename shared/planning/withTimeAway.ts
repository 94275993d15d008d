import { joinedAway } from './away.ts'
import { daysAwayIn } from './daysAway.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { hasDates } from './goalPlan/hasDates.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import type { TimeAway } from './goalSentence/dates/timeAway.ts'
import type { Understood } from './understood.ts'

type Known = Omit<Understood, 'conflict'>

/**
 * What is known of a goal with the dates that its sentence leaves out; what a habit has of them is asked about. A part about dates
 * that an answer has left out is read (docs/rules/plans.md, Goal sentences).
 *
 * @param said what the sentence leaves out
 */
export function withTimeAway(
  known: Known,
  said: readonly TimeAway[],
  answers: GoalAnswers,
  context: SentenceContext,
): Known {
  if (said.length === 0 && !known.away) return known
  const texts = said.map(({ text }) => text)
  if (!hasDates({ ...known, conflict: null })) return { ...known, unread: [...known.unread, ...texts] }
  const ranges = said.flatMap((one) => one.ranges)
  const away = answers.away === null ? null : joinedAway(known.away, ranges)
  const isAnswered = (part: string) => {
    const [range] = daysAwayIn(part, context)?.away ?? []
    return range !== undefined && away?.some(([from, to]) => from === range[0] && to === range[1]) === true
  }
  const read = [...known.unread.filter(isAnswered), ...texts]
  return {
    ...known,
    unread: known.unread.filter((part) => !isAnswered(part)),
    read: [...known.read, ...read.map((text) => ({ text, as: 'days' as const }))],
    away,
  }
}
