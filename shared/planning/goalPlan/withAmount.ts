import { hasOwnAmounts } from '#shared/planning/ownDays.ts'
import type { Understood } from '#shared/planning/understood.ts'
import type { DatedPhase } from './phaseDates.ts'
import { eachOfWhole, sharesOfWhole } from './sessions.ts'

/** So many words an hour nobody writes, however roughly. */
const MOST_WORDS_AN_HOUR = 3000

function isTooDense(amount: Understood['amount'], sessions: readonly { minutes: number }[]): boolean {
  const minutes = sessions.reduce((sum, one) => sum + one.minutes, 0)
  return amount?.unit === 'words' && minutes > 0 && (amount.value * 60) / minutes >= MOST_WORDS_AN_HOUR
}

/** The first sessions in which a whole amount is done, with as much each time as was said. */
function enough<One>({ amount, per_week: perWeek }: Understood, among: readonly (readonly One[])[]) {
  const each = amount ? eachOfWhole(amount, perWeek) : null
  return among.find(({ length }) => each === null || (amount?.value ?? 0) <= each * length)
}

/** A whole amount is shared among the sessions of the phase that holds it, where there is one. */
export function withAmount<One extends { phase: number; share: number | null; minutes: number }>(
  sessions: readonly One[],
  goal: Understood,
  phases: readonly DatedPhase[],
): readonly One[] {
  const { amount } = goal
  const isMaking = ({ phase }: One) => phases[phase]?.holdsAmount === true
  const drafted = sessions.filter(isMaking)
  // In a short plan nobody writes all of it in the draft alone: what comes before and after takes its part.
  const before = sessions.filter(({ phase }) => phase < phases.length - 1)
  const fromDraft = before.filter(({ phase }) => phase >= (drafted[0]?.phase ?? 0))
  const making = isTooDense(amount, drafted) ? before : (enough(goal, [drafted, fromDraft]) ?? before)
  if (amount === null || amount.per !== null || making.length === 0 || hasOwnAmounts(goal)) return sessions
  const shares = sharesOfWhole(goal, making.length)
  return sessions.map((session) => ({ ...session, share: shares[making.indexOf(session)] ?? null }))
}
