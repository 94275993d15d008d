import type { Candidate } from './candidates.ts'
import type { Word } from './words.ts'

const HOUR = 60
const LONGEST_CALL = 3 * HOUR
const CALLING = /^(?:call|ring|phone|contact|email|text|chase)$/

/** Without the hours in which somebody can be reached, and the days on which they are: "call insurance 9-5 m-f re claim", "ring bank btw 9 and 5 tomorrow". */
export function withoutOpeningHours(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  if (!CALLING.test(words[0]?.plain ?? '')) return [...candidates]
  const hours = candidates.find(
    ({ finding }) => finding.kind === 'time' && finding.length !== undefined && finding.length > LONGEST_CALL,
  )
  if (hours === undefined) return [...candidates]
  return candidates.filter(
    (each) =>
      each !== hours &&
      !(each.finding.kind === 'repeat' && (each.to === hours.from || each.from === hours.to)),
  )
}
