import type { Context } from 'hono'

const METHODS = 'GET,POST,PUT,PATCH,DELETE'
const HEADERS =
  'Accept,Authorization,Content-Type,Idempotency-Key,Last-Event-ID,OpenAI-Beta,Prefer,X-Client-Info,X-Supabase-Api-Version,apikey,xi-api-key'
/** The package `openai` names its platform and its tries in headers of this kind, with each version in others. */
const CLIENT_HEADER = /^x-stainless-[a-z0-9-]{1,60}$/i
const EXPOSED = 'X-Supabase-Api-Version,X-Total-Count,Link,Retry-After,openai-poll-after-ms,x-request-id'

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
    'access-control-allow-headers': [HEADERS, ...clientHeaders(c)].join(','),
    'access-control-max-age': '86400',
  })
}

function clientHeaders(c: Context): string[] {
  const asked = c.req.header('access-control-request-headers') ?? ''
  return asked
    .split(',')
    .map((name) => name.trim())
    .filter((name) => CLIENT_HEADER.test(name))
}
