import type { OutboundAnswer, OutboundRequest } from './outboundRequest.ts'

/** What proves something to one origin alone. */
const SECRET_HEADERS = ['authorization', 'cookie', 'proxy-authorization']

/**
 * The request that an answer redirects to; null where it redirects to none. What changes something goes on only where its method
 * and its body do (307, 308); another origin does not get what was to prove something to the first.
 */
export function redirectOf(
  request: OutboundRequest,
  { status, headers }: Pick<OutboundAnswer, 'status' | 'headers'>,
): OutboundRequest | null {
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  const follows = status === 307 || status === 308 || (isSafe && [301, 302, 303].includes(status))
  const { location } = headers
  if (!follows || location === undefined || !URL.canParse(location, request.url)) return null
  const url = new URL(location, request.url)
  if (url.origin === new URL(request.url).origin) return { ...request, url: url.href }
  const open = Object.entries(request.headers ?? {}).filter(
    ([name]) => !SECRET_HEADERS.includes(name.toLowerCase()),
  )
  return { ...request, url: url.href, headers: Object.fromEntries(open) }
}
