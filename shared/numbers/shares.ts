/**
 * Whole percents that add up to 100: rounded down, and what is missing goes to the largest remainders, ties to the earlier
 * (the largest remainder method).
 *
 * @param amounts whole numbers from 0 on
 * @returns null where there is nothing to share
 */
export function sharesOf(amounts: readonly number[]): number[] | null {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return null
  const shares = amounts.map((amount) => Math.floor((100 * amount) / total))
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = amounts
    .map((amount, index) => ({ index, remainder: (100 * amount) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
