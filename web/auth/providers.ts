import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

/** What the server says about signing in, before anybody has (auth wire, endpoint 14). */
const AuthSettings = z.object({
  external: z.object({ google: z.boolean(), github: z.boolean() }),
  disable_signup: z.boolean(),
})
type AuthSettings = z.infer<typeof AuthSettings>

/** The server's sign-in settings; null while they are not known, and then everything is offered. */
export function useAuthSettings(): AuthSettings | null {
  const [settings, setSettings] = useState<AuthSettings | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readSettings(leaving.signal).then(setSettings, () => {}) // unknown is an answer that the buttons can live with
    return () => leaving.abort()
  }, [])
  return settings
}

async function readSettings(signal: AbortSignal): Promise<AuthSettings> {
  const response = await fetch('/auth/v1/settings', { signal })
  return AuthSettings.parse(await response.json())
}
