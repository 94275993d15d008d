import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { AuthError } from './errors.ts'
import { emailChangeLetter } from './letters.ts'
import { verifyLink } from './links.ts'
import { issueMailToken, type MailToken } from './mailTokens.ts'
import { beginFlow, type Challenge } from './pkce.ts'

export type EmailChange = {
  userId: UserId
  email: string
  newEmail: string
  challenge: Challenge | null
  target: string
}

/** Asks both addresses whether the change is meant. Until both agree, the old one stays. */
export async function beginEmailChange(deps: Deps, tx: Db, change: EmailChange): Promise<void> {
  const { userId, email, newEmail, challenge, target } = change
  const now = deps.now()
  const taken = await tx
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  if (taken) throw EMAIL_EXISTS()
  await tx
    .updateTable('auth_users')
    .set({ new_email: newEmail, new_email_accepted_by: null, email_change_sent_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
  const flowId = challenge && (await beginFlow(tx, challenge, { userId, method: 'email_change' }, now))
  const sides = [
    { kind: 'email_change_current', to: email },
    { kind: 'email_change_new', to: newEmail },
  ] as const
  for (const { kind, to } of sides) {
    const token = await issueMailToken(tx, { userId, kind, email: newEmail, flowId }, now)
    const href = verifyLink(deps.settings, token, 'email_change', target)
    await deps.mailer.queue(tx, emailChangeLetter(to, newEmail, href))
  }
}

/** One address says yes. When both have, the account, its identity and its profile use the new one. */
export async function acceptEmailChange(
  tx: Db,
  { userId, kind, email }: MailToken,
  now: Date,
): Promise<'first of two' | 'done' | 'done before'> {
  const side = kind === 'email_change_new' ? 'new' : 'current'
  const user = await tx
    .selectFrom('auth_users')
    .select(['email', 'new_email', 'new_email_accepted_by'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (user?.email === email) return 'done before'
  if (!user || user.new_email !== email)
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  if (user.new_email_accepted_by === null || user.new_email_accepted_by === side) {
    await tx.updateTable('auth_users').set({ new_email_accepted_by: side }).where('id', '=', userId).execute()
    return 'first of two'
  }
  await applyEmail(tx, userId, email, now).catch((error: unknown) => {
    throw isTaken(error) ? EMAIL_EXISTS() : error
  })
  return 'done'
}

async function applyEmail(tx: Db, userId: UserId, email: string, now: Date) {
  const facts = sql`jsonb_build_object('email', ${email}::text, 'email_verified', true)`
  await sql`
    update auth_users
    set email = ${email}, email_confirmed_at = ${now}, new_email = null, new_email_accepted_by = null,
        updated_at = ${now}, user_metadata = user_metadata || ${facts}
    where id = ${userId}`.execute(tx)
  await sql`
    update identities set identity_data = identity_data || ${facts}, updated_at = ${now}
    where user_id = ${userId} and provider = 'email'`.execute(tx)
  await sql`update users set email = ${email} where id = ${userId}`.execute(tx)
}

/** Somebody made an account with the address while the mails were on their way. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'auth_users_email_key'
}

const EMAIL_EXISTS = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
