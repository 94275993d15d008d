import type { Selectable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import type { AuthTables, MailTokenKind } from './schema.ts'
import { hashOf, randomToken } from '#server/vault.ts'

const LINK_LIVES_MS = 24 * 3_600_000

/** What a link in a mail stands for. */
export type MailToken = { userId: UserId; kind: MailTokenKind; email: string; flowId: string | null }

/**
 * Makes the secret of a link. One per person and kind: a new one replaces the old.
 *
 * With the prefix the link leads back to the browser that holds the flow's verifier.
 */
export async function issueMailToken(
  tx: Db,
  { userId, kind, email, flowId }: MailToken,
  now: Date,
): Promise<string> {
  const token = `${flowId ? 'pkce_' : ''}${randomToken()}`
  const row = {
    token_hash: hashOf(token),
    email,
    flow_state_id: flowId,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIVES_MS),
  }
  await tx
    .insertInto('mail_tokens')
    .values({ ...row, user_id: userId, kind })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute()
  return token
}

type Kinds = readonly MailTokenKind[]

/** Uses up a token: null when it is unknown, used, expired, or of another kind. */
export async function takeMailToken(
  tx: Db,
  token: string,
  kinds: Kinds,
  now: Date,
): Promise<MailToken | null> {
  const row = await tx
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .returningAll()
    .executeTakeFirst()
  return row && row.expires_at > now ? asMailToken(row) : null
}

/**
 * Reads the token of a followed link.
 *
 * One that belongs to a browser's flow stays until that browser exchanges the code: mail scanners and double clicks
 * follow links too, and they hold no verifier. Any other is used up.
 */
export async function followMailToken(
  tx: Db,
  token: string,
  kinds: Kinds,
  now: Date,
): Promise<MailToken | null> {
  const row = await tx
    .selectFrom('mail_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('flow_state_id', 'is not', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row ? asMailToken(row) : takeMailToken(tx, token, kinds, now)
}

function asMailToken(row: Selectable<AuthTables['mail_tokens']>): MailToken {
  return { userId: row.user_id, kind: row.kind, email: row.email, flowId: row.flow_state_id }
}
