import * as z from 'zod/mini'

/** Says in an archive that it is one of ours. */
export const EXPORT_FORMAT = 'goal-crusher-export'
export const EXPORT_FORMAT_VERSION = 1
/** Its path in the archive. */
export const MANIFEST = 'manifest.json'

/** What an export says of itself (docs/rules/exports.md, Export). */
export const Manifest = z.object({
  format: z.literal(EXPORT_FORMAT),
  format_version: z.literal(EXPORT_FORMAT_VERSION),
  product_version: z.string(),
  exported_at: z.string(),
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  /** Rows, by path. */
  counts: z.record(z.string(), z.number()),
  /** Of each file but this one, by path, as hex. */
  sha256: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>
