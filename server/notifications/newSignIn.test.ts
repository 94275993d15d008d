import { afterAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing.ts'
import { authCalls, SessionShape } from '#server/testing/auth.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import { withCookieJar } from '#server/testing/cookies.ts'
import { request } from '#server/testing/people.ts'

const server = await startTestServer()
const address = await server.listen()
afterAll(server.close)

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
type Person = Awaited<ReturnType<TestServer['signUp']>>

/** A browser of its own, with its cookies. @returns the inbox as it sees it after signing in */
function aBrowser(agent = FIREFOX) {
  const send = withCookieJar(fetch)
  return async ({ email, password }: Person) => {
    const call = request('POST', { email, password }, { 'user-agent': agent })
    const answer = await send(`${address}/auth/v1/token?grant_type=password`, call)
    const { access_token: token } = SessionShape.parse(await answer.json())
    const get = (path: string) =>
      fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
    return (await inboxOf({ get })).items.map(({ event, body }) => `${event}: ${body.split('.')[0]}`)
  }
}
const TOLD = 'new_sign_in: Firefox on Linux signed in to your account'

test('a device that is new to the account is told of once, more than a day after the account was made', async () => {
  const ann = await server.signUp()
  const [early, late] = [aBrowser(), aBrowser()]
  expect(await early(ann)).toEqual([])
  server.wait(86_400)
  expect(await aBrowser()(ann)).toEqual([]) // not later than a day
  server.wait(1)
  expect(await early(ann)).toEqual([]) // it is known
  expect(await late(ann)).toEqual([TOLD])
  expect(await late(ann)).toEqual([TOLD])
  expect(await aBrowser('curl/8')(ann)).toEqual([
    'new_sign_in: An unknown program on an unknown system signed in to your account',
    TOLD,
  ])
})

test('a wrong password and a refreshed session tell nothing', async () => {
  const ann = await server.signUp()
  server.wait(86_401)
  const auth = authCalls(server.app)
  expect((await auth.signIn(ann.email, 'wrong horse battery')).status).toBe(400)
  expect((await auth.refresh(ann.refreshToken)).status).toBe(200)
  const rows = await server.db.query('select 1 from notifications where user_id = $1', [ann.id])
  expect(rows).toEqual([])
})
