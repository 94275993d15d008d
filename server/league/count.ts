import type { Db, Tx } from '#server/kit/db/database.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'

const COUNT_BOARDS = 'count_boards'
/** The owner of the league's moments: it belongs to nobody, and a moment needs ids. */
export const LEAGUE = '00000000-0000-4000-8000-00006c656167'
const MOMENT = { ownerId: LEAGUE, kind: COUNT_BOARDS, subject: LEAGUE }
/** So many changes are read beside the counts before somebody counts them. */
const UNCOUNTED = 500

/** Has changes counted, where they have become many. Who reads a board waits for nobody. */
export async function countSoon(db: Db, uncounted: number, now: Date): Promise<void> {
  if (uncounted < UNCOUNTED) return
  const waiting = await db.read(WAITING, [LEAGUE, COUNT_BOARDS])
  if (waiting.length === 0) await setDue(db, MOMENT, now)
}

/** A due moment that is claimed stays until it is done: setting it anew would wait for that. */
const WAITING = 'select from due_moments where owner_id = $1 and kind = $2'

/** Has changes counted once an hour, also where nobody reads a board. */
export async function countBoards(db: Db, now: Date): Promise<void> {
  const some = await db.query('select from league_changes limit 1')
  if (some.length > 0) await countSoon(db, UNCOUNTED, now)
}

/** Adds changes to the counts. One at a time: the moment is one row. */
export const DUE_COUNTING: DueKinds = {
  [COUNT_BOARDS]: {
    lock: null,
    clock: 'any',
    retries: { first: 5, longest: 600, giveUpAfter: 86_400 },
    run: ({ db: tx }) => countBoardsIn(tx),
  },
}

/** Adds all changes to the counts, in a transaction. */
export async function countBoardsIn(tx: Tx): Promise<void> {
  await tx.query(COUNT)
}

const COUNT = `
  with counted as (
    delete from league_changes returning week, from_points, to_points
  ), changed as (
    select week, points, sum(people)::int as people from (
      select week, to_points as points, 1 as people from counted
      union all select week, from_points, -1 from counted
    ) changes where points > 0 group by week, points having sum(people) <> 0
  )
  insert into league_counts as c (week, points, people) select week, points, people from changed
  on conflict (week, points) do update set people = c.people + excluded.people`
