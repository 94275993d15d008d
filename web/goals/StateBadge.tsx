import type { Goal } from '#shared/goals/goal.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { stateOf } from './words.ts'

/** A goal's state in a word; nothing where there is none to say. */
export function StateBadge({ goal }: { goal: Goal }) {
  const state = stateOf(goal)
  return (
    state && (
      <Badge tone={state.tone} mark={state.mark}>
        {state.word}
      </Badge>
    )
  )
}
