import { type After, transact } from '#server/db/transact.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { confirmEmail } from './confirm.ts'
import { acceptEmailChange } from './emailChange.ts'
import { AuthError, invalid } from './errors.ts'
import { followMailToken, type MailToken, takeMailToken } from './mailTokens.ts'
import { issueCode } from './pkce.ts'
import { errorParameters, withMessage, withQuery } from './redirects.ts'
import type { MailTokenKind } from './schema.ts'
import type { Device } from './device.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { startSession } from './sessions.ts'
import { refuseBanned } from './signIn.ts'
import { type Session, sessionBody } from './wire.ts'

const KINDS: Record<string, readonly MailTokenKind[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email: ['signup', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

/** What the first of the two links of an e-mail change answers. */
const FIRST_OF_TWO = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type Followed = {
  token: string
  type: string
  target: string
  device: Device
  /** What to say of anything that was thrown. */
  explain: (error: unknown) => AuthError
}

/** Follows a link from a mail. Answers where the browser goes next: there is always somewhere, also for a dead link. */
export async function followLink(
  deps: Deps,
  { token, type, target, device, explain }: Followed,
): Promise<string> {
  const kinds = kindsOf(type)
  try {
    return await transact(deps, async (tx, after) => {
      const proof = await prove(
        deps,
        tx,
        { found: await followMailToken(tx, token, kinds, deps.now()), device },
        after,
      )
      if (proof === 'first of two') return withMessage(target, { message: FIRST_OF_TWO })
      if (!proof.flowId) return withMessage(target, { message: CONFIRMED[proof.kind] })
      // The same link gives the same code, so that whoever follows it first takes nothing from who follows it next.
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
  const signedIn = await transact(deps, async (tx, after) => {
    const proof = await prove(
      deps,
      tx,
      { found: await takeMailToken(tx, token, kinds, deps.now()), device },
      after,
    )
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

function kindsOf(type: string): readonly MailTokenKind[] {
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  if (!kinds) throw invalid('Verify requires a verification type')
  return kinds
}

/** Does what a token stands for, if there is one. */
async function prove(
  deps: Deps,
  tx: Db,
  { found: proof, device }: { found: MailToken | null; device: Device },
  after: After,
): Promise<MailToken | 'first of two'> {
  const now = deps.now()
  if (!proof) throw EXPIRED()
  if (proof.kind === 'email_change_current' || proof.kind === 'email_change_new') {
    const outcome = await acceptEmailChange(tx, proof, now)
    if (outcome === 'first of two') return outcome
    if (outcome === 'done before') return proof
    await recordSecurityEvent(tx, proof.userId, 'email_changed', device, now)
    after(() => deps.people.forget(proof.userId))
    return proof
  }
  if (proof.kind === 'recovery') await dropUnconfirmedPassword(tx, proof.userId)
  await confirmEmail(tx, proof.userId, now)
  return proof
}

/** Who lost the password of an address that nobody had confirmed may not be the one who chose that password. */
async function dropUnconfirmedPassword(tx: Db, userId: UserId) {
  await tx
    .updateTable('auth_users')
    .set({ password_hash: null })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}
