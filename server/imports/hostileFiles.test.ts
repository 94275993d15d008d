import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { liveIn } from '#server/exports/testing/livedIn.ts'
import { readZip } from '#server/exports/testing/readZip.ts'
import { signedZip, writeZip } from '#server/exports/testing/writeZip.ts'
import { startTestServer } from '#server/testing.ts'
import { remindersOf } from '#server/testing/reminders.ts'
import { collectRows } from './collectRows.ts'
import { exported, preview, upload } from './testing/importing.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

async function anExport() {
  const ann = await server.signUp()
  await liveIn(ann)
  const zip = await exported(ann)
  return { zip, files: await readZip(zip) }
}

async function refused(file: Uint8Array) {
  const answer = await upload(server, await server.signUp(), file)
  return [answer.status, await answer.json()]
}
const WRONG = [400, { code: 'invalid', details: [{ field: 'file', message: expect.any(String) }] }]

test('an export that was cut off, changed or is not whole is refused', async () => {
  const { zip, files } = await anExport()
  for (const part of [0.3, 0.8, 0.999])
    expect(await refused(zip.subarray(0, Math.floor(part * zip.length)))).toMatchObject(WRONG)
  expect(await refused(await writeZip({ ...files, 'data/tasks.json': '[]' }))).toMatchObject(WRONG)
  expect(await refused(await writeZip({ ...files, 'tasks.csv': 'id\r\n' }))).toMatchObject(WRONG)
  const { 'data/goals.json': _, ...without } = files
  expect(await refused(await writeZip(without))).toMatchObject(WRONG)
  for (const manifest of [
    '',
    '{}',
    'null',
    '[1]',
    files['manifest.json']?.replace('-export', '-other') ?? '',
  ])
    expect(await refused(await writeZip({ ...files, 'manifest.json': manifest }))).toMatchObject(WRONG)
  expect(await refused(await writeZip({ 'some.csv': 'title\r\n' }))).toMatchObject(WRONG)
})

test.each(['', '{}', '[', '[1,', '[{"id":}]', '[] []', '["', 'null', '[,]'])(
  'a table that reads %j is refused',
  async (text) => {
    const { files } = await anExport()
    expect(await refused(await signedZip({ ...files, 'data/tasks.json': text }))).toMatchObject(WRONG)
  },
)

test('XP that do not add up are refused', async () => {
  const { files } = await anExport()
  const ledger = JSON.parse(files['data/xp_ledger.json'] ?? '') as object[]
  const forged = ledger.map((row) => ({ ...row, amount: -25 }))
  const file = await signedZip({ ...files, 'data/xp_ledger.json': JSON.stringify(forged) })
  expect(await refused(file)).toMatchObject(WRONG)
})

test('a sixth reminder of a task is left out, also where five of its seven are there already', async () => {
  const { files } = await anExport()
  const [first] = JSON.parse(files['data/reminders.json'] ?? '') as {
    task_id: string
    minutes_before: number
  }[]
  const target = first?.task_id ?? ''
  const seven = Array.from({ length: 7 }, (_, minutes) => ({
    ...first,
    id: randomUUID(),
    minutes_before: minutes,
  }))
  const file = await signedZip({ ...files, 'data/reminders.json': JSON.stringify(seven) })
  const bob = await server.signUp()
  for (const round of [1, 2]) {
    const { id } = await preview(server, bob, file)
    expect([round, (await bob.post(`/api/imports/${id}/apply`)).status]).toEqual([round, 200])
    expect(await remindersOf(bob, target)).toHaveLength(5)
  }
})

/** What fields are set to, one after the other. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  'x\u0000y',
  '\ud800',
  -1,
  1e308,
  2 ** 31,
  0.5,
  true,
  [],
  {},
  [null],
  '2026-02-30',
  '24:00',
  '99999-01-01T00:00:00Z',
  randomUUID(),
  'x'.repeat(30_000),
]

test.each([0, 1, 2, 3, 4])(
  'whatever stands in a row, it is imported or named as a problem, and all can be read afterwards: part %i of 5',
  { timeout: 60_000 },
  async (part) => {
    const { files } = await anExport()
    const hostile = Object.entries(files).map(([path, text]) => [
      path,
      isTable(path) ? spoilt(text, part) : text,
    ])
    const bob = await server.signUp()
    const shown = await preview(server, bob, await signedZip(Object.fromEntries(hostile)))
    expect(shown.problems).toHaveLength(200)
    const applied = await bob.post(`/api/imports/${shown.id}/apply`)
    expect([applied.status, await applied.json()]).toMatchObject([200, { status: 'done' }])
    for (const path of READ) expect([path, (await bob.get(path)).status]).toEqual([path, 200])
    expect((await readZip(await exported(bob)))['manifest.json']).toBeDefined()
  },
)

const isTable = (path: string) => path.startsWith('data/') && !/profile|settings/.test(path)

/** All rows, and a fifth of those that are like the first, with another id and a hostile value in one of its fields: more would be too many. */
function spoilt(text: string, part: number): string {
  const rows = JSON.parse(text) as Record<string, unknown>[]
  const [first] = rows
  if (!first) return text
  const more = Object.keys(first).flatMap((name) =>
    HOSTILE.map((value) => ({ ...first, ...(name !== 'id' && { id: randomUUID() }), [name]: value })),
  )
  return JSON.stringify([...more.filter((_, index) => index % 5 === part), ...rows])
}

const READ = [
  '/api/tasks',
  '/api/tasks?from=2026-01-01&to=2026-12-31',
  '/api/tasks?trash=true',
  '/api/goals',
  '/api/habits',
  '/api/habits/stats',
  '/api/habits/days?from=2026-03-01&to=2026-03-31',
  '/api/domains',
  '/api/routines',
  '/api/if-thens',
  '/api/suggestions',
  '/api/rituals',
  '/api/plans',
  '/api/receipts',
  '/api/availability',
  '/api/stats',
  '/api/xp-ledger',
  '/api/streak-days?from=2026-01-01',
  '/api/analytics?period=month',
  '/api/threads',
]

test('a file is read up to a number of rows that no account holds', () => {
  const { collector } = collectRows('csv')
  const tell = () =>
    collector.problem({ line: 1, item: '', field: 'title', message: 'A task without a title' })
  for (let line = 0; line < 1_000_000; line += 1) tell()
  expect(tell).toThrow('more rows than an account can hold')
})
