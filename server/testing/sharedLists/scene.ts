import type { UserId } from '#server/kit/db/userId.ts'
import { startTestServer, type TestOverrides, type TestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import type { TestPerson } from '#server/testing/people.ts'
import type { NewList } from './lists.ts'
import { sharedLists } from './slice.ts'
import { CREATE_LIST_TABLES, LIST_TABLES } from './tables.ts'

/** A server that has the sample's slice beside those of the product. */
export async function startListServer(overrides: TestOverrides = {}): Promise<TestServer> {
  const server = await startTestServer({ slices: [sharedLists], tables: LIST_TABLES, ...overrides })
  await asOwner(server.db, CREATE_LIST_TABLES)
  return server
}

/** A list of a person, which ends in an hour. @returns its id */
export async function aList(server: TestServer, owner: TestPerson, fields: Partial<NewList> = {}) {
  const id = crypto.randomUUID()
  const ends_at = new Date(server.deps.now().getTime() + 3_600_000).toISOString()
  await expectOk(owner.post('/api/lists', { id, name: 'Rent', seats: 50, ends_at, ...fields }))
  return id
}

/** Invites people to a list and lets them join. */
export async function joined(owner: TestPerson, id: string, ...people: TestPerson[]): Promise<void> {
  for (const person of people) {
    await expectOk(invited(owner, id, person))
    await expectOk(person.post(`/api/lists/${id}/join`))
  }
}

export const invited = (owner: TestPerson, id: string, { id: user_id }: TestPerson) =>
  owner.post(`/api/lists/${id}/invitations`, { user_id })

/** Makes a member an admin. */
export async function promote({ db }: TestServer, id: string, userId: UserId): Promise<void> {
  await db.query("update list_members set role = 'admin' where list_id = $1 and user_id = $2", [id, userId])
}

/** The events that a person got of a table, in order. */
export async function toldOf({ db }: TestServer, userId: UserId, table: string): Promise<string[]> {
  const text = `
    select c->>'op' || ' ' || (c->>'id') as told from outbox, json_array_elements(changes) c
    where user_id = $1 and c->>'table' = $2 order by change_no`
  return (await db.query<{ told: string }>(text, [userId, table])).map(({ told }) => told)
}

/** @returns the events that each of some people got of a table's rows since the last call. An event that comes twice counts once. */
export async function newsOf(server: TestServer, people: readonly { id: UserId }[], table: string) {
  const told = async () => {
    await server.deps.due.idle('tell')
    return Promise.all(people.map(({ id }) => toldOf(server, id, table)))
  }
  let before = await told()
  return async () => {
    const all = await told()
    const news = all.map((own, at) => [...new Set(own.slice(before[at]?.length))])
    before = all
    return news
  }
}

async function expectOk(answering: Response | Promise<Response>) {
  const answer = await answering
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}
