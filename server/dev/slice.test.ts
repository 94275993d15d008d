import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '#server/kit/db/newId.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { read, startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)

test('the mailbox shows mails newest first, as JSON and as a page without scripts', async () => {
  const auth = authCalls(server.app)
  await auth.signUp({ email: 'first@example.com', password: 'correct horse' })
  server.wait(1)
  await auth.signUp({ email: 'second+<b>@example.com', password: 'correct horse' })
  await auth.signUp({ email: "o'second@example.com", password: 'correct horse' })

  const mails = await (await server.app.request('/dev/mailbox')).json()
  expect(mails).toHaveLength(2)
  expect(mails).toMatchObject([
    { to: "o'second@example.com", sentAt: '2026-03-02T09:00:01.000Z' },
    {
      to: 'first@example.com',
      subject: 'Confirm your email address for Goal Crusher',
      text: expect.stringContaining('/auth/v1/verify?token='),
      html: expect.stringContaining('<a href='),
      links: [expect.stringContaining('type=signup')],
      id: expect.any(String),
    },
  ])
  const page = await server.app.request('/dev/mail')
  const html = await page.text()
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(html).toContain('o&#39;second@example.com')
  expect(html).toMatch(/<a class="action" href="[^"]+">Confirm my address<\/a>/)
  expect(html).not.toMatch(/<script|<style|style=| on\w+=/)
})

test('a mail of yesterday is gone', async () => {
  server.wait(24 * 3600 + 2)
  expect(await (await server.app.request('/dev/mailbox')).json()).toEqual([])
})

test('in production there is no mailbox', async () => {
  const production = await startTestServer({ db: server.db, settings: { APP_ENV: 'production' } })
  for (const path of ['/dev/mailbox', '/dev/mail', '/dev/mail.css', '/dev/clock'])
    expect((await production.app.request(path)).status).toBe(404)
  const { headers } = await production.app.request('/api/health')
  expect(headers.get('strict-transport-security')).toContain('max-age')
})

const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })

const Clock = z.object({ now: z.string() })
const timeOf = async (answer: Promise<Response> | Response) => Date.parse((await read(Clock, answer)).now)

test('the clock moves forward for all that the server does, and what is due by then is done', async () => {
  const ann = await server.signUp()
  const monthAhead = new Date(server.deps.now().getTime() + 30 * 86_400_000)
  await setDue(server.db, { ownerId: ann.id, kind: 'run', subject: newId() }, monthAhead)
  const before = await timeOf(call('/dev/clock'))
  const after = await timeOf(call('/dev/clock', { advance_seconds: 30 * 86_400 }))
  expect(after - before).toBe(30 * 86_400_000)
  expect(await timeOf(call('/dev/clock'))).toBe(after)
  expect(Date.parse((await call('/healthz')).headers.get('date') ?? '')).toBe(after)
  expect((await ann.get('/api/profile')).status).toBe(401) // her token is of last month
  const left = 'select 1 from due_moments where owner_id = $1 and due_at <= $2'
  await vi.waitFor(
    async () => expect(await server.db.query(left, [ann.id, new Date(after)])).toEqual([]),
    5000,
  )
  const [jobs] = await server.db.query<{ seen_at: Date }>('select seen_at from job_clock')
  expect(jobs?.seen_at.getTime()).toBe(after)
})

test('the clock moves for what is limited, too: a window ends when it is over, and not before', async () => {
  const limited = await startTestServer({ db: server.db, settings: { RATE_LIMITS: true } })
  const auth = authCalls(limited.app)
  const recover = async () => (await auth.post('/recover', { email: 'unknown@example.com' })).status
  const feedback = () => limited.deps.limits.take('feedback', 'somebody')
  const advance = (seconds: number) =>
    limited.app.request('/dev/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_seconds: seconds }),
    })
  expect([await recover(), await recover()]).toEqual([200, 429])
  for (let time = 0; time < 6; time += 1) await feedback()
  await advance(30)
  expect(await recover()).toBe(429)
  await advance(31)
  expect(await recover()).toBe(200)
  expect(await feedback()).toBeGreaterThan(3_400)
  await advance(3_600)
  expect(await feedback()).toBeNull()
})

test.each([
  ['/dev/clock', { advance_seconds: -1 }],
  ['/dev/clock', { advance_seconds: 31_536_001 }],
  ['/dev/clock', { advance_seconds: '1' }],
  ['/dev/clock', {}],
  ['/dev/clock', { advance_seconds: 1, more: 1 }],
  ['/dev/tick', { at: 'tomorrow' }],
  ['/dev/tick', { at: '2026-03-02T09:00:00Z', user_id: 'me' }],
])('%s refuses %j', async (path, body) => {
  expect((await call(path, body)).status).toBe(400)
})

test('nobody but this machine moves the clock', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect((await call('/dev/clock', { advance_seconds: 1 }, forwarded)).status).toBe(403)
  expect((await call('/dev/tick', { at: '2026-03-02T09:00:00Z' }, forwarded)).status).toBe(403)
})
