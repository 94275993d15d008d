import { dayNumber } from '#shared/time/civil.ts'
import type { HabitFacts } from '../facts.ts'

/** The strength of a habit at the end of a date up to today, rounded; before its start what it begins with. */
export function strengthAsOf({ judged, strengths }: HabitFacts, date: string): number {
  const { first, segments } = judged.timeline
  const initial = segments[0]?.rule.aim === 'at_most' ? 100 : 0
  return Math.round(strengths[Math.min(dayNumber(date) - first, strengths.length - 1)] ?? initial)
}
