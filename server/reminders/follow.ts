import { MOST_REMINDERS } from '#shared/reminders/limits.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import type { Facts } from '#server/kit/facts/facts.ts'
import type { RowFollower } from '#server/kit/facts/followRows.ts'
import type { Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { setFollowed } from '#server/kit/facts/setFollowed.ts'
import { FOLLOWER } from './names.ts'
import { planReminders } from './plan.ts'

/** Whatever changes tasks or series of somebody with reminders: when those come is worked out anew before it commits. */
export const followTasks: RowFollower = {
  tables: ['tasks', 'recurrences'],
  follower: FOLLOWER,
  run: (inside, userId, rows) =>
    planReminders(inside, userId, { tasks: idsOf(rows, 'tasks'), series: idsOf(rows, 'recurrences') }),
}

/** Reminders that are made, also by an import: from then on what their person does with tasks is followed. */
export const followReminders: RowFollower = {
  tables: ['reminders'],
  async run(inside, userId, rows) {
    const ids = rows.flatMap(({ id, op }) => (op === 'insert' ? [id] : []))
    if (ids.length === 0) return
    await setFollowed(inside.db, userId, FOLLOWER, true)
    await planReminders(inside, userId, { ids })
  },
}

function idsOf(rows: readonly RowChange[], name: string): string[] {
  return rows.filter(({ table }) => table === name).map(({ id }) => id)
}

/**
 * Reminders go on with what they are of: those of a task that begins to repeat are of its series, those of a series are also of what it
 * goes on as, or of the task that repeats no more. Their ids follow from the former ones, so a repeated request adds none.
 */
export async function continueReminders(
  inside: Inside,
  person: Person,
  { task_id, from, to }: Facts['series.continued'],
): Promise<void> {
  const { db: tx } = inside
  const isMoved = from === null || (to !== null && (await isOver(inside, person, from)))
  if (isMoved) {
    const moved = await tx.query<{ id: string }>(MOVE, [person.id, from ?? task_id, to])
    tx.changed(
      person.id,
      'reminders',
      moved.map(({ id }) => id),
      'update',
    )
  } else {
    const known = await tx.query<{ id: string; own: number }>(OF_SERIES, [person.id, from, to ?? task_id])
    for (const { id } of known.slice(0, MOST_REMINDERS - (known[0]?.own ?? 0))) {
      const copy = derivedId(id, to ?? task_id)
      const target = to === null ? task_id : null
      await tx.query(COPY, [person.id, id, copy, target, to, inside.now()])
      tx.changed(person.id, 'reminders', copy, 'insert')
    }
  }
  await planReminders(inside, person.id, { tasks: [task_id], series: [from, to].filter((id) => id !== null) })
}

async function isOver({ db }: Inside, { id: userId }: Person, seriesId: string): Promise<boolean> {
  return (await db.query(OPEN, [userId, seriesId])).length === 0
}

const OPEN = `
  select 1 from tasks
  where user_id = $1 and recurrence_id = $2 and status <> 'completed' and deleted_at is null limit 1`

/** A moment of its own stays with its task. */
const MOVE = `
  update reminders set task_id = null, series_id = $3, version = version + 1
  where user_id = $1 and (task_id = $2 or series_id = $2) and at is null returning id`

const OF_SERIES = `
  select id, (select count(*)::int from reminders where user_id = $1 and (task_id = $3 or series_id = $3)) as own
  from reminders where user_id = $1 and series_id = $2 order by created_at, id`

const COPY = `
  insert into reminders (user_id, id, task_id, series_id, minutes_before, created_at, updated_at)
  select user_id, $3, $4::uuid, $5::uuid, minutes_before, $6, $6 from reminders where user_id = $1 and id = $2
  on conflict do nothing`
