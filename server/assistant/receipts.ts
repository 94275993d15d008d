import type { Receipt } from '#shared/assistant/threads.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'

/** What the tools and plans of some runs changed, by run, in the order in which they did. */
export async function receiptsOfRuns(
  _db: Db,
  _userId: UserId,
  _runIds: readonly string[],
): Promise<Map<string, Receipt[]>> {
  return new Map() // the table of receipts comes with plans
}
