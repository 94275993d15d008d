import { beforeEach, expect, test, vi } from 'vitest'
import { signInForTest } from '#web/testing/signIn.ts'
import { endSession, tellEndedSessions } from './session.ts'
import { ENDED_KEY, endedSessions } from './sessionsToEnd.ts'

/** What the server was asked, with the token, and how it answers. */
let asked: string[]
let userId: string
let answer: (path: string, token: string | null) => Response | Error

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') })
  asked = []
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization')
    asked.push(`${path} ${token ?? ''}`.trim())
    const answered = answer(path, token)
    if (answered instanceof Error) throw answered
    return answered
  })
  userId = signInForTest(crypto.randomUUID())
  localStorage.removeItem(ENDED_KEY)
})

test('the server is told once', async () => {
  endSession(userId, 'local')
  await tellEndedSessions()
  await tellEndedSessions()
  expect(asked).toEqual(['/auth/v1/logout?scope=local Bearer a token'])
  expect(localStorage.getItem(ENDED_KEY)).toBeNull()
})

test.each<[what: string, failing: () => Response | Error]>([
  ['no answer came', () => new TypeError('Failed to fetch')],
  ['the server fails', () => new Response(null, { status: 503 })],
  ['there are too many calls', () => new Response(null, { status: 429 })],
])('while %s it is tried again, every minute', async (_what, failing) => {
  answer = failing
  endSession(userId, 'global')
  await tellEndedSessions()
  expect(endedSessions()).toHaveLength(1)
  answer = () => new Response(null, { status: 204 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  expect(endedSessions()).toEqual([])
})

test('a session whose token is over by then is renewed once more, to be ended', async () => {
  answer = (path, token) => {
    if (path.includes('token')) return Response.json({ access_token: 'new', refresh_token: 'newer' })
    return new Response(null, { status: token === 'Bearer new' ? 204 : 403 })
  }
  endSession(userId, 'global')
  await tellEndedSessions()
  expect(asked).toEqual([
    '/auth/v1/logout?scope=global Bearer a token',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/logout?scope=global Bearer new',
  ])
  expect(endedSessions()).toEqual([])
})

test('a session that the server has ended by itself is let go', async () => {
  answer = (path) => new Response('{}', { status: path.includes('token') ? 400 : 403 })
  endSession(userId, 'global')
  await tellEndedSessions()
  expect(endedSessions()).toEqual([])
})

test('after a day its tokens are let go, whether or not the server was told', async () => {
  answer = () => new TypeError('Failed to fetch')
  endSession(userId, 'global')
  await tellEndedSessions()
  await vi.advanceTimersByTimeAsync(25 * 60 * 60_000)
  expect(endedSessions()).toEqual([])
})
