import { AppError } from '#shared/errors.ts'

/** Maps errors of the auth client to the sentences shown on screen (docs/rules/auth.md, Accounts). */

export type OAuthProvider = 'google' | 'github'

/** For a server that does not answer at all. */
export const UNREACHABLE =
  'The server cannot be reached. Check your connection and try again: what you typed is still here.'

const NO_ACCOUNT =
  'No account found with this email address. Please check your email or create a new account.'

const SIGN_IN: readonly [pattern: RegExp, sentence: string][] = [
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

/** The sentence for a failed sign-in with email and password. @param error the value that was thrown */
export function signInErrorText(error: unknown): string {
  const message = messageOf(error)
  if (message === null) return 'An unexpected error occurred. Please try again.'
  if (isUnreachable(error)) return UNREACHABLE
  return SIGN_IN.find(([pattern]) => pattern.test(message))?.[1] ?? (message || 'Invalid email or password')
}

/** The sentence for a failed sign-up. */
export function signUpErrorText(error: unknown): string {
  const message = messageOf(error)
  if (message === null) return 'An unexpected error occurred during signup'
  return isUnreachable(error) ? UNREACHABLE : message || 'Failed to create account'
}

/** The sentence for a sign-up that could not be confirmed with its password. */
export function confirmErrorText(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE
  const message = messageOf(error)
  if (message === null) return 'An unexpected error occurred. Please try again.'
  if (/invalid login credentials/i.test(message))
    return 'This is not the password of the sign-up that this link belongs to. If you got more than one mail, open the link in the other one.'
  if (/rate limit/i.test(message)) return 'Too many attempts. Please wait a few minutes before trying again.'
  return /expired/i.test(message) ? SIGN_UP_LINK_OVER : message
}

/** For a sign-up's link that is not good any more. */
export const SIGN_UP_LINK_OVER =
  'This link was used already or is too old. Sign in, or sign up again for a new one.'

/** The sentence for a reset mail that could not be requested. */
export function resetErrorText(error: unknown): string {
  const message = messageOf(error) ?? ''
  if (isUnreachable(error)) return UNREACHABLE
  if (/rate limit/i.test(message))
    return 'Email rate limit exceeded. Please wait a few minutes before requesting another reset email.'
  if (/user not found/i.test(message)) return NO_ACCOUNT
  return (
    message ||
    'Unable to send password reset email at this time. Please try again later or contact support if the problem persists.'
  )
}

/** The sentence for a provider's sign-in or sign-up that could not be started. */
export function oauthErrorText(
  error: unknown,
  provider: OAuthProvider,
  purpose: 'sign in' | 'sign up',
): string {
  if (messageOf(error) === null) return `Unexpected error during ${PROVIDERS[provider]} sign-in`
  return isUnreachable(error) ? UNREACHABLE : `Failed to ${purpose} with ${PROVIDERS[provider]}`
}

/** Display names of the providers. */
export const PROVIDERS = { google: 'Google', github: 'GitHub' } as const

/** Query parameters of the callback page. */
export type CallbackQuery = { code?: string; error?: string; error_description?: string; message?: string }

/** After a link that confirmed an address, where the browser that signed up is another one. */
export const EMAIL_CONFIRMED = 'Your email is confirmed. Sign in to continue'

/** Whether the callback's query says that the address is confirmed and there is nothing to exchange. */
export function saysConfirmed({ code, error, message }: CallbackQuery): boolean {
  return !code && !error && message === EMAIL_CONFIRMED
}

/** The error that the callback's query reports, or null when it has a code to exchange. */
export function callbackRefusal({ code, error, error_description }: CallbackQuery): string | null {
  if (error_description) return error_description
  if (error) return `Authentication failed: ${error}`
  return code ? null : 'No authorization code received from OAuth provider'
}

/** The sentence for a code that could not be exchanged for a session. */
export function callbackErrorText(error: unknown): string {
  if (error instanceof Error && error.name === 'AuthInvalidTokenResponseError')
    return 'Authentication completed but no user session was created'
  const message = messageOf(error)
  if (message === null) return 'An unexpected error occurred during authentication'
  return isUnreachable(error) ? UNREACHABLE : `Failed to complete authentication: ${message}`
}

/** The sentence for a reset link whose code could not be exchanged for a session. */
export function resetLinkErrorText(error: unknown): string {
  if (isOtherBrowser(error))
    return 'Please open the link in the browser in which you asked for it, or ask for another one here.'
  return isUnreachable(error)
    ? UNREACHABLE
    : 'This link was used already or is too old. Ask for another one here.'
}

/**
 * Whether the PKCE verifier is missing, so the flow began in another browser. A provider leads back to the browser that
 * began, so the code is one of a link in a mail, which has confirmed the address.
 */
export function isOtherBrowser(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthPKCECodeVerifierMissingError'
}

/** Whether the server gave no answer, or one that asks to retry later. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthRetryableFetchError'
}

/** Whether the server requires step-up authentication first, in either of its error shapes. */
export function needsProof(error: unknown): boolean {
  const reason =
    error instanceof AppError ? (error.details as { reason?: unknown } | undefined)?.reason : codeOf(error)
  return reason === 'reauthentication_needed'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

/**
 * The message of an error that the auth client reports, or null for any other error. Empty when the answer had no message:
 * the client then puts the answer's JSON there.
 */
function messageOf(error: unknown): string | null {
  if (!(error instanceof Error && /^Auth|^CustomAuth/.test(error.name))) return null
  return error.message.startsWith('{') ? '' : error.message
}
