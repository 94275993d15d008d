import { change } from '#server/kit/db/change.ts'
import { afterAll, expect, test, vi } from 'vitest'
import type { UserId } from './kit/db/userId.ts'
import { type Leaving, leavingOf } from './kit/http/leaving.ts'
import { SLICES } from './slices.ts'
import { ClaimPage } from '#shared/claims/claim.ts'
import { aTask, read, startTestServer } from './testing.ts'
import { aChallenge, made } from './challenges/testing/scene.ts'
import type { TestPerson } from './testing/people.ts'
import { becomePartners } from './testing/friends.ts'
import { aTeam } from './testing/teams.ts'

/** A sample slice with a `leaving` hook, after those of the product. */
const told = vi.fn<Leaving>(async () => {})
const server = await startTestServer({ leaving: leavingOf([...SLICES, { leaving: told }]) })
const { db } = server
afterAll(server.close)

/** Tables with a column `user_id` that keep rows of people who left, with the reason. */
const STAYING: Record<string, string> = { reports: 'the operator looks at them' }

/**
 * A person on everyone's board, with a completed task, a device that heard of it, a partner whom they wrote to and whose claim
 * they may judge, a team that is and one that was, and a room.
 */
async function withTask() {
  const ann = await server.signUp({ name: `Ann ${crypto.randomUUID()}` })
  const friend = await server.signUp()
  const task = aTask()
  await ann.patch('/api/settings', { leaderboard_everyone: true })
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'start', new Date(server.deps.now().getTime() - 60_000))
  await ann.act(task.id, 'complete')
  await liveWith(ann, friend)
  await dueIsDone()
  return ann
}

/** What follows from changes by itself, as a notification, comes no later. */
async function dueIsDone() {
  server.deps.due.wake()
  const waiting = () => db.query('select kind from due_moments where due_at <= $1', [server.deps.now()])
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
}

/** Has something of everything that others have a part in. */
async function liveWith(ann: TestPerson, friend: TestPerson) {
  await becomePartners(ann, friend)
  const theirs = aTask({ accountability_type: 'partner', witness_id: ann.id })
  await friend.post('/api/tasks', theirs)
  await friend.act(theirs.id, 'complete')
  const { items: asked } = await read(ClaimPage, ann.get('/api/claims?role=witness'))
  await ann.post(`/api/claims/${asked[0]?.id}/confirm`)
  await ann.post(`/api/messages/${friend.id}`, { text: 'Hello' })
  const { profile: stranger } = await server.signUp()
  for (const to of [stranger.handle, 'nobody@example.com']) await ann.post('/api/friend-requests', { to })
  const { id: teamId } = await aTeam(ann, [friend])
  const ofTeam = aTask({ accountability_type: 'team', witness_id: teamId })
  await ann.post('/api/tasks', ofTeam)
  await ann.act(ofTeam.id, 'complete')
  for (const to of [{ team_id: teamId }, { invite: [friend.id] }])
    await ann.post('/api/rooms', { minutes: 25, intent: 'Write', ...to })
  await db.query(`insert into team_stays select $1, $2, '2026-01-01', '2026-01-02'`, [teamId, ann.id])
  const { id: challengeId } = await made(ann, aChallenge(server, ann, { days: 1, invite: [friend.id] }))
  await db.query(RESULT, [challengeId, ann.id])
  await ann.post('/api/reports', { kind: 'person', target_id: friend.id, reason: 'other' })
}

const RESULT = `
  insert into challenge_results (challenge_id, place, user_id, handle, name, avatar, rank, score, progress, won)
  select $1, 1, u.id, u.handle, u.name, u.avatar, 1, 3, 100, true from users u where u.id = $2`

test('after a deletion no table holds a row of the person, whether a foreign key deletes it or a slice', async () => {
  const ann = await withTask()
  const bob = await withTask()
  const before = await tablesOf(ann.id)
  const loose = await db.query<{ name: string }>(WITHOUT_CASCADE)
  expect(loose.length).toBeGreaterThan(0)
  const unfilled = loose.map(({ name }) => name).filter((name) => !before.includes(name))
  expect(unfilled, 'give the person rows of these tables, too').toEqual([])
  const bobs = await tablesOf(bob.id)

  expect((await ann.delete('/api/account?now=true')).status).toBe(204)
  expect((await tablesOf(ann.id)).filter((name) => !(name in STAYING))).toEqual([])
  expect(await tablesOf(bob.id)).toEqual(bobs)
})

/** Tables that may name who has left for as long, with the reason. */
const NAMING: Record<string, string> = {
  mails: 'the one that says so to them, until it is sent',
  outbox: 'the names of rows that changed in the last 24 hours',
  reports: 'the operator looks at them',
}

/** Tables that foreign keys lead to nobody, and that have nobody's id, handle, name or address. */
const NAMELESS = `
  achievement_shares dropped_reports error_groups error_report_count error_reports invite_codes invited_addresses job_clock
  league_changes league_counts migrations rate_limits secret_key_fingerprint signing_keys team_challenges team_rooms vapid_keys`
  .trim()
  .split(/\s+/)

test('once all is done no row of anybody names who left, by id, handle, name or address', async () => {
  const ann = await withTask()
  const before = await tablesNaming(ann)
  const others = (await db.query<{ name: string }>(WITHOUT_OWNER)).map(({ name }) => name)
  const unfilled = others.filter((name) => ![...before, ...NAMELESS, ...Object.keys(NAMING)].includes(name))
  expect(unfilled, 'name the person in a row of these tables, too').toEqual([])
  expect((await ann.delete('/api/account?now=true')).status).toBe(204)
  await dueIsDone()
  expect((await tablesNaming(ann)).filter((name) => !(name in NAMING))).toEqual([])
})

test('slices are asked while the rows are there, tell the others, and a failure leaves everything as it was', async () => {
  const [ann, bob] = [await withTask(), await withTask()]
  const before = await tablesOf(ann.id)
  told.mockImplementationOnce(async () => {
    throw new Error('Cannot pass on')
  })
  expect((await ann.delete('/api/account?now=true')).status).toBe(500)
  expect(await tablesOf(ann.id)).toEqual(before)

  const shared = crypto.randomUUID()
  told.mockImplementationOnce(async ({ db: tx }, { id }) => {
    expect(await tx.query('select from tasks where user_id = $1', [id])).not.toEqual([])
    tx.after(() => change(server.deps, bob, async (own) => own.changed(bob.id, 'teams', shared, 'update')))
  })
  expect((await ann.delete('/api/account?now=true')).status).toBe(204)
  const heard = await db.query<{ changes: unknown }>('select changes from outbox where user_id = $1', [
    bob.id,
  ])
  expect(heard.map(({ changes }) => changes)).toContainEqual([{ table: 'teams', id: shared, op: 'update' }])
})

test('what another device adds while the account is deleted is not added', async () => {
  const ann = await withTask()
  const adding = Promise.withResolvers<Response>()
  told.mockImplementationOnce(async () => {
    void Promise.resolve(ann.post('/api/tasks', aTask())).then(adding.resolve)
    await new Promise((resolve) => setTimeout(resolve, 300)) // it gets as far as it can
  })
  expect((await ann.delete('/api/account?now=true')).status).toBe(204)
  expect((await adding.promise).status).toBeGreaterThanOrEqual(400)
  expect((await tablesOf(ann.id)).filter((name) => !(name in STAYING))).toEqual([])
})

/** The tables with a column `user_id` that hold rows of a person. */
async function tablesOf(userId: UserId): Promise<string[]> {
  const held: string[] = []
  for (const { name } of await db.query<{ name: string }>(OWNED))
    if ((await db.query(`select from ${name} where user_id = $1`, [userId])).length > 0) held.push(name)
  return held
}

/** The tables with a row in which a person is named. */
async function tablesNaming({ id, email, profile: { handle, name: called } }: TestPerson): Promise<string[]> {
  const naming: string[] = []
  for (const { name } of await db.query<{ name: string }>(TABLES)) {
    const rows = await db.query(
      `select from ${name} t where exists (select from unnest($1::text[]) w where strpos(to_jsonb(t)::text, w) > 0)`,
      [[id, email, handle, called]],
    )
    if (rows.length > 0) naming.push(name)
  }
  return naming
}

const TABLES = `
  select c.relname as name, c.oid from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') order by 1`

const OWNED = `
  select table_name as name from information_schema.columns
  where table_schema = current_schema() and column_name = 'user_id' order by 1`

/** SQL: as `cascading` the tables of people, and those from which foreign keys lead to them, which delete rows with the person. */
const CASCADING = `
  with recursive cascading as (
    select oid from pg_class where relname in ('users', 'auth_users') and relnamespace = current_schema()::regnamespace
    union
    select k.conrelid from pg_constraint k join cascading c on k.confrelid = c.oid
    where k.contype = 'f' and k.confdeltype = 'c')`
const WITHOUT_CASCADE = `
  ${CASCADING} select o.name from (${OWNED}) o where o.name::regclass not in (select oid from cascading)`
const WITHOUT_OWNER = `
  ${CASCADING} select t.name from (${TABLES}) t where t.oid not in (select oid from cascading)`
