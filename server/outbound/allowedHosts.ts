import { isLoopbackName } from '#server/kit/http/localRequest.ts'
import { isAddress, reachOf } from './addressReach.ts'

/** A host of OUTBOUND_ALLOW and its port: `homeassistant.lan:8123`, `[fd00::5]:443`. */
export type AllowedHost = { host: string; port: number }

/**
 * What OUTBOUND_ALLOW lists: hosts that people may name although they are private (docs/operations.md, Outbound requests).
 *
 * @returns null when an entry is no `host:port`
 */
export function parseAllowedHosts(list: string): AllowedHost[] | null {
  const entries = list.split(',').map((entry) => parseAllowedHost(entry.trim()))
  return entries.some((entry) => entry === null) ? null : entries.filter((entry) => entry !== null)
}

function parseAllowedHost(entry: string): AllowedHost | null {
  const [, name, port] = entry.match(/^([^/@?#\s*]+):(\d{1,5})$/) ?? []
  if (name === undefined || !URL.canParse(`http://${name}/`) || Number(port) < 1 || Number(port) > 65_535)
    return null
  return { host: hostOf(new URL(`http://${name}/`)), port: Number(port) }
}

/** The host of a URL as it is compared: in small letters, without brackets and without a dot at the end. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether an entry means the server's own machine or link, which nobody may be led to in production. */
export function isOwnMachine({ host }: AllowedHost): boolean {
  return isLoopbackName(host) || (isAddress(host) && reachOf(host) === 'local')
}
