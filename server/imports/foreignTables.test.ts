import { afterAll, expect, test } from 'vitest'
import { csvOf } from '#shared/text/csv.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { read, startTestServer } from '#server/testing.ts'
import { forgetImports } from './rows.ts'
import { apply, type Person, preview, upload } from './testing/importing.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

async function tasksOf(person: Person) {
  const lists = ['/api/tasks', '/api/tasks?from=2026-01-01&to=2026-12-31']
  const pages = await Promise.all(lists.map((list) => read(TaskPage, person.get(list))))
  return pages.flatMap(({ items }) => items)
}

test.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFtitle\r\nGrüße\r\n')],
  ['UTF-16, little end first', Buffer.from('\uFEFFtitle\r\nGrüße\r\n', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFFtitle\r\nGrüße\r\n', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('title\r\nGrüße\r\n', 'latin1')],
])('a table in %s is read', async (_encoding, file) => {
  const { sample } = await preview(server, await server.signUp(), file)
  expect(sample).toMatchObject([{ title: 'Grüße' }])
})

test('a table that is in none of these is refused', async () => {
  const half = Buffer.from([0xff, 0, 0x74, 0x69])
  const other = Buffer.from([0xfe, 0, 0x74, 0x69])
  for (const file of [half, other])
    expect(await (await upload(server, await server.signUp(), file)).json()).toMatchObject({
      code: 'invalid',
    })
})

test('what was done is done, at its moment or at noon of its day, and took as long as it says', async () => {
  const rows: [status: string, completed_at: string, date: string, minutes: string][] = [
    ['completed', '2026-02-01T10:00:00Z', '2026-01-31', '25'],
    ['completed', '', '2026-01-31', '0'],
    ['completed', '', '', '9999999'],
    ['completed', '', '2026-01-31', '10000000'],
    ['completed', '', '2026-01-31', '-1'],
    ['completed', '', '2026-01-31', '1.5'],
    ['', '2026-02-01T10:00:00Z', '2026-01-31', ''],
    ['pending', '2026-02-01T10:00:00Z', '2026-01-31', '25'],
  ]
  const header = ['title', 'created_at', 'status', 'completed_at', 'scheduled_date', 'actual_duration']
  const file = csvOf(
    header,
    rows.map((row, at) => [String(at), '2026-01-20T23:00:00Z', ...row]),
  )
  const ann = await server.signUp()
  await apply(ann, await preview(server, ann, file))
  const tasks = (await tasksOf(ann)).toSorted((one, other) => Number(one.title) - Number(other.title))
  const noon = '2026-01-31T12:00:00.000Z'
  expect(tasks.map(({ completed_at, actual_duration }) => [completed_at, actual_duration])).toEqual([
    ['2026-02-01T10:00:00.000Z', 25],
    [noon, 0],
    ['2026-01-20T12:00:00.000Z', 9_999_999],
    [noon, null],
    [noon, null],
    [noon, null],
    ['2026-02-01T10:00:00.000Z', null],
    [null, null],
  ])
})

test('content is forgotten after a day, previews a week later, and imports after ninety days', async () => {
  const ann = await server.signUp()
  await preview(server, ann, 'title\r\nLooked at')
  const done = await preview(server, ann, 'title\r\nDone')
  server.turnClock(60)
  await apply(ann, done)
  const rows = await server.db.query<{ expires_at: Date; applied_at: Date; created_at: Date }>(
    'select expires_at, applied_at, created_at from imports where user_id = $1 order by id = $2',
    [ann.id, done.id],
  )
  const [expires, applied, created] = [rows[0]?.expires_at, rows[1]?.applied_at, rows[1]?.created_at]
  const leftAt = async (moment: Date | undefined, days: number, milliseconds: number) => {
    await forgetImports(server.db, new Date(Number(moment) + days * 86_400_000 + milliseconds))
    const left = await server.db.query<{ is_done: boolean; content: unknown; made: unknown }>(
      'select id = $2 as is_done, content, made from imports where user_id = $1 order by id = $2',
      [ann.id, done.id],
    )
    return left.map((row) => [row.is_done ? 'done' : 'looked', row.content !== null, row.made !== null])
  }
  const kept = ['done', false, true]
  expect(await leftAt(expires, 0, -1)).toEqual([['looked', true, false], kept])
  expect(await leftAt(expires, 0, 0)).toEqual([['looked', false, false], kept])
  expect(await leftAt(applied, 1, -1)).toContainEqual(kept)
  expect(await leftAt(applied, 1, 0)).toContainEqual(['done', false, false])
  expect(await leftAt(expires, 7, 0)).toHaveLength(2)
  expect(await leftAt(expires, 7, 1)).toEqual([['done', false, false]])
  expect(await leftAt(created, 90, 0)).toHaveLength(1)
  expect(await leftAt(created, 90, 1)).toEqual([])
})
