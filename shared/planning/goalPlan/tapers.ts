import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { type DatedPhase, LONGEST_TAPER } from './phaseDates.ts'
import type { Session } from './sessions.ts'

/** In a shorter plan the fourth week is the lighter one. */
const WEEKS_BEFORE_TAPER = 4

/**
 * Sessions with their phase, their week from the plan's first date, and whether they are part of the taper with which training ends: the
 * last three weeks of its last phase where that is one, else its last week (docs/rules/plans.md, Patterns, C8).
 */
export function tapered(
  { keepsRoom, load }: Pattern,
  phases: readonly DatedPhase[],
  sessions: readonly Session[],
  from: string,
): (Session & { phase: number; week: number; isTaper: boolean })[] {
  const weekOf = ({ ideal }: Session) => Math.floor(daysBetween(from, ideal) / DAYS_PER_WEEK)
  const last = sessions.at(-1)
  const lastWeek = last ? weekOf(last) : 0
  const end = phases.at(-1)?.to ?? from
  return sessions.map((session) => {
    const week = weekOf(session)
    const phase = Math.max(
      0,
      phases.findLastIndex((one) => one.from <= session.ideal),
    )
    const isLastPhase = phase === phases.length - 1
    const isLate = daysBetween(session.ideal, end) <= LONGEST_TAPER
    const isLight = isLate && (load?.endsLight === true || keepsRoom === true)
    const isLastWeek = load !== undefined && week === lastWeek && week >= WEEKS_BEFORE_TAPER
    return { ...session, phase, week, isTaper: isLastPhase && (isLight || isLastWeek) }
  })
}
