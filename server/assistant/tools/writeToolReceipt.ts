import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { writeReceipts } from '#server/plans/receipts.ts'
import { wireId } from '../wireId.ts'
import type { ToolOrigin } from './tool.ts'

/** A row that a tool made. @param after its fields */
type Made = { table: string; id: string; title: string; after: Record<string, unknown> }

/** Notes, in the transaction of the change, that a tool made a row. */
export async function writeToolReceipt(
  { db: tx, now }: Deps & { db: Tx },
  person: Person,
  { threadId, runId, callId }: ToolOrigin,
  { table, id, title, after }: Made,
): Promise<void> {
  const receipt = {
    actor: 'assistant',
    action: 'create',
    table,
    row_id: id,
    title,
    reason: 'As it was asked for.',
    plan_id: null,
    thread_id: wireId('thread', threadId),
    run_id: wireId('run', runId),
    tool_call_id: wireId('call', callId),
    before: null,
    after,
  } as const
  await writeReceipts(tx, person, [receipt], now())
}
