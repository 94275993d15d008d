import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { confirmEmail } from '#server/auth/account/confirmEmail.ts'
import { acceptEmailChange } from '#server/auth/account/emailChange.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import { issueCode } from '#server/auth/pkce/flowStates.ts'
import { errorParameters, withMessage, withQuery } from '#server/auth/redirects.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { refuseBanned } from '#server/auth/sessions/refuseBanned.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import { type Session, sessionBody } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import { followMailToken, type MailToken, type MailTokenKind, takeMailToken } from './mailTokens.ts'

/** The message after the first of the two links of an e-mail change. */
const FIRST_OF_TWO = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type FollowedLink = {
  token: string
  type: string
  target: string
  device: Device
  /** Turns a thrown error into the one to show. */
  explain: (error: unknown) => AuthError
}

/** Follows a link from a mail. @returns the address to redirect to, also for an expired link */
export async function followLink(
  deps: Deps,
  { token, type, target, device, explain }: FollowedLink,
): Promise<string> {
  const kinds = kindsOf(type)
  try {
    return await deps.db.transaction(async (tx) => {
      const found = await followMailToken(tx, token, kinds, deps.now())
      const proof = await applyProof(deps, tx, found, device)
      if (proof === 'first of two') return withMessage(target, { message: FIRST_OF_TWO })
      if (!proof.flowId) return withMessage(target, { message: CONFIRMED[proof.kind] })
      // Derived from the token: the same link always gives the same code, so that a mail scanner that follows it first
      // does not invalidate the person's click.
      const code = deps.vault.derive('code of a link', token)
      if (!(await issueCode(tx, { flowId: proof.flowId, userId: proof.userId, code }, deps.now())))
        throw EXPIRED()
      return withQuery(target, { code })
    })
  } catch (error) {
    return withMessage(target, errorParameters(explain(error)))
  }
}

/** The same without a browser: proves the token and answers a session. */
export async function verifyToken(
  deps: Deps,
  { token, type, email, device }: { token: string; type: string; email?: string; device: Device },
): Promise<Session | { code: string; msg: string }> {
  const kinds = kindsOf(type)
  const signedIn = await deps.db.transaction(async (tx) => {
    const found = await takeMailToken(tx, token, kinds, deps.now())
    const proof = await applyProof(deps, tx, found, device)
    if (proof === 'first of two') return null
    if (email !== undefined && email !== proof.email)
      throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
    const started = await startSession(tx, { userId: proof.userId, method: 'otp', device }, deps.now())
    refuseBanned(started.user.banned_until, deps.now())
    return started
  })
  return signedIn ? sessionBody(deps, signedIn) : { code: '200', msg: FIRST_OF_TWO }
}

const CONFIRMED: Record<MailTokenKind, string> = {
  signup: 'Your address is confirmed. Please sign in.',
  recovery: 'Please open the link in the browser in which you asked for it.',
  email_change_current: 'Your new address is confirmed.',
  email_change_new: 'Your new address is confirmed.',
  reauthentication: '',
}

const EXPIRED = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** The kinds of token that a `type` of the official client accepts. */
function kindsOf(type: string): readonly MailTokenKind[] {
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (!kinds) throw invalid('Verify requires a verification type')
  return kinds
}

const KINDS: Record<string, readonly MailTokenKind[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email: ['signup', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

/** Confirms the address or the change of address that a token proves. @throws AuthError `otp_expired` without one */
async function applyProof(
  deps: Deps,
  tx: Tx,
  proof: MailToken | null,
  device: Device,
): Promise<MailToken | 'first of two'> {
  const now = deps.now()
  if (!proof) throw EXPIRED()
  if (proof.kind === 'email_change_current' || proof.kind === 'email_change_new') {
    const outcome = await acceptEmailChange(tx, proof, now)
    if (outcome === 'first of two') return outcome
    if (outcome === 'done before') return proof
    await recordSecurityEvent(tx, proof.userId, 'email_changed', device, now)
    tx.after(() => deps.people.forget(proof.userId))
    return proof
  }
  if (proof.kind === 'recovery') await dropUnconfirmedPassword(tx, proof.userId)
  await confirmEmail(tx, proof.userId, now)
  return proof
}

/** The password of an address that was never confirmed may be a stranger's, who signed up with another person's address. */
async function dropUnconfirmedPassword(tx: Tx, userId: UserId) {
  await tx.query(DROP_UNCONFIRMED_PASSWORD, [userId])
}

const DROP_UNCONFIRMED_PASSWORD =
  'update auth_users set password_hash = null where id = $1 and email_confirmed_at is null'
