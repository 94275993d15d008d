import type { Achievement, AchievementList } from '#shared/achievements/achievement.ts'
import { CATALOGUE } from '#shared/achievements/catalogue.ts'
import { type AchievementRule, currentOf } from '#shared/achievements/rule.ts'
import type { Statistics } from '#shared/achievements/statistics.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readShares } from './shares.ts'
import { readStanding } from './standing.ts'
import { statisticsOf } from './statistics.ts'

/** The whole catalogue as a person sees it, in its order. */
export async function listAchievements(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  person: Person,
): Promise<AchievementList> {
  const [standing, unlocks, shares] = await Promise.all([
    readStanding(db, person.id),
    readUnlocks(db, person.id),
    readShares(db),
  ])
  const statistics = await statisticsOf(db, person, now(), standing)
  const unlockOf = new Map(unlocks.map((unlock) => [unlock.key, unlock]))
  const items = CATALOGUE.map((rule) =>
    shown(rule, statistics, unlockOf.get(rule.key), shares.get(rule.key) ?? null),
  )
  return { items, next_cursor: null }
}

type Unlock = { key: string; unlocked_at: string; pinned: number | null }

async function readUnlocks(db: Db, userId: UserId): Promise<Unlock[]> {
  return db.read<Unlock>(UNLOCKS, [userId])
}

const UNLOCKS = `
  select a.key, ${instantSql('a.unlocked_at')} as unlocked_at, a.pinned from achievement_unlocks a where a.user_id = $1`

/** A secret one says nothing while it is locked, not even how far it is. */
function shown(
  rule: AchievementRule,
  statistics: Statistics,
  unlock: Unlock | undefined,
  share: number | null,
): Achievement {
  const { key: id, title, description, rarity, secret, target } = rule
  const common = { id, rarity, secret, share, pinned: (unlock?.pinned ?? null) !== null }
  if (unlock)
    return {
      ...common,
      title,
      description,
      unlocked: true,
      unlocked_at: unlock.unlocked_at,
      current: target,
      target,
    }
  const locked = { ...common, unlocked: false, unlocked_at: null }
  if (secret) return { ...locked, title: 'Secret', description: '', current: 0, target: 1 }
  return { ...locked, title, description, current: currentOf(rule, statistics), target }
}
