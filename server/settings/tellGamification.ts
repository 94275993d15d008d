import type { Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { isShownTo } from '#server/notifications/rows.ts'

/** Names the rows whose answers have XP, levels and streaks, or have them no more. The person is locked. */
export async function tellGamification(tx: Tx, { id: userId }: Pick<Person, 'id'>): Promise<void> {
  tx.changed(userId, 'users', userId, 'update')
  tx.changed(userId, 'streak_days', userId, 'update')
  for (const { table, id } of await tx.query<{ table: string; id: string }>(SHOWN, [userId]))
    tx.changed(userId, table, id, 'update')
}

const SHOWN = `
  select 'habits' as "table", id from habits where user_id = $1 and deleted_at is null
  union all
  select 'rituals', id from rituals where user_id = $1 and deleted_at is null
  union all
  select 'notifications', id from notifications n where user_id = $1 and deleted_at is null and not ${isShownTo('false')}`
