import * as z from 'zod/mini'
import { text } from '#shared/text/text.ts'

/** What can be reported (docs/rules/messages.md, Reports). */
const REPORT_KINDS = ['person', 'message', 'team', 'challenge', 'goal'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'self_harm', 'sexual', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const NewReport = z.strictObject({
  id: z.optional(z.uuid('An id is a UUID')),
  kind: z.enum(REPORT_KINDS),
  target_id: z.uuid('An id is a UUID'),
  reason: z.enum(REPORT_REASONS),
  note: z._default(text([0, ''], [1000, 'At most 1,000 characters']), ''),
})
export type NewReport = z.infer<typeof NewReport>

/** The answer to the person who reports. */
export const Report = z.object({ id: z.uuid(), created_at: z.string() })
export type Report = z.infer<typeof Report>
