import { afterAll, expect, test } from 'vitest'
import { Settings } from '#shared/settings/settings.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { type MailTopic, unsubscribeToken } from './token.ts'

const server = await startTestServer()
afterAll(server.close)

const linkOf = ({ id }: TestPerson, topic: MailTopic) =>
  `/unsubscribe?t=${unsubscribeToken(server.deps.vault, id, topic)}`
const settingsOf = (person: TestPerson) => read(Settings, person.get('/api/settings'))
/** As a mail program presses it (RFC 8058). */
const press = (link: string) =>
  server.app.request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test('one press ends digests, without a session, and again it is the same', async () => {
  const person = await server.signUp()
  const link = linkOf(person, 'digest')
  const page = await server.app.request(link)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect((await settingsOf(person)).emailFrequency).toBe('daily')
  for (let time = 0; time < 2; time += 1) expect((await press(link)).status).toBe(200)
  expect(await settingsOf(person)).toMatchObject({ emailFrequency: 'never', version: 2 })
  expect((await server.app.request(link, { method: 'POST' })).status).toBe(200)
})

test.each(['reminder', 'nudge', 'social', 'accountability', 'system'] as const)(
  'a link of %s ends mails of that kind alone',
  async (topic) => {
    const person = await server.signUp()
    const every = { reminder: true, nudge: true, social: true, accountability: true, system: true }
    const on = Object.fromEntries(Object.keys(every).map((kind) => [kind, { mail: true }]))
    await person.patch('/api/settings', { notify: on })
    expect((await press(linkOf(person, topic))).status).toBe(200)
    const { notify, emailFrequency } = await settingsOf(person)
    const mails = Object.fromEntries(Object.entries(notify).map(([kind, { mail }]) => [kind, mail]))
    expect(mails).toEqual({ ...every, [topic]: false })
    expect(notify[topic].push).toBe(topic !== 'system')
    expect(emailFrequency).toBe('daily')
  },
)

test('a forged or changed link is refused, and one of an erased account is fine', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const link = linkOf(ann, 'digest')
  for (const wrong of [
    link.replace(ann.id, bob.id),
    link.replace('digest', 'nudge'),
    link.replace('digest', 'everything'),
    `${link}x`,
    link.slice(0, -1),
    '/unsubscribe?t=',
    '/unsubscribe',
  ]) {
    expect((await press(wrong)).status).toBe(400)
    const page = await server.app.request(wrong)
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect(await page.text()).toContain('<h1>This link does not work</h1>')
  }
  expect((await settingsOf(bob)).emailFrequency).toBe('daily')
  await ann.delete('/api/account?now=true')
  expect((await press(link)).status).toBe(200)
})
