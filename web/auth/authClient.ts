import { AuthApiError, AuthRetryableFetchError, GoTrueClient } from '@supabase/auth-js'
import type { OAuthProvider } from '#shared/auth/errorText.ts'
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
    // Each mail and each provider's sign-in has its own verifier, so that a later one does not invalidate an earlier link.
    experimental: { appendPkceFlowIdToRedirects: true },
  })
}

/**
 * Leaves the page for a provider. The server is asked first for the provider's address, since a refusal in place of a
 * page could not be explained.
 *
 * @throws AuthError
 */
export async function leaveForProvider(
  client: GoTrueClient,
  provider: OAuthProvider,
  redirectTo: string,
): Promise<void> {
  const queryParams = QUERIES[provider]
  const options = { redirectTo, queryParams, skipBrowserRedirect: true }
  const { data, error } = await client.signInWithOAuth({ provider, options })
  if (error) throw error
  const answer = await fetch(data.url, { headers: { accept: 'application/json' } }).catch(() => null)
  if (!answer || [502, 503, 504].includes(answer.status))
    throw new AuthRetryableFetchError('No answer', answer?.status ?? 0)
  if (!answer.ok) throw new AuthApiError('Refused', answer.status, undefined)
  const { url } = (await answer.json()) as { url: string }
  location.assign(url)
}

/** Parameters of a provider beyond the usual ones (docs/rules.md, Accounts). */
const QUERIES = { google: { access_type: 'offline', prompt: 'consent' }, github: {} }
