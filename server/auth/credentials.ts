import { PASSWORD_MINIMUM } from '#shared/auth/password.ts'
import { AuthError, invalid } from './errors.ts'
import type { Metadata } from './schema.ts'

/** A ceiling that keeps hashing cheap. It counts characters, as the minimum does. */
const LONGEST_PASSWORD = 512
const LONGEST_EMAIL = 255
/** User data is inside every access token, so there is not room for much. */
const MOST_DATA = 16_384

// The form of an address that browsers accept in `<input type=email>`, with a dot in the domain.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/** An address in lower case. @throws AuthError when it cannot be one */
export function checkedEmail(given: string | null | undefined): string {
  const email = (given ?? '').trim().toLowerCase()
  if (email === '') throw invalid('An email address is required')
  if (email.length > LONGEST_EMAIL) throw invalid('An email address is too long')
  if (!EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** The same for an address that somebody else told us: null when it cannot be one. */
export function emailOrNull(given: string | null | undefined): string | null {
  const email = (given ?? '').trim().toLowerCase()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null
}

/** A password that may become somebody's. @throws AuthError `weak_password` with its reasons */
export function checkedNewPassword(password: string): string {
  const length = Array.from(password).length
  if (length > LONGEST_PASSWORD)
    throw invalid(`Password cannot be longer than ${LONGEST_PASSWORD} characters`)
  if (length >= PASSWORD_MINIMUM) return password
  throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_MINIMUM} characters.`, {
    extra: { weak_password: { reasons: ['length'] } },
  })
}

/** A password that may be tried: whatever is longer than any real one is not worth hashing. */
export function canBePassword(password: string): boolean {
  return password !== '' && password.length <= 2 * LONGEST_PASSWORD
}

/** The data that somebody gives about themselves. */
export function checkedData(data: Metadata | null | undefined): Metadata {
  if (JSON.stringify(data ?? {}).length > MOST_DATA)
    throw invalid('User metadata is too large (max 16384 bytes)')
  return data ?? {}
}
