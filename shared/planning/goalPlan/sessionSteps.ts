import { kindOf } from '#shared/planning/availability.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { plannedStep, type PlannedStep } from '#shared/planning/plannedStep.ts'
import { shareInWords } from '#shared/planning/shareInWords.ts'
import type { Understood } from '#shared/planning/understood.ts'
import type { Content } from './contents.ts'
import { daysLeft } from './daysLeft.ts'
import type { Effort } from './efforts.ts'
import type { DatedPhase } from './phaseDates.ts'
import type { Session } from './sessions.ts'

const KICKOFF_MINUTES = 15
const LONGEST_TITLE = 60

/** A session that is filled: what it is about, how long and hard it is, and in which phase. */
export type Filled = Session & Content & { phase: number; effort: Effort; week: number }

/** The sessions of a plan as steps to be placed, after its first step. */
export function stepsOf(
  goal: Understood,
  sessions: readonly Filled[],
  {
    phases,
    pattern,
    hasEnds,
    before: sharesBefore,
  }: { phases: readonly DatedPhase[]; pattern: Pattern; hasEnds: boolean; before: number },
): PlannedStep[] {
  const { amount, category } = goal
  const hours = kindOf(category)
  const kickoff = hasEnds && sessions.length > 0 ? [kickoffOf(goal, pattern, sessions)] : []
  let before = sharesBefore
  const steps = sessions.map((session, index) => {
    const { ideal, not_before, deadline, minutes, share, title, note, phase, effort } = session
    const much =
      amount && share !== null
        ? shareInWords(amount, share, amount.per === null ? before : before % amount.value)
        : null
    before = Math.round((before + (share ?? 0)) * 100) / 100
    return {
      ...plannedStep(
        {
          key: `session${index + 1}`,
          minutes,
          hours,
          ideal,
          not_before,
          deadline,
          days: goal.weekdays ?? daysLeft(goal),
          ...(goal.away && { away: goal.away }),
          between: goal.between,
          ...(goal.own_days && { own_days: goal.own_days }),
          preferred: goal.between === null && !goal.own_days ? (pattern.preferred ?? null) : null,
          depends_on: kickoff.map(({ key }) => key),
        },
        {
          title: withShare(title, much),
          category,
          description: much === null ? note : `${note} Today’s share: ${much}.`,
          amount: amount && share !== null ? { value: share, unit: amount.unit } : null,
          phase: phases.length > 0 ? phase : null,
        },
      ),
      // Of the same length and effort, what comes first in time is what comes first in the plan.
      sequence: `${phase} ${minutes} ${effort}`,
    }
  })
  return [...kickoff, ...steps]
}

/** What sessions have of the whole amount. */
export function sharesOf(sessions: readonly Session[]): number {
  return Math.round(sessions.reduce((sum, { share }) => sum + (share ?? 0), 0) * 100) / 100
}

function withShare(title: string, much: string | null): string {
  const both = much === null ? title : `${title} (${much})`
  return Array.from(both).length <= LONGEST_TITLE ? both : title
}

/**
 * The first step: today or tomorrow, or on the first dates of the plan; outside the part of the day and the weekdays that were
 * named where it must be, never on days that were left out.
 */
function kickoffOf(goal: Understood, { firstStep }: Pattern, sessions: readonly Filled[]): PlannedStep {
  const { between, own_days, weekdays, starts_on, away } = goal
  const last = sessions.at(-1)?.deadline ?? null
  const left = daysLeft(goal)
  return {
    ...plannedStep(
      {
        key: 'kickoff',
        minutes: KICKOFF_MINUTES,
        hours: kindOf(goal.category),
        not_before: starts_on,
        between,
        days: weekdays ?? left,
        ...(away && { away }),
        ...(own_days && { own_days }),
        deadline: last,
      },
      { title: firstStep.title, category: goal.category, description: firstStep.note },
    ),
    kickoff: { days: left },
  }
}
