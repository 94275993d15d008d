import * as z from 'zod/mini'

/** What `GET /api/reporting` answers: how a browser reports errors to this server. */
export const Reporting = z.object({
  /** The address for the published clients: `https://<key>@<host>/1`. The key is public. */
  dsn: z.string(),
  environment: z.string(),
  release: z.string(),
  traces_sample_rate: z.number(),
})
export type Reporting = z.output<typeof Reporting>

/** The answer to an envelope: the id of its event, 32 hexadecimal digits; null for one without an event. */
export const Received = z.object({ id: z.nullable(z.string()) })

const LONGEST_FEEDBACK = 5000

/** What somebody says about what went wrong. An event's id ties it to a report. */
export const NewFeedback = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(200)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(254),
      z.email('Enter a valid email address'),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Message is required'),
      z.maxLength(LONGEST_FEEDBACK, 'At most 5000 characters'),
    ),
  event_id: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/i, 'An event id has 32 hexadecimal digits'))),
})
export type NewFeedback = z.output<typeof NewFeedback>

/** A feedback that was taken in. */
export const Feedback = z.object({ id: z.string() })
