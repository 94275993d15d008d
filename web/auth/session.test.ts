import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { signInForTest } from '#web/testing/signIn.ts'
import {
  accessToken,
  currentSession,
  howItEnded,
  onSessionChange,
  signOut,
  takeKeptSession,
  tokenInsteadOf,
} from './session.ts'

/** Answers the calls of the client library, and how many renewals it asked for. */
let answer: () => Response | Promise<Response>
let renewals: number
let stopFollowing = () => {}
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-02T09:00:00Z') })
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('navigator', { onLine: true })
  // The client library keeps sessions in local storage only where there is a window.
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  renewals = 0
  answer = () => Response.json(renewed('new'))
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('grant_type=refresh_token')) renewals += 1
    return answer()
  })
})
afterEach(() => {
  stopFollowing()
  localStorage.clear()
  takeKeptSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a visitor has no token', async () => {
  signInForTest('ada')
  localStorage.removeItem(SESSION_KEY)
  takeKeptSession()
  expect(currentSession()).toBeNull()
  await expect(accessToken()).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(tokenInsteadOf('old')).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a token that is good for longer than a minute and a half is used as it is', async () => {
  signInForTest('ada')
  vi.advanceTimersByTime(58 * MINUTE)
  expect(await accessToken()).toBe('a token')
  expect(renewals).toBe(0)
})

test('a token that is about to end is renewed first, once for all that wait for it', async () => {
  signInForTest('ada')
  vi.advanceTimersByTime(59 * MINUTE)
  const followed: unknown[] = []
  stopFollowing = onSessionChange(() => followed.push(currentSession()?.access_token))
  expect(await Promise.all([accessToken(), accessToken()])).toEqual(['new', 'new'])
  expect(renewals).toBe(1)
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({ access_token: 'new' })
  expect(followed).toEqual(['new'])
})

test('a token that the server refused is renewed, unless another one is there already', async () => {
  signInForTest('ada')
  expect(await tokenInsteadOf('an older token')).toBe('a token')
  expect(renewals).toBe(0)
  expect(await tokenInsteadOf('a token')).toBe('new')
  expect(renewals).toBe(1)
})

test('a session that the server no longer honours ends here too', async () => {
  signInForTest('ada')
  answer = () => Response.json({ code: 'refresh_token_not_found', msg: 'Gone' }, { status: 400 })
  await expect(tokenInsteadOf('a token')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect([currentSession(), howItEnded(), localStorage.getItem(SESSION_KEY)]).toEqual([null, 'expired', null])
})

test('without a network a renewal fails at once and the person stays signed in', async () => {
  signInForTest('ada')
  vi.advanceTimersByTime(90 * MINUTE)
  vi.stubGlobal('navigator', { onLine: false })
  const outOfReach = { code: 'unavailable', details: { cause: 'network' } }
  await expect(accessToken()).rejects.toMatchObject(outOfReach)
  expect(renewals).toBe(0)
  expect(currentSession()?.access_token).toBe('a token')
})

test('what is signed in or out in another tab is so here', () => {
  signInForTest('ada')
  localStorage.setItem(SESSION_KEY, JSON.stringify(renewed('elsewhere')))
  takeKeptSession()
  expect([currentSession()?.access_token, howItEnded()]).toEqual(['elsewhere', null])
  localStorage.removeItem(SESSION_KEY)
  takeKeptSession()
  expect([currentSession(), howItEnded()]).toEqual([null, 'signed-out'])
})

test.each(['{', 'null', '{"access_token":"a"}', '{"access_token":"a","refresh_token":"b","user":{}}'])(
  'a storage that holds %s is that of a visitor',
  (kept) => {
    signInForTest('ada')
    localStorage.setItem(SESSION_KEY, kept)
    takeKeptSession()
    expect(currentSession()).toBeNull()
  },
)

test('a sign-out ends the session here also when the server cannot be told', async () => {
  signInForTest('ada')
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await signOut('local')
  expect([currentSession(), howItEnded(), localStorage.getItem(SESSION_KEY)]).toEqual([
    null,
    'signed-out',
    null,
  ])
})

/** A session as the server answers a renewal, good for an hour. */
function renewed(access_token: string) {
  return {
    access_token,
    refresh_token: 'another token',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1000) + 3_600,
    user: {
      id: 'ada',
      aud: 'authenticated',
      created_at: '2026-03-02T09:00:00Z',
      app_metadata: {},
      user_metadata: {},
    },
  }
}
