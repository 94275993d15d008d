import { AppError, invalidField } from '#shared/errors.ts'
import {
  type Availability,
  type AvailabilityValues,
  type PutAvailability,
  USUAL_AVAILABILITY,
} from '#shared/planning/availability.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'

/** When a person has time (docs/rules/plans.md, Availability); what is usual until they say so. */
export async function readAvailability(db: Db, { id, dayRule }: Person): Promise<Availability> {
  const [row] = await db.read<Row>(READ, [id])
  if (!row) throw new AppError('not_found', 'This account is gone')
  const { said, version, updated_at } = row
  return { id, ...(said ?? USUAL_AVAILABILITY), timezone: dayRule.timezone, version, updated_at }
}

type Row = { said: AvailabilityValues | null; version: number; updated_at: string }

const READ = `
  select a.said, coalesce(a.version, 1) as version, ${instantSql('coalesce(a.updated_at, u.created_at)')} as updated_at
  from users u left join availability a on a.user_id = u.id where u.id = $1`

/**
 * Sets all of it. The same again changes nothing and sends no event.
 *
 * @throws AppError `conflict` with the row as it is when `version` is stale; `invalid` for another zone than the profile's
 */
export function putAvailability(
  deps: Pick<Deps, 'db' | 'now'>,
  person: Person,
  { version, timezone, ...said }: PutAvailability,
): Promise<Availability> {
  if (timezone !== undefined && timezone !== person.dayRule.timezone)
    throw invalidField('timezone', 'The zone is that of the profile')
  return change(deps, person, async (tx) => {
    const before = await readAvailability(tx, person)
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', 'Your availability was changed elsewhere in the meantime', before)
    const values = ordered(said)
    if (isSame(before, values)) return before
    await tx.query(SAVE, [person.id, JSON.stringify(values), before.version + 1, deps.now()])
    tx.changed(person.id, 'availability', person.id, 'update')
    return readAvailability(tx, person)
  })
}

const SAVE = `
  insert into availability (user_id, said, version, updated_at) values ($1, $2, $3, $4)
  on conflict (user_id) do update set said = $2, version = $3, updated_at = $4`

/** The values alone, exceptions by date. */
function ordered(said: AvailabilityValues): AvailabilityValues {
  const { work, personal, buffer_minutes, daily_capacity, min_chunk, max_chunk } = said
  const exceptions = said.exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return { work, personal, exceptions, buffer_minutes, daily_capacity, min_chunk, max_chunk }
}

function isSame(before: Availability, values: AvailabilityValues): boolean {
  const names = Object.keys(values) as (keyof AvailabilityValues)[]
  return names.every((name) => canonical(before[name]) === canonical(values[name]))
}

/** The database orders the parts of a value by its own rule. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
