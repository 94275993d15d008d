import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/deps.ts'

/**
 * Writes the server's clock into each answer, where it can be moved: devices go by it, and what writes the date else goes by the
 * machine's (docs/wire.md, Clocks).
 *
 * As in `secured`, it is given to the socket where there is one.
 */
export function dated({ now }: Pick<Deps, 'now'>) {
  return createMiddleware(async (c, next) => {
    const { outgoing: socket } = (c.env ?? {}) as Partial<HttpBindings>
    socket?.setHeader('date', now().toUTCString())
    await next()
    if (!socket) c.res.headers.set('date', now().toUTCString())
  })
}
