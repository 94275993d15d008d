import type { Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'

/** Notes that a person has a goal (docs/rules/settings.md, Settings): `has_created_first_goal` stays true from then on. */
export async function noteFirstGoal(tx: Tx, { id: userId }: Person, now: Date): Promise<void> {
  const noted = await tx.query(NOTE, [userId, now])
  if (noted.length > 0) tx.changed(userId, 'settings', userId, 'update')
}

const NOTE = `
  insert into settings (user_id, version, updated_at, has_created_first_goal) values ($1, 2, $2, true)
  on conflict (user_id) do update set has_created_first_goal = true, version = settings.version + 1, updated_at = $2
    where not settings.has_created_first_goal
  returning user_id`
