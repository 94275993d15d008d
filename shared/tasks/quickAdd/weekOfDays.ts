import { weekOf } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import type { Word } from './words.ts'

const MONDAY = 1
const EACH = /^(?:every|each|weekly|fortnightly|weekdays|weekends|\p{L}+days)$/u

/** "swim camp mon tue weds 9-11 next week": days that are listed are those of the week that the line names, and go on no longer. */
export function withinOneWeek(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const week = candidates.find(
    ({ finding, from, to }) =>
      finding.kind === 'date' &&
      to === from + 2 &&
      words[from]?.plain === 'next' &&
      /^w(?:ee)?k$/.test(words[from + 1]?.plain ?? ''),
  )
  if (week?.finding.kind !== 'date') return [...candidates]
  const { to: date } = weekOf(week.finding.date, MONDAY)
  return candidates.map((each) => {
    const { finding, from, to } = each
    if (finding.kind !== 'repeat' || finding.rule.weekdays.length < 2 || to > week.from) return each
    if (words.slice(from, to).some(({ plain }) => EACH.test(plain))) return each
    return { ...each, finding: { ...finding, rule: { ...finding.rule, ends: { kind: 'on', date } } } }
  })
}
