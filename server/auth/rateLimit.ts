import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { networkOf } from '#server/http/address.ts'
import { createLimits, type Limit, type Limits } from '#server/http/limits.ts'
import { AuthError } from './errors.ts'
import { clientAddress } from './requestContext.ts'

type World = Pick<Deps, 'db' | 'settings' | 'vault' | 'log'>

/** Counts a request of a network. @throws AuthError 429 when it is one too many */
export async function limitRequests(deps: World, c: Context, limit: Limit): Promise<void> {
  const seconds = await limitsOf(deps).take(limit, networkOf(clientAddress(deps, c)))
  if (seconds !== null) throw tooManyRequests(seconds)
}

/**
 * Counts a mail, by its recipient and by the network that asks for it. The recipient is the address as it was typed, so
 * that the refusal does not show whether it has an account.
 *
 * @throws AuthError 429 when a mail of this kind went there a minute ago, or this network caused too many
 */
export async function limitMails(deps: World, c: Context, kind: string, email: string): Promise<void> {
  const limits = limitsOf(deps)
  const seconds =
    (await limits.take('mailTo', `${kind}:${email}`)) ??
    (await limits.take('mails', networkOf(clientAddress(deps, c))))
  if (seconds === null) return
  const message = `Email rate limit exceeded. For security purposes, you can only request this after ${seconds} seconds.`
  throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: seconds })
}

/**
 * Runs an attempt with a password or a mailed code. After many wrong ones for an account each further try has to wait.
 *
 * @throws AuthError 429 when the wait is not over
 */
export async function limitPasswordTries<T>(
  deps: World,
  email: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const limits = limitsOf(deps)
  const wrong = await limits.used('wrongPasswords', email)
  if (wrong === 'all') {
    const seconds = await limits.take('slowTries', email)
    if (seconds !== null) throw tooManyRequests(seconds)
  }
  try {
    const result = await attempt()
    if (wrong !== 'nothing') await limits.reset('wrongPasswords', email)
    return result
  } catch (error) {
    if (error instanceof AuthError && WRONG.includes(error.code)) await limits.take('wrongPasswords', email)
    throw error
  }
}

const WRONG = ['invalid_credentials', 'reauthentication_not_valid']

const tooManyRequests = (seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: seconds })

function limitsOf(deps: World): Limits {
  const limits = limitsByApp.get(deps) ?? createLimits(deps)
  limitsByApp.set(deps, limits)
  return limits
}

/** The counters keep what is used up in memory, so they are made once per app. */
const limitsByApp = new WeakMap<World, Limits>()
