import { BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { AppError } from '#shared/errors.ts'
import { NO_PROXY, type Settings } from '#server/settings.ts'

/**
 * The address that a request comes from, as the list of sessions and the budgets of callers use it.
 *
 * `X-Forwarded-For` is believed only as far as it was written by TRUSTED_PROXIES: anybody may send one. A proxy that the
 * setting does not name is reported when its first request comes, since everybody behind it counts as one.
 */
export function clientAddress(world: World, c: Context): string {
  return findSender(world, c).address
}

/**
 * The same for limits that would soon lock out all people behind a proxy that was not named.
 *
 * @throws AppError `unavailable` in production when this machine or its network forwards requests, and TRUSTED_PROXIES is unset
 */
export function limitedAddress(world: World, c: Context): string {
  const { address, isForwarded } = findSender(world, c)
  const { APP_ENV, TRUSTED_PROXIES } = world.settings
  if (isForwarded && APP_ENV === 'production' && TRUSTED_PROXIES === undefined && isIn(PRIVATE, address))
    throw new AppError('unavailable', PROXY_NOT_NAMED, { retry_after: 60 })
  return address
}

const PROXY_NOT_NAMED =
  'This site is not set up completely: its operator has to name its proxy in TRUSTED_PROXIES.'

type World = { settings: ProxySettings; log: Pick<Logger, 'warn'> }
type ProxySettings = Pick<Settings, 'TRUSTED_PROXIES' | 'APP_ENV'>
/** `isForwarded`: it names somebody else, and is not believed. */
type Sender = { address: string; isForwarded: boolean }

function findSender({ settings, log }: World, c: Context): Sender {
  const find = finders.get(settings) ?? createFinder(settings, log)
  finders.set(settings, find)
  return find(c)
}

/** The list of trusted proxies is parsed once per app. */
const finders = new WeakMap<ProxySettings, (c: Context) => Sender>()

function createFinder({ TRUSTED_PROXIES }: ProxySettings, log: World['log']): (c: Context) => Sender {
  const trusted = addressList(TRUSTED_PROXIES)
  let isReported = TRUSTED_PROXIES === NO_PROXY

  return (c) => {
    const bindings = c.env as Partial<HttpBindings> | undefined
    const socket = addressOf(bindings?.incoming?.socket?.remoteAddress ?? '') ?? 'unknown'
    const forwardedFor = c.req.header('x-forwarded-for')
    if (isIn(trusted, socket))
      return { address: furthestKnown(trusted, socket, forwardedFor ?? ''), isForwarded: false }
    const isForwarded = (forwardedFor ?? c.req.header('forwarded')) !== undefined
    if (isForwarded && !isReported) log.warn(isIn(PRIVATE, socket) ? { proxy: socket } : {}, UNKNOWN_PROXY)
    isReported ||= isForwarded
    return { address: socket, isForwarded }
  }
}

const UNKNOWN_PROXY =
  'A request names the address that it was forwarded for, but its sender is not in TRUSTED_PROXIES, so all people behind it ' +
  'count as one. Set TRUSTED_PROXIES to the address of your proxy, or to none when there is none.'

/** Goes from hop to hop as long as each was named by a trusted one, and ends before what is no address. */
function furthestKnown(trusted: BlockList, socket: string, header: string): string {
  let known = socket
  for (const hop of header.split(',').toReversed()) {
    const address = addressOf(hop.trim())
    if (!address) return known
    known = address
    if (!isIn(trusted, known)) return known
  }
  return known
}

/**
 * The part of an address that one subscriber holds: all of an IPv4 address, the first 64 bits of an IPv6 one, of
 * which they have as many as they like.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 64)
}

/** The most that one customer of a provider usually holds: all of an IPv4 address, the first 48 bits of an IPv6 one. */
export function siteOf(address: string): string {
  return prefixOf(address, 48)
}

function prefixOf(address: string, bits: number): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const groupsOf = (text = '') => text.split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 8 - groupsOf(before).length - groupsOf(after).length
  const groups = [...groupsOf(before), ...Array<string>(Math.max(0, missing)).fill('0'), ...groupsOf(after)]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`
}

/** Addresses and networks such as `10.0.0.0/8`, separated by commas. The settings have checked them. */
function addressList(text = ''): BlockList {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/')
    if (isIP(address) === 0) continue
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

/** This machine, and networks that are not part of the internet. */
const PRIVATE = addressList(
  '127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, 100.64.0.0/10, ::1, fc00::/7, fe80::/10',
)

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]` or `[::1]:80`; null when there is none. */
function addressOf(hop: string): string | null {
  const address =
    hop.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? hop.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1] ?? hop
  const withoutZone = address.replace(/%.*$/, '')
  return isIP(withoutZone) === 0 ? null : plain(withoutZone)
}

/** A socket that takes both families shows IPv4 addresses inside IPv6 ones. */
function plain(address: string): string {
  if (!isIPv6(address)) return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = canonical.match(/^::ffff:([0-9a-f]+):([0-9a-f]+)$/) ?? []
  if (high === undefined || low === undefined) return canonical
  const parts = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return parts.join('.')
}
