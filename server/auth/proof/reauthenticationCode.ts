import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from '#server/auth/account/user.ts'
import { reauthenticationEmail } from '#server/auth/mail/emails.ts'
import { issueDigits, useDigits } from '#server/kit/secrets/secrets.ts'

const PURPOSE = 'reauthentication_code'

/** Mails a code of six digits: who can enter it in an open session can also read the account's mail. */
export async function sendReauthenticationCode(
  deps: Deps,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    await tx.query(SET_REAUTHENTICATION_SENT, [userId, now])
    const code = await issueDigits(tx, deps.vault, { purpose: PURPOSE, userId, about: email }, now)
    await deps.mailer.queue(tx, reauthenticationEmail(email, code))
  })
}

const SET_REAUTHENTICATION_SENT = 'update auth_users set reauthentication_sent_at = $2 where id = $1'

/** Uses up the code of a person. False when it is wrong, used or expired, or was tried too often. */
export function takeReauthenticationCode(
  { db, now, vault }: Pick<Deps, 'db' | 'now' | 'vault'>,
  userId: UserId,
  code: string,
): Promise<boolean> {
  return useDigits(db, vault, { purpose: PURPOSE, userId, digits: code.trim() }, now())
}
