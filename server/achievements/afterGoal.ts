import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Inside } from '#server/deps.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { addMarks, type Marked, removeMarks } from './marks.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

const DAYS_EARLY = 7
const OF_GOALS: readonly Marked[] = ['reachedGoals', 'earlyGoals']

/** A goal counts where it was reached by its measure. */
export async function afterGoal(
  inside: Inside,
  person: Person,
  { goal_id, isReached }: Facts['goal.achieved'],
): Promise<readonly Unlocked[]> {
  if (!isReached) return []
  const { db: tx } = inside
  const standing = await readStanding(tx, person.id)
  const [goal] = await tx.query<{ target_date: string | null }>(TARGET, [person.id, goal_id])
  const date = localDate(inside.now(), person.dayRule)
  const isEarly = goal?.target_date && date <= addDays(goal.target_date, -DAYS_EARLY)
  const marks = OF_GOALS.filter(
    (figure) => (figure === 'reachedGoals' || isEarly) && standing.isLocked(figure),
  )
  const figures = await addMarks(tx, person.id, marks, { sourceId: goal_id, date })
  return unlockReached(inside, person, standing, figures)
}

const TARGET = 'select target_date from goals where user_id = $1 and id = $2'

/** One that is open again, or was dropped, is not achieved. */
export async function afterOpenedGoal(
  { db: tx }: Inside,
  person: Person,
  { goal_id }: { goal_id: string },
): Promise<void> {
  await removeMarks(tx, person.id, OF_GOALS, goal_id)
}
