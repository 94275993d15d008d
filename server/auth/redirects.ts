import { isScreen } from '#shared/paths.ts'
import type { Settings } from '#server/settings.ts'
import type { AuthError } from './errors.ts'

type Site = Pick<Settings, 'SITE_URL' | 'APP_ENV'>

/**
 * The address that a mailed link or a provider leads back to: the first candidate that is a screen of ours, else the front
 * page. Any other address of the site would get the code that is added to it, and `/auth/v1/authorize` hands parameters on.
 *
 * The text itself must begin with our origin, because URL parsers accept too much (`//host`, `https://site@evil`, a decimal
 * address). In development `localhost` and `127.0.0.1` are the same machine.
 */
export function ownTarget(candidates: (string | null | undefined)[], site: Site): string {
  return candidates.find((candidate): candidate is string => isOwn(candidate, site)) ?? site.SITE_URL
}

function isOwn(candidate: string | null | undefined, site: Site): boolean {
  if (!candidate || candidate.length > 2048 || !/^[\x21-\x7e]+$/.test(candidate)) return false
  if (!URL.canParse(candidate)) return false
  const { origin, pathname, searchParams } = new URL(candidate)
  const rest = candidate.slice(origin.length)
  if (!originsOf(site).includes(origin) || !candidate.startsWith(origin) || !/^([/?#]|$)/.test(rest))
    return false
  return isScreen(pathname) && !OURS.some((name) => searchParams.has(name))
}

/** What a flow adds to the address that it leads back to. */
const OURS = ['code', 'error', 'error_code', 'error_description', 'message']

function originsOf({ SITE_URL, APP_ENV }: Site): string[] {
  const { origin, hostname } = new URL(SITE_URL)
  const loopback = ['localhost', '127.0.0.1']
  if (APP_ENV !== 'development' || !loopback.includes(hostname)) return [origin]
  return loopback.map((name) => origin.replace(hostname, name))
}

/** The target with parameters added to its query. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const [beforeHash, hash] = splitOnce(target, '#')
  const separator = beforeHash.includes('?') ? '&' : '?'
  const query = `${beforeHash}${separator}${new URLSearchParams(parameters).toString()}`
  return hash === undefined ? query : `${query}#${hash}`
}

/** The target with a message in its query and in its fragment: clients look in either. */
export function withMessage(target: string, parameters: Record<string, string>): string {
  const [beforeHash] = splitOnce(target, '#')
  return `${withQuery(beforeHash, parameters)}#${new URLSearchParams({ ...parameters, sb: '' }).toString()}`
}

/** The parameters of an error in an address. */
export function errorParameters({ status, code, message }: AuthError): Record<string, string> {
  return { error: OAUTH_ERRORS[status] ?? 'server_error', error_code: code, error_description: message }
}

const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  404: 'invalid_request',
  409: 'invalid_request',
  422: 'access_denied',
  503: 'temporarily_unavailable',
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
