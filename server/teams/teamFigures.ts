import { leagueWeekOf } from '#shared/league/week.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { teamStreak, type TeamDates } from '#shared/teams/teamStreak.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import { type Person, personColumns, type PersonRow, toPerson } from '#server/kit/http/person.ts'
import type { TeamRow, TeamStay } from './teamRows.ts'

/** What the members of a team do together. */
export type TeamFigures = { xp: number; streak: number }

/** So many days are looked at first: few streaks are longer. */
const DAYS_AT_FIRST = 60

/** The figures of teams as somebody's week has them (docs/rules/teams.md, Figures), in three statements; one more for long streaks. */
export async function figuresOf(
  db: Db,
  viewer: Person,
  teams: readonly TeamRow[],
  now: Date,
): Promise<Map<string, TeamFigures>> {
  const people = await readPeople(
    db,
    teams.flatMap(membersOf).map(({ userId }) => userId),
  )
  const xp = await weeklyXpOf(db, viewer, teams.flatMap(membersOf), now)
  const streaks = await streaksOf(db, teams, (id) => todayOf(people.get(id as UserId) ?? viewer, now))
  const figures = teams.map((team): [string, TeamFigures] => {
    const earned = membersOf(team).filter(({ userId }) => people.get(userId as UserId)?.isGamified)
    const sum = earned.reduce((total, stay) => total + (xp.get(stay) ?? 0), 0)
    return [team.id, { xp: sum, streak: streaks.get(team.id) ?? 0 }]
  })
  return new Map(figures)
}

const membersOf = ({ stays }: TeamRow) => stays.filter(({ before }) => before === null)
const todayOf = ({ dayRule }: Person, now: Date) => localDate(now, dayRule)

async function readPeople(db: Db, ids: readonly PersonId[]): Promise<Map<UserId, Person>> {
  const rows = await db.read<PersonRow>(PEOPLE, [[...new Set(ids)]])
  return new Map(rows.map((row) => [row.id, toPerson(row)]))
}

const PEOPLE = `select ${personColumns('u')} from users u where u.id = any($1::uuid[])`

/**
 * What memberships have earned this week, Monday to Sunday by the viewer's day, by tasks and habits, from the day they began.
 *
 * @returns by the membership itself
 */
export async function weeklyXpOf<Of extends Pick<TeamStay, 'userId' | 'from'>>(
  db: Db,
  viewer: Person,
  stays: readonly Of[],
  now: Date,
): Promise<Map<Of, number>> {
  const { from, to } = leagueWeekOf(todayOf(viewer, now))
  const ids = [...new Set(stays.map(({ userId }) => userId))]
  const rows = await db.read<{ user_id: PersonId; date: string; xp: number }>(XP, [ids, from, to])
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    stays.map((stay) => {
      const days = (byPerson.get(stay.userId) ?? []).filter(({ date }) => date >= stay.from)
      return [stay, days.reduce((sum, { xp }) => sum + xp, 0)]
    }),
  )
}

const XP = `
  select l.user_id, l.occurrence_date::text as date, sum(l.amount)::int as xp from xp_ledger l
  where l.user_id = any($1::uuid[]) and l.occurrence_date between $2 and $3 and l.source_kind in ('task', 'habit')
  group by l.user_id, l.occurrence_date`

async function streaksOf(
  db: Db,
  teams: readonly TeamRow[],
  todayOfPerson: (id: PersonId) => string,
): Promise<Map<string, number>> {
  const streaks = new Map<string, number>()
  let open = teams.map((team) => ({ team, dates: datesOf(team, todayOfPerson) }))
  for (const days of [DAYS_AT_FIRST, Infinity]) {
    if (open.length === 0) break
    const looked = open.map(({ team, dates }) => ({
      team,
      dates: { ...dates, since: since(team, dates, days) },
    }))
    const counts = await countDays(db, looked)
    const found = looked.map((each) => ({ ...each, ...teamStreak(daysIn(each.team, counts), each.dates) }))
    for (const { team, streak } of found) streaks.set(team.id, streak)
    open = found.filter(({ isWhole, dates, team }) => !isWhole && dates.since > firstDay(team))
  }
  return streaks
}

type Looked = { team: TeamRow; dates: TeamDates }

/** The latest and the earliest date that it is for a member. */
function datesOf(team: TeamRow, todayOfPerson: (id: PersonId) => string): Omit<TeamDates, 'since'> {
  const todays = membersOf(team)
    .map(({ userId }) => todayOfPerson(userId))
    .toSorted()
  return { latest: todays.at(-1) ?? '', open: todays[0] ?? '' }
}

const firstDay = ({ stays }: TeamRow) => stays.map(({ from }) => from).toSorted()[0] ?? ''

function since(team: TeamRow, { latest }: Omit<TeamDates, 'since'>, days: number): string {
  const first = firstDay(team)
  const asked = days === Infinity ? first : addDays(latest, -days)
  return asked > first ? asked : first
}

type DayCount = { team_id: string; date: string; active: number; off: number }

function daysIn(team: TeamRow, counts: ReadonlyMap<string, readonly DayCount[]>) {
  const own = counts.get(team.id) ?? []
  return {
    stays: team.stays,
    active: new Map(own.map(({ date, active }) => [date, active])),
    onVacation: new Map(own.map(({ date, off }) => [date, off])),
  }
}

async function countDays(db: Db, looked: readonly Looked[]): Promise<Map<string, DayCount[]>> {
  const stays = looked.flatMap(({ team, dates }) =>
    team.stays.map(({ userId, from, before }) => ({
      teamId: team.id,
      userId,
      from: from > dates.since ? from : dates.since,
      before: before ?? addDays(dates.latest, 1),
    })),
  )
  const rows = await db.read<DayCount>(DAYS, [
    stays.map(({ userId }) => userId),
    stays.map(({ teamId }) => teamId),
    stays.map(({ from }) => from),
    stays.map(({ before }) => before),
  ])
  return Map.groupBy(rows, ({ team_id }) => team_id)
}

/** Whoever was twice a member on a date, since their days went back on the way, counts once. */
const DAYS = `
  with stays as (
    select * from unnest($1::uuid[], $2::uuid[], $3::date[], $4::date[]) as s (user_id, team_id, from_on, before)
  ), off as (
    select s.team_id, o.local_date, o.user_id from stays s
    join streak_days_off o on o.user_id = s.user_id and o.local_date >= s.from_on and o.local_date < s.before
    where o.user_id = any($1::uuid[]) and o.reason = 'vacation'
  ), active as (
    select s.team_id, d.local_date, d.user_id from stays s
    join streak_days d on d.user_id = s.user_id and d.local_date >= s.from_on and d.local_date < s.before
    where d.user_id = any($1::uuid[])
    except
    select team_id, local_date, user_id from off
  )
  select team_id, local_date::text as date, count(distinct user_id) filter (where is_active)::int as active,
    count(distinct user_id) filter (where not is_active)::int as off
  from (
    select team_id, local_date, user_id, true as is_active from active
    union all
    select team_id, local_date, user_id, false from off
  ) counted
  group by team_id, local_date`
