import { SCORED_PEOPLE } from './scoredPeople.ts'

/** SQL: how a claim that has a value ended; the same as `outcomeOf` (shared/accountability/score.ts). */
export const OUTCOME = `
  case when c.state = 'declined' then 'declined' when c.late then 'late'
    when c.state = 'confirmed' then 'confirmed' else 'unverified' end`

/** SQL: claims `c` with a value. One that nobody judged in time has it from that moment on, also before it is settled. */
export const WITH_VALUE = `
  (c.state in ('confirmed', 'declined', 'unverified') or (c.state = 'open' and c.verdict_until <= $10::timestamptz))`

/** SQL: claims `c` of the dates of their person `p`. */
export const OF_DATES =
  'c.local_date between $11::date and $12::date and c.local_date between p.first and p.today'

const claims = (hasPublished: boolean) => `
  select c.user_id, 'claim' as kind, c.id, c.task_id, c.title, c.type, ${hasPublished ? 'g.goal_id is not null' : 'false'} as is_public,
    c.local_date as date, ${OUTCOME} as outcome
  from people p
  join claims c on c.user_id = any($1::uuid[]) and c.user_id = p.id and ${OF_DATES} and ${WITH_VALUE}
  ${hasPublished ? GOAL_OF_CLAIM : ''}`

const GOAL_OF_CLAIM = `
  left join tasks t on t.user_id = any($1::uuid[]) and t.user_id = c.user_id and t.id = c.task_id
  left join published g on g.owner = c.user_id and g.goal_id = t.goal_id and g.since <= c.local_date`

/** A task whose claim was decided before its completion was undone counts by that claim: each item counts once. */
const MISSED = `
  select t.user_id, 'missed', t.id, t.id, t.title, t.accountability_type, g.goal_id is not null, t.scheduled_date, 'missed'
  from people p
  join tasks t on t.user_id = any($1::uuid[]) and t.user_id = p.id and t.deleted_at is null and t.status <> 'completed'
    and t.scheduled_date between $11::date and $12::date and t.scheduled_date >= p.first and t.scheduled_date < p.today
  left join published g on g.owner = t.user_id and g.goal_id = t.goal_id and g.since <= t.scheduled_date
  where (t.accountability_type <> 'self' or g.goal_id is not null)
    and not exists (
      select from vacations v where v.owner = t.user_id and t.scheduled_date between v.first and v.last
    )
    and not exists (
      select from claims c
      where c.user_id = any($1::uuid[]) and c.user_id = t.user_id and c.task_id = t.id and ${WITH_VALUE}
    )`

/** Tasks that nobody else looks at, of published goals. */
const OWN = `
  select t.user_id, 'task', t.id, t.id, t.title, t.accountability_type, true, l.occurrence_date,
    case when l.occurrence_date > t.scheduled_date then 'late' else 'confirmed' end
  from published g
  join people p on p.id = g.owner
  join tasks t on t.user_id = any($1::uuid[]) and t.user_id = g.owner and t.goal_id = g.goal_id and t.deleted_at is null
    and t.accountability_type = 'self' and t.status = 'completed'
  join xp_ledger l on l.user_id = any($1::uuid[]) and l.user_id = t.user_id and l.source_kind = 'task'
    and l.reason = 'completed' and l.source_id = t.id and l.round = t.completions
    and l.occurrence_date between greatest(p.first, g.since) and p.today`

/**
 * Statements on `items`, all that the scores of people count, but for occurrences that no list has made yet. $1 to $12 are those
 * of `valuesOfPeople`. Most people have published no goal: then no task is looked up.
 *
 * @param rest SQL: what is selected from them
 */
export function ofItems(rest: string): (people: { published: readonly unknown[] }) => string {
  const statement = (parts: readonly string[]) =>
    `with ${SCORED_PEOPLE}, items as (${parts.join(' union all ')}) ${rest}`
  const [withPublished, without] = [
    statement([claims(true), MISSED, OWN]),
    statement([claims(false), MISSED]),
  ]
  return ({ published }) => (published.length > 0 ? withPublished : without)
}
