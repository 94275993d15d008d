import * as z from 'zod/mini'

/** What a server says of itself to everybody (docs/wire.md, About). */
export const About = z.object({
  name: z.string(),
  version: z.string(),
  /** Where people ask for help; null where the operator has named none. */
  support_email: z.nullable(z.string()),
  /** Paths of the legal texts. */
  pages: z.object({ terms: z.string(), privacy: z.string() }),
  /** The application server key that browsers subscribe to pushes with: 65 bytes, in base64url. */
  push_key: z.string(),
})
export type About = z.infer<typeof About>
