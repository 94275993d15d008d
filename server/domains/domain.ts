import { AppError } from '#shared/errors.ts'
import {
  colorByChance,
  DEFAULT_DOMAINS,
  type Domain,
  DOMAIN_FIELDS,
  lastPosition,
  MOST_DOMAINS,
} from '#shared/domains/domain.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Entity } from '#server/kit/entity/entity.ts'
import { insertRow } from '#server/kit/entity/rows.ts'
import type { Person } from '#server/kit/http/person.ts'
import { moveLinks } from '#server/links/links.ts'
import { withFigures } from './figures.ts'

/** Life domains (docs/rules/domains.md, Life domains). */
export const domain: Entity<typeof DOMAIN_FIELDS, Domain> = {
  table: 'domains',
  noun: 'domain',
  fields: DOMAIN_FIELDS,
  maxRows: MOST_DOMAINS,
  order: 'e.position, e.created_at',
  columns: 'e.is_default as "isDefault"',
  seed: addDefaults,
  async complete(tx, person, asked) {
    const { color = colorByChance(Math.random()), position = await nextPosition(tx, person) } = asked
    return { ...asked, color, position }
  },
  saved: (tx, person, { id, categories }, now) => takeFromOthers(tx, person, id, categories, now),
  checkRemoval(row) {
    if ('isDefault' in row && row.isDefault)
      throw new AppError('forbidden', 'A default domain cannot be deleted')
  },
  trashed: (tx, person, id, isTrashed, now) => moveLinks(tx, person, 'domain_id', { id, isTrashed }, now),
  present: withFigures,
}

/** The ids follow from the person, so that two devices that ask at once make the same five. */
async function addDefaults(tx: Tx, person: Person, now: Date): Promise<void> {
  for (const values of DEFAULT_DOMAINS)
    await insertRow(
      tx,
      domain,
      person.id,
      { ...values, id: derivedId(person.id, `domain ${values.name}`) },
      now,
      {
        is_default: true,
      },
    )
}

async function nextPosition(tx: Tx, { id }: Person): Promise<number> {
  const rows = await tx.query<{ position: number }>(
    'select position from domains where user_id = $1 and deleted_at is null',
    [id],
  )
  return lastPosition(rows.map(({ position }) => position))
}

/** A category belongs to one domain: the one that named it last. Also from the trash, so that a restore takes none back. */
async function takeFromOthers(
  tx: Tx,
  { id: userId }: Person,
  id: string,
  categories: readonly string[],
  now: Date,
): Promise<void> {
  const changed = await tx.query<{ id: string }>(TAKE, [userId, id, categories, now])
  tx.changed(
    userId,
    'domains',
    changed.map((row) => row.id),
    'update',
  )
}

const TAKE = `
  update domains set categories = array(select unnest(categories) except select unnest($3::text[])),
    version = version + 1, updated_at = $4
  where user_id = $1 and id <> $2 and categories && $3::text[] returning id`
