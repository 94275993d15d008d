import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'

const open = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'Last-Event-ID',
    'Prefer',
    'X-Client-Info',
    'X-Supabase-Api-Version',
    'apikey',
  ],
  exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link', 'Retry-After'],
  maxAge: 86_400,
})

/**
 * Lets pages of other sites call the API, with a token that they were given.
 *
 * Nobody is known by a cookie, so no site can act for somebody who did not hand it their token. Requests that
 * come from no page carry no `Origin` and are left alone.
 */
export const allowOtherSites = createMiddleware((c, next) =>
  c.req.header('origin') ? open(c, next) : next(),
)
