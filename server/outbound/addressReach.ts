/**
 * Where an IP address leads: to the internet, to a private network, to this machine or its own link, or to nothing that anybody
 * should call (documentation, benchmarks, multicast, broadcast, reserved, tunnels).
 */
export type Reach = 'public' | 'private' | 'local' | 'reserved'

/**
 * Where an IP address leads (docs/rules/push.md, Outbound requests). An address that carries another one (IPv4-mapped, NAT64) leads
 * where that one does.
 *
 * @param address as the resolver or a URL gives it, without brackets
 */
export function reachOf(address: string): Reach {
  const four = ipv4Of(address)
  if (four !== null) return reachOfIpv4(four)
  const groups = groupsOf(address)
  return groups ? reachOfIpv6(groups) : 'reserved'
}

/** Whether a host is an IP address. @param host that of a URL, without brackets */
export function isAddress(host: string): boolean {
  return ipv4Of(host) !== null || groupsOf(host) !== null
}

/** The networks of IPv4 that are not part of the internet (RFC 6890 and what it was extended by). */
const IPV4: readonly [string, number, Reach][] = [
  ['0.0.0.0', 8, 'reserved'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'private'], // of a provider, behind its NAT
  ['127.0.0.0', 8, 'local'],
  ['169.254.0.0', 16, 'local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'reserved'],
  ['192.0.2.0', 24, 'reserved'], // documentation
  ['192.88.99.0', 24, 'reserved'], // relays of 6to4
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'reserved'], // benchmarks
  ['198.51.100.0', 24, 'reserved'], // documentation
  ['203.0.113.0', 24, 'reserved'], // documentation
  ['224.0.0.0', 3, 'reserved'], // multicast, reserved and broadcast
]

function reachOfIpv4(address: number): Reach {
  const found = IPV4.find(([network, bits]) => (address ^ (ipv4Of(network) ?? 0)) >>> (32 - bits) === 0)
  return found?.[2] ?? 'public'
}

/** The internet is 2000::/3; within it these parts are for protocols, tunnels (Teredo, 6to4) and documentation. */
const IPV6: readonly [string, number, Reach][] = [
  ['::1', 128, 'local'],
  ['fe80::', 10, 'local'],
  ['fc00::', 7, 'private'],
  ['2001::', 23, 'reserved'], // protocols, Teredo among them
  ['2001:db8::', 32, 'reserved'], // documentation
  ['2002::', 16, 'reserved'], // 6to4
  ['3fff::', 20, 'reserved'], // documentation
  ['2000::', 3, 'public'],
]
/** Prefixes of 96 bits before an IPv4 address. */
const CARRYING = ['::ffff:0:0', '64:ff9b::'].map((prefix) => prefixOf(prefix, 96))

function reachOfIpv6(groups: readonly number[]): Reach {
  const bits = bitsOf(groups)
  if (CARRYING.some((prefix) => bits.startsWith(prefix)))
    return reachOfIpv4(Number.parseInt(bits.slice(96), 2))
  return IPV6.find(([network, length]) => bits.startsWith(prefixOf(network, length)))?.[2] ?? 'reserved'
}

function prefixOf(network: string, length: number): string {
  return bitsOf(groupsOf(network) ?? []).slice(0, length)
}

function bitsOf(groups: readonly number[]): string {
  return groups.map((group) => group.toString(2).padStart(16, '0')).join('')
}

/** The number of an IPv4 address in its usual spelling; URLs have brought the others into it. */
function ipv4Of(address: string): number | null {
  const parts = address
    .match(/^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/)
    ?.slice(1)
    .map(Number)
  if (!parts || parts.some((part) => part > 255)) return null
  return parts.reduce((sum, part) => sum * 256 + part, 0)
}

/** The eight groups of an IPv6 address; null when it is none. */
function groupsOf(address: string): number[] | null {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return null
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const parsed = (text = '') =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [first, last] = [parsed(before), parsed(after)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
