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
      /** So long from today: `in 3 months`. */
      ahead?: Span
    }
  | { lasting: Span }

/**
 * `over 4 Saturdays, starting in January`: they are counted from then on; and so is `in 3 months | starting in January`, where the two
 * stand side by side.
 */
export function countedFrom(
  deadline: FoundDeadline | undefined,
  { start, last }: { start: FoundStart | undefined; last: Deadline | null },
): Deadline | null {
  if (!last || !start || !('date' in last)) return last
  const isBeside = deadline?.to === start.from
  if (isBeside && last.ahead !== undefined) return { lasting: last.ahead }
  return last.weeks === undefined ? last : { lasting: { days: 7 * last.weeks, months: 0 } }
}
type FoundDeadline = { to: number }
type FoundStart = { from: number }

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
