import type { HttpBindings } from '@hono/node-server'
import type { Settings } from '#server/settings.ts'
import { isLoopbackName } from './localRequest.ts'

/**
 * Whether a request was sent to a name of this server: that of SITE_URL, one of ALLOWED_HOSTS, a loopback name, or the IP
 * address that its socket has here. A page of any other name would be a stranger's that lets its name point to this server
 * (DNS rebinding), so it is refused.
 */
export function ownHosts(settings: Pick<Settings, 'SITE_URL' | 'ALLOWED_HOSTS'>) {
  const named = new Set((settings.ALLOWED_HOSTS ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return function isOwnHost(url: string, bindings: Partial<HttpBindings> = {}): boolean {
    const name = hostnameOf(url)
    if (name === hostnameOf(settings.SITE_URL) || isLoopbackName(name) || named.has(name)) return true
    const address = bindings.incoming?.socket?.localAddress?.replace(/^::ffff:/i, '')
    return address !== undefined && (name === address || name === `[${address}]`)
  }
}

/** Lower-case and without the port; IPv6 in brackets. */
function hostnameOf(url: string): string {
  const [, host = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? []
  return host.replace(/:\d+$/, '').toLowerCase()
}
