import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Vault } from '#server/vault.ts'
import { hashToken, randomToken } from './token.ts'

/** A refresh token as it is stored. */
export type RefreshToken = {
  token_hash: Uint8Array
  user_id: UserId
  session_id: string
  parent_hash: Uint8Array | null
  revoked_at: Date | null
}

/** The first refresh token of a session, with the hash to store. */
export function firstRefreshToken(): { token: string; hash: Buffer } {
  const token = randomToken()
  return { token, hash: hashToken(token) }
}

/** Finds a refresh token that was presented. */
export async function findRefreshToken(db: Db, token: string): Promise<RefreshToken | undefined> {
  const [row] = await db.query<RefreshToken>(TOKEN_BY_HASH, [hashToken(token)])
  return row
}

const COLUMNS = 'token_hash, user_id, session_id, parent_hash, revoked_at'
const TOKEN_BY_HASH = `select ${COLUMNS} from refresh_tokens where token_hash = $1`

type Rotation = { token: string; presented: RefreshToken; vault: Vault; reuseMs: number; now: Date }

/**
 * The token that is valid from now on, given for one that was presented. Call it with the session locked.
 *
 * A used token may come again: within the reuse interval tabs that refresh at once all get the active one. Later only the
 * one whose answer was lost, which is as long as nobody uses what was answered: a fresh token then replaces that. A
 * replaced one that comes did reach a client, so there are two holders.
 *
 * @returns null for a copied token: the session has to end
 */
export async function rotateRefreshToken(tx: Tx, rotation: Rotation): Promise<string | null> {
  const { token, presented, vault, reuseMs, now } = rotation
  const taken = await tx.query(REVOKE, [presented.token_hash, now])
  if (taken.length > 0) return addSuccessor(tx, rotation, token)

  const { user_id: userId, session_id: sessionId } = presented
  const [active] = await tx.query<RefreshToken>(ACTIVE_TOKEN, [userId, sessionId])
  const current = active && walkTo(active.token_hash, token, vault)
  if (!current) return null
  const age = now.getTime() - (presented.revoked_at?.getTime() ?? 0)
  if (age >= 0 && age <= reuseMs) return current
  if (!active.parent_hash || !isEqual(active.parent_hash, presented.token_hash)) return null
  await tx.query(REVOKE, [active.token_hash, now])
  return addSuccessor(tx, rotation, current)
}

const REVOKE = `
  update refresh_tokens set revoked_at = $2 where token_hash = $1 and revoked_at is null returning token_hash`
const ACTIVE_TOKEN = `
  select ${COLUMNS} from refresh_tokens where user_id = $1 and session_id = $2 and revoked_at is null`

/** Adds the token derived from `last`, as the answer to the one that was presented. */
async function addSuccessor(tx: Tx, { presented, vault, now }: Rotation, last: string): Promise<string> {
  const successor = deriveSuccessor(vault, last)
  const { token_hash: parent, user_id: userId, session_id: sessionId } = presented
  await tx.query(INSERT, [hashToken(successor), userId, sessionId, parent, now])
  return successor
}

const INSERT = `
  insert into refresh_tokens (token_hash, user_id, session_id, parent_hash, created_at) values ($1, $2, $3, $4, $5)`

/** How many successors are derived in search of the active one. A longer chain within the reuse interval is no accident. */
const MAX_CHAIN = 100

/** The token behind a hash, found by deriving successors. */
function walkTo(hash: Uint8Array, token: string, vault: Vault): string | null {
  let candidate = token
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    candidate = deriveSuccessor(vault, candidate)
    if (isEqual(hashToken(candidate), hash)) return candidate
  }
  return null
}

function deriveSuccessor(vault: Vault, token: string): string {
  return vault.derive('refresh token', token)
}

const isEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0
