import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'

/** The kind of what is due when a run needs a look (dueRuns.ts). */
export const RUN = 'run'

/** A hold ends six seconds after its last renewal (lease.ts). */
const HOLD_MS = 6000

/** Sees to it that a run is looked at when the hold that begins now has ended, unless it was renewed. */
export function lookAtRunLater(
  { db, now }: { db: Db; now: () => Date },
  userId: UserId,
  runId: string,
): Promise<void> {
  return lookAtRunAt(db, userId, runId, new Date(now().getTime() + HOLD_MS))
}

/** The same at an instant. */
export function lookAtRunAt(db: Db, userId: UserId, runId: string, at: Date): Promise<void> {
  return setDue(db, { ownerId: userId, kind: RUN, subject: runId }, at)
}
