import { addDays } from '#shared/time/civil.ts'
import { type TeamDates, type TeamDays, teamStreak } from '#shared/teams/teamStreak.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { membersOf, type TeamRow } from './teamRows.ts'

/** So many days are looked at first: few streaks are longer. */
const DAYS_AT_FIRST = 60

/**
 * The streaks of teams (docs/rules/teams.md, Figures of teams), in one statement, and one more for those that are long.
 *
 * @param todayOf the own date of each member
 */
export async function streaksOf(
  db: Db,
  teams: readonly TeamRow[],
  todayOf: (id: PersonId) => string,
): Promise<Map<string, number>> {
  const streaks = new Map<string, number>()
  let open = teams.flatMap((team) => lookedAt(team, todayOf))
  for (const since of [lately, ever]) {
    if (open.length === 0) break
    const looked = open.map((each) => ({ ...each, since: since(each) }))
    const counts = await countDays(db, looked)
    const found = looked.map((each) => ({ ...each, ...teamStreak(daysOf(each.team, counts), each) }))
    for (const { team, streak } of found) streaks.set(team.id, streak)
    open = found.filter((each) => !each.isWhole && each.since > each.first)
  }
  return streaks
}

/** A team with its first day, and the latest and the earliest date that it is for a member. */
type LookedAt = { team: TeamRow; first: string; latest: string; open: string }
type Looked = LookedAt & TeamDates

function lookedAt(team: TeamRow, todayOf: (id: PersonId) => string): LookedAt[] {
  const todays = membersOf(team)
    .map(({ userId }) => todayOf(userId))
    .toSorted()
  const [first] = team.stays.map(({ from }) => from).toSorted()
  const [open, latest] = [todays[0], todays.at(-1)]
  return first === undefined || open === undefined || latest === undefined
    ? []
    : [{ team, first, latest, open }]
}

const lately = ({ latest }: LookedAt) => addDays(latest, -DAYS_AT_FIRST)
const ever = ({ first }: LookedAt) => first

type DayCount = { team_id: string; date: string; active: number; off: number }

function daysOf({ id, stays }: TeamRow, counts: ReadonlyMap<string, readonly DayCount[]>): TeamDays {
  const own = counts.get(id) ?? []
  return {
    stays,
    active: new Map(own.map(({ date, active }) => [date, active])),
    onVacation: new Map(own.map(({ date, off }) => [date, off])),
  }
}

async function countDays(db: Db, looked: readonly Looked[]): Promise<Map<string, DayCount[]>> {
  const stays = looked.flatMap(({ team, since: from, latest }) =>
    team.stays.map((stay) => ({
      userId: stay.userId,
      teamId: team.id,
      from: stay.from > from ? stay.from : from,
      before: stay.before ?? addDays(latest, 1),
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

/** Who was twice a member on a date, since their days went back on the way, counts once. */
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
