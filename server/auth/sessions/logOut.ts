import type { Deps } from '#server/deps.ts'
import type { Bearer } from '#server/auth/accountGate.ts'
import { invalid } from '#server/auth/errors.ts'
import { recordSecurityEvent } from './securityEvents.ts'

/** Ends sessions with their refresh tokens: this one (`local`), all others (`others`), or all (`global`, the default). */
export async function logOut(
  deps: Deps,
  { userId, sessionId, device }: Bearer,
  scope = 'global',
): Promise<void> {
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`)
  await deps.db.transaction(async (tx) => {
    await tx.query(END_SESSIONS, [userId, sessionId, scope])
    await recordSecurityEvent(tx, userId, 'signed_out', device, deps.now())
    tx.after(() => deps.people.forget(userId))
  })
}

const END_SESSIONS = `
  delete from sessions
  where user_id = $1 and case $3::text when 'local' then id = $2 when 'others' then id <> $2 else true end`
