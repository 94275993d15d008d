import type { RowFollower } from '#server/kit/facts/followRows.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { putOnBoard } from './board.ts'
import { beginWeeks } from './podium.ts'

/** Puts a person on everyone's board, or takes them off it, in all weeks, when their settings say so. */
export const followSettings: RowFollower = {
  tables: ['settings'],
  async run({ db: tx, now }, userId) {
    const [me] = await tx.query<{ on_board: boolean; wanted: boolean }>(WANTED, [userId])
    if (!me || me.on_board === me.wanted) return
    await tx.query('update users set on_board = $2 where id = $1', [userId, me.wanted])
    await setOnBoard(tx, userId, me.wanted)
    if (me.wanted) await beginWeeks(tx, now())
  },
}

const WANTED = `
  select u.on_board, coalesce(s.leaderboard_everyone, false) and coalesce(s."gamificationEnabled", true) as wanted
  from users u left join settings s on s.user_id = u.id where u.id = $1`

/** Takes a person who leaves off everyone's board. Their points go with them by a foreign key. */
export const leaveBoard: Leaving = async ({ db: tx }, { id }) => {
  const [me] = await tx.query<{ on_board: boolean }>('select on_board from users where id = $1', [id])
  if (me?.on_board) await setOnBoard(tx, id, false)
}

/** Gives a person on everyone's board the handle that they have now. The person is locked. */
export async function renameOnBoard(tx: Tx, userId: PersonId): Promise<void> {
  const weeks = (await pointsOf(tx, userId)).map(({ week }) => week)
  if (weeks.length > 0) await tx.query(RENAME, [userId, weeks, await handleOf(tx, userId)])
}

const RENAME = 'update league_board set handle = $3 where user_id = $1 and week = any($2::date[])'

async function setOnBoard(tx: Tx, userId: PersonId, isOnBoard: boolean): Promise<void> {
  const weeks = await pointsOf(tx, userId)
  const changes = weeks.map(({ week, points }) => {
    const [before, after] = isOnBoard ? [0, points] : [points, 0]
    return { week, id: newId(), before, points: after }
  })
  await putOnBoard(tx, userId, await handleOf(tx, userId), changes)
}

function pointsOf(tx: Tx, userId: PersonId): Promise<{ week: string; points: number }[]> {
  return tx.query('select week, points from league_points where user_id = $1 and points > 0', [userId])
}

async function handleOf(tx: Tx, userId: PersonId): Promise<string> {
  const [me] = await tx.query<{ handle: string }>('select handle from users where id = $1', [userId])
  if (!me) throw new Error(`No person ${userId}`)
  return me.handle
}
