import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import { AuthError, invalid } from './errors.ts'
import { hashOf } from '#server/vault.ts'

/** A browser's promise to show, later, the verifier that this is made of. */
export type Challenge = { challenge: string; method: 's256' | 'plain' }

/** How long a code may wait for its exchange. It counts from its issue, not from the mail. */
const CODE_LIVES_MS = 5 * 60_000

/** The challenge of a request, null when it has none. Both of its parts come, or neither. */
export function challengeOf(
  challenge: string | null | undefined,
  method: string | null | undefined,
): Challenge | null {
  if (!challenge && !method) return null
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters')
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge))
    throw invalid('code challenge has characters that are not allowed')
  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain')
    throw invalid(`Invalid code challenge method: ${method.slice(0, 20)}`)
  return { challenge, method: known }
}

export type NewFlow = { userId: UserId | null; method: string; provider?: string; redirectTo?: string }

/** Remembers a flow that one browser began. `method` is what its session will be said to rest on. */
export async function beginFlow(tx: Db, challenge: Challenge, flow: NewFlow, now: Date): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('flow_states')
    .values({
      id,
      user_id: flow.userId,
      method: flow.method,
      code_challenge: challenge.challenge,
      code_challenge_method: challenge.method,
      provider: flow.provider ?? null,
      redirect_to: flow.redirectTo ?? null,
      created_at: now,
    })
    .execute()
  return id
}

/** Gives a flow, whose person is now known, the code that its browser exchanges. False when the flow is gone. */
export async function issueCode(
  tx: Db,
  { flowId, userId, code }: { flowId: string; userId: UserId; code: string },
  now: Date,
): Promise<boolean> {
  const flow = await tx
    .updateTable('flow_states')
    .set({ user_id: userId, code_hash: hashOf(code), code_issued_at: now })
    .where('id', '=', flowId)
    .returning('id')
    .executeTakeFirst()
  return flow !== undefined
}

/**
 * Uses up a code, once, and tells whose it is.
 *
 * Parallel exchanges wait for each other at the row; all but the first find it gone.
 */
export async function takeCode(
  tx: Db,
  code: string,
  verifier: string,
  now: Date,
): Promise<{ userId: UserId; method: string; providerTokenEncrypted: string | null }> {
  const flow = await tx
    .selectFrom('flow_states')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .forUpdate()
    .executeTakeFirst()
  if (!flow?.user_id || !flow.code_issued_at)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (now.getTime() - flow.code_issued_at.getTime() > CODE_LIVES_MS)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!matches(verifier, { challenge: flow.code_challenge, method: flow.code_challenge_method }))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  await tx.deleteFrom('flow_states').where('id', '=', flow.id).execute()
  await tx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', flow.user_id)
    .where('flow_state_id', '=', flow.id)
    .execute()
  return {
    userId: flow.user_id,
    method: flow.method,
    providerTokenEncrypted: flow.provider_token_encrypted,
  }
}

function matches(verifier: string, { challenge, method }: Challenge): boolean {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  return timingSafeEqual(hashOf(shown), hashOf(challenge)) // hashes, because lengths must be equal
}
