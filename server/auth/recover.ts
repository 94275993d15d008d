import { transact } from '#server/db/transact.ts'
import type { Deps } from '#server/http/context.ts'
import type { Device } from './device.ts'
import { beginEmailChange } from './emailChange.ts'
import { recoveryLetter } from './letters.ts'
import { verifyLink } from './links.ts'
import { issueMailToken } from './mailTokens.ts'
import { beginFlow, type Challenge } from './pkce.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { awaitConfirmation } from './signUp.ts'

export type MailRequest = { email: string; challenge: Challenge | null; target: string; device: Device }

/** Mails a link to whoever has lost their password. An unknown address gets none, and nobody can tell. */
export async function recover(deps: Deps, { email, challenge, target, device }: MailRequest): Promise<void> {
  await transact(deps, async (tx, after) => {
    const now = deps.now()
    const row = await tx.selectFrom('auth_users').select('id').where('email', '=', email).executeTakeFirst()
    if (!row) return
    const userId = row.id
    const flowId = challenge && (await beginFlow(tx, challenge, { userId, method: 'recovery' }, now))
    const token = await issueMailToken(tx, { userId, kind: 'recovery', email, flowId }, now)
    await deps.mailer.queue(tx, recoveryLetter(email, verifyLink(deps.settings, token, 'recovery', target)))
    await tx.updateTable('auth_users').set({ recovery_sent_at: now }).where('id', '=', userId).execute()
    await recordSecurityEvent(tx, userId, 'recovery_asked', device, now)
    after(deps.mailer.wake)
  })
}

/** Mails the confirmation link once more. Unknown and confirmed addresses get none, and nobody can tell. */
export async function resendConfirmation(deps: Deps, request: MailRequest): Promise<void> {
  await transact(deps, async (tx, after) => {
    const row = await tx
      .selectFrom('auth_users')
      .select(['id', 'email_confirmed_at'])
      .where('email', '=', request.email)
      .executeTakeFirst()
    if (row && !row.email_confirmed_at) await awaitConfirmation(deps, tx, row.id, request, after)
  })
}

/** Mails both links of a pending change of address once more. */
export async function resendEmailChange(
  deps: Deps,
  { email, challenge, target }: MailRequest,
): Promise<void> {
  await transact(deps, async (tx, after) => {
    const row = await tx
      .selectFrom('auth_users')
      .select(['id', 'new_email'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (!row?.new_email) return
    await beginEmailChange(deps, tx, { userId: row.id, email, newEmail: row.new_email, challenge, target })
    after(deps.mailer.wake)
  })
}
