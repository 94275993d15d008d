import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'

const ACTORS = ['person', 'planner', 'assistant', 'mcp'] as const
const RECEIPT_ACTIONS = ['create', 'update', 'delete', 'restore'] as const

/** What a plan or a tool has changed: written with the change, never edited (docs/rules/plans.md, Receipts). */
export const Receipt = z.object({
  id: z.uuid(),
  at: z.string(),
  actor: z.enum(ACTORS),
  action: z.enum(RECEIPT_ACTIONS),
  table: z.string(),
  row_id: z.uuid(),
  title: z.string(),
  reason: z.string(),
  plan_id: z.nullable(z.uuid()),
  thread_id: z.nullable(z.string()),
  run_id: z.nullable(z.string()),
  tool_call_id: z.nullable(z.string()),
  /** The changed fields; null where there are none. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type Receipt = z.infer<typeof Receipt>
export const ReceiptPage = pageSchema(Receipt)
