import * as z from 'zod/mini'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { text } from '#shared/text/text.ts'

/** Whether the first steps are shown: `auto` until something was completed, then as the person chose last. */
const FIRST_STEPS_SHOWN = ['auto', 'shown', 'closed'] as const

/** A person's profile, with the settings by which their days are counted (docs/rules/time.md, Time and dates). */
export const Profile = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  /** Unique, a-z 0-9 _, 3 to 20 characters. */
  handle: z.string(),
  plan: z.string(),
  avatar: z.string(),
  /** Of the person's picture; null without one. */
  avatar_url: z.nullable(z.string()),
  created_at: z.string(),
  level: nullWithoutGamification(z.int()),
  xp: nullWithoutGamification(z.int()),
  joinDate: z.string(),
  betaAccess: z.boolean(),
  /** IANA name or `UTC`, never an offset. */
  timezone: z.string(),
  /** 0 Sunday to 6 Saturday. */
  week_start: z.int(),
  /** `00:00` to `06:00`: before it, it is still yesterday. */
  day_start: z.string(),
  first_steps: z.enum(FIRST_STEPS_SHOWN),
  /** When the account is erased, since the person asked for it; else null. */
  deletion_at: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

/** The fields of a profile that its owner may change. */
export const ProfilePatch = z.strictObject({
  name: z.optional(text([1, 'Name is required'], [100, 'A name has at most 100 characters'])),
  handle: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^[a-z0-9_]{3,20}$/, 'A handle has 3 to 20 of a-z, 0-9 and _'),
      ),
  ),
  avatar: z.optional(text([1, 'Choose an avatar'], [200, 'This avatar is too long'])),
  timezone: z.optional(z.string().check(z.refine(isTimezone, 'Unknown time zone'))),
  week_start: z.optional(z.int().check(z.gte(0), z.lte(6))),
  day_start: z.optional(
    z.string().check(z.regex(/^(0[0-5]:[0-5]\d|06:00)$/, 'A day starts between 00:00 and 06:00')),
  ),
  first_steps: z.optional(z.enum(['shown', 'closed'])),
})
export type ProfilePatch = z.infer<typeof ProfilePatch>

/** Whether a text is an IANA zone name or `UTC`. Offsets are refused, since they ignore clock changes. */
export function isTimezone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
