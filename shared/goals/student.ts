/**
 * The cumulative Student distribution: how likely a value is at most `t`.
 *
 * @param degrees of freedom, a whole number from 1; sums of that many terms
 * @returns 0 to 1
 */
export function studentCumulative(t: number, degrees: number): number {
  if (!Number.isFinite(t)) return t > 0 ? 1 : 0
  const angle = Math.atan(t / Math.sqrt(degrees))
  const [sine, square] = [Math.sin(angle), Math.cos(angle) ** 2]
  const isOdd = degrees % 2 === 1
  // A&S 26.7.3 and 26.7.4: a finite series in the squared cosine.
  let term = isOdd ? Math.cos(angle) : 1
  let sum = degrees === 1 ? 0 : term
  for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
    term *= (square * (k - 1)) / k
    sum += term
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
  return (1 + within) / 2
}
