import { MOST_DOMAINS } from '#shared/domains/domain.ts'
import { MOST_ACTIVE_GOALS, MOST_GOALS_IN_ALL } from '#shared/goals/goal.ts'
import { MOST_HABITS, MOST_HABITS_IN_ALL } from '#shared/habits/habit.ts'
import { MOST_IF_THENS } from '#shared/ifThens/ifThen.ts'
import type { ImportProblem } from '#shared/imports/import.ts'
import { MOST_ROUTINES } from '#shared/routines/routine.ts'
import { MOST_SERIES } from '#server/tasks/series.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** How many rows of a table that are like this a person may have. `counted` is SQL about a row `x`. */
type TableLimit = { table: string; most: number; noun: string; counted: string }

const LIMITS: readonly TableLimit[] = [
  { table: 'domains', most: MOST_DOMAINS, noun: 'life domains', counted: 'x.deleted_at is null' },
  {
    table: 'goals',
    most: MOST_ACTIVE_GOALS,
    noun: 'active goals',
    counted: "x.status = 'active' and x.deleted_at is null",
  },
  { table: 'goals', most: MOST_GOALS_IN_ALL, noun: 'goals in all', counted: 'x.deleted_at is null' },
  { table: 'habits', most: MOST_HABITS, noun: 'habits', counted: 'not x.archived and x.deleted_at is null' },
  { table: 'habits', most: MOST_HABITS_IN_ALL, noun: 'habits in all', counted: 'x.deleted_at is null' },
  { table: 'routines', most: MOST_ROUTINES, noun: 'routines', counted: 'x.deleted_at is null' },
  { table: 'recurrences', most: MOST_SERIES, noun: 'repeating tasks', counted: 'not x.ended' },
  { table: 'if_thens', most: MOST_IF_THENS, noun: 'if-then plans', counted: 'x.deleted_at is null' },
]

/** How many rows would count for each limit, in the order of the limits. */
export type Counted = number[]

/** How many rows of a line that are not there yet count for each limit. */
export async function countNew(
  db: Db,
  userId: UserId,
  { table, rows }: { table: string; rows: string },
): Promise<Counted> {
  const counted: Counted = []
  for (const limit of LIMITS) {
    if (limit.table !== table) {
      counted.push(0)
      continue
    }
    const text = `
      select count(*)::int as count from json_populate_recordset(null::${table}, $2::json) x
      where ${limit.counted} and not exists (select from ${table} o where o.user_id = $1 and o.id = x.id)`
    const [row] = await db.query<{ count: number }>(text, [userId, rows])
    counted.push(row?.count ?? 0)
  }
  return counted
}

/** Which limits there is no room for. @param added what would be added @param isFresh the domains of a fresh account give way */
export async function withoutRoom(
  db: Db,
  userId: UserId,
  added: Counted,
  isFresh: boolean,
): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = []
  for (const [index, { table, most, noun, counted }] of LIMITS.entries()) {
    const more = added[index] ?? 0
    const text = `select count(*)::int as count from ${table} x where x.user_id = $1 and ${counted}`
    const [row] = isFresh && table === 'domains' ? [] : await db.query<{ count: number }>(text, [userId])
    const message = `There is no room: there can be at most ${most} ${noun}, and this would make ${(row?.count ?? 0) + more}`
    if ((row?.count ?? 0) + more > most) problems.push({ line: null, item: table, field: '', message })
  }
  return problems
}

/** What nothing adds to any limit. */
export const NOTHING_ADDED: Counted = LIMITS.map(() => 0)
