import { BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Settings } from '#server/settings.ts'

/**
 * Finds the address that a request comes from, as rate limits and the list of sessions use it.
 *
 * `X-Forwarded-For` is believed only as far as it was written by TRUSTED_PROXIES: anybody may send one.
 */
export function clientAddressFinder({ TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'>) {
  const trusted = trustedAddresses(TRUSTED_PROXIES)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return function clientAddress(c: Context): string {
    const bindings = c.env as Partial<HttpBindings> | undefined
    const socket = plain(bindings?.incoming?.socket?.remoteAddress ?? 'unknown')
    if (!isTrusted(socket)) return socket
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    return hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? socket
  }
}

/**
 * The part of an address that one subscriber holds: all of an IPv4 address, the first 64 bits of an IPv6 one, of
 * which they have as many as they like.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const groupsOf = (text = '') => text.split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 8 - groupsOf(before).length - groupsOf(after).length
  const groups = [...groupsOf(before), ...Array<string>(Math.max(0, missing)).fill('0'), ...groupsOf(after)]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function trustedAddresses(list = ''): BlockList {
  const addresses = new BlockList()
  for (const entry of list.split(',').map((text) => text.trim())) {
    const [address = '', bits] = entry.split('/')
    if (isIP(address) === 0) continue
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) addresses.addAddress(address, family)
    else addresses.addSubnet(address, Number(bits), family)
  }
  return addresses
}

/** A socket that takes both families shows IPv4 addresses inside IPv6 ones. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
