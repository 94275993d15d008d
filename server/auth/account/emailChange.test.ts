import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const followMailTo = async (address: string) =>
  server.app.request((await server.mailTo(address))?.links[0] ?? '')

test('other devices get an event when the address of the profile changes, and only then', async () => {
  const person = await server.signUp()
  const newEmail = `new.${person.email}`
  await auth.put('/user', { email: newEmail }, person.token)
  const events = await openEvents(server.app, person.token)
  await followMailTo(person.email)
  expect(await server.db.query('select from outbox where user_id = $1', [person.id])).toEqual([])
  await followMailTo(newEmail)
  const changes = [{ table: 'users', id: person.id, op: 'update' }]
  expect(await events.next()).toMatchObject({ event: 'change', data: { changes } })
  expect(await (await person.get('/api/profile')).json()).toMatchObject({ email: newEmail })
  await events.close()
})

test('one of the two links, followed twice, changes nothing', async () => {
  for (const side of ['old', 'new']) {
    const person = await server.signUp()
    const newEmail = `new.${person.email}`
    const { challenge } = createPkcePair() // a link with a challenge can be followed again
    await auth.put('/user', { email: newEmail, ...challenge }, person.token)
    const follow = () => followMailTo(side === 'old' ? person.email : newEmail)
    await follow()
    const again = new URL((await follow()).headers.get('location') ?? '')
    expect([side, again.searchParams.get('message')]).toEqual([side, expect.stringContaining('other email')])
    expect(await (await person.get('/api/profile')).json()).toMatchObject({ email: person.email })
  }
})

test('an address that another account got meanwhile stays with that account', async () => {
  const person = await server.signUp()
  const newEmail = `new.${person.email}`
  await auth.put('/user', { email: newEmail }, person.token)
  const [first, second] = await Promise.all(
    [person.email, newEmail].map(async (address) => (await server.mailTo(address))?.links[0] ?? ''),
  )
  await server.app.request(first ?? '')
  const owner = await server.signUp({ email: newEmail })
  const refused = new URL((await server.app.request(second ?? '')).headers.get('location') ?? '')
  expect(refused.searchParams.get('error_code')).toBe('email_exists')
  expect(await (await person.get('/api/profile')).json()).toMatchObject({ email: person.email })
  expect(await (await owner.get('/api/profile')).json()).toMatchObject({ email: newEmail })
})
