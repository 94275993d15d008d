import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import { hashToken, randomToken } from '#server/vault.ts'

export type MailTokenKind =
  | 'signup'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** What the token in a mailed link proves. `flowId` is the flow of the browser that asked for it with PKCE parameters. */
export type MailToken = { userId: UserId; kind: MailTokenKind; email: string; flowId: string | null }

const LINK_TTL_MS = 24 * 3_600_000

/**
 * Makes the token of a link. One per person and kind: a new one replaces the old.
 *
 * With the prefix the link leads back to the browser that has the flow's verifier.
 */
export async function issueMailToken(tx: Tx, mailToken: MailToken, now: Date): Promise<string> {
  const token = `${mailToken.flowId ? 'pkce_' : ''}${randomToken()}`
  await storeMailToken(tx, mailToken, hashToken(token), LINK_TTL_MS, now)
  return token
}

/** Stores the hash of a token in place of the one before. `ttlMs` is how long it is valid. */
export async function storeMailToken(
  tx: Tx,
  { userId, kind, email, flowId }: MailToken,
  hash: Uint8Array,
  ttlMs: number,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + ttlMs)
  await tx.query(UPSERT_TOKEN, [userId, kind, hash, email, flowId, now, expiresAt])
}

const UPSERT_TOKEN = `
  insert into mail_tokens (user_id, kind, token_hash, email, flow_state_id, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id, kind) do update set
    token_hash = excluded.token_hash, email = excluded.email, flow_state_id = excluded.flow_state_id,
    created_at = excluded.created_at, expires_at = excluded.expires_at`

type Kinds = readonly MailTokenKind[]

/** Uses up a token: null when it is unknown, used, expired, or of another kind. */
export async function takeMailToken(
  tx: Tx,
  token: string,
  kinds: Kinds,
  now: Date,
): Promise<MailToken | null> {
  const [row] = await tx.query<TokenRow>(TAKE_TOKEN, [hashToken(token), kinds])
  return row && row.expires_at > now ? toMailToken(row) : null
}

/**
 * Reads the token of a followed link.
 *
 * One that belongs to a browser's flow stays until that browser exchanges the code: mail scanners and double clicks
 * follow links too, and they have no verifier. Any other is used up.
 */
export async function followMailToken(
  tx: Tx,
  token: string,
  kinds: Kinds,
  now: Date,
): Promise<MailToken | null> {
  const [row] = await tx.query<TokenRow>(LOCK_FLOW_TOKEN, [hashToken(token), kinds, now])
  return row ? toMailToken(row) : takeMailToken(tx, token, kinds, now)
}

type TokenRow = {
  user_id: UserId
  kind: MailTokenKind
  email: string
  flow_state_id: string | null
  expires_at: Date
}

const COLUMNS = 'user_id, kind, email, flow_state_id, expires_at'
const TAKE_TOKEN = `delete from mail_tokens where token_hash = $1 and kind = any($2::text[]) returning ${COLUMNS}`
const LOCK_FLOW_TOKEN = `
  select ${COLUMNS} from mail_tokens
  where token_hash = $1 and kind = any($2::text[]) and flow_state_id is not null and expires_at > $3 for update`

function toMailToken(row: TokenRow): MailToken {
  return { userId: row.user_id, kind: row.kind, email: row.email, flowId: row.flow_state_id }
}
