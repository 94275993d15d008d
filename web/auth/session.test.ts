import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { signInForTest } from '#web/testing/signIn.ts'
import {
  currentSession,
  endSession,
  howItEnded,
  onSessionChange,
  takeKeptSession,
  tokensOf,
  updateUser,
} from './session.ts'
import { ENDED_KEY } from './sessionsToEnd.ts'

/** Answers the calls of the client library, and how many renewals it asked for. */
let answer: () => Response | Promise<Response>
let renewals: number
let stopFollowing = () => {}
const ada = tokensOf('ada')
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
})

test('a visitor has no token', async () => {
  signInForTest('ada')
  localStorage.removeItem(SESSION_KEY)
  takeKeptSession()
  expect(currentSession()).toBeNull()
  await expect(ada.current()).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(ada.insteadOf('old')).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a token that is good for longer than a minute and a half is used as it is', async () => {
  signInForTest('ada')
  vi.advanceTimersByTime(58 * MINUTE)
  expect(await ada.current()).toBe('a token')
  expect(renewals).toBe(0)
})

test('a token that is about to end is renewed first, once for all that wait for it', async () => {
  signInForTest('ada')
  vi.advanceTimersByTime(59 * MINUTE)
  const followed: unknown[] = []
  stopFollowing = onSessionChange(() => followed.push(keptToken()))
  expect(await Promise.all([ada.current(), ada.current()])).toEqual(['new', 'new'])
  expect(renewals).toBe(1)
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({ access_token: 'new' })
  expect(followed).toEqual(['new'])
})

test('a token that the server refused is renewed, unless another one is there already', async () => {
  signInForTest('ada')
  expect(await ada.insteadOf('an older token')).toBe('a token')
  expect(renewals).toBe(0)
  expect(await ada.insteadOf('a token')).toBe('new')
  expect(renewals).toBe(1)
})

test('a session that the server no longer honours ends here too', async () => {
  signInForTest('ada')
  answer = () => Response.json({ code: 'refresh_token_not_found', msg: 'Gone' }, { status: 400 })
  await expect(ada.insteadOf('a token')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect([currentSession(), howItEnded(), localStorage.getItem(SESSION_KEY)]).toEqual([null, 'expired', null])
})

test('without a network a renewal fails at once and the person stays signed in', async () => {
  signInForTest('ada')
  vi.advanceTimersByTime(90 * MINUTE)
  vi.stubGlobal('navigator', { onLine: false })
  const outOfReach = { code: 'unavailable', details: { cause: 'network' } }
  await expect(ada.current()).rejects.toMatchObject(outOfReach)
  expect(renewals).toBe(0)
  expect(keptToken()).toBe('a token')
})

test('what is signed in or out in another tab is so here', async () => {
  signInForTest('ada')
  keep(renewed('elsewhere'))
  expect([await ada.current(), howItEnded()]).toEqual(['elsewhere', null])
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

test('tokens are of one account: while somebody else is signed in there are none, and nothing is renewed', async () => {
  signInForTest('ada')
  expect(await ada.current()).toBe('a token')
  vi.advanceTimersByTime(59 * MINUTE)
  keep(renewed("bob's", 'bob'))
  const missing = { code: 'unauthenticated' }
  await expect(ada.current()).rejects.toMatchObject(missing)
  await expect(ada.insteadOf('a token')).rejects.toMatchObject(missing)
  expect(renewals).toBe(0)
  expect(await tokensOf('bob').current()).toBe("bob's")
})

test.each<[end: string, answered: Response]>([
  ['succeeds', Response.json(renewed('new'))],
  ['is refused', Response.json({ code: 'refresh_token_not_found', msg: 'Gone' }, { status: 400 })],
])('a renewal that %s when somebody else has signed in meanwhile changes nothing', async (_end, answered) => {
  signInForTest('ada')
  answer = () => {
    keep(renewed("bob's", 'bob'))
    return answered
  }
  await expect(ada.insteadOf('a token')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect([keptToken(), currentSession()?.user.id]).toEqual(["bob's", 'bob'])
})

test('somebody who signs in while the client of the one before is loaded stays signed in', async () => {
  signInForTest('ada')
  answer = () => Response.json({ code: 'refresh_token_not_found', msg: 'Gone' }, { status: 400 })
  const token = ada.insteadOf('a token')
  keep(renewed("bob's", 'bob'))
  await expect(token).rejects.toMatchObject({ code: 'unauthenticated' })
  expect([keptToken(), currentSession()?.user.id]).toEqual(["bob's", 'bob'])
})

test.each<[what: string, meanwhile: () => void, left: string | undefined]>([
  ['somebody else has signed in', () => keep(renewed("bob's", 'bob')), "bob's"],
  ['the person has signed out', () => endSession('ada', 'global'), undefined],
])('a change of the account that is answered when %s begins no session', async (_what, meanwhile, left) => {
  signInForTest('ada')
  keep(renewed("ada's"))
  answer = () => {
    meanwhile()
    return Response.json(renewed("ada's").user)
  }
  await updateUser('ada', { data: { name: 'Ada' } })
  expect(keptToken()).toBe(left)
})

test('every request of the account client names its account', async () => {
  signInForTest('ada')
  const fetching = vi.spyOn(globalThis, 'fetch')
  await ada.insteadOf('a token')
  const headers = new Headers(fetching.mock.lastCall?.[1]?.headers)
  expect(headers.get('x-account')).toBe('ada')
})

test('a sign-out ends the session here at once and asks no server; what it takes to tell the server is kept', () => {
  signInForTest('ada')
  const fetching = vi.spyOn(globalThis, 'fetch')
  endSession('ada', 'local')
  expect([currentSession(), howItEnded(), keptToken()]).toEqual([null, 'signed-out', undefined])
  expect(fetching).not.toHaveBeenCalled()
  expect(JSON.parse(localStorage.getItem(ENDED_KEY) ?? '')).toEqual([
    { access_token: 'a token', refresh_token: expect.any(String), scope: 'local', at: Date.now() },
  ])
})

test('a sign-out ends the session of its own account alone', () => {
  signInForTest('ada')
  localStorage.setItem(SESSION_KEY, JSON.stringify(renewed("bob's", 'bob'))) // of which this tab has not heard yet
  endSession('ada', 'global')
  expect([keptToken(), currentSession()?.user.id]).toEqual(["bob's", 'bob'])
  expect(localStorage.getItem(ENDED_KEY)).toBeNull()
})

/** Writes a session as another tab does. */
function keep(session: object) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  takeKeptSession()
}

function keptToken(): string | undefined {
  return JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')?.access_token
}

/** A session as the server answers a renewal, good for an hour. */
function renewed(access_token: string, id = 'ada') {
  return {
    access_token,
    refresh_token: 'another token',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1000) + 3_600,
    user: {
      id,
      aud: 'authenticated',
      created_at: '2026-03-02T09:00:00Z',
      app_metadata: {},
      user_metadata: {},
    },
  }
}
