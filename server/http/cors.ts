import type { Context } from 'hono'

const METHODS = 'GET,POST,PUT,PATCH,DELETE'
const HEADERS =
  'Accept,Authorization,Content-Type,Last-Event-ID,Prefer,X-Client-Info,X-Supabase-Api-Version,apikey'
const EXPOSED = 'X-Supabase-Api-Version,X-Total-Count,Link,Retry-After'

/**
 * Lets pages of other sites read the answer to a call with a token that they were given.
 *
 * Nobody is known by a cookie, so no site can act for a person who did not hand it their token. Requests that come from
 * no page carry no `Origin` and are left alone.
 */
export function allowAnyOrigin(c: Context): void {
  if (!c.req.header('origin')) return
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', EXPOSED)
}

/** Answers what a browser asks before a call from another site. */
export function answerPreflight(c: Context): Response {
  return c.body(null, 204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': '86400',
  })
}
