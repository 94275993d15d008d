/** The words from `from` up to `to` (exclusive). */
export type Span = { from: number; to: number }
