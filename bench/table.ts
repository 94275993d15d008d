/** The middle value; the mean of the two middle ones when their number is even. NaN for none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The value that such a part of all is below. NaN for none. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}

/** The median of the rounds' own ratios: what drifts on the machine during the run falls out. */
export function pairedRatio(ours: number[], theirs: number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)))
}

export function figure(value: number, digits = 1): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}

/** A Markdown table of a heading row and rows of cells. */
export function markdownTable(heading: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n')
}
