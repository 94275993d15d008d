import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { type Partner, type PartnerPage, responseOf, RESPONSES_COUNTED } from '#shared/partners/partner.ts'
import { Instant } from '#shared/time/schemas.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { personsOf } from '#server/people/personsOf.ts'
import type { PartnerState } from './rows.ts'

export type PartnerListing = { limit: number; cursor?: string | undefined }

/** A page of somebody's partners, and of those who ask or were asked, the latest first. */
export async function listPartners(
  deps: Deps,
  person: Person,
  { limit, cursor }: PartnerListing,
): Promise<PartnerPage> {
  const [, since, id] = cursor === undefined ? [] : decodeCursor(Cursor, cursor)
  const values = [person.id, since ?? null, id ?? null, limit + 1, RESPONSES_COUNTED]
  const found = await deps.db.read<PartnerRow>(PAGE, values)
  const rows = found.slice(0, limit)
  return {
    items: await partnersOf(deps, person, rows),
    next_cursor: nextCursor(found, rows, (last) => ['partners', last.since, last.id]),
  }
}

/** One of them. @throws AppError `not_found` when it was ended meanwhile */
export async function readPartner(deps: Deps, person: Person, id: OtherUserId): Promise<Partner> {
  const rows = await deps.db.read<PartnerRow>(ONE, [person.id, id, RESPONSES_COUNTED])
  const [partner] = await partnersOf(deps, person, rows)
  if (!partner) throw new AppError('not_found', 'No such partner')
  return partner
}

type PartnerRow = {
  id: OtherUserId
  state: PartnerState
  since: string
  is_default: boolean
  answered: number
  of: number
}

/** Who is hidden is left out. */
async function partnersOf(deps: Deps, { id: me }: Person, rows: readonly PartnerRow[]): Promise<Partner[]> {
  const persons = await personsOf(
    deps,
    me,
    rows.map(({ id }) => id),
    deps.now(),
  )
  return rows.flatMap(({ id, state, since, is_default, answered, of }) => {
    const person = persons.get(id)
    return person ? [{ ...person, state, since, is_default, response: responseOf(answered, of) }] : []
  })
}

const Cursor = z.tuple([z.literal('partners'), Instant, z.uuid()])

/** SQL: the rows of {@link PartnerRow} of the person `$1`, with how the partner has answered the last closed claims. */
const rowsWhere = (which: string, counted: string) => `
  select p.partner_id as id, p.state, ${instantSql('p.since')} as since, p.is_default, r.answered, r."of"
  from partners p cross join lateral (
    select count(*)::int as "of", (count(*) filter (where c.verdict_by = p.partner_id))::int as answered
    from (
      select verdict_by from claims
      where user_id = $1 and witness_id = p.partner_id and closed_at is not null
      order by closed_at desc limit ${counted}
    ) c
  ) r
  where p.user_id = $1 and ${which}`

const PAGE = `
  ${rowsWhere(`($2::timestamptz is null or (p.since, p.partner_id) < ($2, $3::uuid))`, '$5')}
  order by p.since desc, p.partner_id desc limit $4`
const ONE = rowsWhere('p.partner_id = $2', '$3')
