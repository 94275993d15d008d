import { randomInt } from 'node:crypto'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken, type Vault } from '#server/vault.ts'
import type { UserRow } from '#server/auth/account/user.ts'
import { reauthenticationEmail } from '#server/auth/mail/emails.ts'
import { storeMailToken } from '#server/auth/mail/mailTokens.ts'

const CODE_TTL_MS = 10 * 60_000

/** Mails a code of six digits: who can enter it in an open session can also read the account's mail. */
export async function sendReauthenticationCode(
  deps: Deps,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const token = { userId, kind: 'reauthentication', email, flowId: null } as const
    await storeMailToken(tx, token, codeHash(deps.vault, userId, code), CODE_TTL_MS, now)
    await tx.query(SET_REAUTHENTICATION_SENT, [userId, now])
    await deps.mailer.queue(tx, reauthenticationEmail(email, code))
  })
}

const SET_REAUTHENTICATION_SENT = 'update auth_users set reauthentication_sent_at = $2 where id = $1'

/** Uses up the code of a person. False when it is wrong, used or expired. */
export async function takeReauthenticationCode(
  { db, now, vault }: Pick<Deps, 'db' | 'now' | 'vault'>,
  userId: UserId,
  code: string,
): Promise<boolean> {
  const taken = await db.query(TAKE_CODE, [userId, codeHash(vault, userId, code.trim()), now()])
  return taken.length > 0
}

const TAKE_CODE = `
  delete from mail_tokens
  where user_id = $1 and kind = 'reauthentication' and token_hash = $2 and expires_at > $3
  returning user_id`

/** Six digits can be guessed from a plain hash, so this one needs the server's secret. */
function codeHash(vault: Vault, userId: UserId, code: string): Buffer {
  return hashToken(vault.derive('reauthentication', `${userId}:${code}`))
}
