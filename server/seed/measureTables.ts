import { openConnections } from '#server/kit/db/connections.ts'
import { openDatabase } from '#server/kit/db/open.ts'
import type { Settings } from '#server/settings.ts'

/** Nobody waits for it, and a crowded machine may be slow. */
const UNHURRIED = 'set local statement_timeout = 0'

/** So many rows at once change what queries should be planned by; it takes the tables' owner to say so. */
export async function measureTables(settings: Settings) {
  const { owner, stop } = await openConnections(settings)
  const db = openDatabase({ ...owner, max: 1 })
  await db.transaction(async (tx) => {
    await tx.query(UNHURRIED)
    await tx.query('analyze')
  })
  await db.close()
  await stop()
}
