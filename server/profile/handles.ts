import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Takes a handle for somebody who has none. @returns whether it was free */
export async function takeHandle(tx: Db, userId: UserId, handle: string): Promise<boolean> {
  return (await tx.query(TAKE, [userId, handle])).length > 0
}

const TAKE =
  'insert into handles (user_id, handle) values ($1, $2) on conflict (handle) do nothing returning handle'

/** Gives somebody another handle. It fails where somebody else has it: see {@link isHandleTaken}. */
export async function changeHandle(tx: Db, userId: UserId, handle: string): Promise<void> {
  await tx.query('update handles set handle = $2 where user_id = $1', [userId, handle])
}

/** Lets others take the handles of people who are gone. */
export async function freeHandles(tx: Db, userIds: readonly UserId[]): Promise<void> {
  await tx.query('delete from handles where user_id = any($1::uuid[])', [userIds])
}

/**
 * Whether an error says that somebody else has a handle. The key decides, so that two people who ask at once cannot both get it.
 * A database that is spread over machines appends a number to the names of its constraints.
 */
export function isHandleTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    typeof error.constraint === 'string' &&
    error.constraint.startsWith('handles_pkey')
  )
}
