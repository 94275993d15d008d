import { leagueWeekOf } from '#shared/league/week.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import {
  type Person,
  PERSON_COLUMNS,
  type PersonRow,
  THEIR_SETTINGS,
  toPerson,
} from '#server/kit/http/person.ts'

/** What the figures of teams take from a member. */
export type TeamPerson = {
  /** Their own date. */
  today: string
  /** What they have earned by tasks and habits on dates of this week; null for people with gamification off. */
  earned: Readonly<Record<string, number>> | null
  /** Their team that confirms where a task names nobody; null for everybody but who looks. */
  defaultTeam: string | null
}

/**
 * Reads members of teams, in one statement.
 *
 * @param viewer by whose day it is this week, which runs from Monday to Sunday
 */
export async function readTeamPeople(
  db: Db,
  viewer: Person,
  ids: readonly PersonId[],
  now: Date,
): Promise<Map<PersonId, TeamPerson>> {
  const { from, to } = leagueWeekOf(localDate(now, viewer.dayRule))
  const rows = await db.read<MemberRow>(MEMBERS, [[...new Set(ids)], viewer.id, from, to])
  return new Map(
    rows.map(({ earned, default_team: defaultTeam, ...row }) => {
      const { id, dayRule, isGamified } = toPerson(row)
      return [id, { today: localDate(now, dayRule), earned: isGamified ? earned : null, defaultTeam }]
    }),
  )
}

type MemberRow = PersonRow & { earned: Record<string, number>; default_team: string | null }

const MEMBERS = `
  select ${PERSON_COLUMNS},
    (select t.team_id from my_teams t where t.user_id = u.id and t.user_id = $2 and t.is_default) as default_team,
    coalesce((
      select json_object_agg(day.date, day.xp) from (
        select l.occurrence_date::text as date, sum(l.amount)::int as xp from xp_ledger l
        where l.user_id = u.id and l.occurrence_date between $3 and $4 and l.source_kind in ('task', 'habit')
        group by l.occurrence_date
      ) day
    ), '{}') as earned
  from users u ${THEIR_SETTINGS} where u.id = any($1::uuid[])`

/** What a member has earned this week from the day they joined; null for people with gamification off. */
export function weeklyXp(person: TeamPerson | undefined, joinedOn: string): number | null {
  if (!person?.earned) return null
  const counted = Object.entries(person.earned).filter(([date]) => date >= joinedOn)
  return counted.reduce((sum, [, xp]) => sum + xp, 0)
}
