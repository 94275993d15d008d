import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** A change of a person's points on the board of a week. 0 points: they are not there. */
export type BoardChange = {
  week: string
  /** Of the change: it is counted once. */
  id: string
  before: number
  points: number
}

/** Writes what has changed on everyone's board for a person, who is locked. */
export async function putOnBoard(
  tx: Tx,
  userId: PersonId,
  handle: string,
  changes: readonly BoardChange[],
): Promise<void> {
  if (changes.length === 0) return
  const column = <Key extends keyof BoardChange>(key: Key) => changes.map((change) => change[key])
  const values = [userId, handle, column('week'), column('id'), column('before'), column('points')]
  await tx.query(PUT, values)
}

const PUT = `
  with changed as (
    select * from unnest($3::date[], $4::uuid[], $5::int[], $6::int[]) as c (week, id, before, points)
  ), uncounted as (
    insert into league_changes (week, id, from_points, to_points) select week, id, before, points from changed
  ), there as (
    insert into league_board (week, user_id, points, handle)
    select week, $1, points, $2 from changed where points > 0
    on conflict (week, user_id) do update set points = excluded.points, handle = excluded.handle
  )
  delete from league_board where user_id = $1 and week = any (array(select week from changed where points = 0))`
