import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as browser from '@sentry/browser'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Reporting } from '#shared/reporting/reporting.ts'
import { read, startTestServer } from '#server/testing.ts'

/** A server that listens, with the DSN that it names. */
async function listening(settings: { SENTRY_DSN?: string } = {}) {
  const server = await startTestServer({ settings })
  afterAll(server.close)
  await server.listen()
  const { dsn, ...told } = await read(Reporting, server.app.request('/api/reporting'))
  return { ...server, dsn, told }
}

/** The published client, as a browser has it but for what it looks at in a window. */
function clientOf(dsn: string, told: Omit<Reporting, 'dsn'>) {
  const client = new browser.BrowserClient({
    dsn,
    environment: told.environment,
    release: told.release,
    transport: browser.makeFetchTransport,
    stackParser: browser.defaultStackParser,
    integrations: [],
  })
  const scope = new browser.Scope()
  scope.setClient(client)
  client.init()
  onTestFinished(async () => void (await client.close(1000)))
  return { client, scope }
}

test('what the published client captures is kept under the id that it gives, scrubbed', async () => {
  const { db, dsn, told } = await listening()
  const { client, scope } = clientOf(dsn, told)
  scope.setUser({ id: 'person-7', email: 'ann@example.com' })
  scope.setExtra('password', 'correct horse')
  scope.addBreadcrumb({ category: 'ui.input', message: 'input[name=title]' })
  const id = scope.captureException(new TypeError('No goal for ann@example.com'))
  expect(await client.flush(20_000)).toBe(true)
  const [row] = await db.query<{
    report: string
    person: string
    release: string
    environment: string
    title: string
  }>(`select r.*, g.title from error_reports r join error_groups g using (fingerprint) where r.id = $1`, [id])
  expect(row).toMatchObject({
    person: 'person-7',
    release: told.release,
    environment: 'development',
    title: 'TypeError: No goal for [scrubbed]',
  })
  expect(row?.report).toContain('clients.test')
  for (const secret of ['ann@', 'horse', 'name=title']) expect(row?.report).not.toContain(secret)
})

test('feedback of the published client is kept, and not in clear', async () => {
  const { db, deps, dsn, told } = await listening()
  const { client, scope } = clientOf(dsn, told)
  const id = client.captureEvent(
    {
      type: 'feedback',
      contexts: { feedback: { message: 'The plan is gone', name: 'Ann', contact_email: 'ann@example.com' } },
    },
    {},
    scope,
  )
  expect(await client.flush(20_000)).toBe(true)
  const [row] = await db.query<{ report: string }>('select report from error_reports where id = $1', [id])
  expect(row?.report).not.toContain('plan')
  expect(deps.vault.decrypt(row?.report ?? '')).toContain('The plan is gone')
})

test('a client that is told to wait sends nothing more meanwhile', async () => {
  const { db, deps, dsn, told } = await listening()
  deps.limits.take = async (limit) => (limit === 'envelope' ? 30 : null)
  const { client, scope } = clientOf(dsn, told)
  scope.captureMessage('first')
  await client.flush(20_000)
  deps.limits.take = async () => null
  scope.captureMessage('second')
  await client.flush(20_000)
  expect(await db.query('select from error_reports')).toEqual([])
})

/** A service that takes envelopes, as SENTRY_DSN may name one. */
async function startUpstream(status = 200, headers: Record<string, string> = {}) {
  const got: { url: string; body: string }[] = []
  const upstream: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      got.push({ url: request.url ?? '', body })
      response.writeHead(status, headers).end('{}')
    })
  })
  await new Promise<void>((resolve) => void upstream.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void upstream.close())
  const { port } = upstream.address() as AddressInfo
  return { got, dsn: `http://upstreamkey@127.0.0.1:${port}/of/errors/42` }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

test('with SENTRY_DSN the scrubbed envelope goes there, with its key, and nothing is kept here', async () => {
  const upstream = await startUpstream()
  const { app, db, dsn, told } = await listening({ SENTRY_DSN: upstream.dsn })
  const { client, scope } = clientOf(dsn, told)
  scope.setUser({ id: 'person-7', email: 'ann@example.com' })
  const id = scope.captureException(new Error('Bearer abcdef123456'))
  await client.flush(20_000)
  expect(upstream.got).toHaveLength(1)
  const [{ url, body } = { url: '', body: '' }] = upstream.got
  expect(url).toBe('/of/errors/api/42/envelope/?sentry_key=upstreamkey&sentry_version=7')
  const [header = '', item = '', payload = ''] = body.split('\n')
  expect(JSON.parse(header)).toMatchObject({ event_id: id, dsn: upstream.dsn })
  expect(body).not.toContain(new URL(dsn).username)
  expect(JSON.parse(item)).toEqual({ type: 'event', length: Buffer.byteLength(payload) })
  expect(JSON.parse(payload)).toMatchObject({ event_id: id, user: { id: 'person-7' } })
  for (const secret of ['abcdef', 'ann@']) expect(body).not.toContain(secret)
  expect(await db.query('select from error_reports')).toEqual([])

  const said = { name: 'Ann', email: 'ann@example.com', message: 'It broke' }
  const answer = await app.request('/api/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(said),
  })
  expect(answer.status).toBe(201)
  expect(upstream.got[1]?.body).toContain('"contact_email":"ann@example.com"')
})

test('where that service fails the report is kept here, and where it is busy the client is told so', async () => {
  const failing = await startUpstream(500)
  const server = await listening({ SENTRY_DSN: failing.dsn })
  const { client, scope } = clientOf(server.dsn, server.told)
  const id = scope.captureMessage('kept after all')
  await client.flush(20_000)
  expect(await server.db.query('select from error_reports where id = $1', [id])).toHaveLength(1)

  const busy = await startUpstream(429, {
    'retry-after': '17',
    'x-sentry-rate-limits': '17:error:organization',
  })
  const { app, dsn } = await listening({ SENTRY_DSN: busy.dsn })
  const answer = await app.request(`/api/1/envelope/?sentry_key=${new URL(dsn).username}`, {
    method: 'POST',
    body: '{}\n{"type":"session"}\n{}',
  })
  expect([
    answer.status,
    answer.headers.get('retry-after'),
    answer.headers.get('x-sentry-rate-limits'),
  ]).toEqual([429, '17', '17:error:organization'])
})
