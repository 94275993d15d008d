import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import type { Span } from '#shared/planning/goalSentence/amounts/points.ts'

/**
 * Until when a goal is to be reached: a date, or how long it goes on from the day on which it begins, which another part of the
 * sentence may say.
 */
export type Deadline =
  | {
      date: string
      /** Of a period that is named, its first date: `in January`. */
      from?: string
      /** It goes on for all of that period. */
      isWhole?: true
      /** It is the last of the days of so many weeks: `over 4 Saturdays`, counted from the day on which the plan begins. */
      weeks?: number
    }
  | { lasting: Span }

/** `over 4 Saturdays, starting in January`: they are counted from then on. */
export function countedFrom(deadline: Deadline | null, start: string | undefined): Deadline | null {
  const weeks = deadline && 'date' in deadline ? deadline.weeks : undefined
  return start === undefined || weeks === undefined ? deadline : { lasting: { days: 7 * weeks, months: 0 } }
}

/** `write my speech by 5 June, the wedding is on 12 June`: the second date is that of what it is for, and no other one. */
export function isOccasionBehind(
  [first, second]: readonly { from: number; to: number; value: Deadline }[],
  words: readonly Word[],
): boolean {
  if (!first || !second || !('date' in first.value) || !('date' in second.value)) return false
  const isSaidOfIt = words.slice(second.from, second.to).some(({ plain }) => OCCASION.test(plain))
  return (
    isSaidOfIt &&
    /^(?:by|until|till|before)$/.test(words[first.from]?.plain ?? '') &&
    second.value.date > first.value.date
  )
}
