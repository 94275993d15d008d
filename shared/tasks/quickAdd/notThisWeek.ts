import { addDays, weekOf } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

/** "weekly shop tues, not this week": a day is that of the next week, and what repeats stays in the title, as it begins later. */
export function withoutThisWeek(
  candidates: readonly Candidate[],
  words: readonly Word[],
  { today, weekStart }: ReadingContext,
): Candidate[] {
  const leftOut = words.findIndex(
    ({ plain }, at) =>
      plain === 'not' && words[at + 1]?.plain === 'this' && /^w(?:ee)?k$/.test(words[at + 2]?.plain ?? ''),
  )
  if (leftOut < 0) return [...candidates]
  const isLast = leftOut + 3 === words.length
  const { to: lastDay } = weekOf(today, weekStart)
  return candidates.flatMap((candidate) => {
    const { finding } = candidate
    if (finding.kind === 'repeat') return []
    const to = isLast && candidate.to === leftOut ? words.length : candidate.to // it is said by the day
    if (finding.kind !== 'date' || finding.date > lastDay) return [{ ...candidate, to }]
    return [{ ...candidate, to, finding: { ...finding, date: addDays(finding.date, 7) } }]
  })
}
