import { sql } from 'kysely'
import { AppError } from '#shared/errors.ts'
import type { Profile } from '#shared/profile/profile.ts'
import { levelAt } from '#shared/progress/levels.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import type { Settings } from '#server/settings.ts'

type ProfileRow = {
  id: string
  email: string
  name: string
  handle: string
  plan: string
  avatar: string
  xp: number
  beta_access: boolean
  timezone: string
  week_start: number
  day_start: string
  created_at: Date
}

/** Somebody's own profile. The level is computed from the XP, so the two cannot disagree. */
export async function profileOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  userId: UserId,
): Promise<Profile> {
  const { rows } = await sql<ProfileRow>`
    select id, email, name, handle, plan, avatar, xp, beta_access, timezone, week_start, day_start, created_at
    from users where id = ${userId}`.execute(db)
  const row = rows[0]
  if (!row) throw new AppError('not_found', 'This profile is gone')
  return asProfile(row, settings)
}

function asProfile(row: ProfileRow, settings: Pick<Settings, 'BETA_ACCESS_FOR_ALL'>): Profile {
  const { beta_access, ...shown } = row
  const createdAt = row.created_at.toISOString()
  return {
    ...shown,
    created_at: createdAt,
    joinDate: createdAt,
    level: levelAt(row.xp),
    betaAccess: beta_access || settings.BETA_ACCESS_FOR_ALL,
  }
}
