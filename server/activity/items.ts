import { milestoneReached, type ActivityKind } from '#shared/activity/activity.ts'
import type { Award } from '#shared/progress/award.ts'
import { levelAt } from '#shared/progress/levels.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { MAKES_STREAK_DAY } from '#server/progress/streakDays.ts'

/**
 * Makes the item of what a person has reached. There is one by kind and subject, for ever: what was undone and is reached again
 * has the item that it had, with its moment and its cheers.
 *
 * @param subject the days of a streak, a level, a goal's id, the key of an achievement, a challenge's id
 */
export async function makeItem(
  tx: Tx,
  userId: UserId,
  { kind, subject }: { kind: ActivityKind; subject: string | number },
  now: Date,
): Promise<void> {
  await tx.query(MAKE, [userId, newId(), kind, String(subject), now])
}

const MAKE = `
  insert into activity (user_id, id, kind, subject, created_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, kind, subject) do update set undone = false`

/** Makes the item of the level that an award has reached. */
export async function makeItemOfLevel(tx: Tx, userId: UserId, award: Award, now: Date): Promise<void> {
  if (award.level_up) await makeItem(tx, userId, { kind: 'level', subject: award.level }, now)
}

/** Makes the item of the milestone that a streak has reached by an award, whose row is the last of its kind in the ledger. */
export async function makeItemOfStreak(tx: Tx, userId: UserId, award: Award, now: Date): Promise<void> {
  if (milestoneReached(0, award.streak) === null) return
  const [before] = await tx.query<{ streak_after: number }>(STREAK_BEFORE, [userId])
  const days = milestoneReached(before?.streak_after ?? 0, award.streak)
  if (days !== null) await makeItem(tx, userId, { kind: 'streak', subject: days }, now)
}

/** The streak as it was before the last row of the ledger. */
const STREAK_BEFORE = `
  select streak_after from xp_ledger where user_id = $1 and ${MAKES_STREAK_DAY} order by id desc offset 1 limit 1`

/** Hides the items of streaks and levels that a person does not have any more, since something was undone. */
export async function hideUndone(tx: Tx, userId: UserId): Promise<void> {
  const [totals] = await tx.query<{ xp: number; best: number }>(TOTALS, [userId])
  if (totals) await tx.query(HIDE_ABOVE, [userId, totals.best, levelAt(totals.xp)])
}

const TOTALS = 'select xp, streak_best as best from users where id = $1'

const HIDE_ABOVE = `
  update activity set undone = true
  where user_id = $1 and not undone
    and case when kind = 'streak' then subject::int > $2 when kind = 'level' then subject::int > $3 else false end`

/** Hides the item of one thing that was undone. */
export async function hideItem(
  tx: Tx,
  userId: UserId,
  { kind, subject }: { kind: ActivityKind; subject: string },
): Promise<void> {
  await tx.query(HIDE, [userId, kind, subject])
}

const HIDE = 'update activity set undone = true where user_id = $1 and kind = $2 and subject = $3'
