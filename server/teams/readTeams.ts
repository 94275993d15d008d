import { AppError } from '#shared/errors.ts'
import type { Team } from '#shared/teams/team.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { teamIdsOf } from './membership.ts'
import { figuresOf, type TeamFigures } from './teamFigures.ts'
import type { SeenTeam } from './teamPolicy.ts'
import { readTeamRows, type TeamRow } from './teamRows.ts'
import type { WholeTeam } from './wholeTeamPolicy.ts'

type World = Pick<Deps, 'db' | 'now'>

/** The teams of somebody, by name. */
export async function listTeams(deps: World, person: Person): Promise<Team[]> {
  const teams = await readTeams(deps.db, person, await teamIdsOf(deps.db, person.id), deps.now())
  return teams.toSorted((one, other) => compare(one.name, other.name) || compare(one.id, other.id))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** A team that somebody sees. @throws AppError `not_found` when it has ended meanwhile */
export async function readTeam(
  { db, now }: World,
  person: Person,
  { id }: Pick<SeenTeam, 'id'>,
): Promise<Team> {
  const [team] = await readTeams(db, person, [id], now())
  if (!team) throw new AppError('not_found', 'No such team')
  return team
}

/** Those of some teams that somebody is in. */
async function readTeams(db: Db, person: Person, ids: readonly string[], now: Date): Promise<Team[]> {
  return ids.length === 0 ? [] : showTeams(db, person, await readTeamRows(db, ids), now)
}

/** A team with its members, as one of them sees it. */
export async function showTeam({ db, now }: World, person: Person, { team }: WholeTeam): Promise<Team> {
  const [shown] = await showTeams(db, person, [team], now())
  if (!shown) throw new Error(`Not a member of ${team.id}`)
  return shown
}

async function showTeams(db: Db, person: Person, rows: readonly TeamRow[], now: Date): Promise<Team[]> {
  const figures = await figuresOf(db, person, rows, now)
  return rows.flatMap((row) => {
    const own = figures.get(row.id)
    return own ? (shownTeam(row, own, person, now) ?? []) : []
  })
}

function shownTeam(
  { stays, invite_code, invite_expires_at, ...row }: TeamRow,
  figures: TeamFigures,
  { id: viewer }: Person,
  now: Date,
): Team | null {
  const members = stays.filter(({ role }) => role !== null)
  const role = members.find(({ userId }) => userId === viewer)?.role
  if (!role) return null
  const showsCode = role !== 'member' && invite_expires_at > now.toISOString()
  return {
    ...row,
    members: members.length,
    ...figures,
    joined: true,
    role,
    invite_code: showsCode ? invite_code : null,
    invite_expires_at: showsCode ? invite_expires_at : null,
  }
}
