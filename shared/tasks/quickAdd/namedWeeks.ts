import { addDays, dayOfWeek, weekOf } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import type { Word } from './words.ts'

const MONDAY = 1
const DAYS_PER_WEEK = 7

/** "spin mon 7am wk of 16th": a weekday is that of the week which the line names, whose day stays in the title. */
export function withinNamedWeek(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const named = candidates.find(({ finding, from }) => finding.kind === 'date' && isDayOfWeek(words, from))
  if (named?.finding.kind !== 'date') return [...candidates]
  const { from: monday } = weekOf(named.finding.date, MONDAY)
  return candidates.flatMap((candidate) => {
    const { finding, place } = candidate
    if (candidate === named) return []
    if (finding.kind !== 'date' || !place.includes('weekday')) return [candidate]
    const ahead = (dayOfWeek(finding.date) - MONDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK
    return [{ ...candidate, finding: { ...finding, date: addDays(monday, ahead) } }]
  })
}

/** Whether the words before a day say that it is the first one of a week: `week of`, `wk commencing`, `w/c`. */
function isDayOfWeek(words: readonly Word[], from: number): boolean {
  const at = words[from - 1]?.plain === 'the' ? from - 2 : from - 1
  const isWeek = /^w(?:ee)?k$/.test(words[at - 1]?.plain ?? '')
  return (
    words[at]?.plain === 'w/c' ||
    (isWeek && /^(?:of|commencing|beginning|starting)$/.test(words[at]?.plain ?? ''))
  )
}
