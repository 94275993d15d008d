import { newId } from '#server/kit/db/newId.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { DueKind, DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { noteTick } from '#server/kit/jobs/jobClock.ts'
import type { RootDeps } from '#server/deps.ts'

/** How a kind of the tests is tried again. Seconds. */
export const RETRIES = { first: 30, longest: 100, giveUpAfter: 1000 }

/** Makes kinds of what is due on a database, each of one's own, which note what they were given. */
export const kindsIn =
  (db: Db) =>
  (options: Partial<DueKind> = {}) => {
    const seen: DueMoment[] = []
    const name = `kind ${newId()}`
    const own = { lock: null, clock: 'any', retries: RETRIES } as const
    const kind = {
      ...own,
      run: async (_inside: unknown, moment: DueMoment) => void seen.push(moment),
      ...options,
    } as DueKind
    const key = () => ({ ownerId: newId(), kind: name, subject: newId() })
    const waiting = () =>
      db.query<{ attempts: number; try_at: Date }>('select * from due_moments where kind = $1', [name])
    return { seen, name, kinds: { [name]: kind } satisfies DueKinds, key, waiting }
  }

/**
 * Does what is due of a person at an instant, as if it were that. The instant is noted as a tick is: else the server's own
 * worker, whose clock is earlier, may at the same time take what lies days ahead of it to set it anew.
 */
export async function runDueAt(deps: RootDeps, kinds: DueKinds, at: string, personId: string): Promise<void> {
  const now = new Date(at)
  await noteTick(deps.db, now)
  await runDue({ ...deps, now: () => now }, kinds, now, personId)
}
