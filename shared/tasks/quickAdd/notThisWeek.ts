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
  const isLeftOut = words.some(
    ({ plain }, at) =>
      plain === 'not' && words[at + 1]?.plain === 'this' && /^w(?:ee)?k$/.test(words[at + 2]?.plain ?? ''),
  )
  if (!isLeftOut) return [...candidates]
  const { to: lastDay } = weekOf(today, weekStart)
  return candidates.flatMap((candidate) => {
    const { finding } = candidate
    if (finding.kind === 'repeat') return []
    if (finding.kind !== 'date' || finding.date > lastDay) return [candidate]
    return [{ ...candidate, finding: { ...finding, date: addDays(finding.date, 7) } }]
  })
}
