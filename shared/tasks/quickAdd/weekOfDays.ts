import { weekOf } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

const MONDAY = 1
const EACH = /^(?:every|each|weekly|fortnightly|weekdays|weekends|\p{L}+days)$/u

/**
 * Days that are listed are those of the week that the line names, and go on no longer: "swim camp mon tue weds 9-11 next week", "physio this
 * wk mon thurs".
 */
export function withinOneWeek(
  candidates: readonly Candidate[],
  words: readonly Word[],
  { today, weekStart }: ReadingContext,
): Candidate[] {
  const next = candidates.find(({ finding, from }) => finding.kind === 'date' && isWeek(words, from, 'next'))
  const date =
    next?.finding.kind === 'date' ? weekOf(next.finding.date, MONDAY).to : weekOf(today, weekStart).to
  return candidates.map((each) => {
    const { finding, from, to } = each
    const isOfThis = isWeek(words, from - 2, 'this')
    if (next === undefined && !isOfThis) return each
    if (finding.kind !== 'repeat' || finding.rule.weekdays.length < 2) return each
    if (words.slice(from, to).some(({ plain }) => EACH.test(plain))) return each
    const rule = { ...finding.rule, ends: { kind: 'on', date } as const }
    return { ...each, from: isOfThis ? from - 2 : from, finding: { ...finding, rule } }
  })
}

function isWeek(words: readonly Word[], at: number, which: 'this' | 'next'): boolean {
  return words[at]?.plain === which && /^w(?:ee)?k$/.test(words[at + 1]?.plain ?? '')
}
