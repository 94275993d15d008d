import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { limitedAddress, networkOf } from '#server/kit/http/address.ts'
import type { Limit, Limits } from '#server/kit/http/limits.ts'
import { AuthError } from './errors.ts'
import type { Requester } from './requester.ts'

type World = Pick<Deps, 'settings' | 'log' | 'limits'>

/**
 * Counts a request of a network.
 *
 * @param key whom it counts against in place of the network
 * @throws AuthError 429 when it is one too many
 */
export async function limitRequests(
  deps: World,
  c: Context,
  limit: Limit,
  key = networkOf(limitedAddress(deps, c)),
): Promise<void> {
  const seconds = await deps.limits.take(limit, key)
  if (seconds !== null) throw tooManyRequests(seconds)
}

/**
 * Counts a mail: for its recipient and who asks for it, for its recipient in all, and for the network that asks. The
 * recipient is the address as it was typed, so that the refusal does not show whether it has an account.
 *
 * @throws AuthError 429 when it is one too many
 */
export async function limitMails(deps: World, kind: string, requester: Requester): Promise<void> {
  const limits = deps.limits
  const recipient = mailboxOf(requester.email)
  const from = requester.device ?? requester.site
  const seconds =
    (await limits.take('mailsOfKind', `${kind}:${recipient}:${from}`)) ??
    (await limits.take('mailsFromOne', `${recipient}:${from}`)) ??
    (await limits.take('mailsToOne', `${recipient}:${kindOfDevice(requester)}`)) ??
    (await limits.take('mails', requester.site))
  if (seconds === null) return
  const message = `Email rate limit exceeded. For security purposes, you can only request this after ${seconds} seconds.`
  throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: seconds })
}

/** `ann+news@example.com` is read by `ann@example.com`. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*@/, '@')

/**
 * Runs an attempt with a password or a mailed code. It is counted as a wrong one beforehand and given back when it was not,
 * so that tries at the same time are no more than tries one after the other.
 *
 * @throws AuthError 429 after too many wrong ones
 */
export async function limitPasswordTries<T>(
  deps: World,
  requester: Requester,
  attempt: () => Promise<T>,
): Promise<T> {
  const giveBack = await reserveTry(deps.limits, requester)
  try {
    const result = await attempt()
    await giveBack()
    return result
  } catch (error) {
    if (!(error instanceof AuthError && WRONG.includes(error.code))) await giveBack()
    throw error
  }
}

const WRONG = ['invalid_credentials', 'reauthentication_not_valid']

/** Counts for the account and who tries, and for the account in all: there many wrong ones slow down but do not shut. */
async function reserveTry(limits: Limits, requester: Requester): Promise<() => Promise<unknown>> {
  const { email, device, network } = requester
  const one = await limits.reserve('wrongPasswords', `${email}:${device ?? network}`)
  if ('seconds' in one) throw tooManyRequests(one.seconds)
  const everybody = `${email}:${kindOfDevice(requester)}`
  const all = await limits.reserve('wrongPasswordsInAll', everybody)
  if ('giveBack' in all) return () => Promise.all([one.giveBack(), all.giveBack()])
  const seconds = await limits.take('slowTries', everybody)
  if (seconds === null) return one.giveBack
  await one.giveBack()
  throw tooManyRequests(seconds)
}

/** The account's own devices share a count that nobody else can use up. */
const kindOfDevice = ({ device }: Requester) => (device === null ? 'unknown' : 'known')

const tooManyRequests = (seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: seconds })
