import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Keeps the connection of a request for so long although nothing goes over it: its answer takes longer than the silence after which
 * a client is cut off (`server/main.ts`). The next request of the connection has the usual time.
 */
export function holdOpen(c: Context, milliseconds: number): void {
  const bindings = c.env as Partial<HttpBindings> | undefined
  bindings?.incoming?.socket?.setTimeout(milliseconds) // without a socket it was asked inside the process
}
