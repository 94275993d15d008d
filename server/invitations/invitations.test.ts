import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { request, type TestPerson } from '#server/testing/people.ts'
import { friendIdsOf, outgoingOf } from '#server/people/testing/requests.ts'
import { invitations } from './slice.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)
const { app, db, deps } = server
const auth = authCalls(app)

const DAY = 86_400
const PASSWORD = 'correct horse'
let addresses = 0
const anAddress = () => `invited${(addresses += 1)}@example.com`

const invite = (person: TestPerson, to: string, note = '') =>
  person.post('/api/friend-requests', { to, note })

/** All mails to an address, once what was asked for is done. */
async function mailsTo(address: string) {
  await deps.due.idle('request_sent')
  return (await deps.mailer.mailbox()).filter((mail) => mail.to === address)
}

/** Signs up with an address and confirms it by the link in the mail. */
async function joined(email: string) {
  await auth.signUp({ email, password: PASSWORD, data: { name: 'Newcomer' } })
  const link = (await deps.mailer.mailbox()).find(
    (mail) => mail.to === email && mail.subject.startsWith('Confirm'),
  )
  await app.request(link?.links[0] ?? '')
  await deps.due.idle('account_confirmed')
  const session = SessionShape.parse((await statusAndBody(auth.signIn(email, PASSWORD)))[1])
  const headers = { authorization: `Bearer ${session.access_token}` }
  const incoming = async () => {
    const answer = await app.request('/api/friend-requests', { headers })
    return ((await answer.json()) as { items: { id: string; note: string; person: { user_id: string } }[] })
      .items
  }
  const post = (path: string) => app.request(path, request('POST', undefined, headers))
  return { id: session.user.id, incoming, post }
}

test('an address without an account gets one mail in seven days, from the whole site, with the name of who invites alone', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const address = anAddress()
  const mails = async () => {
    await lone.deps.due.idle('request_sent')
    return (await lone.deps.mailer.mailbox()).filter((mail) => mail.to === address)
  }
  const ann = await lone.signUp({ name: 'Ann <b>Bold</b>' })
  expect((await invite(ann, address.toUpperCase(), 'Come to https://evil.example')).status).toBe(201)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ann <b>Bold</b> invites you to Goal Crusher')
  expect(mail?.html).toContain('Ann &#60;b&#62;Bold&#60;/b&#62;')
  expect(JSON.stringify(mail)).not.toContain('evil')
  expect(JSON.stringify(mail)).not.toContain(ann.email)
  expect(JSON.stringify(mail)).not.toContain(ann.profile.handle)
  for (let number = 0; number < 5; number += 1) await invite(await lone.signUp(), address)
  expect(await mails()).toHaveLength(1)
  lone.wait(7 * DAY - 1)
  await invite(await lone.signUp(), address)
  expect(await mails()).toEqual([]) // the mailbox is that of one day
  lone.wait(1)
  await invite(await lone.signUp(), address)
  await expect.poll(async () => (await mails()).length).toBe(1)
  await lone.close()
})

test('nothing that is kept shows the address, but what its sender typed', async () => {
  const address = anAddress()
  const ann = await server.signUp()
  await invite(ann, address)
  await mailsTo(address)
  const kept = await db.query('select * from invited_addresses, invitations, due_moments')
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain(address)
})

test('a link ends invitations for good: opening it changes nothing, and one press does', async () => {
  const address = anAddress()
  await invite(await server.signUp(), address)
  const [mail] = await mailsTo(address)
  const stop = mail?.links.find((link) => link.includes('/invitations/stop')) ?? ''
  expect(mail?.headers['List-Unsubscribe']).toBe(`<${stop}>`)
  const page = await app.request(stop)
  expect([page.status, (await page.text()).match(/<button>/g)?.length]).toEqual([200, 1])
  const stopped = 'select from invited_addresses where stopped_at is not null'
  expect(await db.query(stopped)).toEqual([])
  for (let press = 0; press < 2; press += 1)
    expect((await app.request(stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  expect(await db.query(stopped)).toHaveLength(1)
  await invitations.jobs?.['forgetInvitations']?.(db, new Date(deps.now().getTime() + 60 * DAY * 1000))
  expect(await db.query(stopped)).toHaveLength(1)
  await invite(await server.signUp(), address)
  expect(await mailsTo(address)).toHaveLength(1)
  const forged = stop.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const method of ['GET', 'POST']) expect((await app.request(forged, { method })).status).toBe(400)
})

test('who confirms the address gets the open requests, and becomes friends by accepting one', async () => {
  const address = anAddress()
  const [ann, ben, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()]
  await invite(ann, address, 'It is me')
  await invite(ben, address)
  const [taken] = await outgoingOf(ben)
  await ben.delete(`/api/friend-requests/${taken?.id}`)
  const dan = await joined(address)
  const waiting = await dan.incoming()
  expect(waiting.map(({ note, person }) => [note, person.user_id])).toEqual([['It is me', ann.id]])
  expect(await outgoingOf(ann)).toHaveLength(1)
  expect((await dan.post(`/api/friend-requests/${waiting[0]?.id}/accept`)).status).toBe(200)
  expect([await friendIdsOf(ann), await outgoingOf(ann)]).toEqual([[dan.id], []])
  const mails = (await mailsTo(address)).length
  await invite(cleo, address)
  expect(await dan.incoming()).toHaveLength(1)
  expect(await mailsTo(address)).toHaveLength(mails)
  const left = 'select from invitations where sender_id = any($1)'
  expect(await db.query(left, [[ann.id, ben.id, cleo.id]])).toEqual([])
})

test('a sign-up that nobody confirmed gets nothing', async () => {
  const address = anAddress()
  const ann = await server.signUp()
  await invite(ann, address)
  await auth.signUp({ email: address, password: PASSWORD })
  await deps.due.idle('account_confirmed')
  expect(await db.query('select from invitations where sender_id = $1', [ann.id])).toHaveLength(1)
})

test('what expired is forgotten by the hour, and so is an address that may be mailed again', async () => {
  await invite(await server.signUp(), anAddress())
  await deps.due.idle('request_sent')
  const forget = (days: number) =>
    invitations.jobs?.['forgetInvitations']?.(db, new Date(deps.now().getTime() + days * DAY * 1000))
  const counts = async () => {
    const [row] = await db.query<{ mailed: number; waiting: number }>(COUNTS)
    return row
  }
  await forget(8)
  expect((await counts())?.mailed).toBe(0)
  expect((await counts())?.waiting).toBeGreaterThan(0)
  await forget(31)
  expect((await counts())?.waiting).toBe(0)
})

const COUNTS = `
  select (select count(*)::int from invited_addresses where stopped_at is null) as mailed,
    (select count(*)::int from invitations) as waiting`
