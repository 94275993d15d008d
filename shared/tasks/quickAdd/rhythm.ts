import type { Candidate } from './candidates.ts'

/** `biweekly 1:1 with Jo on thursdays`: what begins the line says how often, and the days stand further on. */
export function withRhythm(candidates: readonly Candidate[]): Candidate[] {
  const [first, ...others] = candidates
  if (first?.from !== 0 || first.finding.kind !== 'repeat' || first.place !== 'end') return [...candidates]
  const { frequency, interval, weekdays } = first.finding.rule
  const days = others.some(
    ({ finding }) =>
      finding.kind === 'repeat' &&
      finding.rule.frequency === frequency &&
      finding.rule.interval === 1 &&
      finding.rule.weekdays.length + finding.rule.monthDays.length > 0,
  )
  if (!days || weekdays.length > 0) return [...candidates]
  return [{ ...first, place: 'anywhere', finding: { kind: 'rhythm', frequency, interval } }, ...others]
}
