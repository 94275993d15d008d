import { AppError, invalidField } from '#shared/errors.ts'
import type { NewReport, Report } from '#shared/reports/report.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { limitPerson } from '#server/kit/http/limitPerson.ts'
import type { Person } from '#server/kit/http/person.ts'
import { REPORTABLE, type Reportable } from './reportable.ts'

/**
 * Reports something to the operator, with what it says now (docs/rules/messages.md, Reports). The reported person is never notified.
 *
 * @throws AppError `not_found` for what this person does not see, `invalid` for oneself, `rate_limited`
 */
export async function report(
  deps: Deps,
  person: Person,
  { id = newId(), ...asked }: NewReport,
): Promise<{ report: Report; isNew: boolean }> {
  const before = await find(deps.db, person.id, id)
  if (before) return { report: before, isNew: false }
  await see(deps.db, person, asked)
  await limitPerson(deps, person, 'reports')
  return change(deps, person, async (tx) => {
    const { kind, target_id, reason, note } = asked
    const { reportedId, snapshot } = await see(tx, person, asked)
    const values = [kind, target_id, reportedId, reason, note, snapshot, deps.now()]
    const made = await tx.query(WRITE, [person.id, id, ...values])
    const written = await find(tx, person.id, id)
    if (!written) throw new Error('A report was not written')
    return { report: written, isNew: made.length > 0 }
  })
}

/** @throws AppError `not_found`, `invalid` for oneself */
async function see(
  db: Db,
  { id }: Person,
  { kind, target_id }: Pick<NewReport, 'kind' | 'target_id'>,
): Promise<Reportable> {
  if (kind === 'person' && target_id === id) throw invalidField('target_id', 'Nobody reports themselves')
  const seen = await REPORTABLE[kind](db, id, target_id)
  if (!seen) throw new AppError('not_found', 'There is nothing like that to report')
  return seen
}

async function find(db: Db, userId: UserId, id: string): Promise<Report | undefined> {
  const [found] = await db.query<Report>(FIND, [userId, id])
  return found
}

const FIND = `
  select r.id, ${instantSql('r.created_at')} as created_at from reports r where r.user_id = $1 and r.id = $2`

const WRITE = `
  insert into reports (user_id, id, kind, target_id, reported_id, reason, note, snapshot, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`
