import { AppError, type FieldError } from '#shared/errors.ts'
import type { ProfilePatch } from '#shared/profile/profile.ts'
import { levelAt } from '#shared/progress/levels.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import { type Db, read } from '#server/db/open.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, Person, UserId } from '#server/http/context.ts'
import { keepStreakThroughZoneChange } from '#server/progress/travel.ts'
import { recordChanges } from '#server/realtime/outbox.ts'

// The database writes the JSON itself: for a single row that is half of what the answer costs here.
const PROFILE = `
  select xp, json_build_object(
    'id', id, 'email', email, 'name', name, 'handle', handle, 'plan', plan, 'avatar', avatar, 'xp', xp,
    'created_at', joined, 'joinDate', joined, 'betaAccess', beta_access or $2,
    'timezone', timezone, 'week_start', week_start, 'day_start', day_start)::text as json
  from users, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') joined
  where id = $1`

/** Somebody's own {@link Profile}, as JSON. The level is computed from the XP, so the two cannot disagree. */
export async function profileJson(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  userId: UserId,
): Promise<string> {
  const [row] = await read<{ xp: number; json: string }>(db, PROFILE, [userId, settings.BETA_ACCESS_FOR_ALL])
  if (!row) throw new AppError('not_found', 'This profile is gone')
  return `${row.json.slice(0, -1)}, "level" : ${levelAt(row.xp)}}`
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
): Promise<string> {
  const now = deps.now()
  if (Object.keys(patch).length === 0) return profileJson(deps, id)
  try {
    return await transact(deps, async (tx, after) => {
      const before = await lockedDayRule(tx, id)
      await tx.updateTable('users').set(patch).where('id', '=', id).execute()
      const { timezone = before.timezone, day_start: dayStart = before.dayStart } = patch
      if (timezone !== before.timezone || dayStart !== before.dayStart)
        await keepStreakThroughZoneChange(tx, id, before, { timezone, dayStart }, now)
      await recordChanges(tx, id, [{ table: 'users', id, op: 'update' }], now)
      after(() => deps.people.forget(id))
      after(() => deps.hub.wake())
      return profileJson({ db: tx, settings: deps.settings }, id)
    })
  } catch (error) {
    throw isHandleTaken(error) ? handleTaken() : error
  }
}

/** Read with a lock, so that two changes at once are two steps of one journey. */
async function lockedDayRule(tx: Db, userId: UserId): Promise<DayRule> {
  const row = await tx
    .selectFrom('users')
    .select(['timezone', 'day_start'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This profile is gone')
  return { timezone: row.timezone, dayStart: row.day_start }
}

/** The index decides, so that two people who ask at once cannot both get it. */
function isHandleTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_handle_key'
}

function handleTaken(): AppError {
  const message = 'Somebody else has this handle'
  return new AppError('conflict', message, [{ field: 'handle', message }] satisfies FieldError[])
}
