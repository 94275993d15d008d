import { localDate } from '#shared/time/localDate.ts'
import type { Inside } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { RowFollower } from '#server/kit/facts/followRows.ts'
import { personOf } from '#server/kit/http/person.ts'
import { figuresOfPlan } from './afterTask.ts'
import { readStanding } from './standing.ts'
import { figuresOfRows } from './statistics.ts'
import { keepWatch, unlockReached } from './unlock.ts'

/**
 * What is true because of rows, regardless of who wrote them: a goal has a date, a review is done, and the last open task of a
 * date was moved or deleted. What an import brings counts for nothing; with its own unlocks they need no more watching.
 */
export const followRows: RowFollower = {
  tables: ['goals', 'rituals', 'tasks', 'imports', 'achievement_unlocks'],
  async run(inside, id, rows) {
    const userId = id as UserId
    if (rows.some(({ table }) => table === 'imports')) {
      if (rows.some(({ table }) => table === 'achievement_unlocks')) await watchAnew(inside, userId)
      return
    }
    const ids = rows.flatMap(({ table, id: row, op }) =>
      (table === 'goals' || table === 'rituals') && op !== 'delete' ? [row] : [],
    )
    const isPlanChanged = rows.some(({ table, op }) => table === 'tasks' && op !== 'insert')
    if (ids.length === 0 && !isPlanChanged) return
    await unlockByRows(inside, userId, ids, isPlanChanged)
  },
}

async function unlockByRows(
  inside: Inside,
  userId: UserId,
  ids: readonly string[],
  isPlanChanged: boolean,
): Promise<void> {
  const { db: tx, now } = inside
  const standing = await readStanding(tx, userId)
  const needsRows = ids.length > 0 && (standing.isLocked('datedGoals') || standing.isLocked('reviews'))
  const needsPlan = isPlanChanged && (standing.isLocked('fullDates') || standing.isLocked('datesOfFullWeek'))
  if (!needsRows && !needsPlan) return
  const person = await personOf(tx, userId)
  if (!person) return
  await unlockReached(inside, person, standing, {
    ...(needsRows ? await figuresOfRows(tx, userId, ids) : {}),
    ...(needsPlan ? await figuresOfPlan(tx, userId, standing, localDate(now(), person.dayRule)) : {}),
  })
}

async function watchAnew({ db: tx }: Inside, userId: UserId): Promise<void> {
  const { unlocked } = await readStanding(tx, userId)
  await keepWatch(tx, userId, unlocked)
}
