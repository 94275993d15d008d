import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const isAdmitted = async (token: string) => (await server.deps.people.ofToken(token)) !== null

test('a session that ended on another server ends here within ten seconds', async () => {
  const { id, token } = await server.signUp()
  expect(await isAdmitted(token)).toBe(true)
  await server.db.query('delete from sessions where user_id = $1', [id])
  server.wait(9.999)
  expect(await isAdmitted(token)).toBe(true)
  server.wait(0.001)
  expect(await isAdmitted(token)).toBe(false)
})

test('a clock that is turned back hides no end of a session and makes no token last longer', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  expect([await isAdmitted(ann.token), await isAdmitted(ben.token)]).toEqual([true, true])
  await server.db.query('delete from sessions where user_id = $1', [ann.id])
  server.turnClock(-24 * 3600)
  server.wait(10)
  expect([await isAdmitted(ann.token), await isAdmitted(ben.token)]).toEqual([false, true])
  server.turnClock(24 * 3600)
})

test('forgetting a person takes effect at once, for this person only', async () => {
  const [one, other] = [await server.signUp(), await server.signUp()]
  expect([await isAdmitted(one.token), await isAdmitted(other.token)]).toEqual([true, true])
  await server.db.query('delete from sessions where user_id in ($1, $2)', [one.id, other.id])
  server.deps.people.forget(one.id)
  expect([await isAdmitted(one.token), await isAdmitted(other.token)]).toEqual([false, true])
})

test('a banned person is not admitted while the ban lasts', async () => {
  const { id, token } = await server.signUp()
  const tomorrow = new Date(server.deps.now().getTime() + 24 * 3_600_000)
  await server.db.query('update auth_users set banned_until = $2 where id = $1', [id, tomorrow])
  server.wait(10)
  expect(await isAdmitted(token)).toBe(false)
})

test('a session of a deleted account is not admitted', async () => {
  const { id, token } = await server.signUp()
  await server.db.query('delete from auth_users where id = $1', [id])
  server.wait(10)
  expect(await isAdmitted(token)).toBe(false)
})
