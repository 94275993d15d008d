import { AppError, type FieldError } from '#shared/errors.ts'
import type { Profile } from '#shared/profile/profile.ts'
import type { ProfilePatch } from '#shared/profile/profilePatch.ts'
import { levelAt } from '#shared/progress/levels.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { avatarUrlOf } from '#server/files/signedAddress.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { keepStreakThroughZoneChange } from '#server/progress/travel.ts'
import { changeHandle, isHandleTaken } from './handles.ts'

// The database writes the JSON itself: for a single row that is half of what the answer costs here.
const PROFILE = `
  select xp, avatar_key, json_build_object(
    'id', id, 'email', email, 'name', name, 'handle', handle, 'plan', plan, 'avatar', avatar, 'xp', xp,
    'created_at', joined, 'joinDate', joined, 'betaAccess', beta_access or $2,
    'timezone', timezone, 'week_start', week_start, 'day_start', day_start,
    'first_steps', first_steps)::text as json
  from users, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') joined
  where id = $1`

type ProfileRow = { xp: number; avatar_key: string | null; json: string }

/**
 * A person's own profile. The level is computed from the XP, so the two cannot disagree.
 *
 * @param deletionAt when their account is erased, as their session says
 */
export async function profileJson(
  { db, settings, files, now }: Pick<Deps, 'db' | 'settings' | 'files' | 'now'>,
  userId: UserId,
  deletionAt: Date | null = null,
): Promise<Json<Profile>> {
  const [row] = await db.read<ProfileRow>(PROFILE, [userId, settings.BETA_ACCESS_FOR_ALL])
  if (!row) throw new AppError('not_found', 'This profile is gone')
  const avatar_url = avatarUrlOf({ files }, row.avatar_key, now())
  const last = { level: levelAt(row.xp), avatar_url, deletion_at: deletionAt }
  return `${row.json.slice(0, -1)}, ${JSON.stringify(last).slice(1)}` as Json<Profile>
}

/**
 * Changes what is named in the patch.
 *
 * A new zone or day start cuts one local day short or skips one; a streak neither gains nor loses by that.
 *
 * @throws AppError `conflict` with a field error when the handle is taken
 */
export async function changeProfile(
  deps: Deps,
  person: Pick<Person, 'id'>,
  patch: ProfilePatch,
): Promise<Json<Profile>> {
  const { id } = person
  const now = deps.now()
  if (Object.keys(patch).length === 0) return profileJson(deps, id)
  try {
    return await change(deps, person, async (tx, inside) => {
      const before = await beforeOf(tx, id)
      if (patch.handle !== undefined) await changeHandle(tx, id, patch.handle)
      await tx.query(UPDATE, [id, ...FIELDS.map((name) => patch[name] ?? null)])
      const { timezone = before.timezone, day_start: dayStart = before.dayStart } = patch
      if (timezone !== before.timezone || dayStart !== before.dayStart)
        await keepStreakThroughZoneChange(tx, id, before, { timezone, dayStart }, now)
      await sayChanged(inside, id, before)
      tx.changed(id, 'users', id, 'update')
      tx.after(() => deps.people.forget(id))
      return profileJson(inside, id)
    })
  } catch (error) {
    throw isHandleTaken(error) ? handleTaken() : error
  }
}

const FIELDS = ['name', 'handle', 'avatar', 'timezone', 'week_start', 'day_start', 'first_steps'] as const

const UPDATE = `
  update users set ${FIELDS.map((name, index) => `${name} = coalesce($${index + 2}, ${name})`).join(', ')}
  where id = $1`

/** Says it when days or weeks begin at other instants than before, and when the handle is another one. */
async function sayChanged(inside: Inside, id: UserId, { handle, ...before }: Before): Promise<void> {
  const person = await personOf(inside.db, id)
  if (!person) return
  const after = await beforeOf(inside.db, id)
  if (after.handle !== handle) await happened(inside, person, 'profile.renamed', { handle: after.handle })
  const { timezone, dayStart } = person.dayRule
  const isSame =
    timezone === before.timezone && dayStart === before.dayStart && person.weekStart === before.weekStart
  if (!isSame) await happened(inside, person, 'profile.moved', { before })
}

/** The person is locked, so that two changes at once are two steps of one journey. */
async function beforeOf(tx: Db, userId: UserId): Promise<Before> {
  const [row] = await tx.query<Before>(BEFORE, [userId])
  if (!row) throw new AppError('not_found', 'This profile is gone')
  return row
}

type Before = DayRule & { weekStart: number; handle: string }

const BEFORE = `
  select handle, timezone, day_start as "dayStart", week_start as "weekStart" from users where id = $1`

function handleTaken(): AppError {
  const message = 'Somebody else has this handle'
  return new AppError('conflict', message, [{ field: 'handle', message }] satisfies FieldError[])
}
