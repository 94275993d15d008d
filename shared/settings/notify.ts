import * as z from 'zod/mini'
import { NOTIFICATION_KINDS } from '#shared/notifications/notification.ts'

const On = z.boolean('This is on or off')
const Ways = z.strictObject({ push: On, mail: On })
const SomeWays = z.strictObject({ push: z.optional(On), mail: z.optional(On) })

/** Which way each kind of notification goes. */
export const Notify = z.strictObject({
  reminder: Ways,
  nudge: Ways,
  social: Ways,
  accountability: Ways,
  system: Ways,
})
export type Notify = z.infer<typeof Notify>

/** A change of it: what is left out stays. */
export const NotifyPatch = z.strictObject({
  reminder: z.optional(SomeWays),
  nudge: z.optional(SomeWays),
  social: z.optional(SomeWays),
  accountability: z.optional(SomeWays),
  system: z.optional(SomeWays),
})
export type NotifyPatch = z.infer<typeof NotifyPatch>

const BY_PUSH = { push: true, mail: false }

/** The ways of somebody who has chosen none. */
export const INITIAL_NOTIFY: Notify = {
  reminder: BY_PUSH,
  nudge: BY_PUSH,
  social: BY_PUSH,
  accountability: BY_PUSH,
  system: { push: false, mail: true },
}

/** The ways after a change. */
export function mergedNotify(before: Notify, patch: NotifyPatch): Notify {
  const entries = NOTIFICATION_KINDS.map((kind) => [kind, { ...before[kind], ...patch[kind] }])
  return Object.fromEntries(entries) as Notify
}
