/** Somebody's place on a board follows from these. */
export type Ranked = { points: number; handle: string }

/** The order of a board: most points first, then by handle. */
export function byRank(one: Ranked, other: Ranked): number {
  if (one.points !== other.points) return other.points - one.points
  if (one.handle === other.handle) return 0
  return one.handle < other.handle ? -1 : 1
}

/** People in the order of a board, each with 1 + how many have more points: 1, 1, 3. */
export function rankPeople<Person extends Ranked>(people: readonly Person[]): (Person & { rank: number })[] {
  const sorted = people.toSorted(byRank)
  let rank = 1
  return sorted.map((person, index) => {
    if (sorted[index - 1]?.points !== person.points) rank = index + 1
    return { ...person, rank }
  })
}
