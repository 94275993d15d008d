import type { Tx } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import type { ToolOrigin } from './tool.ts'

/** Notes, in the transaction of the change, that a tool made a row. */
export async function writeToolReceipt(
  _inside: Deps & { db: Tx },
  _person: Person,
  _origin: ToolOrigin,
  _made: { table: string; id: string; title: string },
): Promise<void> {
  // the table of receipts comes with plans
}
