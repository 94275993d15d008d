import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Claim } from './lease.ts'
import type { LiveRun } from './liveRuns.ts'
import { findRun, type RunRow } from './readRun.ts'

/** A run that this server works on, for its person. */
export type Work = { deps: Deps; person: Person; claim: Claim; live: LiveRun }

/** This server may not go on with a run: another one has it, or it is gone. */
export class LeaseLost extends Error {}

/** The run as it is now, inside a change of its person's. @throws LeaseLost */
export async function heldRun(tx: Tx, { userId, runId, holder }: Claim): Promise<RunRow> {
  const run = await findRun(tx, userId, runId)
  if (run?.holder !== holder) throw new LeaseLost()
  return run
}
