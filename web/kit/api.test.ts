import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { takeKeptSession } from '#web/auth/session.ts'
import { apiForTest, signInForTest } from '#web/testing/signIn.ts'

/** The requests that were made, and how they are answered. */
let requests: Record<string, string>[]
let answer: () => Response | Promise<Response>
let account: string
const ANY = z.unknown()

beforeEach(() => {
  requests = []
  answer = () => Response.json({})
  account = signInForTest(crypto.randomUUID())
  vi.stubGlobal('fetch', async (_path: string, { headers, signal }: RequestInit) => {
    requests.push(headers as Record<string, string>)
    const aborted = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    return Promise.race([answer(), aborted])
  })
})

test('each request names the account, carries its token, and says to which trace it belongs', async () => {
  const api = apiForTest(account)
  await api.get('/api/stats', ANY)
  await api.get('/api/stats', ANY)
  const traced = {
    'x-account': account,
    authorization: 'Bearer a token',
    'sentry-trace': expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{16}-1$/),
    baggage: expect.stringMatching(/^sentry-trace_id=[0-9a-f]{32},/),
  }
  expect(requests).toEqual([traced, traced])
  const spans = requests.map((headers) => headers['sentry-trace'])
  expect(new Set(spans).size).toBe(2)
  expect(new Set(spans.map((span) => span?.slice(0, 32))).size).toBe(1)
})

test('while somebody else is signed in no request is made', async () => {
  const api = apiForTest(account)
  signInForTest(crypto.randomUUID())
  await expect(api.post('/api/tasks', {}, ANY)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(requests).toEqual([])
})

test('a refused request is not made again with the token of somebody who has signed in meanwhile', async () => {
  answer = () => {
    signInAs('bob', "bob's token")
    return Response.json({ code: 'unauthenticated', message: 'Auth session missing!' }, { status: 401 })
  }
  const call = apiForTest(account).post('/api/tasks', { title: 'Dear diary' }, ANY)
  await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(requests).toHaveLength(1)
})

test('what has ended makes no call, and those under way end with it', async () => {
  const api = apiForTest(account)
  answer = () => new Promise(() => {})
  const underWay = api.post('/api/tasks', {}, ANY)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  api.end()
  await expect(underWay).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(api.get('/api/stats', ANY)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(api.send('/api/events', { signal: new AbortController().signal })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(requests).toHaveLength(1)
})

function signInAs(id: string, access_token: string) {
  const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...kept, access_token, user: { id } }))
  takeKeptSession()
}
