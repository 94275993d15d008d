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
    }
  | { lasting: Span }
