import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import type { PartOfPlan } from '#shared/planning/placing/toPlace.ts'

/** From here on the next part goes on as planned, or repeats the last load; below it begins lighter. Shares of the sessions. */
const AS_PLANNED = 0.8
const REPEATED = 0.5
const WEEKS_OF_PART = 6

/**
 * Where the next part of a long plan begins, and by how many weeks its load is behind the plan of the whole (docs/rules/plans.md, Plans from
 * goals). What was behind once stays so in all parts that follow: a load never jumps to where it would have been.
 *
 * @param until last date of the part before
 * @param behind weeks by which that part was behind
 * @param weeksMoved weeks by which its sessions were moved since
 * @param share of its sessions that were done, 0 to 1
 * @param highest minutes of the fullest week so far
 */
export function partAfter({
  until,
  behind,
  weeksMoved,
  share,
  highest,
  today,
}: {
  until: string
  behind: number
  weeksMoved: number
  share: number
  highest: number
  today: string
}): PartOfPlan {
  const planned = addDays(until, 1)
  const late = Math.max(0, Math.ceil(daysBetween(planned, today) / DAYS_PER_WEEK))
  const later = Math.max(weeksMoved, late)
  return {
    from: addDays(planned, later * DAYS_PER_WEEK),
    behind: behind + later + weeksBehind(share),
    highest,
  }
}

function weeksBehind(share: number): number {
  if (share >= AS_PLANNED) return 0
  return share >= REPEATED ? 1 : Math.max(2, Math.round(WEEKS_OF_PART * (1 - share)))
}

/** What the next part says first. No word of what was not done. */
export function nextPartInWords({ done, of, share }: { done: number; of: number; share: number }): string {
  const much = `${done} of ${of} sessions are done.`
  if (share >= AS_PLANNED) return `${much} The next part goes on as planned.`
  if (share >= REPEATED) return `${much} The next part begins where you are: the last load once more.`
  return `${much} The next part begins with lighter weeks. Would another rhythm or a later date suit you better?`
}
