import type { Deps } from '#server/deps.ts'
import { type ClaimedMoment, claimDue } from './claims.ts'
import { boundsOf, type DueKind, type DueKinds } from './dueKind.ts'
import { runMoment } from './runMoment.ts'

/**
 * Does now all that is due at an instant, as if it were that instant, and waits for it: for tests and for development.
 *
 * @param now counts as a trusted clock
 * @param ownerId whose moments; everybody's without it
 * @returns how many were done
 */
export async function runDue(deps: Deps, kinds: DueKinds, now: Date, ownerId?: string): Promise<number> {
  const room = (_name: string, kind: DueKind) => boundsOf(kind).claimed
  let done = 0
  for (;;) {
    const moments = await claimDue(deps.db, kinds, { now, room, ownerId, isTrusted: true })
    if (moments.length === 0) return done
    const ofKinds = Map.groupBy(moments, ({ kind }) => kind)
    const counts = await Promise.all(
      [...ofKinds].map(async ([name, ofKind]) => {
        const kind = kinds[name]
        return kind ? runSome(deps, kind, ofKind, now) : 0
      }),
    )
    done += counts.reduce((sum, count) => sum + count, 0)
  }
}

/** As many at once as the kind may. @returns how many were done */
async function runSome(deps: Deps, kind: DueKind, moments: ClaimedMoment[], now: Date): Promise<number> {
  let done = 0
  const waiting = moments.values()
  const workOff = async () => {
    for (const moment of waiting) if (await runMoment(deps, kind, moment, now)) done += 1
  }
  await Promise.all(Array.from({ length: boundsOf(kind).atOnce }, workOff))
  return done
}
