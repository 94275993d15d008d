import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'

type Caught = { to: string[]; raw: string }

/** A mail server that records mails, or refuses them. */
async function catchMails() {
  const caught: Caught[] = []
  const behaviour = { refuses: false }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream)
      if (behaviour.refuses) return done(new Error('Try again later'))
      caught.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
      return done()
    },
  })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  return {
    caught,
    behaviour,
    address: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => smtp.close(done)),
  }
}

const post = await catchMails()
const server = await startTestServer({
  settings: { SMTP_URL: post.address, MAIL_FROM: 'Goals <goals@example.com>' },
})
const auth = authCalls(server.app)
afterAll(async () => {
  await server.close()
  await post.close()
})
const waiting = () =>
  server.db.query<{ attempts: number; payload: string }>("select * from due_moments where kind = 'mail'")

test('a mail is sent with text and HTML and then deleted from the queue', async () => {
  await auth.signUp({ email: 'ada@example.com', password: 'correct horse' })
  await expect.poll(() => post.caught).toHaveLength(1)
  const [mail] = post.caught
  expect(mail?.to).toEqual(['ada@example.com'])
  expect(mail?.raw).toContain('From: Goals <goals@example.com>')
  expect(mail?.raw).toContain('Content-Type: text/plain')
  expect(mail?.raw).toContain('Content-Type: text/html')
  await expect.poll(waiting).toEqual([])
})

test('a mail that is refused waits, unreadable, and is sent later, also by another server', async () => {
  post.behaviour.refuses = true
  await auth.signUp({ email: 'grace@example.com', password: 'correct horse' })
  await expect.poll(waiting).toMatchObject([{ attempts: 1, claim: null }])
  expect((await waiting())[0]?.payload).not.toContain('grace')

  post.behaviour.refuses = false
  server.wait(60)
  const other = await startTestServer({
    db: server.db,
    now: server.deps.now,
    settings: { SMTP_URL: post.address },
  })
  await expect.poll(() => post.caught.at(-1)?.to).toEqual(['grace@example.com'])
  await other.deps.due.stop()
})

test('a mail that was queued while the clock was a day ahead does not wait for that day', async () => {
  const away = await catchMails()
  away.behaviour.refuses = true
  const ahead = await startTestServer({ settings: { SMTP_URL: away.address } })
  ahead.turnClock(24 * 3600)
  await authCalls(ahead.app).signUp({ email: 'early@example.com', password: 'correct horse' })
  const put = 'select 1 from due_moments where attempts = 1 and claim is null'
  await expect.poll(() => ahead.db.query(put)).toHaveLength(1)
  away.behaviour.refuses = false
  ahead.turnClock(-24 * 3600)
  ahead.deps.due.wake()
  await expect.poll(() => away.caught.map(({ to }) => to)).toEqual([['early@example.com']])
  await ahead.close()
  await away.close()
})

test('two servers send a mail once', async () => {
  const before = post.caught.length
  const other = await startTestServer({
    db: server.db,
    now: server.deps.now,
    settings: { SMTP_URL: post.address },
  })
  for (let number = 0; number < 20; number += 1) {
    await auth.signUp({ email: `many${number}@example.com`, password: 'correct horse' })
    other.deps.due.wake()
  }
  await expect.poll(() => post.caught.length).toBeGreaterThanOrEqual(before + 20)
  await other.deps.due.stop()
  await server.deps.due.stop()
  expect(new Set(post.caught.slice(before).map(({ to }) => to[0])).size).toBe(20)
  expect(post.caught).toHaveLength(before + 20)
})
