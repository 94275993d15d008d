import { vi } from 'vitest'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { takeKeptSession } from '#web/auth/session.ts'

/** Signs somebody in for a test that calls the API: their session is in a local storage that lives as long as the test file. */
export function signInForTest(userId: string): string {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const inAnHour = 3_600
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: 'a token',
      refresh_token: 'another token',
      token_type: 'bearer',
      expires_in: inAnHour,
      expires_at: Math.floor(Date.now() / 1000) + inAnHour,
      user: { id: userId },
    }),
  )
  takeKeptSession()
  return userId
}
