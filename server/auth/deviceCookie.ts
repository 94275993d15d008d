import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import { hostCookieAttributes, hostCookieName } from './hostCookie.ts'

type World = Pick<Deps, 'settings' | 'vault'>

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600

/**
 * The device that a request comes from, if it signed in to the account with this address before; else null.
 *
 * A cookie proves it. It opens nothing: its device has counts of its own for wrong passwords and mails, so that strangers who
 * use up theirs do not shut the owner out.
 */
export function knownDevice(c: Context, world: World, email: string): string | null {
  const value = getCookie(c, nameOf(world, email))
  const [device = '', proof = ''] = value?.split('.') ?? []
  return device !== '' && isSameToken(proof, proofOf(world, device, email)) ? device : null
}

/** Leaves the cookie on a device that has just shown a session of the account. */
export function rememberDevice(c: Context, world: World, email: string): void {
  if (knownDevice(c, world, email)) return
  const device = randomUUID()
  const attributes = { ...hostCookieAttributes(world), sameSite: 'Strict', maxAge: MAX_AGE_SECONDS } as const
  setCookie(c, nameOf(world, email), `${device}.${proofOf(world, device, email)}`, attributes)
}

/** One for each account that uses the browser. The name does not show whose. */
function nameOf(world: World, email: string): string {
  return hostCookieName(world, `device-${world.vault.derive('name of a device cookie', email).slice(0, 12)}`)
}

function proofOf({ vault }: World, device: string, email: string): string {
  return vault.derive('device of an account', `${device}:${email}`)
}
