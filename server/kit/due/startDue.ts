import type { Deps } from '#server/deps.ts'
import { type ClaimedMoment, claimDue } from './claims.ts'
import type { DueWork } from './due.ts'
import { boundsOf, type DueKind, type DueKinds } from './dueKind.ts'
import { runMoment } from './runMoment.ts'

const POLL_MS = 1000

/** Begins to do what is due: one statement a second asks for all kinds, and more follow while there is more. */
export function startDue(deps: Deps, kinds: DueKinds, pollMs = POLL_MS): void {
  let wasAway = false
  deps.due.start(async (underWay): Promise<DueWork[]> => {
    const now = deps.now()
    const room = (name: string, kind: DueKind) => {
      const { atOnce, claimed } = boundsOf(kind)
      const free = claimed - underWay(name)
      return claimed > atOnce && free < claimed / 2 ? 0 : free
    }
    const waited = ({ dueAt }: ClaimedMoment) => (now.getTime() - dueAt.getTime()) / 1000
    try {
      const moments = await claimDue(deps.db, kinds, { now, room })
      wasAway = false
      return moments.flatMap((moment) => {
        const kind = kinds[moment.kind]
        const run = (known: DueKind) => () => runMoment(deps, known, moment, now)
        return kind ? [{ kind: moment.kind, ...boundsOf(kind, waited(moment)), run: run(kind) }] : []
      })
    } catch (error) {
      if (!wasAway)
        deps.log.warn({ reason: String(error) }, 'What is due could not be read; it is tried again')
      wasAway = true
      return []
    }
  }, pollMs)
}
