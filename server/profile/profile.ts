import { AppError, type FieldError } from '#shared/errors.ts'
import type { Profile, ProfilePatch } from '#shared/profile/profile.ts'
import { levelAt } from '#shared/progress/levels.ts'
import { query } from '#server/db/open.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, Person, UserId } from '#server/http/context.ts'
import { recordChanges } from '#server/realtime/outbox.ts'
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

const COLUMNS =
  'id, email, name, handle, plan, avatar, xp, beta_access, timezone, week_start, day_start, created_at'

/** Somebody's own profile. The level is computed from the XP, so the two cannot disagree. */
export async function profileOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  userId: UserId,
): Promise<Profile> {
  const [row] = await query<ProfileRow>(db, `select ${COLUMNS} from users where id = $1`, [userId])
  if (!row) throw new AppError('not_found', 'This profile is gone')
  return asProfile(row, settings)
}

/**
 * Changes what is named in the patch.
 *
 * A new zone or day start cuts one local day short or skips one; a streak neither gains nor loses by that.
 *
 * @throws AppError `conflict` with a field error when somebody else has the handle
 */
export async function changeProfile(
  deps: Deps,
  { id }: Pick<Person, 'id'>,
  patch: ProfilePatch,
): Promise<Profile> {
  const now = deps.now()
  if (Object.keys(patch).length === 0) return profileOf(deps, id)
  try {
    return await transact(deps, async (tx, after) => {
      await tx.updateTable('users').set(patch).where('id', '=', id).execute()
      await recordChanges(tx, id, [{ table: 'users', id, op: 'update' }], now)
      after(() => deps.people.forget(id))
      after(() => deps.hub.wake())
      return profileOf({ db: tx, settings: deps.settings }, id)
    })
  } catch (error) {
    throw isHandleTaken(error) ? handleTaken() : error
  }
}

/** The index decides, so that two people who ask at once cannot both get it. */
function isHandleTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_handle_key'
}

function handleTaken(): AppError {
  const message = 'Somebody else has this handle'
  return new AppError('conflict', message, [{ field: 'handle', message }] satisfies FieldError[])
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
