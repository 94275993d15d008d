import { afterAll, expect, test } from 'vitest'
import { createNotice, type NewNotice } from '#server/notifications/createNotice.ts'
import { change } from '#server/kit/db/change.ts'
import { personOf } from '#server/kit/http/person.ts'
import { startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

const NOTICE: NewNotice = {
  kind: 'nudge',
  event: 'task_due',
  key: 'task_due 2026-03-02',
  title: '3 tasks are due <tomorrow>',
  body: 'Tax return and 2 more',
  url: '/dashboard',
  actions: [],
}

async function mailsAfter(person: TestPerson, notice: Partial<NewNotice> = {}) {
  const own = await personOf(server.deps.db, person.id)
  if (own)
    await change(server.deps, own, (_tx, inside) =>
      createNotice(inside, own, { ...NOTICE, key: crypto.randomUUID(), ...notice }),
    )
  const mails = await server.deps.mailer.mailbox()
  return mails.filter(({ to, headers }) => to === person.email && 'X-Goal-Crusher-Kind' in headers)
}

async function whoWantsMail(more: object = {}) {
  const person = await server.signUp()
  await person.patch('/api/settings', { notify: { nudge: { mail: true } }, ...more })
  return person
}

test('a kind that is wanted by mail goes out with its words escaped, and the way to end it', async () => {
  const [mail, ...more] = await mailsAfter(await whoWantsMail())
  expect(more).toEqual([])
  expect(mail?.subject).toBe('3 tasks are due <tomorrow>')
  expect(mail?.text).toContain('Tax return and 2 more')
  expect(mail?.html).toContain('due &#60;tomorrow&#62;')
  const link = mail?.links.find((each) => each.includes('/unsubscribe?t='))
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'X-Goal-Crusher-Kind': 'nudge',
  })
  expect(mail?.text).toContain(link)
})

test('what is not wanted by mail, is muted, off or only says what was missed stays in the inbox', async () => {
  expect(await mailsAfter(await server.signUp())).toEqual([])
  const soon = new Date(server.deps.now().getTime() + 3_600_000).toISOString()
  expect(await mailsAfter(await whoWantsMail({ muted_until: soon }))).toEqual([])
  expect(await mailsAfter(await whoWantsMail({ notificationsEnabled: false }))).toEqual([])
  expect(await mailsAfter(await whoWantsMail(), { missed: true })).toEqual([])
  expect(await mailsAfter(await whoWantsMail(), { kind: 'reminder' })).toEqual([])
})

test('what is told once is mailed once', async () => {
  const person = await whoWantsMail()
  await mailsAfter(person, { key: 'once' })
  expect(await mailsAfter(person, { key: 'once' })).toHaveLength(1)
})
