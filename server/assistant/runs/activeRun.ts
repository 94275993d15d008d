import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from '../openAiErrors.ts'
import { wireId } from '../wireId.ts'
import { expireRun } from './expire.ts'

/**
 * Refuses what would change the conversation of a run that is not ended. One whose time is over is ended first.
 *
 * @throws OpenAiError `run_active` that names the run
 */
export async function refuseWhileActive(
  inside: Deps & { db: Tx },
  person: Person,
  threadId: string,
): Promise<void> {
  const [active] = await inside.db.query<{ id: string; expires_at: Date }>(ACTIVE, [person.id, threadId])
  if (!active) return
  if (active.expires_at <= inside.now()) return expireRun(inside, person.id, active.id)
  throw new OpenAiError('run_active', `The thread has an active run: ${wireId('run', active.id)}`)
}

const ACTIVE = `
  select id, expires_at from runs where user_id = $1 and thread_id = $2
    and status in ('queued', 'in_progress', 'requires_action', 'cancelling')`
