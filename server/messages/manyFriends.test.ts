import { afterAll, expect, inject, test } from 'vitest'
import { ConversationPage } from '#shared/messages/message.ts'
import { read, startTestServer } from '#server/testing.ts'
import { asOwner, openTestDatabase } from '#server/testing/database.ts'
import type { TestPerson } from '#server/testing/people.ts'

let statements: string[] = []
const db = await openTestDatabase()
const counted =
  (run: typeof db.read): typeof db.read =>
  (text, values) => {
    statements.push(text)
    return run(text, values)
  }
const server = await startTestServer({ db: { ...db, query: counted(db.query), read: counted(db.read) } })
afterAll(server.close)

/** Measured once, beside the other tests: which database answers has no part in it. */
const isMeasuredElsewhere = inject('pgliteTemplate') !== null || inject('pooler') !== null
const LONG = { timeout: 120_000, retry: 0 }
const FRIENDS = 1_000
const ID = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`

/** Somebody with a thousand friends who each wrote to them. */
async function withManyFriends(): Promise<TestPerson> {
  const ann = await server.signUp()
  const fill = [
    `insert into auth_users (id, email, app_metadata, user_metadata, created_at, updated_at)
     select ${ID}, 'many' || n || '@example.com', '{}', '{}', now(), now() from generate_series(1, ${FRIENDS}) n`,
    `insert into users (id, email, name, handle, avatar, created_at)
     select ${ID}, 'many' || n || '@example.com', 'Friend ' || n, 'many_' || n, '🧙', now() from generate_series(1, ${FRIENDS}) n`,
    `insert into friendships (user_id, friend_id, since)
     select '${ann.id}', ${ID}, now() from generate_series(1, ${FRIENDS}) n`,
    `insert into conversations (user_id, friend_id, conversation_id, last_number, read_number, unread, last_id, last_from, last_text, last_at)
     select '${ann.id}', ${ID}, gen_random_uuid(), 1, 0, 1, gen_random_uuid(), ${ID}, 'A message of usual length, as people write them.', now() - make_interval(mins => n)
     from generate_series(1, ${FRIENDS}) n`,
    `insert into messages (conversation_id, id, number, user_id, sent_to, text, created_at)
     select gen_random_uuid(), gen_random_uuid(), n, gen_random_uuid(), gen_random_uuid(), 'Of others', now()
     from generate_series(1, 20000) n`,
    'analyze conversations, friendships, messages, users, blocks',
  ]
  for (const text of fill) await asOwner(server.db, text)
  return ann
}

/** Milliseconds that forty readings of a path take, of which each makes at most eight queries. */
async function p95Of(person: TestPerson, path: string): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    statements = []
    const began = performance.now()
    const answer = await person.get(path)
    await answer.text()
    took.push(performance.now() - began)
    expect(answer.status).toBe(200)
    expect(statements.length).toBeLessThanOrEqual(8)
  }
  return took.toSorted((a, b) => a - b)[37] ?? Infinity
}

test.skipIf(isMeasuredElsewhere)(
  'with a thousand friends conversations and messages take at most eight queries, a page by its index, in less than 100 ms',
  LONG,
  async () => {
    const ann = await withManyFriends()
    statements = []
    const all = await read(ConversationPage, ann.get('/api/messages?limit=1000'))
    expect(all.items).toHaveLength(FRIENDS)
    expect(statements.length).toBeLessThanOrEqual(8)
    const friend = all.items[0]?.friend.user_id ?? ''
    for (const path of ['/api/messages', `/api/messages/${friend}`]) {
      let best = Infinity // other tests run beside it
      for (let round = 0; round < 3 && best >= 100; round += 1) best = Math.min(best, await p95Of(ann, path))
      expect([path, best]).toEqual([path, expect.toSatisfy((ms: number) => ms < 100)])
    }
  },
)

test.skipIf(isMeasuredElsewhere)(
  'a page of messages is read by the index of their numbers, and what somebody wrote by that of the sender',
  LONG,
  async () => {
    const plans: [string, RegExp][] = [
      [
        'select * from messages where conversation_id = gen_random_uuid() and number < 500 order by number desc limit 51',
        /messages_conversation_id_number_key/,
      ],
      ['select count(*) from messages where user_id = gen_random_uuid()', /messages_by_sender/],
    ]
    for (const [text, index] of plans) {
      const rows = await server.db.query<{ 'QUERY PLAN': string }>(
        `explain ${text.replaceAll('gen_random_uuid()', `'${crypto.randomUUID()}'`)}`,
      )
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(index)
    }
  },
)
