import type { Context, Hono } from 'hono'
import { AppError } from '#shared/errors.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** For an address that no route has: 405 when it has one under another method, with `Allow`; else 404. */
export function unknownAddress(app: Hono, c: Context): AppError {
  const allowed = METHODS.filter((method) => hasRoute(app, method, c.req.path))
  if (allowed.length === 0) return new AppError('not_found', 'No such address')
  c.header('allow', allowed.join(', '))
  return new AppError('method_not_allowed', `This address takes ${allowed.join(', ')}`)
}

/** Middleware is registered for all methods, so it does not count as a route. */
function hasRoute(app: Hono, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) => route.method === method)
}
