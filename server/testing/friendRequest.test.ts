import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { change } from '#server/kit/db/change.ts'
import type { Tables } from '#server/kit/db/tables.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'

// The acceptance of a friend request, as CONTRIBUTING.md shows it: rows of two people, in one change.

const FRIEND_TABLES: Tables = {
  friend_requests: { rows: 'owned', key: 'user_id', sentBy: 'sent_by' },
  friendships: { rows: 'owned', key: 'user_id' },
}
const server = await startTestServer({ tables: FRIEND_TABLES })
afterAll(server.close)
await asOwner(
  server.db,
  `create table friend_requests (user_id uuid, id uuid, sent_by uuid, primary key (user_id, id));
   create table friendships (user_id uuid, friend_id uuid, primary key (user_id, friend_id));
   grant select, insert, delete on friend_requests, friendships to public`,
)

type SeenRequest = Seen<'request', { id: string; from: OtherUserId }>

/** A request is seen by whom it is for. */
const requestPolicy = policy('request', 'No such request', async (db, me: Person, { id }: { id: string }) => {
  const [row] = await db.query<{ id: string; from: OtherUserId }>(REQUEST, [me.id, id])
  return row ?? null
})

const REQUEST = `
  select id, sent_by as "from" from friend_requests where user_id = $1 and id = $2 and sent_by <> $1`

function acceptRequest(deps: Deps, person: Person, { id, from }: SeenRequest): Promise<void> {
  return change(deps, [person, { id: from }], async (tx) => {
    await requestPolicy.see(tx, person, { id }) // again, under the locks
    for (const me of [person.id, from]) {
      const friend = me === from ? person.id : from
      await tx.query('delete from friend_requests where user_id = $1 and id = $2', [me, id])
      await tx.query('insert into friendships (user_id, friend_id) values ($1, $2)', [me, friend])
      tx.changed(me, 'friend_requests', id, 'delete')
      tx.changed(me, 'friendships', friend, 'insert')
    }
  })
}

test('a request is accepted once, both are friends, and both hear of it', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const id = crypto.randomUUID()
  for (const { id: userId } of [ann, ben])
    await server.db.query('insert into friend_requests values ($1, $2, $3)', [userId, id, ann.id])
  const dayRule = { timezone: 'UTC', dayStart: '00:00' }
  const [sender, addressee] = [ann, ben].map((person) => ({ id: person.id, dayRule, weekStart: 0 }))
  if (!sender || !addressee) throw new Error('There are two')

  await expect(requestPolicy.see(server.db, sender, { id })).rejects.toMatchObject({ code: 'not_found' })
  const seen = await requestPolicy.see(server.db, addressee, { id })
  const accepting = Array.from({ length: 4 }, () => acceptRequest(server.deps, addressee, seen))
  const outcomes = await Promise.allSettled(accepting)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await server.db.query('select from friend_requests')).toEqual([])
  expect(await server.db.query('select from friendships')).toHaveLength(2)
  for (const [me, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const [heard] = await server.db.query<{ changes: unknown }>(LAST_CHANGES, [me.id])
    expect(heard?.changes).toEqual([
      { table: 'friend_requests', id, op: 'delete' },
      { table: 'friendships', id: other.id, op: 'insert' },
    ])
  }
})

const LAST_CHANGES = 'select changes from outbox where user_id = $1 order by change_no desc limit 1'

test('CONTRIBUTING.md shows the function that is tested here', () => {
  const [, shown = ''] = /```ts\n([^]+?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
  expect(shown).toContain('function acceptRequest')
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(shown)
})
