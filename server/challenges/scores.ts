import type { Metric } from '#shared/challenges/challenge.ts'
import { focusMinutes } from '#shared/challenges/focusMinutes.ts'
import { DAY_POINTS, GROUP_POINTS } from '#shared/league/points.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { CardRow } from '#server/people/cardsOf.ts'

/** Whose score in what is asked for. */
type Counted = {
  id: string
  metric: Metric
  starts_on: string
  ends_on: string
  ends_at: string
  joined: readonly PersonId[]
}

/** Somebody in a challenge, with their score. */
export type ScoredPerson = Pick<CardRow, 'id' | 'handle' | 'name' | 'avatar'> & { score: number }

/**
 * The scores of all who have joined some challenges (docs/rules/challenges.md, Scores of challenges): one statement for those of the ledger and one
 * for those of the timer, however many there are. Who is gone has none; who has gamification off is in none of XP.
 *
 * @returns by the challenge's id
 */
export async function readScores(
  db: Db,
  challenges: readonly Counted[],
): Promise<Map<string, ScoredPerson[]>> {
  const ofTimer = challenges.filter(({ metric }) => metric === 'focus_minutes')
  const ofLedger = challenges.filter(({ metric }) => metric !== 'focus_minutes')
  const found = [...(await readLedger(db, ofLedger)), ...(await readTimer(db, ofTimer))]
  const scores = new Map<string, ScoredPerson[]>(challenges.map(({ id }) => [id, []]))
  for (const { challenge_id, ...person } of found) scores.get(challenge_id)?.push(person)
  return scores
}

type Found = ScoredPerson & { challenge_id: string }

async function readLedger(db: Db, challenges: readonly Counted[]): Promise<Found[]> {
  const asked = columnsOf(challenges)
  if (asked.people.length === 0) return []
  const { ids, people, from, to, ends, metrics } = asked
  return db.read<Found>(LEDGER, [ids, people, from, to, ends, metrics])
}

/** One array a column, with a row for each person in each challenge. */
function columnsOf(challenges: readonly Counted[]) {
  const rows = challenges.flatMap(({ joined, ...challenge }) =>
    joined.map((person) => ({ person, ...challenge })),
  )
  return {
    ids: rows.map(({ id }) => id),
    people: rows.map(({ person }) => person),
    from: rows.map(({ starts_on }) => starts_on),
    to: rows.map(({ ends_on }) => ends_on),
    ends: rows.map(({ ends_at }) => ends_at),
    metrics: rows.map(({ metric }) => metric),
  }
}

/**
 * Sources of a date whose rows that count are more than nothing; of XP the points of the league that they make, which has the same
 * groups (docs/rules/league.md, League points).
 */
const LEDGER = `
  select a.challenge_id, u.id, u.handle, u.name, u.avatar, (
    select coalesce(sum(d.score), 0)::int from (
      select case a.metric when 'xp' then least(${DAY_POINTS}, sum(least(${GROUP_POINTS}, g.amount))) else count(*) end as score
      from (
        select l.occurrence_date, sum(l.amount) as amount from xp_ledger l
        where l.user_id = u.id and l.occurrence_date between a.starts_on and a.ends_on
          and l.eligible and l.created_at < a.ends_at
          and case a.metric when 'tasks' then l.source_kind = 'task' when 'habit_check_ins' then l.source_kind = 'habit' else true end
        group by l.occurrence_date, l.source_kind, l.source_id having sum(l.amount) > 0
      ) g group by g.occurrence_date
    ) d
  ) as score
  from unnest($1::uuid[], $2::uuid[], $3::date[], $4::date[], $5::timestamptz[], $6::text[])
    as a (challenge_id, user_id, starts_on, ends_on, ends_at, metric)
  join users u on u.id = a.user_id left join settings o on o.user_id = u.id
  where a.metric <> 'xp' or coalesce(o."gamificationEnabled", true)`

type Timed = Omit<Found, 'score'> & {
  timezone: string
  day_start: string
  starts_on: string
  ends_on: string
  /** Of each its begin, its date and its length. */
  intervals: [number, string | null, number][]
}

async function readTimer(db: Db, challenges: readonly Counted[]): Promise<Found[]> {
  const asked = columnsOf(challenges)
  if (asked.people.length === 0) return []
  const { ids, people, from, to, ends } = asked
  const rows = await db.read<Timed>(TIMER, [ids, people, from, to, ends])
  return rows.map(({ timezone, day_start: dayStart, starts_on, ends_on, intervals, ...person }) => {
    const dated = intervals.map(([startedAt, date, ms]) => ({
      date: date ?? localDate(new Date(startedAt), { timezone, dayStart }),
      ms,
    }))
    return { ...person, score: focusMinutes(dated, { from: starts_on, to: ends_on }) }
  })
}

/**
 * The intervals whose end was written before that of the challenge, from two days around the dates, each with the date that it had
 * when it began.
 */
const TIMER = `
  select a.challenge_id, u.id, u.handle, u.name, u.avatar, u.timezone, u.day_start, a.starts_on, a.ends_on, (
    select coalesce(json_agg(json_build_array(
      extract(epoch from i.started_at) * 1000, i.began_on, extract(epoch from i.ended_at - i.started_at) * 1000)), '[]')
    from focus_sessions i
    where i.user_id = u.id and i.started_at >= a.starts_on - 2 and i.started_at < a.ends_on + 3 and i.closed_at < a.ends_at
  ) as intervals
  from unnest($1::uuid[], $2::uuid[], $3::date[], $4::date[], $5::timestamptz[])
    as a (challenge_id, user_id, starts_on, ends_on, ends_at)
  join users u on u.id = a.user_id`
