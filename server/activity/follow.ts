import type { Award } from '#shared/progress/award.ts'
import type { Follows, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { hideItem, hideUndone, makeItem, makeItemOfLevel, makeItemOfStreak } from './items.ts'

type Awarded = { award: Award | null }

/**
 * Items follow what is reached, and go with what is undone (docs/rules/activity.md, Activity). A completion that reaches a level is
 * never batched (`levelStays`), and one that is batched does not change the streak.
 */
export const followActivity: Follows = {
  'task.completed': done,
  'habit.checked': done,
  'task.uncompleted': undone,
  'habit.unchecked': undone,
  async 'goal.achieved'(inside, person, { goal_id, award }) {
    const now = inside.now()
    await makeItem(inside.db, person.id, { kind: 'goal', subject: goal_id }, now)
    await makeItemOfLevel(inside.db, person.id, award, now)
  },
  async 'achievement.unlocked'(inside, person, { key, award }) {
    const now = inside.now()
    await makeItem(inside.db, person.id, { kind: 'achievement', subject: key }, now)
    await makeItemOfLevel(inside.db, person.id, award, now)
  },
  /** Who has done nothing in a challenge has nothing to tell. */
  async 'challenge.ended'(inside, person, { challenge_id, score, award }) {
    const now = inside.now()
    if (score > 0) await makeItem(inside.db, person.id, { kind: 'challenge', subject: challenge_id }, now)
    if (award) await makeItemOfLevel(inside.db, person.id, award, now)
  },
  'goal.reopened': closedOtherwise,
  'goal.dropped': closedOtherwise,
}

async function done(inside: Inside, { id }: Person, { award }: Awarded): Promise<void> {
  if (!award || award.xp <= 0) return
  const now = inside.now()
  await makeItemOfLevel(inside.db, id, award, now)
  await makeItemOfStreak(inside.db, id, award, now)
}

async function undone(inside: Inside, { id }: Person, { award }: Awarded): Promise<void> {
  if (award && award.xp < 0) await hideUndone(inside.db, id)
}

async function closedOtherwise(
  inside: Inside,
  { id }: Person,
  { goal_id, award }: Awarded & { goal_id: string },
): Promise<void> {
  await hideItem(inside.db, id, { kind: 'goal', subject: goal_id })
  if (award && award.xp < 0) await hideUndone(inside.db, id)
}
