import { afterAll, expect, test } from 'vitest'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { Partner, PartnerPage } from '#shared/partners/partner.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { becomePartners, befriend } from '#server/testing/friends.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

const partnersOf = async (person: TestPerson) =>
  (await read(PartnerPage, person.get('/api/partners'))).items.map(({ user_id, state }) => [user_id, state])
const ask = (person: TestPerson, other: TestPerson) => person.post('/api/partners', { user_id: other.id })
const relation = async (person: TestPerson, other: TestPerson) =>
  ((await (await person.get(`/api/people/${other.profile.handle}`)).json()) as { relation?: string }).relation

async function twoFriends() {
  const [ann, ben] = [await server.signUp({ name: 'Ann' }), await server.signUp({ name: 'Ben' })]
  await befriend(ann, ben)
  return { ann, ben }
}

test('a friend who is asked accepts, and both are partners of each other', async () => {
  const { ann, ben } = await twoFriends()
  const asked = await ask(ann, ben)
  expect([asked.status, Partner.parse(await asked.json())]).toEqual([
    201,
    expect.objectContaining({
      user_id: ben.id,
      relation: 'friend',
      state: 'asking',
      is_default: false,
      response: { answered: 0, of: 0, percent: null },
    }),
  ])
  expect((await ask(ann, ben)).status).toBe(200)
  expect(await partnersOf(ben)).toEqual([[ann.id, 'asked']])
  const accepted = await read(Partner, ben.post(`/api/partners/${ann.id}/accept`))
  expect(accepted).toMatchObject({ state: 'active', relation: 'partner', isFriend: true })
  expect((await ben.post(`/api/partners/${ann.id}/accept`)).status).toBe(200)
  expect([await partnersOf(ann), await partnersOf(ben)]).toEqual([[[ben.id, 'active']], [[ann.id, 'active']]])
  expect([await relation(ann, ben), await relation(ben, ann)]).toEqual(['partner', 'partner'])
})

test('who is asked, and who was accepted, reads the name of the other', async () => {
  const { ann, ben } = await twoFriends()
  await ask(ann, ben)
  await ben.post(`/api/partners/${ann.id}/accept`)
  const saidTo = async (person: TestPerson) =>
    (await inboxOf(person)).items
      .filter(({ event }) => event.startsWith('partner_'))
      .map(({ event, body }) => [event, body])
  expect(await saidTo(ben)).toEqual([
    ['partner_request', `${ann.profile.name} would like you to be their accountability partner.`],
  ])
  expect(await saidTo(ann)).toEqual([
    ['partner_accepted', `${ben.profile.name} is your accountability partner now.`],
  ])
})

test('two who ask each other are partners, also at once, and each is told of the other once', async () => {
  const { ann, ben } = await twoFriends()
  const answers = await Promise.all([ask(ann, ben), ask(ben, ann)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect([await partnersOf(ann), await partnersOf(ben)]).toEqual([[[ben.id, 'active']], [[ann.id, 'active']]])
  await ann.delete(`/api/partners/${ben.id}`)
  await ask(ann, ben)
  await ann.delete(`/api/partners/${ben.id}`)
  await ask(ann, ben)
  const { items } = await read(NotificationPage, ben.get('/api/notifications'))
  const events = items.map(({ event }) => event).filter((event) => event.startsWith('partner_'))
  expect(events.filter((event) => event === 'partner_request').length).toBeLessThanOrEqual(1)
})

test('only of friends and only who was asked can answer; a decline is not told', async () => {
  const { ann, ben } = await twoFriends()
  const stranger = await server.signUp()
  expect((await ask(ann, stranger)).status).toBe(404)
  expect((await ask(ann, ann)).status).toBe(404)
  expect((await ann.post('/api/partners', { user_id: 'ben' })).status).toBe(400)
  expect((await ben.post(`/api/partners/${ann.id}/accept`)).status).toBe(404)
  await ask(ann, ben)
  expect((await ann.post(`/api/partners/${ben.id}/accept`)).status).toBe(404)
  expect((await ann.post(`/api/partners/${ben.id}/decline`)).status).toBe(404)
  expect((await ben.post(`/api/partners/${ann.id}/decline`)).status).toBe(204)
  expect([await partnersOf(ann), await partnersOf(ben)]).toEqual([[], []])
  const { items } = await read(NotificationPage, ann.get('/api/notifications'))
  expect(items.filter(({ event }) => event.startsWith('partner_'))).toEqual([])
})

test.each(['DELETE a friend', 'block'] as const)('%s ends the partnership on both sides', async (how) => {
  const { ann, ben } = await twoFriends()
  await ask(ann, ben)
  await ben.post(`/api/partners/${ann.id}/accept`)
  if (how === 'block') await ben.put(`/api/blocks/${ann.id}`)
  else await ann.delete(`/api/friends/${ben.id}`)
  expect([await partnersOf(ann), await partnersOf(ben)]).toEqual([[], []])
  expect((await ann.delete(`/api/partners/${ben.id}`)).status).toBe(404)
})

test('one partner is who witnesses by default, until the partnership ends', async () => {
  const { ann, ben } = await twoFriends()
  const cat = await server.signUp()
  await becomePartners(ann, cat)
  const setDefault = (person: TestPerson | null) =>
    ann.put('/api/partners/default', { user_id: person?.id ?? null })
  const defaults = async () =>
    (await read(PartnerPage, ann.get('/api/partners'))).items
      .filter(({ is_default }) => is_default)
      .map(({ user_id }) => user_id)
  expect((await setDefault(ben)).status).toBe(400)
  await ask(ann, ben)
  expect((await setDefault(ben)).status).toBe(400)
  await ben.post(`/api/partners/${ann.id}/accept`)
  expect((await setDefault(cat)).status).toBe(204)
  expect((await setDefault(ben)).status).toBe(204)
  expect(await defaults()).toEqual([ben.id])
  await ben.delete(`/api/partners/${ann.id}`)
  expect(await defaults()).toEqual([])
  expect([(await setDefault(cat)).status, (await setDefault(null)).status]).toEqual([204, 204])
  expect(await defaults()).toEqual([])
})

test('twenty partners are the most, whoever asks, and the list pages', async () => {
  const ann = await server.signUp()
  for (let number = 0; number < 20; number += 1) await becomePartners(ann, await server.signUp())
  const one = await server.signUp()
  await befriend(ann, one)
  const full = [409, expect.objectContaining({ message: 'You have 20 partners, the most there can be' })]
  expect(await statusAndBody(ask(ann, one))).toEqual(full)
  expect((await ask(one, ann)).status).toBe(201)
  expect(await statusAndBody(ann.post(`/api/partners/${one.id}/accept`))).toEqual(full)
  expect(await statusAndBody(ask(ann, one))).toEqual(full)
  const page = await read(PartnerPage, ann.get('/api/partners?limit=15'))
  const rest = await read(PartnerPage, ann.get(`/api/partners?limit=15&cursor=${page.next_cursor}`))
  expect([page.items.length, rest.items.length, rest.next_cursor]).toEqual([15, 6, null])
  expect((await ann.get('/api/partners?cursor=x')).status).toBe(400)
})

test('who leaves is nobody’s partner any more, and no task names them', async () => {
  const { ann, ben } = await twoFriends()
  await ask(ann, ben)
  await ben.post(`/api/partners/${ann.id}/accept`)
  expect((await ben.delete('/api/account?now=true')).status).toBe(204)
  await server.deps.due.idle('forget_partner')
  expect(await partnersOf(ann)).toEqual([])
  const left = 'select from partners where user_id = $1'
  expect(await server.db.query(left, [ann.id])).toEqual([])
})
