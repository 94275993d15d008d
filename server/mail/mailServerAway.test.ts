import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** A port without a listener. */
async function aFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A mail server that records recipients. `slowly` holds the first mail back until `letGo`. */
async function catchMailsOn(port: number, { slowly = false } = {}) {
  const caught: string[] = []
  const hold: { letGo: () => void } = { letGo: () => {} }
  const held = slowly ? new Promise<void>((resolve) => (hold.letGo = resolve)) : null
  let arrived = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      await text(stream)
      arrived += 1
      if (arrived === 1) await held
      caught.push(...envelope.rcptTo.map(({ address }) => address))
      done()
    },
  })
  smtp.on('error', () => {}) // a connection that its other end has cut
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((done) => smtp.close(done)))
  return { caught, hold, arrived: () => arrived }
}

async function aServer(port: number, overrides: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ ...overrides, settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const waiting = () =>
    server.db.query<{ attempts: number; try_at: Date }>(
      "select attempts, try_at from due_moments where kind = 'mail'",
    )
  return { ...server, auth: authCalls(server.app), waiting }
}

test('a mail server that is away for an hour is tried less and less often, and then gets each mail once', async () => {
  const port = await aFreePort()
  const { auth, wait, deps, waiting, close } = await aServer(port)
  closing.push(close)
  const people = Array.from({ length: 7 }, (_, number) => `hour${number}@example.com`)
  for (const email of people) await auth.signUp({ email, password: 'correct horse' })

  /** A mail that is being tried is set aside for ten minutes. */
  const isDueOrTried = (mail: { try_at: Date }) => {
    const seconds = (mail.try_at.getTime() - deps.now().getTime()) / 1000
    return seconds <= 0 || seconds === 600
  }
  /** Sends what is due, as the timer does. */
  const sendDue = async () => {
    deps.due.wake()
    await expect.poll(async () => (await waiting()).filter(isDueOrTried)).toEqual([])
  }
  for (let minute = 0; minute < 60; minute += 1) {
    await sendDue()
    wait(61) // steps in which no later attempt is ever ten minutes away
  }
  const attempts = (await waiting()).map((mail) => mail.attempts)
  expect(attempts).toHaveLength(people.length)
  for (const count of attempts) expect([6, 7]).toContain(count)

  const post = await catchMailsOn(port)
  wait(10 * 60)
  deps.due.wake()
  await expect.poll(waiting).toEqual([])
  wait(24 * 3600)
  deps.due.wake()
  await deps.due.stop()
  expect(post.caught.toSorted()).toEqual(people)
})

/** Seconds until the next try of the one mail that waits, once it was tried so often: it is set aside for ten minutes meanwhile. */
async function untilNextTry({ waiting, deps }: Awaited<ReturnType<typeof aServer>>, attempts: number) {
  const secondsLeft = async () => {
    const [mail] = await waiting()
    const left = ((mail?.try_at.getTime() ?? 0) - deps.now().getTime()) / 1000
    return mail?.attempts === attempts && left !== 600 ? left : null
  }
  await expect.poll(secondsLeft).not.toBeNull()
  return (await secondsLeft()) ?? 0
}

test('the next try is half a minute later, and each one after twice the time, but not after more than 128 minutes', async () => {
  const server = await aServer(await aFreePort())
  closing.push(server.close)
  await server.auth.signUp({ email: 'patient@example.com', password: 'correct horse' })
  const seen: number[] = []
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    server.deps.due.wake()
    const seconds = await untilNextTry(server, attempt)
    seen.push(seconds)
    server.wait(seconds)
  }
  expect(seen).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 7680])
})

test('a mail server that is away for a day gets the mail once, when it is back', async () => {
  const port = await aFreePort()
  const server = await aServer(port)
  closing.push(server.close)
  await server.auth.signUp({ email: 'day@example.com', password: 'correct horse' })
  let away = 0
  for (let attempt = 1; away < 24 * 3600; attempt += 1) {
    server.deps.due.wake()
    const seconds = await untilNextTry(server, attempt)
    server.wait(seconds)
    away += seconds
  }
  const post = await catchMailsOn(port)
  server.deps.due.wake()
  await expect.poll(server.waiting).toEqual([])
  server.wait(24 * 3600)
  server.deps.due.wake()
  await server.deps.due.stop()
  expect(post.caught).toEqual(['day@example.com'])
})

test('a mail that takes long to hand over is not sent by another server meanwhile; by one that died it is, later', async () => {
  const port = await aFreePort()
  const post = await catchMailsOn(port, { slowly: true })
  const slow = await aServer(port)
  await slow.auth.signUp({ email: 'slow@example.com', password: 'correct horse' })
  await expect.poll(post.arrived).toBe(1)

  const other = await aServer(port, { db: slow.db, now: slow.deps.now })
  slow.wait(9 * 60)
  other.deps.due.wake()
  await other.deps.due.stop()
  expect(post.arrived()).toBe(1)

  slow.wait(2 * 60)
  const third = await aServer(port, { db: slow.db, now: slow.deps.now })
  await expect.poll(() => post.caught).toEqual(['slow@example.com'])
  await third.deps.due.stop()
  post.hold.letGo()
  await slow.close()
})
