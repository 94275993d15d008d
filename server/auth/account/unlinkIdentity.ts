import type { Deps } from '#server/deps.ts'
import type { Bearer } from '#server/auth/accountGate.ts'
import { AuthError } from '#server/auth/errors.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import { syncProviders } from './identities.ts'

/**
 * Removes an identity from an account, never the last one. Without its email identity an account has no password.
 *
 * @param identityId the `identity_id` of the user object
 * @throws AuthError 404 for an unknown one, 422 for the last one
 */
export async function unlinkIdentity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, device }: Bearer,
  identityId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const identities = await tx.query<{ id: string; provider: string }>(LOCK_IDENTITIES, [userId])
    const identity = identities.find(({ id }) => id === identityId)
    if (!identity) throw new AuthError(404, 'identity_not_found', 'Identity not found')
    if (identities.length === 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    await tx.query(DELETE_IDENTITY, [userId, identityId])
    if (identity.provider === 'email') await tx.query(DROP_PASSWORD, [userId])
    await syncProviders(tx, userId, now())
    await recordSecurityEvent(tx, userId, 'identity_unlinked', device, now())
  })
}

const LOCK_IDENTITIES = 'select id, provider from identities where user_id = $1 for update'
const DELETE_IDENTITY = 'delete from identities where user_id = $1 and id = $2'
const DROP_PASSWORD = 'update auth_users set password_hash = null where id = $1'
