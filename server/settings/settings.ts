import { AppError } from '#shared/errors.ts'
import { type Field, fieldsIn, initialValues } from '#shared/entity/fields.ts'
import {
  type Settings,
  SETTINGS_FIELDS,
  type SettingsPatch,
  type SettingsValues,
} from '#shared/settings/settings.ts'
import { fittingSettings } from '#shared/settings/fittingSettings.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { columnOf, columnsOf, valuesOf } from '#server/kit/db/fieldsSql.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { tellGamification } from './tellGamification.ts'
import { setVacations } from './setVacations.ts'

/** A person's settings (docs/rules/settings.md, Settings). */
export async function readSettings(db: Db, userId: UserId): Promise<Settings> {
  const [row] = await db.read<{ own: Settings | null; id: UserId; created_at: string }>(READ, [userId])
  if (!row) throw new AppError('not_found', 'This account is gone')
  const { own, id, created_at } = row
  if (own) return own
  const initial = initialValues(SETTINGS_FIELDS)
  const derived = { data_training_consent_at: null, has_created_first_goal: false }
  return { id, ...initial, ...derived, version: 1, updated_at: created_at }
}

const COLUMNS = columnsOf(SETTINGS_FIELDS)
const READ_COLUMNS = Object.entries<Field>(SETTINGS_FIELDS).map(([name, { sql }]) => {
  const column = `s.${columnOf(name)}`
  return sql === 'timestamptz' ? `${instantSql(column)} as ${columnOf(name)}` : column
})

const READ = `
  select u.id, ${instantSql('u.created_at')} as created_at, (
    select row_to_json(own) from (
      select s.user_id as id, ${READ_COLUMNS.join(', ')}, s.version, s.has_created_first_goal,
        ${instantSql('s.data_training_consent_at')} as data_training_consent_at,
        ${instantSql('s.updated_at')} as updated_at
      from settings s where s.user_id = $1
    ) own
  ) as own
  from users u where u.id = $1`

/**
 * Changes settings, field by field. What is set to what it was changes nothing and sends no event.
 *
 * @throws AppError `conflict` with the row as it is when `version` is stale; `invalid` for a value that cannot be set now
 */
export function changeSettings(
  deps: Pick<Deps, 'db' | 'now' | 'people'>,
  person: Person,
  { version, ...patch }: SettingsPatch,
): Promise<Settings> {
  return change(deps, person, async (tx) => {
    const now = deps.now()
    const before = await readSettings(tx, person.id)
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', 'Your settings were changed elsewhere in the meantime', before)
    const asked = fittingSettings(patch, before, { now, today: localDate(now, person.dayRule) })
    const changed = fieldsIn(SETTINGS_FIELDS, asked).filter((name) => !isSame(asked[name], before[name]))
    if (changed.length === 0) return before
    const after = { ...before, ...asked }
    const values = valuesOf(SETTINGS_FIELDS, after)
    await tx.query(SAVE, [person.id, before.version + 1, now, consentAt(before, after, now), ...values])
    tx.changed(person.id, 'settings', person.id, 'update')
    if (changed.includes('vacations')) await setVacations(tx, person, after.vacations)
    if (changed.includes('gamificationEnabled')) {
      await tellGamification(tx, person)
      tx.after(() => deps.people.forget(person.id))
    }
    return readSettings(tx, person.id)
  })
}

const SAVE = `
  insert into settings (user_id, version, updated_at, data_training_consent_at, ${COLUMNS.join(', ')})
  values ($1, $2, $3, $4, ${COLUMNS.map((_, index) => `$${index + 5}`).join(', ')})
  on conflict (user_id) do update set version = $2, updated_at = $3, data_training_consent_at = $4,
    ${COLUMNS.map((name, index) => `${name} = $${index + 5}`).join(', ')}`

/** When the consent that holds was given. */
function consentAt(before: Settings, after: SettingsValues, now: Date): Date | string | null {
  if (!after.dataTrainingConsent) return null
  return before.dataTrainingConsent ? before.data_training_consent_at : now
}

/** The database orders the parts of a value by its own rule. */
function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
