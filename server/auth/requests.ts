import type { Context } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { clientAddressFinder, networkOf } from '#server/http/address.ts'
import { createLimits, type Limit } from '#server/http/limits.ts'
import { AuthError } from './errors.ts'
import { ownTarget } from './redirects.ts'
import type { Device } from './device.ts'

export type Requests = ReturnType<typeof createRequests>

/** What the routes ask of a request beside its body: where it comes from, where it leads, and whether it is too many. */
export function createRequests(deps: Pick<Deps, 'db' | 'settings' | 'vault' | 'log'>) {
  const { settings } = deps
  const limits = createLimits(deps)
  const addressOf = clientAddressFinder(settings)

  /** @throws AuthError 429 when this address has asked too often */
  async function limit(c: Context, name: Limit) {
    const seconds = await limits.take(name, networkOf(addressOf(c)))
    if (seconds !== null) throw tooMany(seconds)
  }

  /**
   * Counts a mail. By the address as it was typed, so that the refusal says nothing about accounts.
   *
   * @throws AuthError 429 when a mail of this kind went there a minute ago, or this sender caused too many
   */
  async function limitMail(c: Context, kind: string, email: string) {
    const seconds =
      (await limits.take('mailTo', `${kind}:${email}`)) ??
      (await limits.take('mails', networkOf(addressOf(c))))
    if (seconds === null) return
    const message = `Email rate limit exceeded. For security purposes, you can only request this after ${seconds} seconds.`
    throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: seconds })
  }

  /** Lets a password, or a code from a mail, be tried; after many wrong ones for an account each further try has to wait its turn. */
  async function tryPassword<T>(email: string, attempt: () => Promise<T>): Promise<T> {
    const wrong = await limits.used('wrongPasswords', email)
    if (wrong === 'all') {
      const seconds = await limits.take('slowTries', email)
      if (seconds !== null) throw tooMany(seconds)
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

  const device = (c: Context): Device => ({
    ip: addressOf(c),
    userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
  })

  /** Where a flow leads back to. */
  const target = (c: Context) =>
    ownTarget([c.req.query('redirect_to'), c.req.header('redirect_to'), c.req.header('referer')], settings)

  return { limit, limitMail, tryPassword, device, target }
}

const WRONG = ['invalid_credentials', 'reauthentication_not_valid']

const tooMany = (seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: seconds })
