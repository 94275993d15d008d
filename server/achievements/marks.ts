import type { Figure, Statistics } from '#shared/achievements/statistics.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Figures that count marks: what has counted, by its id, until the achievement is unlocked (docs/rules/achievements.md). */
export const MARKED = [
  'morningTasks',
  'eveningTasks',
  'longTasks',
  'estimatedTasks',
  'promptDates',
  'reachedGoals',
  'earlyGoals',
  'acceptedPlans',
  'cheers',
] as const satisfies readonly Figure[]
export type Marked = (typeof MARKED)[number]

/** What a completion counts for, and its undo takes back. */
export const MARKS_OF_TASKS: readonly Marked[] = [
  'morningTasks',
  'eveningTasks',
  'longTasks',
  'estimatedTasks',
]

/** Lets a source count for figures, once each. @returns those figures with it */
export async function addMarks(
  tx: Tx,
  userId: UserId,
  figures: readonly Marked[],
  { sourceId, date }: { sourceId: string; date: string },
): Promise<Partial<Statistics>> {
  if (figures.length === 0) return {}
  await tx.query(ADD, [userId, figures, sourceId, date])
  return countMarks(tx, userId, figures)
}

const ADD = `
  insert into achievement_marks (user_id, figure, source_id, date) select $1, unnest($2::text[]), $3, $4 on conflict do nothing`

/** The figures as their marks say. */
export async function countMarks(
  db: Db,
  userId: UserId,
  figures: readonly Marked[],
): Promise<Partial<Statistics>> {
  const rows = await db.query<{ figure: Marked; count: number }>(COUNT, [userId, figures])
  return Object.fromEntries(rows.map(({ figure, count }) => [figure, count]))
}

/** A date on which several tasks were begun on time is one. */
const COUNT = `
  select figure, (case when figure = 'promptDates' then count(distinct date) else count(distinct source_id) end)::int as count
  from achievement_marks where user_id = $1 and figure = any($2) group by figure`

/** Takes back what a source has counted for. */
export async function removeMarks(
  tx: Tx,
  userId: UserId,
  figures: readonly Figure[],
  sourceId: string,
): Promise<void> {
  await tx.query('delete from achievement_marks where user_id = $1 and figure = any($2) and source_id = $3', [
    userId,
    figures,
    sourceId,
  ])
}
