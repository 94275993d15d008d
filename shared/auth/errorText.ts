import { AppError } from '#shared/errors.ts'

/** The error catalogue of the specification, section 8: what the server said → the sentence that people read. */

export type OAuthProvider = 'google' | 'github'

/** Our own addition: the catalogue has no sentence for a server that does not answer at all. */
export const UNREACHABLE =
  'The server cannot be reached. Check your connection and try again: what you typed is still here.'

const NO_ACCOUNT =
  'No account found with this email address. Please check your email or create a new account.'

const SIGN_IN: readonly [said: RegExp, sentence: string][] = [
  [/invalid login credentials/i, 'Invalid email or password. Please check your credentials and try again.'],
  [
    /email not confirmed/i,
    'Please verify your email address before signing in. Check your inbox for a verification link.',
  ],
  [/too many requests/i, 'Too many login attempts. Please wait a moment before trying again.'],
  [/user not found|invalid user/i, NO_ACCOUNT],
  [/(invalid|wrong) password/i, 'Incorrect password. Please try again or reset your password.'],
  [/rate limit/i, 'Too many attempts. Please wait a few minutes before trying again.'],
]

/** A failed sign-in with e-mail and password. `error` is whatever was thrown. */
export function signInErrorText(error: unknown): string {
  const said = saidBy(error)
  if (said === null) return 'An unexpected error occurred. Please try again.'
  if (isUnreachable(error)) return UNREACHABLE
  return SIGN_IN.find(([pattern]) => pattern.test(said))?.[1] ?? (said || 'Invalid email or password')
}

/** A failed sign-up. */
export function signUpErrorText(error: unknown): string {
  const said = saidBy(error)
  if (said === null) return 'An unexpected error occurred during signup'
  return isUnreachable(error) ? UNREACHABLE : said || 'Failed to create account'
}

/** A reset mail that could not be sent. */
export function resetErrorText(error: unknown): string {
  const said = saidBy(error) ?? ''
  if (isUnreachable(error)) return UNREACHABLE
  if (/rate limit/i.test(said))
    return 'Email rate limit exceeded. Please wait a few minutes before requesting another reset email.'
  if (/user not found/i.test(said)) return NO_ACCOUNT
  return (
    said ||
    'Unable to send password reset email at this time. Please try again later or contact support if the problem persists.'
  )
}

/** A provider's sign-in or sign-up that could not begin. */
export function oauthErrorText(
  error: unknown,
  provider: OAuthProvider,
  purpose: 'sign in' | 'sign up',
): string {
  if (saidBy(error) === null) return `Unexpected error during ${PROVIDERS[provider]} sign-in`
  return isUnreachable(error) ? UNREACHABLE : `Failed to ${purpose} with ${PROVIDERS[provider]}`
}

/** The providers' names as they are written. */
export const PROVIDERS = { google: 'Google', github: 'GitHub' } as const

/** The query of the callback's address. */
export type CallbackQuery = { code?: string; error?: string; error_description?: string }

/** What the callback's address says against going on; null: it carries a code to exchange. */
export function callbackRefusal({ code, error, error_description }: CallbackQuery): string | null {
  if (error_description) return error_description
  if (error) return `Authentication failed: ${error}`
  return code ? null : 'No authorization code received from OAuth provider'
}

/** A code that could not be exchanged for a session. */
export function callbackErrorText(error: unknown): string {
  if (error instanceof Error && error.name === 'AuthInvalidTokenResponseError')
    return 'Authentication completed but no user session was created'
  const said = isFromElsewhere(error) ? FROM_ELSEWHERE : saidBy(error)
  if (said === null) return 'An unexpected error occurred during authentication'
  return isUnreachable(error) ? UNREACHABLE : `Failed to complete authentication: ${said}`
}

/** A code of a reset mail that let nobody in. Our own addition: the catalogue has no sentences for it. */
export function resetLinkErrorText(error: unknown): string {
  if (isFromElsewhere(error))
    return 'Please open the link in the browser in which you asked for it, or ask for another one here.'
  return isUnreachable(error)
    ? UNREACHABLE
    : 'This link was used already or is too old. Ask for another one here.'
}

const FROM_ELSEWHERE = 'it was begun in another browser. Please sign in here.'

/** The client's own sentence for it speaks to programmers. */
function isFromElsewhere(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthPKCECodeVerifierMissingError'
}

/** Whether no answer came at all, or one that says to come back later. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthRetryableFetchError'
}

/** Whether the server wants to know first that it is still the owner who sits there, in either shape of its errors. */
export function needsProof(error: unknown): boolean {
  const said =
    error instanceof AppError ? (error.details as { reason?: unknown } | undefined)?.reason : codeOf(error)
  return said === 'reauthentication_needed'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

/**
 * The text of an error that the auth client reports; null for anything that was not expected. An answer without a text
 * says nothing: the client would show its JSON.
 */
function saidBy(error: unknown): string | null {
  if (!(error instanceof Error && /^Auth|^CustomAuth/.test(error.name))) return null
  return error.message.startsWith('{') ? '' : error.message
}
