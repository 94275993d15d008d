import * as z from 'zod/mini'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'

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
