import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { recoveryEmail } from '#server/auth/mail/emails.ts'
import { issueLink } from '#server/auth/mail/verifyLink.ts'
import type { MailRequest } from '#server/auth/requests/accountRequest.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import { beginEmailChange } from './emailChange.ts'
import { pendingSignUps, sendConfirmation } from './confirmSignUp.ts'
import type { UserRow } from './user.ts'

/** Mails a link to choose a new password. An unknown address gets none; the caller cannot see the difference. */
export async function recover(deps: Deps, { email, challenge, target, device }: MailRequest): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const [row] = await tx.query<{ id: UserId }>(FIND_ACCOUNT, [email])
    if (!row) return
    const userId = row.id
    const link = { purpose: 'recovery_link', userId, about: email, challenge, target } as const
    await deps.mailer.queue(tx, recoveryEmail(email, await issueLink(deps, tx, link, now)))
    await tx.query(SET_RECOVERY_SENT, [userId, now])
    await recordSecurityEvent(tx, userId, 'recovery_asked', device, now)
  })
}

const FIND_ACCOUNT = 'select id from auth_users where email = $1'
const SET_RECOVERY_SENT = 'update auth_users set recovery_sent_at = $2 where id = $1'

/**
 * Mails the confirmation link again. Unknown and confirmed addresses get none; the caller cannot see the difference.
 *
 * It confirms the only sign-up of which a link is good, with its password and data. Of several nobody can say whose this
 * one is, so it confirms the address alone, and the password is chosen by a reset.
 */
export async function resendConfirmation(deps: Deps, request: MailRequest): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: UserId }>(FIND_UNCONFIRMED, [request.email])
    if (!row) return
    const [only, ...others] = await pendingSignUps(tx, row.id, deps.now())
    const nobodys = { passwordHash: null, data: {}, ids: null }
    await sendConfirmation(deps, tx, row.id, {
      ...request,
      ...(others.length === 0 && only ? only : nobodys),
    })
  })
}

const FIND_UNCONFIRMED = 'select id from auth_users where email = $1 and email_confirmed_at is null'

/** Mails both links of a pending change of address again. */
export async function resendEmailChange(deps: Deps, request: MailRequest): Promise<void> {
  const { email, challenge, target } = request
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.query<Pick<UserRow, 'id' | 'new_email'>>(FIND_PENDING_CHANGE, [email])
    if (!row?.new_email) return
    await beginEmailChange(deps, tx, { userId: row.id, email, newEmail: row.new_email, challenge, target })
  })
}

const FIND_PENDING_CHANGE = 'select id, new_email from auth_users where email = $1'
