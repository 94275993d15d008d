import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, SessionShape, statusAndBody } from '#server/testing/auth.ts'

const HOUR = 3600
const EXPIRED = [400, { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' }]

async function withLimits(settings: { SESSION_TIMEBOX?: number; SESSION_INACTIVITY?: number }) {
  const server = await startTestServer({ settings })
  afterAll(server.close)
  const auth = authCalls(server.app)
  const refresh = async (token: string) =>
    SessionShape.parse((await statusAndBody(auth.refresh(token)))[1]).refresh_token
  return { ...server, auth, refresh }
}

test('without limits a session lasts for as long as it is refreshed, however seldom', async () => {
  const { signUp, refresh, wait } = await withLimits({})
  const { refreshToken } = await signUp()
  wait(300 * 24 * HOUR)
  expect(await refresh(refreshToken)).not.toBe(refreshToken)
})

test('a session with a time box ends then, also in use, and the next sign-in begins another', async () => {
  const { signUp, auth, refresh, wait } = await withLimits({ SESSION_TIMEBOX: 2 * HOUR })
  const { refreshToken, email, password, token } = await signUp()
  wait(HOUR)
  const second = await refresh(refreshToken)
  wait(HOUR)
  const third = await refresh(second)
  wait(0.001)
  expect(await statusAndBody(auth.refresh(third))).toEqual(EXPIRED)
  expect(await statusAndBody(auth.refresh(third))).toMatchObject([400, { code: 'refresh_token_not_found' }])
  expect((await auth.get('/user', token)).status).toBe(403)
  const again = SessionShape.parse((await statusAndBody(auth.signIn(email, password)))[1])
  expect(await refresh(again.refresh_token)).toBeTruthy()
})

test('a session that is not refreshed for too long ends', async () => {
  const { signUp, auth, refresh, wait } = await withLimits({ SESSION_INACTIVITY: 2 * HOUR })
  const { refreshToken } = await signUp()
  wait(2 * HOUR)
  const second = await refresh(refreshToken)
  wait(2 * HOUR)
  const third = await refresh(second)
  wait(2 * HOUR + 0.001)
  expect(await statusAndBody(auth.refresh(third))).toEqual(EXPIRED)
})
