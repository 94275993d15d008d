import {
  AuthApiError,
  AuthRetryableFetchError,
  GoTrueClient,
  type Session,
  type SupportedStorage,
} from '@supabase/auth-js'
import { ACCOUNT_HEADER } from '#shared/auth/accountHeader.ts'
import type { OAuthProvider } from '#shared/auth/errorText.ts'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'

/**
 * The official client against our own server. The verifier of the PKCE flow and the session live in local storage;
 * a code in the address is exchanged by its screen alone, once.
 *
 * @param account it sees, refreshes and writes the session of this account alone, and each of its requests names it; null
 *   for a visitor who may become anybody
 */
export function createAuthClient(account: string | null): GoTrueClient {
  return new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: account !== null,
    ...(account !== null && { storage: storageOf(account), headers: { [ACCOUNT_HEADER]: account } }),
    // Each mail and each provider's sign-in has its own verifier, so that a later one does not invalidate an earlier link.
    experimental: { appendPkceFlowIdToRedirects: true },
  })
}

/** Local storage as one account may use it: the session of another is hidden, and neither replaced nor removed. */
function storageOf(account: string): SupportedStorage {
  const isOpen = (key: string) => key !== SESSION_KEY || ownerOf(localStorage.getItem(key)) === account
  return {
    getItem: (key) => (isOpen(key) ? localStorage.getItem(key) : null),
    setItem: (key, value) => {
      if (isOpen(key)) localStorage.setItem(key, value)
    },
    removeItem: (key) => {
      if (isOpen(key)) localStorage.removeItem(key)
    },
  }
}

function ownerOf(session: string | null): string | undefined {
  try {
    return (JSON.parse(session ?? 'null') as Session | null)?.user?.id
  } catch {
    return undefined
  }
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

/** Parameters of a provider beyond the usual ones (docs/rules/auth.md, Accounts). */
const QUERIES = { google: { access_type: 'offline', prompt: 'consent' }, github: {} }

/**
 * Confirms a sign-up with the password that it chose, and begins its session.
 *
 * @param token of the link in its mail
 * @throws AuthError
 */
export async function confirmWithPassword(
  client: GoTrueClient,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ type: 'signup', token_hash: token, password })
  const answer = await fetch('/auth/v1/verify', { method: 'POST', headers, body }).catch(() => null)
  if (!answer || answer.status >= 500) throw new AuthRetryableFetchError('No answer', answer?.status ?? 0)
  const said = (await answer.json()) as Session & { error_code: string; msg: string }
  if (!answer.ok) throw new AuthApiError(said.msg, answer.status, said.error_code)
  const { error } = await client.setSession(said)
  if (error) throw error
}
