import * as z from 'zod/mini'

/** Subscriptions that one person may have; a further one takes the place of the oldest (docs/rules/push.md, Push). */
export const MOST_SUBSCRIPTIONS = 20

const LONGEST_ENDPOINT = 2000
/** 65 bytes and 16 bytes are far shorter; what they hold is checked by the server. */
const key = (name: string) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}={0,2}$/, `${name} is base64url`))

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it. */
export const NewPushSubscription = z.strictObject({
  endpoint: z.string().check(z.minLength(1), z.maxLength(LONGEST_ENDPOINT, 'The endpoint is too long')),
  keys: z.strictObject({ p256dh: key('p256dh'), auth: key('auth') }),
  /** Push services say by 404 and 410 when a subscription has ended. */
  expirationTime: z.optional(z.unknown()),
})
export type NewPushSubscription = z.infer<typeof NewPushSubscription>

/** A subscription as its person sees it: neither its address nor its keys. */
export const PushSubscriptionRow = z.object({
  id: z.uuid(),
  endpoint_host: z.string(),
  /** The browser that made it, as its User-Agent says. */
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  /** When a push service last took a push for it. */
  last_success_at: z.nullable(z.string()),
})
export type PushSubscriptionRow = z.infer<typeof PushSubscriptionRow>

/** A test that is on its way. */
export const SentTest = z.object({ notification_id: z.uuid() })
export type SentTest = z.infer<typeof SentTest>

export const PushSubscriptions = z.object({
  items: z.array(PushSubscriptionRow),
  next_cursor: z.nullable(z.string()),
})
