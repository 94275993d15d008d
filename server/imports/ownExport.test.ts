import { afterAll, expect, test } from 'vitest'
import { EXPORTED_ROWS } from '#shared/imports/exportedRows.ts'
import { NOT_IMPORTED } from './testing/notImported.ts'
import { Profile } from '#shared/profile/profile.ts'
import { Settings } from '#shared/settings/settings.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { EXPORTED } from '#server/exports/tables.ts'
import { liveIn } from '#server/exports/testing/livedIn.ts'
import { readZip } from '#server/exports/testing/readZip.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { apply, exported, type Person, preview, undo } from './testing/importing.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

test('each exported table is imported, or named with the reason why not', () => {
  const tables = Object.entries(EXPORTED).flatMap(([table, declared]) =>
    'leftOut' in declared ? [] : [table],
  )
  const own = Object.keys(EXPORTED_ROWS).filter((table) => table !== 'settings' && table !== 'profile')
  expect([...own, ...Object.keys(NOT_IMPORTED)].toSorted()).toEqual(tables.toSorted())
})

/** Rows of an export without what may differ: whose they are, which edit they are, and whether they count for league points. */
async function rowsOf(person: Person): Promise<Record<string, Record<string, unknown>[]>> {
  const files = await readZip(await exported(person))
  const tables = Object.keys(files).filter((path) => path.startsWith('data/'))
  return Object.fromEntries(
    tables.map((path) => {
      const rows = [JSON.parse(files[path] ?? '')].flat() as Record<string, unknown>[]
      return [path.slice('data/'.length, -'.json'.length), rows.map(comparable)]
    }),
  )
}

function comparable(row: Record<string, unknown>): Record<string, unknown> {
  const { user_id: _user, version: _version, updated_at: _updated, import_id: _import, ...rest } = row
  const { eligible: _eligible, ...same } = rest
  return same
}

async function figuresOf(person: Person) {
  const paths = [
    '/api/stats',
    '/api/streak-days?from=2026-01-01',
    '/api/goals',
    '/api/habits',
    '/api/domains',
    '/api/routines',
  ]
  const answers = await Promise.all(paths.map(async (path) => (await person.get(path)).json()))
  const text = JSON.stringify(answers, (name, value: unknown) =>
    ['user_id', 'version', 'updated_at'].includes(name) ? undefined : value,
  )
  return JSON.parse(text) as unknown
}

async function importInto(person: Person, file: Uint8Array) {
  return apply(person, await preview(server, person, file))
}

const OF_THE_ACCOUNT = [
  'id',
  'email',
  'handle',
  'created_at',
  'joinDate',
  'plan',
  'betaAccess',
  'first_steps',
  'avatar_url',
  'deletion_at',
]

test('into a fresh account comes all of it, equal field by field, and XP, level, streak and figures are the same', async () => {
  const ann = await server.signUp({ locked: true, timezone: 'Europe/Vienna' })
  await liveIn(ann)
  await importInto(ann, Buffer.from('title\r\nBrought from elsewhere')) // leaves a notification
  const bob = await server.signUp({ locked: true })
  await bob.get('/api/domains') // the five that everybody begins with are there
  const shown = await preview(server, bob, await exported(ann))
  expect(shown.problems).toEqual([])
  expect(shown.sample.length).toBeGreaterThan(5)
  const done = await apply(bob, shown)
  expect(done.counts).toEqual(shown.counts)
  const [before, after] = [await rowsOf(ann), await rowsOf(bob)]
  const empty = Object.keys(EXPORTED_ROWS).filter((table) => before[table]?.length === 0)
  expect(empty, 'give the account rows of these tables, too').toEqual(['transfer_shares'])
  const [notice, ...notices] = (after['notifications'] ?? []).toReversed()
  expect(notice).toMatchObject({ event: 'import_done' })
  after['notifications'] = notices.toReversed()
  for (const table of Object.keys(EXPORTED_ROWS).filter((name) => name !== 'settings' && name !== 'profile'))
    expect([table, after[table]]).toEqual([table, before[table]])
  expect(after['streak_days']).toEqual(before['streak_days'])
  const { id: _id, ...settings } = after['settings']?.[0] ?? {}
  expect(before['settings']?.[0]).toMatchObject(settings)
  const own = (row: object = {}) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !OF_THE_ACCOUNT.includes(name)))
  expect(own(after['profile']?.[0])).toEqual(own(before['profile']?.[0]))
  expect(after['profile']?.[0]).toMatchObject({ email: bob.email, handle: bob.profile.handle, plan: 'free' })
  expect(await figuresOf(bob)).toEqual(await figuresOf(ann))
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('what was brought can be worked with as before', async () => {
  const ann = await server.signUp()
  const { done, running, habit } = await liveIn(ann)
  const bob = await server.signUp()
  await importInto(bob, await exported(ann))
  expect(await (await bob.act(done.id, 'uncomplete')).json()).toMatchObject({ award: { xp: -25 } })
  expect(await (await bob.act(done.id, 'complete')).json()).toMatchObject({ award: { xp: 25 } })
  expect((await bob.act(running.id, 'pause')).status).toBe(200)
  expect((await bob.put(`/api/habits/${habit}/check-ins/2026-03-02`, { value: 0 })).status).toBe(200)
  const ritual = await bob.put('/api/rituals/morning_plan/2026-03-02', { note: 'More' })
  expect([ritual.status, await ritual.json()]).toMatchObject([200, { intention: 'Be calm', note: 'More' }])
  const later = await bob.get('/api/tasks?from=2026-04-01&to=2026-04-30')
  expect((await read(TaskPage, later)).items.map(({ title }) => title)).toContain('Water the plants')
  for (const word of ['garden', 'fence']) {
    const found = await (await bob.get(`/api/threads?query=${word}`)).json()
    expect([word, found]).toMatchObject([word, { items: [{ title: 'Garden' }] }])
  }
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('the same file again makes nothing, also when both are applied at once', async () => {
  const ann = await server.signUp()
  await liveIn(ann)
  const file = await exported(ann)
  const bob = await server.signUp()
  const [one, other] = [await preview(server, bob, file), await preview(server, bob, file)]
  await Promise.all([apply(bob, one), apply(bob, other)])
  const rows = await rowsOf(bob)
  const again = await preview(server, bob, file)
  expect(again.problems).toEqual([])
  expect(Object.values(again.counts).every((count) => count.new === 0)).toBe(true)
  await apply(bob, again)
  const { security_events: _one, notifications: _two, ...kept } = rows
  expect(await rowsOf(bob)).toMatchObject(kept)
  expect(await (await bob.get('/api/profile')).json()).toMatchObject({ xp: await xpOf(ann) })
  const own = await preview(server, ann, file)
  expect(own.problems).toEqual([])
  expect(Object.values(own.counts).every((count) => count.new === 0)).toBe(true)
})

const xpOf = async (person: Person) => (await read(Profile, person.get('/api/profile'))).xp

test('into an account in use come the tasks without XP, settings and profile stay, and a problem says so', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  await liveIn(ann)
  const bob = await server.signUp({ name: 'Bob' })
  await bob.get('/api/domains')
  const mine = aTask({ title: 'Mine' })
  await bob.post('/api/tasks', mine)
  const shown = await preview(server, bob, await exported(ann))
  expect(shown.problems).toEqual([expect.objectContaining({ item: 'xp_ledger' })])
  expect(shown.counts).not.toHaveProperty('xp_ledger')
  expect(shown.counts['domains']).toEqual({ new: 0, same: 5, trashed: 0 })
  const done = await apply(bob, shown)
  expect(done.counts).toEqual(shown.counts)
  expect(await (await bob.get('/api/profile')).json()).toMatchObject({ name: 'Bob', xp: 0, timezone: 'UTC' })
  expect(await (await bob.get('/api/settings')).json()).toMatchObject({ themeColor: 'gold', vacations: [] })
  const [before, after] = [await rowsOf(ann), await rowsOf(bob)]
  expect(after['domains']).toHaveLength(5)
  expect(after['tasks']).toHaveLength((before['tasks']?.length ?? 0) + 1)
  expect([after['xp_ledger'], after['streak_days']]).toEqual([[], []])
  const domainOf = (rows: Record<string, unknown>[] = []) =>
    rows.find(({ title }) => title === 'Read ten books')?.['domain_id']
  expect(after['domains']?.map(({ id }) => id)).toContain(domainOf(after['goals']))
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

const settingsOf = async (person: Person) => read(Settings, person.get('/api/settings'))

test('settings come as a new version, with the moment of the consent in the file, and who had a goal has had one', async () => {
  const [ann, bob, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()]
  await ann.patch('/api/settings', { dataTrainingConsent: true, themeColor: 'red' })
  const { data_training_consent_at } = await settingsOf(ann)
  const file = await exported(ann)
  server.wait(3600)
  await cleo.post('/api/goals', { title: 'Read ten books' })
  const { version } = await settingsOf(cleo)
  await importInto(bob, file)
  await importInto(cleo, file)
  const same = { data_training_consent_at, dataTrainingConsent: true, themeColor: 'red' }
  expect(data_training_consent_at).not.toBeNull()
  expect(await settingsOf(bob)).toMatchObject({ ...same, version: 2, has_created_first_goal: false })
  expect(await settingsOf(cleo)).toMatchObject({
    ...same,
    version: version + 1,
    has_created_first_goal: true,
  })
})

test('an undo of all of it leaves a fresh account as it was', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  await liveIn(ann)
  const bob = await server.signUp({ name: 'Bob' })
  await bob.patch('/api/settings', { themeColor: 'red' })
  const before = await rowsOf(bob)
  const shown = await importInto(bob, await exported(ann))
  await bob.get('/api/tasks?from=2026-05-01&to=2026-05-31') // makes occurrences of the series
  expect(await undo(bob, shown)).toMatchObject({ status: 'undone', kept: 0 })
  const { security_events: _one, sessions: _two, notifications: _three, ...after } = await rowsOf(bob)
  expect(after).toEqual(
    expect.objectContaining(Object.fromEntries(Object.keys(after).map((name) => [name, before[name]]))),
  )
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('settings that nobody had set are the initial ones after an undo, in a version that no device has seen', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await ann.patch('/api/settings', { dataTrainingConsent: true, themeColor: 'red', workDays: [2, 3] })
  const { version: _first, updated_at: _then, ...before } = await settingsOf(bob)
  const shown = await importInto(bob, await exported(ann))
  const { version } = await settingsOf(bob)
  await undo(bob, shown)
  const after = await settingsOf(bob)
  expect(after).toMatchObject(before)
  expect(after.version).toBeGreaterThan(version)
  expect((await bob.patch('/api/settings', { themeColor: 'gold', version })).status).toBe(409)
})

test('an undo leaves what was worked on, with its XP', async () => {
  const ann = await server.signUp()
  const { done, open, goal } = await liveIn(ann)
  const bob = await server.signUp()
  const shown = await importInto(bob, await exported(ann))
  await bob.act(open.id, 'complete')
  await bob.patch(`/api/tasks/${done.id}`, { title: 'Mine now' })
  const { kept } = await undo(bob, shown)
  expect(kept).toBeGreaterThan(1)
  const rows = await rowsOf(bob)
  expect(rows['tasks']?.map(({ id }) => id).toSorted()).toEqual([open.id, done.id].toSorted())
  expect(rows['goals']?.map(({ id }) => id)).toEqual([goal]) // the task that stays belongs to it
  expect(await xpOf(bob)).toBe(50)
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})
