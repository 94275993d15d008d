import * as z from 'zod/mini'
import type {
  AccountabilityItem,
  AccountabilityItems,
  ItemsSelection,
} from '#shared/accountability/accountability.ts'
import { scoredDates, VALUES } from '#shared/accountability/score.ts'
import { localDate } from '#shared/time/localDate.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'
import { ofItems } from './itemsSql.ts'
import { readScoredPeople, valuesOfPeople } from './scoredPeople.ts'

/**
 * A page of what a number of a person's score counts, newest first. Occurrences that no list has made yet are made first.
 *
 * @throws AppError `invalid` for an unknown cursor
 */
export async function readItems(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  person: Person,
  { part, outcome, date }: ItemsSelection,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<AccountabilityItems> {
  const now = clock()
  await makeOccurrences(db, person.id, scoredDates(localDate(now, person.dayRule)), now)
  const after = cursor === undefined ? null : decodeCursor(Place, cursor)
  const people = await readScoredPeople(db, [person.id], now)
  const chosen = [...valuesOfPeople(people), part ?? null, outcome ?? null, date ?? null]
  const [rows, [counted]] = await Promise.all([
    db.read<Omit<AccountabilityItem, 'value'>>(pageOf(people), [
      ...chosen,
      after?.[0] ?? null,
      after?.[1] ?? null,
      limit + 1,
    ]),
    db.read<{ total: number }>(totalOf(people), chosen),
  ])
  const items = rows.slice(0, limit).map((row) => ({ ...row, value: VALUES[row.outcome] }))
  return {
    items,
    next_cursor: nextCursor(rows, items, (last) => [last.date, last.id]),
    total: counted?.total ?? 0,
  }
}

/** Where a page ended: date and id of its last item. */
const Place = z.tuple([CivilDate, z.uuid()])

const CHOSEN = `
  ($13::text is null or (case when $13 = 'public' then i.is_public else i.type = $13 end))
    and ($14::text is null or i.outcome = $14) and ($15::date is null or i.date = $15::date)`

const pageOf = ofItems(`
  select i.kind, i.id, i.task_id, i.title, i.type, i.is_public as public, i.date, i.outcome
  from items i where ${CHOSEN} and ($16::date is null or (i.date, i.id) < ($16::date, $17::uuid))
  order by i.date desc, i.id desc limit $18`)

const totalOf = ofItems(`select count(*)::int as total from items i where ${CHOSEN}`)
