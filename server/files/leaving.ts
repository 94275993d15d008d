import type { Leaving } from '#server/kit/http/leaving.ts'
import { REMOVE_FILE } from './dueKinds.ts'

/** The bytes of somebody's pictures go with their rows, which go with the person. */
export const leaveFiles: Leaving = async ({ db: tx, due, now, files }, { id }) => {
  const own = await tx.query<{ key: string }>(SET_REMOVALS, [id, REMOVE_FILE, now()])
  if (own.length === 0) return
  tx.after(async () => {
    await Promise.allSettled(own.map(({ key }) => files.store.remove(key))) // what is due does it again
    due.wake()
  })
}

const SET_REMOVALS = `
  with own as (select key from files where user_id = $1),
  due as (
    insert into due_moments (owner_id, kind, subject, due_at, try_at, payload)
    select key, $2, key, $3, $3, $1::text from own
    on conflict (owner_id, kind, subject) do nothing)
  select key from own`
