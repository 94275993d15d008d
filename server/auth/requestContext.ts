import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/kit/http/address.ts'
import { ownTarget } from './redirects.ts'
import type { Device } from './sessions/device.ts'

/** The device that a request comes from. */
export function deviceOf(deps: Pick<Deps, 'settings' | 'log'>, c: Context): Device {
  return { ip: clientAddress(deps, c), userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null }
}

/** The page of ours that a flow leads back to: from the query, the header, or the page that called. */
export function redirectTargetOf({ settings }: Pick<Deps, 'settings'>, c: Context): string {
  return ownTarget(
    [c.req.query('redirect_to'), c.req.header('redirect_to'), c.req.header('referer')],
    settings,
  )
}
