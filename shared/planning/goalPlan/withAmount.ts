import type { Understood } from '#shared/planning/understood.ts'
import type { DatedPhase } from './phaseDates.ts'
import { inHundredths } from './sessions.ts'

/** So many words an hour nobody writes, however roughly. */
const MOST_WORDS_AN_HOUR = 3000

function isTooDense(amount: Understood['amount'], sessions: readonly { minutes: number }[]): boolean {
  const minutes = sessions.reduce((sum, one) => sum + one.minutes, 0)
  return amount?.unit === 'words' && minutes > 0 && (amount.value * 60) / minutes >= MOST_WORDS_AN_HOUR
}

/** A whole amount is shared among the sessions of the phase that holds it, where there is one. */
export function withAmount<One extends { phase: number; share: number | null; minutes: number }>(
  sessions: readonly One[],
  { amount }: Understood,
  phases: readonly DatedPhase[],
): readonly One[] {
  const isMaking = ({ phase }: One) => phases[phase]?.holdsAmount === true
  const drafted = sessions.filter(isMaking)
  // In a short plan nobody writes all of it in the draft alone: what comes before and after takes its part.
  const making = isTooDense(amount, drafted)
    ? sessions.filter(({ phase }) => phase < phases.length - 1)
    : drafted
  if (amount === null || amount.per !== null || making.length === 0) return sessions
  const shares = inHundredths(amount.value, making.length)
  return sessions.map((session) => ({ ...session, share: shares[making.indexOf(session)] ?? null }))
}
