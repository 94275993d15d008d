import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
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
  for (const path of ['/dev/mailbox', '/dev/mail', '/dev/mail.css'])
    expect((await production.app.request(path)).status).toBe(404)
  const { headers } = await production.app.request('/api/health')
  expect(headers.get('strict-transport-security')).toContain('max-age')
})
