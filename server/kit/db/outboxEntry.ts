import { MOST_CHANGES_TOLD, type RowChange } from '#shared/realtime/change.ts'
import type { Query } from './driver.ts'
import type { PersonId, UserId } from './userId.ts'

/** The changed rows of one transaction, collected until it commits. */
export function createOutboxEntry() {
  const changes = new Map<PersonId, Map<string, RowChange>>()
  return {
    /** Notes a changed row. Of several changes of one row the last counts; a row that is new stays new. */
    add(userId: PersonId, change: RowChange) {
      const own = changes.get(userId) ?? new Map<string, RowChange>()
      const key = `${change.table} ${change.id}`
      const isNew = own.get(key)?.op === 'insert' && change.op === 'update'
      changes.set(userId, own.set(key, isNew ? { ...change, op: 'insert' } : change))
    },
    /** What was noted of a person. */
    of: (userId: PersonId): readonly RowChange[] => [...(changes.get(userId)?.values() ?? [])],
    /** Writes one row a person, in the transaction that made the changes and holds the people. @returns whose rows changed */
    async write(query: Query): Promise<readonly UserId[]> {
      const people = [...changes.keys()] as UserId[] // of those who listen, each hears of their own
      const texts = people.map((userId) => JSON.stringify(told(changes.get(userId))))
      if (people.length > 0) await query(WRITE, [people, texts])
      return people
    },
  }
}

/** Somebody who is deleted by the same transaction has no row any more that could be numbered. */
const WRITE = `
  with raised as (
    update users u set change_no = u.change_no + 1
    from unnest($1::uuid[], $2::json[]) as a (user_id, changes) where u.id = a.user_id
    returning a.user_id, u.change_no, a.changes
  )
  insert into outbox (user_id, change_no, changes) select user_id, change_no, changes from raised`

/** One more than is listed one by one means that everything is to be read anew. */
function told(changes: ReadonlyMap<string, RowChange> | undefined): RowChange[] {
  return [...(changes?.values() ?? [])].slice(0, MOST_CHANGES_TOLD + 1)
}
