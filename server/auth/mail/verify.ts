import { EMAIL_CONFIRMED } from '#shared/auth/errorText.ts'
import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { confirmEmail } from '#server/auth/account/confirmEmail.ts'
import { confirmSignUp } from '#server/auth/account/confirmSignUp.ts'
import { acceptEmailChange } from '#server/auth/account/emailChange.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import { errorParameters, withMessage, withQuery } from '#server/auth/redirects.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { refuseBanned } from '#server/auth/sessions/refuseBanned.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import { type Session, sessionBody } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import { issueCodeOf, outliveChange, type Secret, useSecret } from '#server/secrets/secrets.ts'
import type { LinkPurpose } from './verifyLink.ts'

/** The message after the first of the two links of an email change. */
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
  const purposes = purposesOf(type)
  try {
    return await deps.db.transaction(async (tx) => {
      const proof = proofOf(await useSecret(tx, { token, purposes, keep: true }, deps.now()))
      const proved = await applyProof(deps, tx, proof, device)
      if (proved === 'first of two') return withMessage(target, { message: FIRST_OF_TWO })
      if (proved === 'done before' || !proof.hasBrowser)
        return withMessage(target, { message: CONFIRMED[proof.purpose] })
      // Derived from the token: the same link always gives the same code, so that a mail scanner that follows it first
      // does not invalidate the person's click.
      const derived = deps.vault.derive('code of a link', token)
      const leads = { userId: proof.userId, payload: { method: METHODS[proof.purpose] } }
      const code = await issueCodeOf(tx, proof, leads, deps.now(), derived)
      if (!code) throw EXPIRED()
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
  const purposes = purposesOf(type)
  const signedIn = await deps.db.transaction(async (tx) => {
    const proof = proofOf(await useSecret(tx, { token, purposes }, deps.now()))
    const proved = await applyProof(deps, tx, proof, device)
    if (proved === 'first of two') return null
    if (proved === 'done before') throw EXPIRED()
    if (email !== undefined && email !== proof.about)
      throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
    const started = await startSession(tx, { userId: proof.userId, method: 'otp', device }, deps.now())
    refuseBanned(started.user.banned_until, deps.now())
    return started
  })
  return signedIn ? sessionBody(deps, signedIn) : { code: '200', msg: FIRST_OF_TWO }
}

const CONFIRMED: Record<LinkPurpose, string> = {
  signup_link: EMAIL_CONFIRMED,
  recovery_link: 'Please open the link in the browser in which you asked for it.',
  email_change_current_link: 'Your new address is confirmed.',
  email_change_new_link: 'Your new address is confirmed.',
}

/** How a session that a link leads to was begun, as its access tokens say. */
const METHODS: Record<LinkPurpose, string> = {
  signup_link: 'email/signup',
  recovery_link: 'recovery',
  email_change_current_link: 'email_change',
  email_change_new_link: 'email_change',
}

const EXPIRED = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** The purposes that a `type` of the official client stands for. */
function purposesOf(type: string): readonly LinkPurpose[] {
  const purposes = Object.hasOwn(PURPOSES_OF, type) ? PURPOSES_OF[type] : undefined
  if (!purposes) throw invalid('Verify requires a verification type')
  return purposes
}

const CHANGE_LINKS: readonly LinkPurpose[] = ['email_change_current_link', 'email_change_new_link']
const PURPOSES_OF: Record<string, readonly LinkPurpose[]> = {
  signup: ['signup_link'],
  recovery: ['recovery_link'],
  email: ['signup_link', 'recovery_link'],
  email_change: CHANGE_LINKS,
}

/** A link that is good: it names an account and an address. */
type LinkProof = Secret & { purpose: LinkPurpose; userId: UserId; about: string }

/** @throws AuthError `otp_expired` for a link that is not good, whatever the reason */
function proofOf(used: Awaited<ReturnType<typeof useSecret>>): LinkProof {
  if (typeof used === 'string') throw EXPIRED()
  return used as LinkProof
}

/**
 * Confirms the address or the change of address that a link proves.
 *
 * @returns `done before` for the old side of a change of address that has happened, which proves nothing any more
 */
async function applyProof(
  deps: Deps,
  tx: Tx,
  proof: LinkProof,
  device: Device,
): Promise<'proved' | 'first of two' | 'done before'> {
  const now = deps.now()
  const { purpose, userId } = proof
  if (purpose === 'email_change_current_link' || purpose === 'email_change_new_link') {
    const side = purpose === 'email_change_new_link' ? 'new' : 'current'
    const outcome = await acceptEmailChange(tx, { userId, side, newEmail: proof.about }, now)
    if (outcome === 'first of two') return outcome
    if (outcome === 'done before') return side === 'new' ? 'proved' : outcome
    await outliveChange(tx, proof, CHANGE_LINKS)
    await recordSecurityEvent(tx, userId, 'email_changed', device, now)
    tx.after(() => deps.people.forget(userId))
    return 'proved'
  }
  if (purpose === 'signup_link') await confirmSignUp(tx, proof, now)
  else await confirmByRecovery(tx, userId, now)
  await outliveChange(tx, proof)
  return 'proved'
}

/** The password of an address that was never confirmed may be a stranger's, who signed up with another person's address. */
async function confirmByRecovery(tx: Tx, userId: UserId, now: Date) {
  await tx.query(DROP_UNCONFIRMED_PASSWORD, [userId])
  await confirmEmail(tx, userId, now)
}

const DROP_UNCONFIRMED_PASSWORD =
  'update auth_users set password_hash = null where id = $1 and email_confirmed_at is null'
