import { promisify } from 'node:util'
import { brotliCompress, deflate, gzip } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { SCRUBBED } from '#shared/reporting/scrub.ts'
import { Received, Reporting } from '#shared/reporting/reporting.ts'
import { read, startTestServer } from '#server/testing.ts'
import { forgetOldReports } from './forgetReports.ts'
import { MOST_KEPT } from './keepReport.ts'

const server = await startTestServer()
afterAll(server.close)
const { app, db } = server
const { dsn } = await read(Reporting, app.request('/api/reporting'))
const KEY = new URL(dsn).username

const newId = () => crypto.randomUUID().replaceAll('-', '')

/** An envelope with one event. */
function anEnvelope(event: object = {}, id = newId()) {
  const payload = JSON.stringify({ event_id: id, fingerprint: [id], message: 'It failed', ...event })
  const text = [JSON.stringify({ event_id: id }), JSON.stringify({ type: 'event' }), payload].join('\n')
  return { id, text }
}

function send(body: string | Uint8Array, headers: Record<string, string> = {}, key = KEY) {
  return app.request(`/api/1/envelope/?sentry_key=${key}&sentry_version=7`, {
    method: 'POST',
    headers,
    body: body as string,
  })
}

type Kept = { report: string; reports: number; title: string; person: string | null }
async function keptAs(id: string): Promise<Kept | undefined> {
  const [row] = await db.query<Kept>(
    `select r.report, r.person, g.reports::int as reports, g.title from error_reports r
     join error_groups g using (fingerprint) where r.id = $1`,
    [id],
  )
  return row
}

test('a browser is told where to report, with a key that is public and the same at each server of the site', async () => {
  const told = await read(Reporting, app.request('/api/reporting'))
  expect(told).toEqual({
    dsn: expect.stringMatching(/^http:\/\/[0-9a-f]{32}@localhost:3000\/1$/),
    environment: 'development',
    release: 'goal-crusher@1.2.0',
    traces_sample_rate: 1,
  })
  const other = await startTestServer()
  expect((await read(Reporting, other.app.request('/api/reporting'))).dsn).toBe(told.dsn)
  await other.close()
})

test.each([
  ['as it is', 'identity', async (text: string) => Buffer.from(text)],
  ['as gzip', 'gzip', promisify<string, Buffer>(gzip)],
  ['as deflate', 'deflate', promisify<string, Buffer>(deflate)],
  ['as br', 'br', promisify<string, Buffer>(brotliCompress)],
])('an envelope %s is taken in', async (_, encoding, pack) => {
  const { id, text } = anEnvelope()
  const answer = await send(await pack(text), encoding === 'identity' ? {} : { 'content-encoding': encoding })
  expect([answer.status, await answer.json()]).toEqual([200, { id }])
  expect(await keptAs(id)).toMatchObject({ reports: 1 })
})

test('a body of 2 MiB is too large, also packed into 2 KiB, and is not unpacked further than 1 MiB', async () => {
  const large = anEnvelope({ extra: { text: 'x'.repeat(2 * 1_048_576) } }).text
  expect((await send(large)).status).toBe(413)
  for (const [encoding, pack] of [
    ['gzip', gzip],
    ['deflate', deflate],
    ['br', brotliCompress],
  ] as const) {
    const packed = await promisify<string, Buffer>(pack)(large)
    expect(packed.length).toBeLessThan(4096)
    const answer = await send(packed, { 'content-encoding': encoding })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'too_large' }),
    ])
  }
})

test('a wrong key, or none, is refused, in the address, in a header or in the envelope itself', async () => {
  const { text, id } = anEnvelope()
  const wrong = 'a'.repeat(32)
  expect((await send(text, {}, wrong)).status).toBe(403)
  const plain = (headers: Record<string, string>, body = text) =>
    app.request('/api/1/envelope/', { method: 'POST', headers, body })
  expect((await plain({})).status).toBe(403)
  expect((await plain({ 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${wrong}` })).status).toBe(403)
  expect(await keptAs(id)).toBeUndefined()
  expect((await plain({ 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${KEY}` })).status).toBe(200)
  const named = anEnvelope()
  const [, ...rest] = named.text.split('\n')
  const itself = [JSON.stringify({ event_id: named.id, dsn }), ...rest].join('\n')
  expect((await plain({}, itself)).status).toBe(200)
})

test.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['an item without a type', '{}\n{}\n{}'],
  ['an item that is cut short', '{}\n{"type":"event","length":500}\n{"a":1}'],
  ['too many items', `{}\n${'{"type":"session"}\n{}\n'.repeat(101)}`],
])('what is no envelope is refused: %s', async (_, body) => {
  const answer = await send(body)
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid' })])
})

test('what is packed in another way, or not as it says, is refused', async () => {
  expect((await send('x', { 'content-encoding': 'zstd' })).status).toBe(415)
  expect((await send('no gzip', { 'content-encoding': 'gzip' })).status).toBe(400)
})

test('a report is scrubbed before it is stored', async () => {
  const { id, text } = anEnvelope({
    user: { id: 'person-1', email: 'ann@example.com' },
    message: 'Bearer abcdef123456 of ann@example.com, gct_abc and whsec_def',
    request: { url: 'https://goals.example/x?token=abc', data: { title: 'A secret plan' } },
    breadcrumbs: [{ category: 'ui.input', message: 'typed' }],
    extra: { password: 'correct horse' },
  })
  expect((await send(text)).status).toBe(200)
  const kept = await keptAs(id)
  expect(kept?.person).toBe('person-1')
  for (const secret of [
    'abcdef',
    'ann@',
    'gct_abc',
    'whsec_def',
    'token=abc',
    'secret plan',
    'typed',
    'horse',
  ])
    expect(kept?.report).not.toContain(secret)
  expect(kept?.title).toContain(SCRUBBED)
})

test('the same fault is one group with a count, whatever its ids, and a report that comes again counts once', async () => {
  const thrown = (value: string) => ({
    fingerprint: ['{{ default }}'],
    exception: {
      values: [
        {
          type: 'TypeError',
          value,
          stacktrace: {
            frames: [
              { filename: 'https://goals.example/assets/main-1a2b3c4d.js', function: 'draw', in_app: true },
            ],
          },
        },
      ],
    },
  })
  const first = anEnvelope(thrown('Row 17 of 5b0e7a52-6f6c-4d7e-9a0a-94b6c6d0a001 is missing'))
  const second = anEnvelope(thrown('Row 4 of 5b0e7a52-6f6c-4d7e-9a0a-94b6c6d0a002 is missing'))
  const third = anEnvelope(thrown('Another thing is missing'))
  for (const { text } of [first, second, second, third]) expect((await send(text)).status).toBe(200)
  expect(await keptAs(first.id)).toMatchObject({ reports: 2 })
  expect(await keptAs(second.id)).toMatchObject({
    reports: 2,
    title: expect.stringMatching(/^TypeError: Row 4/),
  })
  expect(await keptAs(third.id)).toMatchObject({ reports: 1 })
})

test('of one fault a hundred reports are kept, and all are counted', async () => {
  const same = { fingerprint: ['one fault'] }
  const sent = Array.from({ length: 102 }, () => anEnvelope(same))
  for (const { text } of sent) expect((await send(text)).status).toBe(200)
  expect(await keptAs(sent[0]?.id ?? '')).toMatchObject({ reports: 102 })
  expect(await keptAs(sent[101]?.id ?? '')).toBeUndefined()
})

test('what is neither an event nor feedback is counted and dropped, by kinds that nobody can make up', async () => {
  const dropped = async () =>
    Object.fromEntries(
      (
        await db.query<{ kind: string; n: number }>('select kind, dropped::int as n from dropped_reports')
      ).map(({ kind, n }) => [kind, n]),
    )
  const before = await dropped()
  const body =
    '{}\n{"type":"transaction"}\n{"spans":[]}\n{"type":"made_up"}\n{}\n{"type":"attachment","length":3}\nabc'
  const answer = await send(body)
  expect([answer.status, await answer.json()]).toEqual([200, { id: null }])
  const after = await dropped()
  for (const kind of ['transaction', 'other', 'attachment'])
    expect([kind, (after[kind] ?? 0) - (before[kind] ?? 0)]).toEqual([kind, 1])
})

test('at most 10,000 are kept: what comes then is counted, also when many come at once', async () => {
  await db.query('update error_report_count set kept = $1', [MOST_KEPT - 1])
  const sent = Array.from({ length: 6 }, () => anEnvelope())
  const answers = await Promise.all(sent.map(async ({ text }) => send(text)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const kept = await Promise.all(sent.map(({ id }) => keptAs(id)))
  expect(kept.filter(Boolean)).toHaveLength(1)
  await forgetOldReports(db, server.deps.now())
})

test('after 30 days a report is forgotten, and makes room', async () => {
  const { id, text } = anEnvelope()
  await send(text)
  const inDays = (days: number) => new Date(server.deps.now().getTime() + days * 24 * 3_600_000)
  await forgetOldReports(db, inDays(29))
  expect(await keptAs(id)).toBeDefined()
  await forgetOldReports(db, inDays(31))
  expect(await keptAs(id)).toBeUndefined()
  expect(await db.query('select kept from error_report_count')).toEqual([{ kept: 0 }])
  expect(await db.query('select from error_groups')).toEqual([])
})

test('the sixty-first envelope of an address in a minute is refused with the time to wait, as clients read it', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMITS: true } })
  const { dsn: own } = await read(Reporting, limited.app.request('/api/reporting'))
  const ask = () =>
    limited.app.request(`/api/1/envelope/?sentry_key=${new URL(own).username}`, {
      method: 'POST',
      body: anEnvelope().text,
    })
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  const seconds = Number(refused.headers.get('retry-after'))
  expect([refused.status, seconds]).toEqual([
    429,
    expect.toSatisfy((value: number) => value > 0 && value <= 60),
  ])
  expect(refused.headers.get('x-sentry-rate-limits')).toBe(`${seconds}::key`)
  await limited.close()
})

test('an id of 32 digits is answered, also where the header of the envelope names none', async () => {
  const id = newId()
  const body = `{}\n{"type":"event"}\n${JSON.stringify({ event_id: id, message: 'x' })}`
  expect(await read(Received, send(body))).toEqual({ id })
})
