import type { Task } from '#shared/tasks/task.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { batched } from '#server/kit/db/batched.ts'
import type { Json } from '#server/kit/db/json.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import { type BatchedFollower, followersOf, onceFor } from '#server/kit/facts/batchedFollower.ts'
import { followedAtMostBy } from '#server/kit/facts/setFollowed.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { LedgerEntry } from '#server/progress/award.ts'
import { earnSql } from '#server/progress/earn.ts'
import { levelStays } from '#server/progress/levelStays.ts'
import { completionSql, ELIGIBLE } from './completionSql.ts'
import { shown, TASK_JSON } from './rows.ts'

type Completion = { id: string; at: Date; date: string; now: Date }
type Completed = LedgerEntry & { task: Json<Task>; n: number }

/**
 * Completes a task by a statement that is shared with other people's, where nothing else has to look at it: the followers of the fact
 * `task.completed` say what they need and add (`Slice.followsBatched`).
 *
 * @param completion `date` is the local date of `at`, which is the person's today
 * @returns the task with what it has earned; null when nothing was written, which then takes a transaction
 */
export async function completeBatched(
  { db, followsBatched }: Deps,
  person: Person,
  { id, at, date, now }: Completion,
): Promise<Completed | null> {
  const ledgerId = newId()
  const changes: RowChange[] = [
    { table: 'tasks', id, op: 'update' },
    { table: 'users', id: person.id, op: 'update' },
    { table: 'xp_ledger', id: ledgerId, op: 'insert' },
  ]
  const { text, values } = statementOf(followsBatched)
  const done = await batched<Completed>(db, text, [
    person.id,
    id,
    at.toISOString(),
    date,
    now.toISOString(),
    ledgerId,
    JSON.stringify(changes),
    ...values.map(([, { of }]) => of(person, at)),
  ])
  if (!done) return null
  db.outboxWritten([person.id])
  return done
}

type Values = NonNullable<BatchedFollower['values']>
type Statement = { text: string; values: [name: string, value: Values[string]][] }

const statementOf = onceFor((follows): Statement => {
  const followers = follows.flatMap((each) => each['task.completed'] ?? [])
  const values = followers.flatMap((each) => Object.entries(each.values ?? {}))
  return { text: textOf(followers, followersOf(follows, 'task.completed'), values), values }
})

/**
 * SQL: whether nothing of the person `u` of `a` was changed between the beginning of the statement and the lock: a change is numbered,
 * and under the lock the row is looked at as it is then, but what is asked for here as it was.
 */
const IS_AS_SEEN = `u.change_no = (select s.change_no from users s where s.id = a.user_id)`

/**
 * Completes tasks whose timers do not run, one a person whom nobody follows but those who add their part here: only those that do not
 * repeat, on a date that already is the streak's last, and that reach no new level. Rows of people who are locked by another
 * transaction are left out, not waited for, and so are followed people who may have changed meanwhile.
 */
function textOf(followers: readonly BatchedFollower[], names: string[], values: Statement['values']): string {
  const additions = followers.flatMap(({ adds }) => adds ?? [])
  const list = (items: readonly string[]) => items.map((item) => `, ${item}`).join('')
  const and = (conditions: readonly (string | undefined)[]) =>
    conditions.map((condition) => (condition ? `\n      and ${condition}` : '')).join('')
  return `
  /* one PostgreSQL: where nothing is batched, completions go one by one */
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::date[], $5::timestamptz[], $6::uuid[],
      $7::json[]${list(values.map(([, { type }], index) => `$${index + 8}::${type}[]`))})
      with ordinality as a (user_id, id, at, date, now, ledger_id, changes${list(values.map(([name]) => name))}, n)
  ), me as (
    select a.*, u.xp, u.followed_by${list(followers.flatMap(({ reads = [] }) => reads.map((name) => `u.${name}`)))}
    from asked a join users u on u.id = a.user_id and u.streak_last = a.date and ${followedAtMostBy(...names)}
      and (u.followed_by = '{}' or ${IS_AS_SEEN})${and(followers.map(({ person }) => person))}
    order by u.id for no key update of u skip locked
  ), done as (
    update tasks t set ${completionSql('me.at', 'me.now')}
    from me
    where t.user_id = me.user_id and t.id = me.id and t.status = 'pending' and t.deleted_at is null
      and t.recurrence_id is null and ${levelStays('me.xp', 't.xp_reward')}${and(followers.map(({ row }) => row))}
    returning t.*, t.id as source_id, t.completions as round, t.xp_reward as amount, ${ELIGIBLE} as eligible,
      me.n, me.date as earned_on, me.at as done_at, me.now, me.ledger_id, me.followed_by,
      ${changesOf(additions)} as changes${list(values.map(([name]) => `me.${name}`))}
  ), ${additions.map(({ relations }) => `${relations('done')}, `).join('')}${earnSql('done', 'task', 'completed')}
  select t.n::int, ${TASK_JSON} as task, t.amount, t.xp as total_after, t.streak_after
  from paid t ${shown('t.user_id')}`
}

/** SQL: the changes of a completed task, with its goal, whose figures follow from it, and with what followers add. */
function changesOf(additions: readonly NonNullable<BatchedFollower['adds']>[]): string {
  const goal = {
    where: 't.goal_id is not null',
    changes: `jsonb_build_array(jsonb_build_object('table', 'goals', 'id', t.goal_id, 'op', 'update'))`,
  }
  const all = [goal, ...additions]
  return `
      case when ${all.map(({ where }) => `not (${where})`).join(' and ')} then me.changes
        else (me.changes::jsonb${all
          .map(({ where, changes }) => `\n          || case when ${where} then ${changes} else '[]' end`)
          .join('')})::json end`
}
