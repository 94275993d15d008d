import * as z from 'zod/mini'

/** A signed-in device, as listed in Settings. Instants are ISO 8601 texts. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  /** Whether the request came from this device. */
  current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  ip: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>
export const SignedInDevices = z.object({
  items: z.array(SignedInDevice),
  next_cursor: z.nullable(z.string()),
})

const SECURITY_EVENT_KINDS = [
  'signed_in',
  'signed_out',
  'session_ended',
  'token_reused',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'recovery_asked',
  'identity_linked',
  'identity_unlinked',
  'deletion_asked',
  'deletion_undone',
  'exported',
  'imported',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** One entry of an account's security log (docs/rules/auth.md, Sessions). */
const SecurityEvent = z.object({
  id: z.uuid(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** What it was about, such as where an import came from: at most 100 characters. */
  subject: z.nullable(z.string()),
  browser: z.string(),
  system: z.string(),
  ip: z.nullable(z.string()),
  created_at: z.string(),
})
export const SecurityEvents = z.object({ items: z.array(SecurityEvent), next_cursor: z.nullable(z.string()) })
export type SecurityEvents = z.infer<typeof SecurityEvents>

/** Step-up authentication inside a session: the password, or the code from a mail (docs/rules/auth.md, Accounts). */
export const Proof = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(1024))),
  code: z.optional(z.string().check(z.maxLength(32))),
})
export type Proof = z.infer<typeof Proof>

/** How long a proof is accepted for sensitive changes, in minutes (docs/rules/auth.md, Accounts). */
export const PROOF_LASTS_MINUTES = 10
