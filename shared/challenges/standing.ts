import { rankPeople } from '#shared/league/rank.ts'
import type { ChallengeKind } from './challenge.ts'

/** What a standing follows from, of one who has joined. */
export type Scored = { handle: string; score: number }
/** Their place. `rank` is null where people do it together. */
export type Place = { rank: number | null; progress: number }
/** What a challenge asks for. */
export type Aim = { kind: ChallengeKind; target: number | null }

export type Standing<Person> = {
  places: (Person & Place)[]
  /** The sum of all scores. */
  total: number
}

/**
 * The standing of a challenge (docs/rules/challenges.md, Standing): in a race by score, who has as much shares the rank; together
 * by handle alone, since nobody is the last.
 */
export function standingOf<Person extends Scored>(
  { kind, target }: Aim,
  people: readonly Person[],
): Standing<Person> {
  const isRace = kind === 'race'
  const total = people.reduce((sum, { score }) => sum + score, 0)
  const aim = target ?? Math.max(...people.map(({ score }) => score))
  const inOrder = rankPeople(
    people.map((person) => ({ person, handle: person.handle, points: isRace ? person.score : total })),
  )
  const places = inOrder.map(({ person, rank }) => ({
    ...person,
    rank: isRace ? rank : null,
    progress: percentOf(person.score, aim),
  }))
  return { places, total }
}

/** How much of an aim is reached, in whole percent, at most 100. 0 where nothing is asked for. */
function percentOf(score: number, aim: number): number {
  return aim <= 0 ? 0 : Math.min(100, Math.floor((100 * score) / aim))
}

/** The figure of a challenge as a whole: of all together, in a race of oneself, who has done nothing where they are not in it. */
export function ownProgress(
  { kind, target }: Aim,
  total: number,
  mine: Pick<Place, 'progress'> | undefined,
): number {
  return kind === 'together' ? percentOf(total, target ?? 0) : (mine?.progress ?? 0)
}

/**
 * Whether somebody wins the prize (docs/rules/challenges.md, End and prize): where at least two have done something, in a race who is
 * first, together everybody who added when the target is reached.
 */
export function winnersOf<Person extends Pick<Scored, 'score'>>(
  { kind, target }: Aim,
  { places, total }: Standing<Person>,
): (Person & Place)[] {
  const active = places.filter(({ score }) => score > 0)
  if (active.length < 2) return []
  if (kind === 'race') return active.filter(({ rank }) => rank === 1)
  return target !== null && total >= target ? active : []
}
