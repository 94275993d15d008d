import { initialValues } from '#shared/entity/fields.ts'
import { SETTINGS_FIELDS } from '#shared/settings/settings.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { columnsOf, valuesOf } from '#server/kit/db/fieldsSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Replaced } from './rows.ts'

type Row = Record<string, unknown>

const COLUMNS = columnsOf(SETTINGS_FIELDS)

/** Sets all settings. @returns the row that there was; null where there was none */
export async function replaceSettings(tx: Tx, userId: UserId, row: Row, now: Date): Promise<Row | null> {
  const [before] = await tx.query<{ row: Row }>(
    'select row_to_json(s) as row from settings s where user_id = $1',
    [userId],
  )
  const consent = row['dataTrainingConsent'] === true ? (row['data_training_consent_at'] ?? now) : null
  const said = [row['has_created_first_goal'], ...valuesOf(SETTINGS_FIELDS, row)]
  await tx.query(SET, [userId, now, consent, ...said])
  return before?.row ?? null
}

const SET = `
  insert into settings (user_id, version, updated_at, data_training_consent_at, has_created_first_goal, ${COLUMNS.join(', ')})
  values ($1, 2, $2, $3, $4, ${COLUMNS.map((_, index) => `$${index + 5}`).join(', ')})
  on conflict (user_id) do update set version = settings.version + 1, updated_at = $2, data_training_consent_at = $3,
    has_created_first_goal = settings.has_created_first_goal or $4,
    ${COLUMNS.map((name, index) => `${name} = $${index + 5}`).join(', ')}`

/**
 * Puts settings back, unless they were changed since. The row stays where there was none: a version that a device has seen must not
 * come again for other settings.
 *
 * @param at when they were replaced
 */
export async function restoreSettings(tx: Tx, userId: UserId, before: Row | null, at: Date): Promise<void> {
  await tx.query(RESTORE, [userId, at, JSON.stringify(before ?? INITIAL)])
}

const INITIAL = {
  data_training_consent_at: null,
  has_created_first_goal: false,
  ...initialValues(SETTINGS_FIELDS),
}

const RESTORE = `
  update settings s set version = s.version + 1, data_training_consent_at = r.data_training_consent_at,
    has_created_first_goal = r.has_created_first_goal,
    ${COLUMNS.map((name) => `${name} = r.${name}`).join(', ')}
  from json_populate_record(null::settings, $3::json) r
  where s.user_id = $1 and s.updated_at = $2`

const PROFILE = ['name', 'avatar', 'timezone', 'week_start', 'day_start'] as const
const PROFILE_JSON = `json_build_object(${PROFILE.map((name) => `'${name}', u.${name}`).join(', ')})`

/** Sets the fields of a profile that move with a person. @returns those before and after */
export async function replaceProfile(
  tx: Tx,
  userId: UserId,
  row: Row,
): Promise<NonNullable<Replaced['profile']>> {
  const before = await readProfile(tx, userId)
  await setProfile(tx, userId, row)
  return { before, after: await readProfile(tx, userId) }
}

/** Puts the fields back that were not changed since. */
export async function restoreProfile(
  tx: Tx,
  userId: UserId,
  { before, after }: NonNullable<Replaced['profile']>,
): Promise<void> {
  const now = await readProfile(tx, userId)
  const kept = PROFILE.map((name) => [name, now[name] === after[name] ? before[name] : now[name]])
  await setProfile(tx, userId, Object.fromEntries(kept))
}

async function readProfile(tx: Tx, userId: UserId): Promise<Row> {
  const [row] = await tx.query<{ row: Row }>(`select ${PROFILE_JSON} as row from users u where u.id = $1`, [
    userId,
  ])
  return row?.row ?? {}
}

async function setProfile(tx: Tx, userId: UserId, row: Row): Promise<void> {
  const sets = PROFILE.map((name, index) => `${name} = $${index + 2}`).join(', ')
  await tx.query(`update users set ${sets} where id = $1`, [userId, ...PROFILE.map((name) => row[name])])
}
