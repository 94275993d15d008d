import * as z from 'zod/mini'

/** The legal texts of a site, by their names in addresses and in PAGES_DIR. */
export const PAGE_NAMES = ['terms', 'privacy'] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** A legal text as `GET /api/pages/<name>` answers it. */
export const Page = z.object({
  title: z.string(),
  /** Below the title. */
  markdown: z.string(),
  /** When the text was last changed. */
  updated_at: z.iso.datetime(),
  /** Whether it is the product's own text, and not the operator's. */
  is_default: z.boolean(),
})
export type Page = z.output<typeof Page>
