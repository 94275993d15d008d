import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Which ids are goals or domains that a person has, the trash left out. */
export async function existingLinks(db: Db, userId: UserId, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db.read<{ id: string }>(LINKED, [userId, ids])
  return new Set(found.map(({ id }) => id))
}

const LINKED = `
  select id from goals where user_id = $1 and id = any($2::uuid[]) and deleted_at is null
  union all select id from domains where user_id = $1 and id = any($2::uuid[]) and deleted_at is null`
