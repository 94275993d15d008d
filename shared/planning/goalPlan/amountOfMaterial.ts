import type { Pattern, PatternPhase, SessionKind } from '#shared/planning/patterns/pattern.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { inHundredths } from './sessions.ts'

/** What counts as material of a kind, beside its own word. */
const ALSO: Record<string, RegExp> = { piece: /^(?:pieces?|songs?|tunes?)$/i }

/** Whether the amount of a goal is its material: 12 chapters of an exam, 3 songs on an instrument. */
function countsMaterial({ material }: Pattern, amount: Understood['amount']): boolean {
  if (material === undefined || amount === null || amount.per !== null) return false
  return (ALSO[material] ?? new RegExp(`^${material}s?$`, 'i')).test(amount.unit)
}

/**
 * A pattern for a goal that counts its material: what a session is about is then called a part, as a part may be two chapters or a
 * third of a song.
 */
export function inParts(pattern: Pattern, amount: Understood['amount']): Pattern {
  const { material } = pattern
  if (material === undefined || !countsMaterial(pattern, amount)) return pattern
  const words = new RegExp(`\\b(${material})(s?)(?= \\{part\\})`, 'gi')
  const renamed = (text: string) =>
    text.replaceAll(
      words,
      (_, word: string, ending: string) => `${word.startsWith(material) ? 'part' : 'Part'}${ending}`,
    )
  const kind = (one: SessionKind): SessionKind => ({
    ...one,
    title: renamed(one.title),
    note: renamed(one.note),
  })
  const phase = (one: PatternPhase): PatternPhase => ({
    ...one,
    kinds: one.kinds.map(kind),
    ...(one.steps && { steps: one.steps.map(kind) }),
  })
  return { ...pattern, material: 'part', phases: pattern.phases.map(phase) }
}

/** The amount is shared among the sessions that have something new: what is recalled is no new chapter. */
export function sharedAmongNew<One extends { share: number | null }>(
  sessions: readonly One[],
  contents: readonly { isNew?: boolean }[],
  pattern: Pattern,
  amount: Understood['amount'],
): readonly One[] {
  const isNew = (at: number) => contents[at]?.isNew === true
  const count = sessions.filter((_, at) => isNew(at)).length
  if (amount === null || count === 0 || !countsMaterial(pattern, amount)) return sessions
  const shares = inHundredths(amount.value, count)
  let next = -1
  return sessions.map((session, at) => {
    if (isNew(at)) next += 1
    return { ...session, share: isNew(at) ? (shares[next] ?? null) : null }
  })
}
