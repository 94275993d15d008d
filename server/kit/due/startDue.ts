import type { Deps } from '#server/deps.ts'
import { AT_ONCE, claimDue } from './claims.ts'
import type { DueWork } from './due.ts'
import type { DueKind, DueKinds } from './dueKind.ts'
import { runMoment } from './runMoment.ts'

const POLL_MS = 1000

/** Begins to do what is due: one statement a second asks for all kinds, and more follow while there is more. */
export function startDue(deps: Deps, kinds: DueKinds, pollMs = POLL_MS): void {
  let wasAway = false
  deps.due.start(async (underWay): Promise<DueWork[]> => {
    const now = deps.now()
    const room = (name: string, { atOnce = AT_ONCE }: DueKind) => atOnce - underWay(name)
    try {
      const moments = await claimDue(deps.db, kinds, { now, room })
      wasAway = false
      return moments.flatMap((moment) => {
        const kind = kinds[moment.kind]
        return kind ? [{ kind: moment.kind, run: () => runMoment(deps, kind, moment, now) }] : []
      })
    } catch (error) {
      if (!wasAway)
        deps.log.warn({ reason: String(error) }, 'What is due could not be read; it is tried again')
      wasAway = true
      return []
    }
  }, pollMs)
}
