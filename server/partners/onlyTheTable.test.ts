import { afterAll, expect, test } from 'vitest'
import { PersonPage } from '#shared/people/card.ts'
import { liveIn } from '#server/exports/testing/livedIn.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { becomePartners } from '#server/testing/friends.ts'
import { OPERATIONS } from '#server/testing/hostileRequests.ts'
import { isOwn } from '#server/testing/ownRoutes.ts'
import { readOwnedTables } from '#server/testing/ownedTables.ts'
import { request, type TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

/** What others may see of somebody has ids, too: those of these tables are no secret of their owner. */
const SHOWN = ['activity', 'claims', 'outbox', 'first_answers']
/** Signs out, asks for a password or stays open. */
const isOfTheSession = (path: string) => /^\/auth\/|\/api\/(account|sessions|events|export)/.test(path)

/** Somebody with something of everything, and a partner who is in a team with them and witnesses a task of theirs. */
async function aPair() {
  const [ann, ben] = [await server.signUp({ name: 'Ann' }), await server.signUp({ name: 'Ben' })]
  await liveIn(ann)
  await becomePartners(ann, ben)
  const team = await aTeam(ann, [ben])
  const witnessed = aTask({ title: 'Witnessed', accountability_type: 'partner', witness_id: ben.id })
  await ann.post('/api/tasks', witnessed)
  await ann.act(witnessed.id, 'complete')
  const own = await idsOf(ann)
  for (const ids of own.values()) ids.delete(witnessed.id)
  return { ann, ben, team, own }
}

/** The ids of a person's own rows, by table. */
async function idsOf(person: TestPerson): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const table of await readOwnedTables(server.db)) {
    if (SHOWN.includes(table)) continue
    const rows = await server.db.query<{ id: string | null }>(
      `select to_jsonb(t) ->> 'id' as id from ${table} t where t.user_id = $1`,
      [person.id],
    )
    const ids = rows.flatMap(({ id }) => (id && isUuid(id) ? [id] : []))
    if (ids.length > 0) found.set(table, new Set(ids))
  }
  return found
}

const isUuid = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)

async function ask(person: TestPerson, method: string, path: string) {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await server.app.request(path, request(method, method === 'GET' ? undefined : {}, headers))
  return { status: answer.status, text: await answer.text() }
}

test('whatever a partner asks of a task, a goal or any other own row is answered as for one that nobody has', async () => {
  const { ann, ben, own } = await aPair()
  expect([...own.keys()]).toEqual(expect.arrayContaining(['tasks', 'goals', 'habits', 'plans', 'threads']))
  const before = await idsOf(ann)
  const operations = OPERATIONS.filter(
    ({ path }) => /\{\w*id\}/.test(path) && isOwn(path) && !isOfTheSession(path),
  )
  expect(operations.length).toBeGreaterThan(50)
  for (const { method, path } of operations) {
    const of = (id: string) => path.replaceAll('{date}', '2026-03-02').replaceAll(/\{\w+\}/g, id)
    const unknown = crypto.randomUUID()
    const expected = await ask(ben, method, of(unknown))
    const answers = [...own].map(async ([table, [id = '']]) => {
      const { status, text } = await ask(ben, method, of(id))
      return [table, { status, text: text.replaceAll(id, unknown) }] as const
    })
    for (const [table, answer] of await Promise.all(answers))
      expect([method, path, table, answer]).toEqual([method, path, table, expected])
  }
  expect(await idsOf(ann)).toEqual(before)
})

test('nothing that a partner can read holds an id of another’s own rows, or their address; of the person it has what the table says', async () => {
  const { ann, ben, team, own } = await aPair()
  const secrets = [ann.email, ...[...own.values()].flatMap((ids) => [...ids])]
  const [claim] = await server.db.query<{ id: string }>('select id from claims where user_id = $1', [ann.id])
  const ids = [ann.id, team.id, claim?.id ?? '']
  const reads = OPERATIONS.filter(({ method, path }) => method === 'GET' && !isOfTheSession(path))
  for (const { path } of reads) {
    const addresses = path.includes('{') ? ids.map((id) => path.replaceAll(/\{(?!handle)\w+\}/g, id)) : [path]
    for (const address of new Set(addresses)) {
      const { status, text } = await ask(ben, 'GET', address.replace('{handle}', ann.profile.handle))
      expect([address, status < 500, secrets.filter((secret) => text.includes(secret))]).toEqual([
        address,
        true,
        [],
      ])
    }
  }
  const { items } = await read(PersonPage, ben.get('/api/friends'))
  const person = items[0] ?? {}
  expect(Object.keys(person).toSorted()).toEqual(
    'accountability avatar avatar_url handle isFriend lastActive level mutualGoals name relation status streak user_id xp'.split(
      ' ',
    ),
  )
  expect(person).toMatchObject({ relation: 'partner', mutualGoals: 1, isFriend: true, status: 'offline' })
})
