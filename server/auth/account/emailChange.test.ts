import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'
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
