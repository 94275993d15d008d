import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'
import { request } from '#server/testing/people.ts'

const caught: { to: string; kind: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, { envelope }, done) {
    const [, kind = ''] = /^X-Goal-Crusher-Kind: (\w+)/m.exec(await text(stream)) ?? []
    caught.push(...envelope.rcptTo.map(({ address }) => ({ to: address, kind })))
    done()
  },
})
await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((done) => smtp.close(done)))
const { port } = smtp.server.address() as AddressInfo
const server = await startTestServer({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
afterAll(server.close)

test('what a tick days ahead mails has reached the mail server once when it answers', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp({ timezone: 'UTC' })))
  for (const person of people) {
    await person.patch('/api/settings', { notify: { reminder: { mail: true } } })
    const task = aTask({ scheduled_date: '2026-03-05', scheduled_time: '07:00' })
    await person.post('/api/tasks', task)
    const reminder = { target_kind: 'task', target_id: task.id, kind: 'before', minutes_before: 0 }
    expect((await person.post('/api/reminders', reminder)).status).toBe(201)
  }
  const answer = await server.app.request('/dev/tick', request('POST', { at: '2026-03-05T07:00:00Z' }))
  expect(answer.status).toBe(200)
  for (const { email } of people) {
    const kinds = caught.filter(({ to, kind }) => to === email && kind !== '').map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['digest', 'reminder'])
  }
})
