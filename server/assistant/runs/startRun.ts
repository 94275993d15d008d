import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { driveRun } from './drive.ts'
import type { Claim } from './lease.ts'
import type { LiveRun, RunEvent } from './liveRuns.ts'

/**
 * Begins to work on a run that this server holds. Nobody waits for it.
 *
 * @param opening what its streams say first
 */
export function startRun(
  deps: Deps,
  person: Person,
  claim: Claim,
  opening: readonly RunEvent[] = [],
): LiveRun {
  const live = deps.liveRuns.open(claim.runId)
  for (const { event, data } of opening) live.emit(event, data)
  void driveRun({ deps, person, claim, live })
  return live
}
