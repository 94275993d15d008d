import { PATHS } from '#shared/paths.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { alreadyRegisteredEmail } from '#server/auth/mail/emails.ts'
import type { Claimant } from '#server/queue/fairQueue.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import type { Challenge } from '#server/secrets/browser.ts'
import { applySignUp, sendConfirmation } from './confirmSignUp.ts'
import { createAccount } from './createAccount.ts'
import type { Metadata } from './metadata.ts'
import type { SignUpIds } from './signUpIds.ts'
import type { UserRow } from './user.ts'

/** A validated sign-up. `target` is where the link in the mail leads in the end. */
export type SignUp = {
  email: string
  password: string
  data: Metadata
  challenge: Challenge | null
  target: string
  device: Device
  requester: Claimant
}

/** A sign-up whose password is hashed, with the ids that it is answered with. */
export type HashedSignUp = Omit<SignUp, 'password' | 'requester'> & { passwordHash: string; ids: SignUpIds }

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
