/** From so many percent on a score has the tone and the word: colour is never the only sign. */
const BANDS = [
  { from: 90, tone: 'success', word: 'Excellent' },
  { from: 75, tone: 'info', word: 'Good' },
  { from: 60, tone: 'warning', word: 'Fair' },
  { from: 0, tone: 'danger', word: 'Needs care' },
] as const
export type Band = Pick<(typeof BANDS)[number], 'tone' | 'word'>

const LOWEST = BANDS[3]

/** How a score looks and is called (docs/rules/accountability.md, Score). @param score 0 to 100 */
export function bandOf(score: number): Band {
  return BANDS.find(({ from }) => score >= from) ?? LOWEST
}
