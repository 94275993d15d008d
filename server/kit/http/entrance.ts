import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { clientAddress, networkOf } from './address.ts'
import { type Admitted, createAdmission } from './admission.ts'
import type { Route } from './route.ts'

/** Lets a call in, or makes it wait, or refuses it. @throws AppError `rate_limited`, `unavailable` */
export type Entrance = (
  route: Pick<Route, 'who' | 'cost'>,
  c: Context,
  caller: unknown,
) => Admitted | Promise<Admitted>

/** Charges each call to its person, or to the network that it comes from where nobody is signed in. */
export function createEntrance(deps: Pick<Deps, 'settings' | 'log'>): Entrance {
  const admission = createAdmission(deps.settings.RATE_LIMITS)
  return ({ who, cost }, c, caller) =>
    who.budgetOf
      ? admission.enter('person', who.budgetOf(caller), cost)
      : admission.enter('network', networkOf(clientAddress(deps, c)), cost)
}
