import { useEffect, useState } from 'react'
import type { OAuthProvider } from '#shared/auth/errorText.ts'

/** Which providers the server has set up (`GET /auth/v1/settings`). */
type AuthSettings = { external: Record<OAuthProvider, boolean> }

/** The server's sign-in settings; null while they are not known, and then everything is offered. */
export function useAuthSettings(): AuthSettings | null {
  const [settings, setSettings] = useState<AuthSettings | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readSettings(leaving.signal).then(setSettings, () => {}) // without settings all providers are offered
    return () => leaving.abort()
  }, [])
  return settings
}

/** Read by hand: a visitor's pages would load the library for schemas for these two answers alone. */
async function readSettings(signal: AbortSignal): Promise<AuthSettings | null> {
  const response = await fetch('/auth/v1/settings', { signal })
  const { external } = (await response.json()) as { external?: Partial<AuthSettings['external']> }
  const { google, github } = external ?? {}
  return typeof google === 'boolean' && typeof github === 'boolean' ? { external: { google, github } } : null
}
