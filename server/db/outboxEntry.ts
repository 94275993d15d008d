import type { RowChange } from '#shared/realtime/change.ts'
import type { Query } from './driver.ts'
import type { UserId } from './userId.ts'

/** The changed rows of one transaction, collected until it commits. */
export function createOutboxEntry() {
  const changes = new Map<UserId, Map<string, RowChange>>()
  return {
    /** Notes a changed row. Of several changes of one row the last counts; a row that is new stays new. */
    add(userId: UserId, change: RowChange) {
      const own = changes.get(userId) ?? new Map<string, RowChange>()
      const key = `${change.table} ${change.id}`
      const isNew = own.get(key)?.op === 'insert' && change.op === 'update'
      changes.set(userId, own.set(key, isNew ? { ...change, op: 'insert' } : change))
    },
    /** Writes one row a person, in the transaction that made the changes. @returns whether there was anything to write */
    async write(query: Query): Promise<boolean> {
      if (changes.size === 0) return false
      const people = [...changes.keys()]
      const texts = people.map((userId) => JSON.stringify([...(changes.get(userId)?.values() ?? [])]))
      await query(WRITE, [people, texts])
      return true
    },
  }
}

const WRITE = 'insert into outbox (user_id, changes) select * from unnest($1::uuid[], $2::json[])'
