import type { Deps } from '#server/deps.ts'
import { AuthError, LINK_EXPIRED, WRONG_CREDENTIALS } from '#server/auth/errors.ts'
import { isPassword } from '#server/auth/passwords/passwordHash.ts'
import { limitPasswordTries } from '#server/auth/rateLimit.ts'
import type { Requester } from '#server/auth/requester.ts'
import { readSecret } from '#server/kit/secrets/secrets.ts'
import { toPendingSignUp } from './confirmSignUp.ts'
import { canBePassword } from './credentials.ts'

/**
 * The refusal of a link that is one of several for its address, opened elsewhere than in the browser that signed up: the
 * mailbox alone does not say which of the sign-ups is its owner's.
 */
export const PASSWORD_NEEDED = () =>
  new AuthError(
    403,
    'signup_password_needed',
    'More than one sign-up waits for this address. Please send the password that you chose.',
  )

/**
 * Checks the password that a sign-up chose. The link is not used by it.
 *
 * @throws AuthError `invalid_credentials` for another password, `otp_expired` for a link that is not good, 429 after too many
 *   wrong passwords for its address
 */
export async function proveSignUp(
  deps: Deps,
  { token, password }: { token: string; password: string },
  requesterOf: (email: string) => Requester,
): Promise<void> {
  const link = await readSecret(deps.db, { token, purposes: ['signup_link'] }, deps.now())
  if (!link) throw LINK_EXPIRED()
  const { passwordHash } = toPendingSignUp(link.payload)
  const requester = requesterOf(link.about ?? '')
  await limitPasswordTries(deps, requester, async () => {
    const isRight = canBePassword(password) && (await isPassword(password, passwordHash, requester))
    if (!isRight) throw WRONG_CREDENTIALS()
  })
}
