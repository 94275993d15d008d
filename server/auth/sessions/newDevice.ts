import type { Context } from 'hono'
import { describeDevice } from '#shared/auth/describeDevice.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { personOf } from '#server/kit/http/person.ts'
import { knownDevice } from '#server/auth/deviceCookie.ts'
import { deviceOf } from '#server/auth/requestContext.ts'
import type { Session } from './session.ts'

/**
 * Says that a device signed in which the account does not know, more than a day after the account was made
 * (docs/rules/auth.md, Sessions). Call it before the device is remembered.
 */
export async function sayNewDevice(deps: Deps, c: Context, { user }: Session): Promise<void> {
  const age = deps.now().getTime() - Date.parse(user.created_at)
  if (age <= DAY_MS || knownDevice(c, deps, user.email)) return
  const person = await personOf(deps.db, user.id as UserId)
  if (!person) return
  const device = describeDevice(deviceOf(deps, c).userAgent)
  await change(deps, person, (_tx, inside) => happened(inside, person, 'account.new_device', device))
}
