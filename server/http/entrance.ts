import type { Context } from 'hono'
import type { Settings } from '#server/settings.ts'
import { clientAddressFinder, networkOf } from './address.ts'
import { type Admitted, createAdmission } from './admission.ts'
import type { Route } from './route.ts'

/** Lets a call in, or makes it wait, or refuses it. @throws AppError `rate_limited`, `unavailable` */
export type Entrance = (
  route: Pick<Route, 'who' | 'cost'>,
  c: Context,
  caller: unknown,
) => Admitted | Promise<Admitted>

/** Charges each call to its person, or to the network that it comes from where nobody is signed in. */
export function createEntrance(settings: Pick<Settings, 'RATE_LIMITS' | 'TRUSTED_PROXIES'>): Entrance {
  const admission = createAdmission(settings.RATE_LIMITS)
  const clientAddress = clientAddressFinder(settings)
  return ({ who, cost }, c, caller) =>
    who.personOf
      ? admission.enter('person', who.personOf(caller), cost)
      : admission.enter('network', networkOf(clientAddress(c)), cost)
}
