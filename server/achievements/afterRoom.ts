import type { Inside } from '#server/deps.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

/** SQL: how many rooms the person `$1` has kept until their end, up to 250, the most that an achievement asks for. */
export const KEPT_ROOMS = `
  select count(*)::int from (
    select 1 from my_rooms m where m.user_id = $1 and m.state = 'kept' limit 250
  ) kept`

/** A room counts once: it ends once. */
export async function afterRoom(inside: Inside, person: Person): Promise<readonly Unlocked[]> {
  const standing = await readStanding(inside.db, person.id)
  if (!standing.isLocked('keptRooms')) return []
  const [row] = await inside.db.query<{ keptRooms: number }>(COUNT, [person.id])
  return unlockReached(inside, person, standing, { keptRooms: row?.keptRooms ?? 0 })
}

const COUNT = `select (${KEPT_ROOMS}) as "keptRooms"`
