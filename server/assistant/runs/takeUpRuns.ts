import { change } from '#server/db/change.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/newId.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import type { RunStatus } from '#shared/assistant/runs.ts'
import { expireRun } from './expire.ts'
import { claimRun } from './lease.ts'
import { startRun } from './startRun.ts'

/** A hold ends six seconds after its last renewal, so what a dead server left is taken up within nine. */
const EVERY_MS = 3000

/**
 * Looks for runs that nobody works on any more, now and then again and again, one look at a time.
 *
 * @returns the way to stop: resolves once no look is under way, so that no run is taken afterwards
 */
export function startTakingUp(deps: Deps, everyMs = EVERY_MS): () => Promise<void> {
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= takeUpRuns(deps)
      .catch((error: unknown) =>
        deps.log.warn({ reason: String(error) }, 'Runs could not be looked for; the next look tries again'),
      )
      .finally(() => (looking = null))
  }
  look()
  const timer = setInterval(look, everyMs)
  if (typeof timer === 'object' && 'unref' in timer) timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** Takes up the runs whose servers have fallen silent, and ends those whose time is over while they wait for their client. */
export async function takeUpRuns(deps: Deps): Promise<void> {
  const left = await deps.db.query<Left>(LEFT, [deps.now(), AT_ONCE])
  for (const { user_id: userId, id, status } of left) {
    if (status === 'requires_action') {
      await change(deps, { id: userId }, (_tx, inside) => expireRun(inside, userId, id))
      continue
    }
    const claim = { userId, runId: id, holder: newId() }
    if (deps.liveRuns.find(id) || !(await claimRun(deps.db, claim))) continue
    const person = await findPerson(deps.db, userId)
    if (person) startRun(deps, person, claim)
  }
}

type Left = { user_id: UserId; id: string; status: RunStatus }

const AT_ONCE = 50
const LEFT = `
  /* across people: whatever server finds a run that nobody works on takes it */
  select user_id, id, status from runs
  where status in ('queued', 'in_progress', 'requires_action', 'cancelling')
    and case when status = 'requires_action' then expires_at <= $1 else lease_until < now() end
  order by created_at limit $2`

/** A person without a session: their run goes on though they are away. */
async function findPerson(db: Db, userId: UserId): Promise<Person | null> {
  const [row] = await db.read<{ timezone: string; day_start: string; week_start: number }>(PERSON, [userId])
  if (!row) return null
  const dayRule = { timezone: row.timezone, dayStart: row.day_start }
  return { id: userId, sessionId: '', dayRule, weekStart: row.week_start }
}

const PERSON = 'select timezone, day_start, week_start from users where id = $1'
