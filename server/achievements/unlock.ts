import { isReached, UNLOCK_XP } from '#shared/achievements/rule.ts'
import type { Statistics } from '#shared/achievements/statistics.ts'
import { watchOf } from '#shared/achievements/watch.ts'
import type { Award } from '#shared/progress/award.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Inside } from '#server/deps.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { earn } from '#server/progress/earn.ts'
import type { Standing } from './standing.ts'

/**
 * Unlocks what figures have reached, each once and for ever, and pays for it (docs/rules/achievements.md). The person is locked.
 *
 * @param figures those that may have changed; others are not looked at
 * @returns what was unlocked, in the order of the catalogue
 */
export async function unlockReached(
  inside: Inside,
  person: Person,
  { locked, unlocked }: Pick<Standing, 'locked' | 'unlocked'>,
  figures: Partial<Statistics>,
): Promise<Unlocked[]> {
  const reached = locked.filter((rule) => isReached(rule, figures))
  if (reached.length === 0) return []
  const { db: tx } = inside
  const now = inside.now()
  const done: (Unlocked & { award: Award })[] = []
  for (const { key, title, rarity } of reached) {
    const id = newId()
    if ((await tx.query(UNLOCK, [person.id, key, id, now])).length === 0) continue
    const source = { source_kind: 'achievement', source_id: id, round: 1, reason: key } as const
    const date = localDate(now, person.dayRule)
    const award = await earn(
      tx,
      person,
      { ...source, occurrence_date: date, amount: UNLOCK_XP, eligible: false, done_at: now },
      now,
    )
    tx.changed(person.id, 'achievement_unlocks', key, 'insert')
    done.push({ id: key, title, rarity, award })
  }
  await keepWatch(tx, person.id, [...unlocked, ...done.map(({ id }) => id)])
  for (const { id: key, award } of done)
    await happened(inside, person, 'achievement.unlocked', { key, award })
  return done.map(({ id, title, rarity }) => ({ id, title, rarity }))
}

const UNLOCK = `
  insert into achievement_unlocks (user_id, key, id, unlocked_at) values ($1, $2, $3, $4)
  on conflict do nothing returning key`

/** Notes on the row of the person what is still to be watched for. */
export async function keepWatch(tx: Tx, userId: UserId, unlocked: readonly string[]): Promise<void> {
  const { watch, tasks } = watchOf(unlocked)
  await tx.query('update users set unlock_watch = $2, next_task_unlock = $3 where id = $1', [
    userId,
    watch,
    tasks,
  ])
}
