import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** Whether the words before are for what is done each week, `read before bed`; `a trip for` is not. */
export function isDoneWeekly(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at).map(({ plain }) => plain)
  return (
    !/^(?:for|in|of|next|last|over|the|these|those|within|all|first)$/.test(before.at(-1) ?? '') &&
    DONE_WEEKLY.test(patternOf(before.join(' ')))
  )
}
/** `half an hour after school | 4 days`: the length of a session stands before it in the same part. */
export function isBehindLength(words: readonly Word[], at: number): boolean {
  if (
    /^(?:for|in|of|next|last|over|the|these|those|within|all|first|every|each|realistically|only|just|maybe|probably|another)$/.test(
      words[at - 1]?.plain ?? '',
    )
  )
    return false
  let begin = at
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  return words.slice(begin, at).some(({ plain }) => /^(?:minutes?|mins?|hours?|hrs?|h)$/.test(plain))
}
const DONE_WEEKLY =
  /^(?:strength|endurance|start_running|flexibility|calm|reading|language|instrument|art|coding)$/
