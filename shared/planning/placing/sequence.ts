import type { Placed } from './place.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import { startOf } from './board.ts'

/**
 * Steps with their contents in order of time: of those of a sequence the first in time has what comes first; what has no place
 * has what comes last.
 */
export function inSequence(steps: readonly PlannedStep[], { board }: Placed): PlannedStep[] {
  const ordered = [...steps]
  const sequences = Map.groupBy(steps.keys(), (at) => steps[at]?.sequence ?? null)
  for (const [sequence, indexes] of sequences) {
    if (sequence === null) continue
    const startAt = (at: number) => {
      const blocks = board.places[at]
      return blocks ? startOf(blocks) : Infinity
    }
    const byTime = indexes.toSorted((one, other) => startAt(one) - startAt(other) || one - other)
    for (const [nth, at] of byTime.entries()) {
      const [own, content] = [steps[at], steps[indexes[nth] ?? at]]
      if (own && content) ordered[at] = withContent(own, content)
    }
  }
  return ordered
}

function withContent(step: PlannedStep, { title, description, amount, phase }: PlannedStep): PlannedStep {
  return { ...step, title, description, amount, phase }
}
