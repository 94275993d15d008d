import type { Deps } from '#server/deps.ts'
import { AT_ONCE, claimDue } from './claims.ts'
import type { DueKinds } from './dueKind.ts'
import { runMoment } from './runMoment.ts'

/**
 * Does now all that is due at an instant, as if it were that instant, and waits for it: for tests and for development.
 *
 * @param now counts as a trusted clock
 * @param ownerId whose moments; everybody's without it
 * @returns how many were done
 */
export async function runDue(deps: Deps, kinds: DueKinds, now: Date, ownerId?: string): Promise<number> {
  const room = (_name: string, { atOnce = AT_ONCE }: { atOnce?: number }) => atOnce
  let done = 0
  for (;;) {
    const moments = await claimDue(deps.db, kinds, { now, room, ownerId, isTrusted: true })
    if (moments.length === 0) return done
    const outcomes = await Promise.all(
      moments.map(async (moment) => {
        const kind = kinds[moment.kind]
        return kind ? runMoment(deps, kind, moment, now) : false
      }),
    )
    done += outcomes.filter(Boolean).length
  }
}
