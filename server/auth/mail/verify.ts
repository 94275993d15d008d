import { EMAIL_CONFIRMED } from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { confirmEmail } from '#server/auth/account/confirmEmail.ts'
import { noteConfirmed } from '#server/auth/account/noteConfirmed.ts'
import { confirmSignUp, isOneOfSeveral, toPendingSignUp } from '#server/auth/account/confirmSignUp.ts'
import { acceptEmailChange } from '#server/auth/account/emailChange.ts'
import { PASSWORD_NEEDED } from '#server/auth/account/proveSignUp.ts'
import type { SignUpIds } from '#server/auth/account/signUpIds.ts'
import { AuthError, invalid, LINK_EXPIRED } from '#server/auth/errors.ts'
import { errorParameters, withMessage, withQuery } from '#server/auth/redirects.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { refuseBanned } from '#server/auth/sessions/refuseBanned.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import { type Session, sessionBody } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import { issueCodeOf, outliveChange, type Secret, useSecret } from '#server/kit/secrets/secrets.ts'
import type { LinkPurpose } from './verifyLink.ts'

/** The message after the first of the two links of an email change. */
const FIRST_OF_TWO = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type FollowedLink = {
  token: string
  type: string
  target: string
  opener: Opener
  /** Turns a thrown error into the one to show. */
  explain: (error: unknown) => AuthError
}

/** Who opens a link. */
export type Opener = {
  device: Device
  /** Whether it is the browser that made this sign-up. */
  hasSignedUp: (ids: SignUpIds) => boolean
  /** Whether they have shown the password of the link's sign-up. */
  knowsPassword?: boolean
}

/**
 * Follows a link from a mail.
 *
 * @returns the address to redirect to, also for an expired link. For one of several sign-ups that is opened elsewhere it is the
 *   page that asks for the password
 */
export async function followLink(
  deps: Deps,
  { token, type, target, opener, explain }: FollowedLink,
): Promise<string> {
  const purposes = purposesOf(type)
  try {
    return await deps.db.transaction(async (tx) => {
      const proof = proofOf(await useSecret(tx, { token, purposes, keep: true }, deps.now()))
      const { proved, userId } = await applyProof(deps, tx, proof, opener)
      if (proved === 'first of two') return withMessage(target, { message: FIRST_OF_TWO })
      if (proved === 'done before' || !proof.hasBrowser)
        return withMessage(target, { message: CONFIRMED[proof.purpose] })
      // Derived from the token: the same link always gives the same code, so that a mail scanner that follows it first
      // does not invalidate the person's click.
      const derived = deps.vault.derive('code of a link', token)
      const leads = { userId, payload: { method: METHODS[proof.purpose] } }
      const code = await issueCodeOf(tx, proof, leads, deps.now(), derived)
      if (!code) throw LINK_EXPIRED()
      return withQuery(target, { code })
    })
  } catch (error) {
    if (error instanceof AuthError && error.code === PASSWORD_NEEDED().code)
      return `${deps.settings.SITE_URL}${PATHS.confirmSignUp}#${new URLSearchParams({ token }).toString()}`
    return withMessage(target, errorParameters(explain(error)))
  }
}

/** The same without a browser: proves the token and answers a session. */
export async function verifyToken(
  deps: Deps,
  { token, type, email, opener }: { token: string; type: string; email?: string; opener: Opener },
): Promise<Session | { code: string; msg: string }> {
  const purposes = purposesOf(type)
  const signedIn = await deps.db.transaction(async (tx) => {
    const proof = proofOf(await useSecret(tx, { token, purposes }, deps.now()))
    const { proved, userId } = await applyProof(deps, tx, proof, opener)
    if (proved === 'first of two') return null
    if (proved === 'done before') throw LINK_EXPIRED()
    if (email !== undefined && email !== proof.about)
      throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
    const { device } = opener
    const started = await startSession(tx, { userId, method: 'otp', device }, deps.now())
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

/** The purposes that a `type` of the official client means. */
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
  if (typeof used === 'string') throw LINK_EXPIRED()
  return used as LinkProof
}

/** What a link has proved, and the account's id from then on: an account takes the id of the sign-up that confirms it. */
type Applied = {
  /** `done before` for the old side of a change of address that has happened, which proves nothing any more. */
  proved: 'proved' | 'first of two' | 'done before'
  userId: UserId
}

/** Confirms the address or the change of address that a link proves. */
async function applyProof(deps: Deps, tx: Tx, proof: LinkProof, opener: Opener): Promise<Applied> {
  const now = deps.now()
  const { purpose, userId } = proof
  if (purpose === 'email_change_current_link' || purpose === 'email_change_new_link') {
    const side = purpose === 'email_change_new_link' ? 'new' : 'current'
    const outcome = await acceptEmailChange(tx, { userId, side, newEmail: proof.about }, now)
    if (outcome === 'first of two') return { proved: outcome, userId }
    if (outcome === 'done before') return { proved: side === 'new' ? 'proved' : outcome, userId }
    await outliveChange(tx, proof, CHANGE_LINKS)
    await recordSecurityEvent(tx, userId, 'email_changed', opener.device, now)
    tx.after(() => deps.people.forget(userId))
    await noteConfirmed(deps, tx, userId)
    return { proved: 'proved', userId }
  }
  const confirmed =
    purpose === 'signup_link'
      ? await confirmByLink(tx, proof, opener, now)
      : await confirmByRecovery(tx, userId, now)
  await outliveChange(tx, { ...proof, userId: confirmed })
  await noteConfirmed(deps, tx, confirmed)
  return { proved: 'proved', userId: confirmed }
}

/**
 * A stranger may have signed up with the address too, and theirs may be the newest mail. So one of several is confirmed only in
 * its own browser or with its password (docs/rules/auth.md, Accounts).
 */
async function confirmByLink(tx: Tx, proof: LinkProof, opener: Opener, now: Date): Promise<UserId> {
  const { ids } = toPendingSignUp(proof.payload)
  const isOwner = opener.knowsPassword || (ids !== null && opener.hasSignedUp(ids))
  if (!isOwner && (await isOneOfSeveral(tx, proof.userId, proof, now))) throw PASSWORD_NEEDED()
  return confirmSignUp(tx, proof, now)
}

/** The password of an address that was never confirmed may be a stranger's, who signed up with another person's address. */
async function confirmByRecovery(tx: Tx, userId: UserId, now: Date): Promise<UserId> {
  await tx.query(DROP_UNCONFIRMED_PASSWORD, [userId])
  await confirmEmail(tx, userId, now)
  return userId
}

const DROP_UNCONFIRMED_PASSWORD =
  'update auth_users set password_hash = null where id = $1 and email_confirmed_at is null'
