import * as z from 'zod/mini'
import { text } from '#shared/text/text.ts'

/** The fields of a profile that its owner may change. */
export const ProfilePatch = z.strictObject({
  name: z.optional(text([1, 'Name is required'], [100, 'A name has at most 100 characters'])),
  handle: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^[a-z0-9_]{3,20}$/, 'A handle is 3 to 20 small letters a to z, digits or _'),
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
