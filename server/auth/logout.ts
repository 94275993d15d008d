import type { Deps } from '#server/http/context.ts'
import { transact } from '#server/db/transact.ts'
import { invalid } from './errors.ts'
import type { Bearer } from './bearer.ts'
import { recordSecurityEvent } from './securityEvents.ts'

/** Ends this session, all others, or all of them (the default), with their refresh tokens. */
export async function logOut(
  deps: Deps,
  { userId, sessionId, device }: Bearer,
  scope = 'global',
): Promise<void> {
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`)
  await transact(deps, async (tx, after) => {
    const mine = tx.deleteFrom('sessions').where('user_id', '=', userId)
    if (scope === 'global') await mine.execute()
    else await mine.where('id', scope === 'local' ? '=' : '<>', sessionId).execute()
    await recordSecurityEvent(tx, userId, 'signed_out', device, deps.now())
    after(() => deps.people.forget(userId))
  })
}
