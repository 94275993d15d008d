import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, expect, inject, test } from 'vitest'
import { Manifest } from '#shared/exports/manifest.ts'
import { FriendRequestPage } from '#shared/people/request.ts'
import { LedgerPage } from '#shared/progress/stats.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { read, startTestServer } from '#server/testing.ts'
import { readOwnedTables } from '#server/testing/ownedTables.ts'
import { createHabit } from '#server/testing/habits.ts'
import { aTeam } from '#server/testing/teams.ts'
import { uploaded } from '#server/files/testing/uploads.ts'
import { readZip } from './testing/readZip.ts'
import { liveIn } from './testing/livedIn.ts'
import { EXPORTED } from './tables.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

async function exportOf(person: Person): Promise<Record<string, string>> {
  const answer = await person.get('/api/export')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return readZip(new Uint8Array(await answer.arrayBuffer()))
}
const rowsOf = (files: Record<string, string>, table: string) => JSON.parse(files[`data/${table}.json`] ?? '')

test('each table of people’s rows is exported, or named with the reason why not', async () => {
  expect(Object.keys(EXPORTED).toSorted()).toEqual(await readOwnedTables(server.db))
})

test('an export holds all rows of a person, and says how many and which bytes', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  await liveIn(ann)
  const files = await exportOf(ann)
  const { counts, sha256, ...manifest } = Manifest.parse(JSON.parse(files['manifest.json'] ?? ''))
  expect(manifest).toEqual({
    format: 'goal-crusher-export',
    format_version: 1,
    product_version: '1.2.0',
    exported_at: '2026-03-02T09:00:00.000Z',
    user: { id: ann.id, email: ann.email, name: 'Ada Lovelace' },
  })
  const { 'manifest.json': _, ...hashed } = files
  const hashes = Object.entries(hashed).map(([path, text]) => [
    path,
    createHash('sha256').update(text).digest('hex'),
  ])
  expect(sha256).toEqual(Object.fromEntries(hashes))
  expect(Object.keys(counts)).toEqual(Object.keys(hashed))
  for (const [table, declared] of Object.entries(EXPORTED)) {
    const path = `data/${table}.json`
    if ('leftOut' in declared) {
      if (table !== 'settings') expect(files).not.toHaveProperty([path])
      continue
    }
    const [row] = await server.db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where user_id = $1`,
      [ann.id],
    )
    expect([table, counts[path], rowsOf(files, table).length]).toEqual([table, row?.count, row?.count])
  }
})

test('files that people read hold as many rows as the manifest says', async () => {
  const ann = await server.signUp()
  await liveIn(ann)
  await createHabit(ann, { name: 'Not yet begun' })
  const files = await exportOf(ann)
  const { counts } = Manifest.parse(JSON.parse(files['manifest.json'] ?? ''))
  const linesOf = (path: string, line: RegExp) => files[path]?.match(new RegExp(line, 'gm'))?.length
  expect(counts).toMatchObject({
    'calendar.ics': linesOf('calendar.ics', /^BEGIN:VEVENT/),
    'tasks.csv': rowsOf(files, 'tasks').length,
    'markdown/tasks.md': linesOf('markdown/tasks.md', /^- \[/),
    'markdown/goals.md': linesOf('markdown/goals.md', /^## /),
    'markdown/habits.md': linesOf('markdown/habits.md', /^- /),
    'markdown/journal.md': linesOf('markdown/journal.md', /^## /),
  })
  expect(files['markdown/habits.md']).toMatch(/## Not yet begun \(\w+\)\s*$/)
})

test('a request that its sender took back is in their export alone', async () => {
  const [ann, ben, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()]
  const ask = (one: Person, other: Person) => one.post('/api/friend-requests', { to: other.profile.handle })
  await ask(ben, ann)
  await ask(cleo, ann)
  const { items } = FriendRequestPage.parse(
    await (await cleo.get('/api/friend-requests?direction=outgoing')).json(),
  )
  expect((await cleo.delete(`/api/friend-requests/${items[0]?.id}`)).status).toBe(204)
  const requests = rowsOf(await exportOf(ann), 'friend_requests') as { direction: string; to: string }[]
  expect(requests.map(({ direction }) => direction)).toEqual(['incoming'])
  expect(rowsOf(await exportOf(cleo), 'friend_requests')).toMatchObject([{ direction: 'outgoing' }])
})

test('rows are as the API answers them', async () => {
  const ann = await server.signUp()
  const { gone, undated } = await liveIn(ann)
  const files = await exportOf(ann)
  const tasks: Task[] = rowsOf(files, 'tasks')
  const listed = await read(TaskPage, ann.get('/api/tasks?from=2026-03-01&to=2026-03-31'))
  expect(listed.items.length).toBeGreaterThan(5)
  for (const task of listed.items) expect(tasks.find(({ id }) => id === task.id)).toMatchObject(task)
  expect(tasks.find(({ id }) => id === gone.id)?.deleted_at).not.toBeNull()
  expect(tasks.find(({ id }) => id === undated.id)).toMatchObject(
    await read(Task, ann.get(`/api/tasks/${undated.id}`)),
  )
  expect(rowsOf(files, 'settings')).toEqual(await (await ann.get('/api/settings')).json())
  expect(rowsOf(files, 'profile')).toEqual(await (await ann.get('/api/profile')).json())
  const ledger = await read(LedgerPage, ann.get('/api/xp-ledger'))
  for (const row of ledger.items)
    expect(rowsOf(files, 'xp_ledger')).toContainEqual(expect.objectContaining(row))
  expect(rowsOf(files, 'security_events')).toContainEqual(
    expect.objectContaining({ kind: 'exported', subject: null }),
  )
})

test('no hash, secret or name of a column that holds one leaves', async () => {
  const ann = await server.signUp()
  await liveIn(ann)
  const text = Object.values(await exportOf(ann)).join('\n')
  expect(text).not.toMatch(/password_hash|token_hash|\$argon2|encrypted|browser_hash/)
})

test('tasks.csv has the names of the fields, and no cell that a spreadsheet would run', async () => {
  const ann = await server.signUp()
  await liveIn(ann)
  const csv = (await exportOf(ann))['tasks.csv'] ?? ''
  expect(csv.split('\r\n')[0]).toMatch(/^id,title,description,category,/)
  expect(csv).toContain(`"'=HYPERLINK(""x"")",'@me,`)
  expect(csv).toContain('"Write, ""quoted""')
})

test('calendar.ics is read by another program, with the zone of the person', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  const { done, open, running, undated, gone } = await liveIn(ann)
  const ics = (await exportOf(ann))['calendar.ics'] ?? ''
  expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const calendar = new ICAL.Component(ICAL.parse(ics))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const eventOf = ({ id }: { id: string }) => events.find(({ uid }) => uid.startsWith(id))
  expect(eventOf(done)?.summary).toBe('✓ Write, "quoted"\nand broken')
  expect(eventOf(done)?.startDate.toJSDate().toISOString()).toBe('2026-03-02T08:00:00.000Z')
  expect(eventOf(running)?.endDate.toString()).toBe('2026-03-03T00:30:00')
  expect(eventOf(open)?.startDate.isDate).toBe(true)
  expect([eventOf(undated), eventOf(gone)]).toEqual([undefined, undefined])
  // After the change of the clocks, 10:00 in Vienna is 08:00 in UTC.
  const inSummer = events.find(({ startDate }) => startDate.toString() > '2026-03-30')
  expect(inSummer?.startDate.toJSDate().toISOString()).toBe('2026-03-30T08:00:00.000Z')
})

test('markdown can be read without us', async () => {
  const ann = await server.signUp()
  await liveIn(ann)
  const files = await exportOf(ann)
  expect(files['markdown/tasks.md']).toContain(`
## 2026-03-02

- [ ] =HYPERLINK("x") (2026-03-02, 60 min, work)
- [x] Write, "quoted" and broken (2026-03-02 09:00, 60 min, work)
`)
  expect(files['markdown/tasks.md']).not.toContain('In the trash')
  expect(files['markdown/goals.md']).toContain(`## Read ten books

active, from 2026-03-02, from 0 to 10 books

> Because

- 2026-03-02: 3 books (so far)

## Write a thesis

active, from 2026-03-02

- [ ] The first
`)
  expect(files['markdown/habits.md']).toBe(`# Habits

## Stretch (wellness)

- 2026-03-01: done
- 2026-03-02: done (good)
`)
  expect(files['markdown/journal.md']).toContain(`## 2026-03-02, Morning plan

Intention: Be calm

Mood: 4 of 5

> Two
> lines
`)
})

test('an empty account has an export, too', async () => {
  const files = await exportOf(await server.signUp())
  expect(rowsOf(files, 'tasks')).toEqual([])
  expect(() => ICAL.parse(files['calendar.ics'] ?? '')).not.toThrow()
})

test('it needs a session and a proof of the last ten minutes', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  expect((await lone.app.request('/api/export')).status).toBe(401)
  lone.wait(11 * 60)
  const refused = await ann.get('/api/export')
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'forbidden', details: { reason: 'reauthentication_needed' } },
  ])
  await lone.close()
})

test('ten downloads an hour are enough', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMITS: true } })
  const ann = await limited.signUp()
  for (let times = 0; times < 10; times += 1) {
    const answer = await ann.get('/api/export')
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  }
  const refused = await ann.get('/api/export')
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  await limited.close()
})

// PGlite has one connection, so nothing happens meanwhile.
test.skipIf(inject('pgliteTemplate') !== null)(
  'all files are of one moment, whatever happens meanwhile',
  async () => {
    const ann = await server.signUp()
    await liveIn(ann)
    await server.db.query(FILLERS, [ann.id])
    const answer = await ann.get('/api/export')
    await server.db.query('delete from tasks where user_id = $1', [ann.id])
    const files = await readZip(new Uint8Array(await answer.arrayBuffer()))
    expect(rowsOf(files, 'tasks').length).toBeGreaterThan(300)
    expect(files['tasks.csv']?.match(/Filler/g)).toHaveLength(300)
  },
)

/** More than what lies in buffers when the first byte is read. */
const FILLERS = `
  insert into tasks (user_id, id, title, description, category, priority, estimated_duration, xp_reward, accountability_type,
    created_at, updated_at)
  select $1, gen_random_uuid(), 'Filler', (select string_agg(md5(random()::text || n || part), '') from generate_series(1, 250) as part),
    'work', 'low', 60, 25, 'self', now(), now()
  from generate_series(1, 300) as n`

test('who stops reading leaves no connection behind, and others read on', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()))
  for (const person of people) {
    const answer = await person.get('/api/export')
    await answer.body?.cancel()
  }
  expect(rowsOf(await exportOf(await server.signUp()), 'tasks')).toEqual([])
})

test('teams are in it by name, with what one is in them', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const { id: team_id } = await aTeam(ann, [ben])
  const teamsOf = async (person: Person) => rowsOf(await exportOf(person), 'my_teams')
  const shared = { team_id, name: 'Runners', joined_at: '2026-03-02T09:00:00.000Z', is_default: false }
  expect(await teamsOf(ann)).toEqual([expect.objectContaining({ ...shared, role: 'owner' })])
  expect(await teamsOf(ben)).toEqual([expect.objectContaining({ ...shared, role: 'member' })])
})

test('pictures are in it as they are kept', async () => {
  const ann = await server.signUp()
  const picture = await uploaded(server, ann)
  const answer = await ann.get('/api/export')
  const files = await readZip(new Uint8Array(await answer.arrayBuffer()))
  const { counts, sha256 } = Manifest.parse(JSON.parse(files['manifest.json'] ?? ''))
  const bytes = Buffer.from(await (await server.app.request(picture.url)).arrayBuffer())
  const path = `files/${picture.id}.webp`
  expect([counts[path], sha256[path]]).toEqual([1, createHash('sha256').update(bytes).digest('hex')])
  expect(rowsOf(files, 'files')).toMatchObject([{ id: picture.id, purpose: 'proof' }])
})
