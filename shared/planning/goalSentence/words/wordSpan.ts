import type { ReadAs } from '#shared/planning/understood.ts'

/** The words from `from` up to `to` (exclusive). */
export type Span = { from: number; to: number }

/** Words that say something, which are no part of what the goal is. */
export type Claim = Span & { as: ReadAs }
