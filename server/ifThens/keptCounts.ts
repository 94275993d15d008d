import type { Effect, IfThen } from '#shared/ifThens/ifThen.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readHabitDates } from './habitDates.ts'

type Counts = Pick<IfThen, 'taken' | 'kept'>
type Taken = { if_then_id: string; local_date: string; then: Effect; is_done: boolean }

/** How many suggestions of plans were taken, and how many of those were kept, by the plan's id. */
export async function keptCounts(
  db: Db,
  person: Person,
  plans: readonly { id: string }[],
  now: Date,
): Promise<ReadonlyMap<string, Counts>> {
  const taken = await db.read<Taken>(TAKEN, [person.id, plans.map(({ id }) => id)])
  const isKept = await keptBy(db, person, taken, now)
  const counts = new Map<string, Counts>()
  for (const suggestion of taken) {
    const { taken: before, kept } = counts.get(suggestion.if_then_id) ?? { taken: 0, kept: 0 }
    counts.set(suggestion.if_then_id, { taken: before + 1, kept: kept + (isKept(suggestion) ? 1 : 0) })
  }
  return counts
}

const TAKEN = `
  select s.if_then_id, s.local_date, s."then", coalesce(t.status = 'completed', false) as is_done
  from suggestions s left join tasks t on t.user_id = s.user_id and t.id = s.task_id and t.deleted_at is null
  where s.user_id = $1 and s.if_then_id = any($2::uuid[]) and s.state = 'taken'`

type Suggested = Pick<Taken, 'then' | 'local_date' | 'is_done'>

/** Whether a suggestion was kept: its task is completed, or its habit done on its date. */
export async function keptBy(
  db: Db,
  person: Person,
  suggestions: readonly Suggested[],
  now: Date,
): Promise<(suggestion: Suggested) => boolean> {
  const dates = suggestions.map(({ local_date }) => local_date).toSorted()
  const ids = suggestions.flatMap(({ then }) => (then.type === 'habit' ? [then.habit_id] : []))
  const range = { from: dates.at(0) ?? '', to: dates.at(-1) ?? '' }
  const habits = ids.length === 0 ? new Map() : await readHabitDates(db, person, ids, range, now)
  return ({ then, local_date, is_done }) =>
    then.type === 'habit' ? habits.get(then.habit_id)?.days.get(local_date)?.done === true : is_done
}
