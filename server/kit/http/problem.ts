import * as z from 'zod/mini'
import { ERROR_CODES } from '#shared/errors.ts'

const Problem = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.optional(z.union([z.array(z.object({ field: z.string(), message: z.string() })), z.unknown()])),
})

/** What every refusal looks like, under its name in the API's description. */
export const PROBLEM = { Problem }
