import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import { hashToken } from '#server/vault.ts'
import { AuthError } from '#server/auth/errors.ts'
import { type Challenge, verifierMatches } from './challenge.ts'

/** How long a code may wait for its exchange, from its issue (the click), not from the mail. */
const CODE_TTL_MS = 5 * 60_000

/** A sign-in that one browser began. `method` goes into the `amr` of its session. */
export type NewFlow = { userId: UserId | null; method: string; provider?: string; redirectTo?: string }

/** Stores a flow with the challenge of the browser that began it. @returns its id, which is the `state` at a provider */
export async function beginFlow(db: Db, challenge: Challenge, flow: NewFlow, now: Date): Promise<string> {
  const id = randomUUID()
  await db.query(INSERT_FLOW, [
    id,
    flow.userId,
    flow.method,
    challenge.challenge,
    challenge.method,
    flow.provider ?? null,
    flow.redirectTo ?? null,
    now,
  ])
  return id
}

const INSERT_FLOW = `
  insert into flow_states (
    id, user_id, method, code_challenge, code_challenge_method, provider, redirect_to, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

/** Sets a flow's person and the code that its browser exchanges. False when the flow is gone. */
export async function issueCode(
  tx: Tx,
  { flowId, userId, code }: { flowId: string; userId: UserId; code: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(SET_CODE, [flowId, userId, hashToken(code), now])
  return rows.length > 0
}

const SET_CODE =
  'update flow_states set user_id = $2, code_hash = $3, code_issued_at = $4 where id = $1 returning id'

/**
 * Uses up a code, once. Of parallel exchanges, which wait for each other at the row, all but the first find it gone.
 *
 * @throws AuthError for an unknown or expired code and for a wrong verifier
 */
export async function takeCode(
  tx: Tx,
  code: string,
  verifier: string,
  now: Date,
): Promise<{ userId: UserId; method: string; providerTokensEncrypted: string | null }> {
  const [flow] = await tx.query<FlowRow>(LOCK_BY_CODE, [hashToken(code)])
  if (!flow?.user_id || !flow.code_issued_at)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (now.getTime() - flow.code_issued_at.getTime() > CODE_TTL_MS)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!verifierMatches(verifier, { challenge: flow.code_challenge, method: flow.code_challenge_method }))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  await tx.query(DELETE_FLOW, [flow.id])
  await tx.query(DELETE_MAIL_TOKENS, [flow.user_id, flow.id])
  return {
    userId: flow.user_id,
    method: flow.method,
    providerTokensEncrypted: flow.provider_token_encrypted,
  }
}

type FlowRow = {
  id: string
  user_id: UserId | null
  method: string
  code_challenge: string
  code_challenge_method: Challenge['method']
  code_issued_at: Date | null
  provider_token_encrypted: string | null
}

const LOCK_BY_CODE = `
  select id, user_id, method, code_challenge, code_challenge_method, code_issued_at, provider_token_encrypted
  from flow_states where code_hash = $1 for update`
const DELETE_FLOW = 'delete from flow_states where id = $1'
const DELETE_MAIL_TOKENS = 'delete from mail_tokens where user_id = $1 and flow_state_id = $2'
