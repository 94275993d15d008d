import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'

/** Where a file may come from. `auto` finds out by looking at it. */
export const IMPORT_SOURCES = [
  'auto',
  'goal-crusher',
  'todoist',
  'ticktick',
  'habitica',
  'super-productivity',
  'vikunja',
  'ics',
  'csv',
] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** Bytes of a file at most. */
export const LARGEST_IMPORT = 50 * MIB
/** How long a preview can be applied, and what was applied be taken back. */
export const PREVIEW_HOURS = 24
export const UNDO_HOURS = 24
/** How many problems are listed one by one, and how many rows are shown. */
export const PROBLEMS_TOLD = 200
export const ROWS_SHOWN = 20

/** Rows of a table: those that are not there yet, those that are, and those that lie in the trash and stay there. */
const ImportCount = z.object({ new: z.int(), same: z.int(), trashed: z.int() })
export type ImportCount = z.infer<typeof ImportCount>

/** The text of the file that could not be read. */
export const ImportProblem = z.object({
  /** Of the file, counted from 1; null where it has no lines. */
  line: z.nullable(z.int()),
  /** A title, or the name of a table or column. */
  item: z.string(),
  field: z.string(),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

const IMPORT_STATUSES = ['preview', 'expired', 'done', 'undone'] as const

/** What a file would bring, or has brought (docs/rules/exports.md, Import). */
export const Import = z.object({
  id: z.uuid(),
  source: z.string(),
  status: z.enum(IMPORT_STATUSES),
  counts: z.record(z.string(), ImportCount),
  /** The first of them. */
  problems: z.array(ImportProblem),
  problem_count: z.int(),
  /** The first rows, as the API would answer them. */
  sample: z.array(z.record(z.string(), z.unknown())),
  /** Of what an undo left, since it was changed meanwhile; null before one. */
  kept: z.nullable(z.int()),
  created_at: z.string(),
  /** Until when a preview can be applied. */
  expires_at: z.string(),
  /** When it was applied, and until when it can be taken back; null before. */
  applied_at: z.nullable(z.string()),
  undo_until: z.nullable(z.string()),
})
export type Import = z.infer<typeof Import>
export const ImportPage = pageSchema(Import)
