import { inHundredths } from './sessions.ts'

/** A last transfer may take as many shares: what is missing to the whole. */
const MOST_IN_LAST = 2

/**
 * What each transfer of a whole sum has, to the cent: as much as was said, the last one with the rest; else all of them the same.
 *
 * @param count transfers until the end; those of which the sum is there need no more
 * @param each what was said of each of them
 */
export function transferShares(whole: number, count: number, each: number | undefined): number[] {
  if (each === undefined || each > whole) return inHundredths(whole, count)
  const needed = Math.min(count, Math.ceil(Math.round((whole / each) * 1000) / 1000))
  const last = Math.round((whole - each * (needed - 1)) * 100) / 100
  if (last > each * MOST_IN_LAST) return inHundredths(whole, count)
  return [...Array.from({ length: needed - 1 }, () => each), last]
}
