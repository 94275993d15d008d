import { PATHS } from '#shared/paths.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { alreadyRegisteredEmail } from '#server/auth/mail/emails.ts'
import type { HashedSignUp } from '#server/auth/requests/accountRequest.ts'
import { applySignUp, sendConfirmation } from './confirmSignUp.ts'
import { createAccount } from './createAccount.ts'
import type { UserRow } from './user.ts'

/**
 * Makes an account and mails the link that confirms it. A known address gets a mail that says so.
 *
 * Each sign-up before the confirmation has its own link, which confirms it with its own ids, password and data. The account
 * itself begins with an id that nobody is shown.
 */
export async function finishSignUp(deps: Deps, tx: Tx, request: HashedSignUp): Promise<void> {
  const { email, passwordHash, data } = request
  const now = deps.now()
  const existing = await findByEmail(tx, email)
  if (existing?.email_confirmed_at) {
    const signInPage = `${deps.settings.SITE_URL}${PATHS.login}`
    return deps.mailer.queue(tx, alreadyRegisteredEmail(email, signInPage))
  }
  const account = { email, passwordHash, data, confirmedAt: null }
  const userId = existing?.id ?? (await createAccount(tx, account, now))
  if (!userId) throw new Error('The address was taken a moment ago') // the next try finds the account
  if (existing) await applySignUp(tx, userId, email, { passwordHash, data }, now)
  await sendConfirmation(deps, tx, userId, request)
}

/** The account of an address, locked; undefined where there is none. */
export async function findByEmail(tx: Tx, email: string) {
  const [row] = await tx.query<Pick<UserRow, 'id' | 'email_confirmed_at'>>(LOCK_BY_EMAIL, [email])
  return row
}

const LOCK_BY_EMAIL = 'select id, email_confirmed_at from auth_users where email = $1 for update'
