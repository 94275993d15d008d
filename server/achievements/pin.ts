import { type AchievementList, MOST_PINNED } from '#shared/achievements/achievement.ts'
import { invalidField } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Person } from '#server/kit/http/person.ts'
import { listAchievements } from './list.ts'
import { readStanding } from './standing.ts'

/**
 * Pins unlocked achievements, in this order. The same again changes nothing.
 *
 * @throws AppError `invalid` for more than three, one that is locked, or one named twice
 */
export function pinAchievements(
  deps: Deps,
  person: Person,
  ids: readonly string[],
): Promise<AchievementList> {
  return change(deps, person, async (tx, inside) => {
    if (ids.length > MOST_PINNED) throw invalidField('ids', `At most ${MOST_PINNED} can be pinned`)
    if (new Set(ids).size < ids.length) throw invalidField('ids', 'Each can be pinned once')
    const { unlocked } = await readStanding(tx, person.id)
    if (!ids.every((id) => unlocked.includes(id)))
      throw invalidField('ids', 'Only unlocked ones can be pinned')
    const changed = await tx.query<{ key: string }>(PIN, [person.id, ids])
    tx.changed(
      person.id,
      'achievement_unlocks',
      changed.map(({ key }) => key),
      'update',
    )
    return listAchievements(inside, person)
  })
}

const PIN = `
  update achievement_unlocks a set pinned = array_position($2::text[], a.key) - 1
  where a.user_id = $1 and a.pinned is distinct from array_position($2::text[], a.key) - 1
  returning a.key`
