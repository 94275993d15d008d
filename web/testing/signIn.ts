import { vi } from 'vitest'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { type Api, createApi } from '#web/kit/api.ts'
import { takeKeptSession } from '#web/auth/session.ts'

const kept = new Map<string, string>()
/** A local storage that lives as long as the test file. */
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
}

/** The calls of a person over the network, for a test. */
export function apiForTest(userId: string): Api {
  return createApi(userId, (path, request) => fetch(path, request))
}

/** Signs a person in, for a test that calls the API. @returns their id */
export function signInForTest(userId: string): string {
  vi.stubGlobal('localStorage', storage)
  const seconds = 3_600
  const session = {
    access_token: 'a token',
    refresh_token: crypto.randomUUID(), // the client library remembers which ones were refused
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: userId },
  }
  storage.setItem(SESSION_KEY, JSON.stringify(session))
  takeKeptSession()
  return userId
}
