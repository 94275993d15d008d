import * as z from 'zod/mini'
import { Instant } from '#shared/time/schemas.ts'

/** How long somebody who asked to delete their account may come back (docs/rules/auth.md, Leaving). */
export const GRACE_DAYS = 14

/** The reason of a refusal while an account waits for its deletion, in the details of a 403. */
export const DELETION_PENDING = 'deletion_pending'

/** What asking for the deletion answers. */
export const Deletion = z.object({ delete_at: Instant })
export type Deletion = z.infer<typeof Deletion>
