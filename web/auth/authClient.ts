import { GoTrueClient } from '@supabase/auth-js'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'

/**
 * The official client against our own server. The verifier of the PKCE flow and the session live in local storage;
 * a code in the address is exchanged by its screen alone, once.
 */
export function createAuthClient(): GoTrueClient {
  return new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
  })
}
