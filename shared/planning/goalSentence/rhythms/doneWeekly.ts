import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'

/** Whether the words before are for what is done each week, `read before bed`; `a trip for` is not. */
export function isDoneWeekly(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at).map(({ plain }) => plain)
  return (
    !/^(?:for|in|of|next|last|over|the|these|those|within|all|first)$/.test(before.at(-1) ?? '') &&
    DONE_WEEKLY.test(patternOf(before.join(' ')))
  )
}
const DONE_WEEKLY =
  /^(?:strength|endurance|start_running|flexibility|calm|reading|language|instrument|art|coding)$/
