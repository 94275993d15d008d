import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { clientAddressFinder } from '#server/http/address.ts'
import type { Settings } from '#server/settings.ts'
import { ownTarget } from './redirects.ts'
import type { Device } from './sessions/device.ts'

type World = Pick<Deps, 'settings'>

/** The device that a request comes from. */
export function deviceOf(deps: World, c: Context): Device {
  return { ip: clientAddress(deps, c), userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null }
}

/** The page of ours that a flow leads back to: from the query, the header, or the page that called. */
export function redirectTargetOf({ settings }: World, c: Context): string {
  return ownTarget(
    [c.req.query('redirect_to'), c.req.header('redirect_to'), c.req.header('referer')],
    settings,
  )
}

/** The IP address that a request comes from. */
export function clientAddress({ settings }: World, c: Context): string {
  const find = finders.get(settings) ?? clientAddressFinder(settings)
  finders.set(settings, find)
  return find(c)
}

/** The list of trusted proxies is parsed once per app. */
const finders = new WeakMap<Settings, ReturnType<typeof clientAddressFinder>>()
