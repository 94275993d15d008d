import type { Receipt } from '#shared/planning/receipt.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { readReceiptsOfRuns } from '#server/plans/receipts.ts'
import { wireId } from './wireId.ts'

/** What the tools and plans of some runs changed, by run, in the order in which they did. */
export async function receiptsOfRuns(
  db: Db,
  userId: UserId,
  runIds: readonly string[],
): Promise<Map<string, Receipt[]>> {
  if (runIds.length === 0) return new Map()
  const wire = new Map(runIds.map((id) => [wireId('run', id), id]))
  const receipts = await readReceiptsOfRuns(db, userId, [...wire.keys()])
  return Map.groupBy(receipts, ({ run_id }) => wire.get(run_id ?? '') ?? '')
}
