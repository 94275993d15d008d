import type { Team } from '#shared/teams/team.ts'
import { teamScoresOf } from '#server/accountability/scoreOf.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readTeamPeople, weeklyXp } from './teamPeople.ts'
import { membersOf, type TeamRow } from './teamRows.ts'
import { streaksOf } from './teamStreaks.ts'

/** What the members of a team do together. */
export type TeamFigures = Pick<Team, 'xp' | 'streak' | 'accountability' | 'is_default'>

/** The figures of teams as somebody's week has them (docs/rules/teams.md, Figures of teams). */
export async function figuresOf(
  db: Db,
  viewer: Person,
  teams: readonly TeamRow[],
  now: Date,
): Promise<Map<string, TeamFigures>> {
  const ids = teams.flatMap(membersOf).map(({ userId }) => userId)
  const people = await readTeamPeople(db, viewer, ids, now)
  const today = new Map([...people].map(([id, person]) => [id, person.today]))
  const streaks = await streaksOf(db, teams, (id) => today.get(id) ?? '')
  const members = new Map(teams.map((team) => [team.id, membersOf(team).map(({ userId }) => userId)]))
  const scores = await teamScoresOf(db, members, { now, today })
  const defaultTeam = people.get(viewer.id)?.defaultTeam
  return new Map(
    teams.map((team) => {
      const earned = membersOf(team).map(({ userId, from }) => weeklyXp(people.get(userId), from) ?? 0)
      const figures = {
        xp: earned.reduce((sum, xp) => sum + xp, 0),
        streak: streaks.get(team.id) ?? 0,
        accountability: scores.get(team.id) ?? null,
        is_default: team.id === defaultTeam,
      }
      return [team.id, figures]
    }),
  )
}
