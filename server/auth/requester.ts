import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { limitedAddress, networkOf, siteOf } from '#server/kit/http/address.ts'
import { knownDevice } from './deviceCookie.ts'
import type { Claimant } from '#server/kit/queue/fairQueue.ts'

/** Who asks for something about an account, as limits and turns are counted. */
export type Requester = Claimant & {
  email: string
  /** All networks that one customer of a provider may hold; mails are counted by it. */
  site: string
  /** A device that signed in to this account before: it has counts of its own, which no stranger can use up. Else null. */
  device: string | null
}

/**
 * Who makes a request about an account.
 *
 * @param sessionId of the session that the request has shown, which proves the device by itself
 */
export function requesterOf(
  deps: Pick<Deps, 'settings' | 'vault' | 'log'>,
  c: Context,
  email: string,
  sessionId?: string,
): Requester {
  const address = limitedAddress(deps, c)
  const device = sessionId ? `session ${sessionId}` : knownDevice(c, deps, email)
  return {
    email,
    network: networkOf(address),
    site: siteOf(address),
    device,
    account: device ?? email,
    signal: c.req.raw.signal,
  }
}
