import { isAddress, type Reach, reachOf } from './addressReach.ts'
import { type AllowedHost, hostOf } from './allowedHosts.ts'
import { isNameOfNetwork, type Resolve } from './resolveHost.ts'

/** A URL that may be called, with the addresses that it was checked for: the connection goes to one of these. */
export type CheckedTarget = { url: URL; addresses: readonly string[] }

/** Why a URL is not called. */
export type TargetRefusal = 'address not allowed' | 'no such host'

/** Which hosts may be called although they are private. In development this machine may be one of them. */
export type OutboundRules = { allowed: readonly AllowedHost[]; isDevelopment: boolean }

/**
 * Checks where a URL leads (docs/rules/push.md, Outbound requests): http or https without userinfo, to a host all of whose
 * addresses are public or allowed.
 *
 * @param text as a person or a redirect gave it, absolute
 */
export async function checkTarget(
  rules: OutboundRules,
  resolve: Resolve,
  text: string,
): Promise<CheckedTarget | { refusal: TargetRefusal }> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return NOT_ALLOWED
  const host = hostOf(url)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const isNamed = isListed(rules.allowed, host, port)
  const isOfNetwork = !isAddress(host) && isNameOfNetwork(host)
  if (isOfNetwork && !isNamed && !rules.allowed.some((entry) => entry.port === port)) return NOT_ALLOWED
  const addresses = isAddress(host) ? [host] : await resolve(host, isNamed || isOfNetwork).catch(() => [])
  if (addresses.length === 0) return { refusal: 'no such host' }
  const isOpen = (address: string) =>
    isReachable(reachOf(address), isNamed || isListed(rules.allowed, address, port), rules.isDevelopment)
  return addresses.every(isOpen) ? { url, addresses } : NOT_ALLOWED
}

const NOT_ALLOWED = { refusal: 'address not allowed' } as const

function isListed(allowed: readonly AllowedHost[], host: string, port: number): boolean {
  return allowed.some((entry) => entry.host === host && entry.port === port)
}

/** An allowed name that leads to this machine in production is refused like any other. */
function isReachable(reach: Reach, isAllowed: boolean, isDevelopment: boolean): boolean {
  if (reach === 'public') return true
  return isAllowed && (reach === 'private' || (reach === 'local' && isDevelopment))
}
