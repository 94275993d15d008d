import { randomUUID } from 'node:crypto'
import { type After, transact } from '#server/db/transact.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { PATHS } from '#shared/paths.ts'
import { nameOf, timezoneOf } from '#server/profile/create.ts'
import { createAccount, emailIdentityData } from './accounts.ts'
import { confirmEmail } from './confirm.ts'
import { AuthError } from './errors.ts'
import { alreadyRegisteredLetter, confirmationLetter } from './letters.ts'
import { issueMailToken } from './mailTokens.ts'
import { hashPassword } from './passwords.ts'
import { beginFlow, type Challenge } from './pkce.ts'
import type { Metadata } from './schema.ts'
import type { Device } from './device.ts'
import { startSession } from './sessions.ts'
import {
  asUser,
  findUser,
  type Session,
  sessionBody,
  type SignedIn,
  type User,
  type UserRow,
} from './wire.ts'
import { verifyLink } from './links.ts'

/** A sign-up whose parts are checked. `target` is where the link in the mail leads in the end. */
export type SignUp = {
  email: string
  password: string
  data: Metadata
  challenge: Challenge | null
  target: string
  device: Device
}

/**
 * Makes an account and mails the link that confirms it; with MAILER_AUTOCONFIRM the answer is a session.
 *
 * The answer is the same whether or not the address has an account: its owner gets a mail that says so. Signing
 * up again before the confirmation replaces password and data, so that only the newest link's count.
 */
export async function signUp(deps: Deps, asked: SignUp): Promise<User | Session> {
  const passwordHash = await hashPassword(asked.password) // also for a taken address: the same work, the same time
  const now = deps.now()
  const outcome = await transact(deps, async (tx, after): Promise<User | SignedIn> => {
    const confirmedAt = deps.settings.MAILER_AUTOCONFIRM ? now : null
    const { email, data } = asked
    const existing = await findByEmail(tx, email)
    const made = existing ? null : await createAccount(tx, { email, passwordHash, data, confirmedAt }, now)
    const row = existing ?? (await findByEmail(tx, email))
    if (!row) throw new Error('A new account cannot be found')

    if (!made && row.email_confirmed_at) return answerTaken(deps, tx, asked, after)
    if (!made) await replaceSignUp(tx, row.id, asked, passwordHash, now)
    if (!deps.settings.MAILER_AUTOCONFIRM) return awaitConfirmation(deps, tx, row.id, asked, after)
    await confirmEmail(tx, row.id, now)
    return startSession(tx, { userId: row.id, method: 'password', device: asked.device }, now)
  })
  return 'session' in outcome ? sessionBody(deps, outcome) : outcome
}

/** Mails the link that confirms an account. Also for sending it once more. */
export async function awaitConfirmation(
  deps: Deps,
  tx: Db,
  userId: UserId,
  { email, challenge, target }: Pick<SignUp, 'email' | 'challenge' | 'target'>,
  after: After,
): Promise<User> {
  const now = deps.now()
  const flowId = challenge && (await beginFlow(tx, challenge, { userId, method: 'email/signup' }, now))
  const token = await issueMailToken(tx, { userId, kind: 'signup', email, flowId }, now)
  await deps.mailer.queue(tx, confirmationLetter(email, verifyLink(deps.settings, token, 'signup', target)))
  await tx.updateTable('auth_users').set({ confirmation_sent_at: now }).where('id', '=', userId).execute()
  after(deps.mailer.wake)
  return userById(tx, userId)
}

async function answerTaken(deps: Deps, tx: Db, asked: SignUp, after: After): Promise<User> {
  if (deps.settings.MAILER_AUTOCONFIRM)
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  await deps.mailer.queue(tx, alreadyRegisteredLetter(asked.email, `${deps.settings.SITE_URL}${PATHS.login}`))
  after(deps.mailer.wake)
  return madeUpUser(asked, deps.now())
}

/** Looks like a fresh account in every field and holds nothing of the real one. */
function madeUpUser({ email, data }: SignUp, now: Date): User {
  const id = randomUUID() as UserId
  const metadata = emailIdentityData(id, email, false, data)
  const common = { created_at: now, updated_at: now }
  const identity = { provider: 'email', subject: id, identity_data: metadata, last_sign_in_at: now }
  return asUser({
    ...common,
    id,
    email,
    password_hash: null,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    new_email: null,
    new_email_accepted_by: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ ...common, ...identity, id: randomUUID(), user_id: id }],
  })
}

async function replaceSignUp(tx: Db, id: UserId, { email, data }: SignUp, passwordHash: string, now: Date) {
  const metadata = JSON.stringify(emailIdentityData(id, email, false, data))
  await tx
    .updateTable('auth_users')
    .set({ password_hash: passwordHash, user_metadata: metadata, updated_at: now })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('identities')
    .set({ identity_data: metadata, updated_at: now })
    .where('user_id', '=', id)
    .where('provider', '=', 'email')
    .execute()
  await tx
    .updateTable('users')
    .set({ name: nameOf(email, data), timezone: timezoneOf(data) })
    .where('id', '=', id)
    .execute()
}

function findByEmail(tx: Db, email: string): Promise<UserRow | undefined> {
  return tx.selectFrom('auth_users').selectAll().where('email', '=', email).forUpdate().executeTakeFirst()
}

async function userById(tx: Db, userId: UserId): Promise<User> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error('A new account cannot be found')
  return user
}
