import { invalidField } from '#shared/errors.ts'
import { change } from '#server/kit/db/change.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { arePartners } from './partnership.ts'

/**
 * Says which partner witnesses where a task names nobody; null is none.
 *
 * @throws AppError `invalid` on `user_id` for who is no partner
 */
export function setDefaultPartner(deps: Deps, person: Person, partner: OtherUserId | null): Promise<void> {
  return change(deps, person, async (tx) => {
    if (partner !== null && !(await arePartners(tx, person.id, partner)))
      throw invalidField('user_id', 'Choose one of your partners')
    const before = await tx.query<{ id: string }>(UNSET, [person.id, partner])
    const after = partner === null ? [] : await tx.query<{ id: string }>(SET, [person.id, partner])
    for (const { id } of [...before, ...after]) tx.changed(person.id, 'partners', id, 'update')
  })
}

const UNSET = `
  update partners set is_default = false
  where user_id = $1 and is_default and partner_id is distinct from $2::uuid returning partner_id as id`
const SET = `
  update partners set is_default = true
  where user_id = $1 and partner_id = $2 and not is_default returning partner_id as id`
