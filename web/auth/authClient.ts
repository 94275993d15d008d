import { GoTrueClient } from '@supabase/auth-js'

/** Where the session is kept on this device, in the client's own format. */
export const SESSION_KEY = 'goal-crusher.session'

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
