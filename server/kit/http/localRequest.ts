import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Headers by which a proxy says for whom it asks: the socket of such a request is the proxy's. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a program on this machine asked for this machine: a loopback socket, a loopback name, and no proxy between. A page
 * that another site serves is refused by the `Origin` and `Sec-Fetch-Site` that its browser sends; programs send neither.
 */
export function isLocalRequest(c: Context): boolean {
  const bindings = c.env as Partial<HttpBindings> | undefined
  const peer = bindings?.incoming?.socket?.remoteAddress
  const { host, origin, protocol, hostname } = new URL(c.req.url)
  const site = c.req.header('sec-fetch-site')
  return (
    (peer === undefined || isLoopbackAddress(peer)) && // without a socket it was asked inside the process
    isLoopbackName(hostname) &&
    !FORWARDING.some((name) => c.req.header(name) !== undefined) &&
    [undefined, origin, `${protocol}//${host}`].includes(c.req.header('origin')) &&
    [undefined, 'same-origin', 'none'].includes(site)
  )
}

/** Whether an IP address is this machine's own. */
function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}

/** Whether the host of a URL always means the machine that it is opened on. @param name without a port; IPv6 in brackets */
export function isLoopbackName(name: string): boolean {
  return /^(localhost|.+\.localhost|\[::1\]|127(\.\d{1,3}){3})$/i.test(name)
}
