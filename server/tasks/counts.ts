import type { CompletedTasks } from '#shared/analytics/facts.ts'
import type { DueTasks } from '#shared/domains/figures.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'

/**
 * How many tasks were due in each of some ranges, and how many of them are done, by what decides their domain (docs/rules.md,
 * Figures). `date` is a range's first date. Without a domain of its own a task belongs to that of its goal.
 *
 * @param ranges none overlaps another
 */
export function dueTasks(db: Db, userId: UserId, ranges: readonly DateRange[]): Promise<DueTasks[]> {
  return db.read(DUE, [userId, ...boundsOf(ranges)])
}

/** How many tasks were completed in each of some ranges, by the date that the ledger counts them for, and how long they took. */
export function completedTasks(
  db: Db,
  userId: UserId,
  ranges: readonly DateRange[],
): Promise<CompletedTasks[]> {
  return db.read(COMPLETED, [userId, ...boundsOf(ranges)])
}

function boundsOf(ranges: readonly DateRange[]): [string[], string[]] {
  return [ranges.map(({ from }) => from), ranges.map(({ to }) => to)]
}

const DUE = `
  select coalesce(t.domain_id, g.domain_id) as domain_id, t.category, r.first as date, count(*)::int as due,
    (count(*) filter (where t.status = 'completed'))::int as done
  from unnest($2::date[], $3::date[]) as r (first, last)
  join tasks t on t.user_id = $1 and t.scheduled_date between r.first and r.last and t.deleted_at is null
  left join goals g on g.user_id = $1 and g.id = t.goal_id
  group by coalesce(t.domain_id, g.domain_id), t.category, r.first`

/** SQL: the ledger row `l` of the completion that a task `t` still has. */
export const COMPLETION = `l.user_id = $1 and l.source_kind = 'task' and l.reason = 'completed' and l.source_id = t.id
    and l.round = t.completions and t.status = 'completed'`

const COMPLETED = `
  select t.category, r.first as date, count(*)::int as completed, (count(*) filter (where t.actual_duration >= 1))::int as measured,
    coalesce(sum(t.estimated_duration) filter (where t.actual_duration >= 1), 0)::int as planned,
    coalesce(sum(t.actual_duration) filter (where t.actual_duration >= 1), 0)::int as actual
  from unnest($2::date[], $3::date[]) as r (first, last)
  join xp_ledger l on l.user_id = $1 and l.occurrence_date between r.first and r.last
  join tasks t on t.user_id = $1 and t.deleted_at is null and ${COMPLETION}
  group by t.category, r.first`
