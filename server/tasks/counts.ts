import type { CompletedTasks, Pieces } from '#shared/analytics/facts.ts'
import type { DueTasks } from '#shared/domains/figures.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/**
 * How many tasks were due in each piece of a range, and how many of them are done, by what decides their domain (docs/rules/progress.md,
 * Figures). `date` is a piece's first date. Without a domain of its own a task belongs to that of its goal.
 */
export function dueTasks(db: Db, userId: UserId, { from, to, starts }: Pieces): Promise<DueTasks[]> {
  return db.read(DUE, [userId, from, to, starts])
}

/** How many tasks were completed in each piece, by the date that the ledger counts them for, and how long they took. */
export function completedTasks(
  db: Db,
  userId: UserId,
  { from, to, starts }: Pieces,
): Promise<CompletedTasks[]> {
  return db.read(COMPLETED, [userId, from, to, starts])
}

/** SQL: the first date of the piece that a date lies in. */
const pieceOf = (date: string) => `($4::date[])[width_bucket(${date}, $4::date[])]`

const DUE = `
  select coalesce(t.domain_id, g.domain_id) as domain_id, t.category, ${pieceOf('t.scheduled_date')} as date,
    count(*)::int as due, (count(*) filter (where t.status = 'completed'))::int as done
  from tasks t left join goals g on g.user_id = $1 and g.id = t.goal_id
  where t.user_id = $1 and t.scheduled_date between $2 and $3 and t.deleted_at is null
  group by 1, 2, 3`

/** SQL: the ledger row `l` of the completion that a task `t` still has. */
export const COMPLETION = `l.user_id = $1 and l.source_kind = 'task' and l.reason = 'completed' and l.source_id = t.id
    and l.round = t.completions and t.status = 'completed'`

const COMPLETED = `
  select t.category, ${pieceOf('l.occurrence_date')} as date, count(*)::int as completed,
    (count(*) filter (where t.actual_duration >= 1))::int as measured,
    coalesce(sum(t.estimated_duration) filter (where t.actual_duration >= 1), 0)::int as planned,
    coalesce(sum(t.actual_duration), 0)::int as actual
  from xp_ledger l join tasks t on t.user_id = $1 and t.deleted_at is null and ${COMPLETION}
  where l.user_id = $1 and l.occurrence_date between $2 and $3
  group by 1, 2`
