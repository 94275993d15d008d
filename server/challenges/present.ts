import { type Challenge, PRIZE_XP, type StandingLine } from '#shared/challenges/challenge.ts'
import { daysLeftAt, type Look, stateAt } from '#shared/challenges/period.ts'
import { ownProgress, type Place, type Standing, standingOf } from '#shared/challenges/standing.ts'
import { type Card, FORMER_MEMBER } from '#shared/people/card.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { type CardWorld, cardsOf } from '#server/people/cardsOf.ts'
import { readResults, type ResultLine, shownLine } from './result.ts'
import { type ChallengeRow, periodOf } from './rows.ts'
import { readScores, type ScoredPerson } from './scores.ts'

type Cards = ReadonlyMap<PersonId, Card>
/** The standing of an open challenge, or the result of one that has ended. */
type Figures = { standing: Standing<ScoredPerson> } | { result: readonly ResultLine[] }

/**
 * Challenges as a person sees them, with their standing (docs/rules/challenges.md, Standing): the same few statements, however
 * many there are. Whether the person may see them is the caller's to decide.
 */
export async function presentChallenges(
  world: CardWorld,
  person: Person,
  rows: readonly ChallengeRow[],
): Promise<Challenge[]> {
  const { db, now } = world
  const at: Look = { now: now().toISOString(), today: localDate(now(), person.dayRule) }
  const ended = rows.filter(({ state }) => state === 'ended').map(({ id }) => id)
  const results = await readResults(db, ended)
  const scores = await readScores(
    db,
    rows.filter(({ state }) => state === 'open'),
  )
  const figures = rows.map((row): Figures => {
    const result = results.get(row.id)
    if (result) return { result }
    return { standing: standingOf(row, scores.get(row.id) ?? []) }
  })
  const shown = rows.flatMap((row, index) => peopleIn(row, figures[index]))
  const cards = await cardsOf(world, person.id, [...new Set(shown)])
  return rows.map((row, index) =>
    presentOne(row, figures[index] ?? { result: [] }, { viewer: person.id, cards, at }),
  )
}

function peopleIn({ created_by, invited }: ChallengeRow, figures: Figures | undefined): PersonId[] {
  const ids = !figures
    ? []
    : 'result' in figures
      ? figures.result.map(({ id }) => id)
      : figures.standing.places.map(({ id }) => id)
  return [created_by, ...invited, ...ids].filter((id) => id !== null)
}

type View = { viewer: PersonId; cards: Cards; at: Look }

function presentOne(row: ChallengeRow, figures: Figures, { viewer, cards, at }: View): Challenge {
  const { id, name, kind, metric, starts_on, ends_on, ends_at, target, team_id, version } = row
  const period = periodOf(row)
  const isOver = 'result' in figures
  const standing = isOver
    ? figures.result.map((line) => shownLine(line, viewer, cards))
    : figures.standing.places.map((place) => liveLine(place, viewer, cards))
  const total = standing.reduce((sum, { score }) => sum + score, 0)
  const mine = standing.find(({ is_me }) => is_me)
  return {
    id,
    name,
    kind,
    metric,
    starts_on,
    ends_on,
    days: daysOf(row),
    ends_at,
    target,
    team_id,
    state: stateAt(period, at),
    me: row.mine === null || row.mine === 'declined' ? 'none' : row.mine,
    participants: isOver ? standing.length : row.joined.length,
    invited: shownInvited(row, cards),
    daysLeft: daysLeftAt(period, at),
    progress: ownProgress(row, total, mine),
    score: mine?.score ?? 0,
    total,
    rank: mine?.rank ?? null,
    prize_xp: PRIZE_XP,
    standing,
    result: isOver ? standing : null,
    created_by: row.created_by === null ? null : (cards.get(row.created_by)?.user_id ?? null),
    version,
  }
}

/** Without those who are hidden: that somebody blocks is not to be told from that they do not answer. By name. */
function shownInvited({ invited }: ChallengeRow, cards: Cards): Card[] {
  return invited
    .flatMap((id) => cards.get(id) ?? [])
    .filter(({ user_id }) => user_id !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

function liveLine(
  { id, rank, score, progress }: ScoredPerson & Place,
  viewer: PersonId,
  cards: Cards,
): StandingLine {
  return { rank, score, progress, is_me: id === viewer, ...(cards.get(id) ?? FORMER_MEMBER) }
}

function daysOf({ starts_on, ends_on }: ChallengeRow): number {
  return daysBetween(starts_on, ends_on) + 1
}
