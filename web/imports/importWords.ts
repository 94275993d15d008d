import type { Import, ImportProblem } from '#shared/imports/import.ts'
import { rowsInWords, tableInWords } from './tableNames.ts'

/** Where a file comes from, by its source. */
export const SOURCE_NAMES: Readonly<Record<string, string>> = {
  'goal-crusher': 'an export of Goal Crusher',
  csv: 'a CSV file',
}

/** How many rows an import makes. */
export function madeIn({ counts }: Pick<Import, 'counts'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count.new, 0)
}

/** `12 tasks, 1 goal` of those that are new. */
export function newInWords({ counts }: Pick<Import, 'counts'>): string {
  const words = Object.entries(counts).flatMap(([table, count]) =>
    count.new > 0 ? [rowsInWords(table, count.new)] : [],
  )
  return words.join(', ') || 'nothing new'
}

/** Where something could not be read: `Line 4, Call Bob`; of a whole table `Things earned`. */
export function placeOf({ line, item }: ImportProblem): string {
  if (line === null) return tableInWords(item) ?? item
  return [`Line ${line.toLocaleString('en')}`, item].filter(Boolean).join(', ')
}
