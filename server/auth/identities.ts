import { transact } from '#server/db/transact.ts'
import type { Deps } from '#server/http/context.ts'
import { listProviders } from './accounts.ts'
import type { Bearer } from './bearer.ts'
import { AuthError } from './errors.ts'
import { recordSecurityEvent } from './securityEvents.ts'

/**
 * Takes a way in from an account, never the last one. Without the address as a way in there is no password either.
 *
 * @param identityId the `identity_id` of the user object
 */
export async function unlinkIdentity(
  deps: Deps,
  { userId, device }: Bearer,
  identityId: string,
): Promise<void> {
  await transact(deps, async (tx) => {
    const identities = await tx
      .selectFrom('identities')
      .select(['id', 'provider'])
      .where('user_id', '=', userId)
      .forUpdate()
      .execute()
    const identity = identities.find(({ id }) => id === identityId)
    if (!identity) throw new AuthError(404, 'identity_not_found', 'Identity not found')
    if (identities.length === 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    const now = deps.now()
    await tx.deleteFrom('identities').where('user_id', '=', userId).where('id', '=', identityId).execute()
    if (identity.provider === 'email')
      await tx.updateTable('auth_users').set({ password_hash: null }).where('id', '=', userId).execute()
    await listProviders(tx, userId, now)
    await recordSecurityEvent(tx, userId, 'identity_unlinked', device, now)
  })
}
