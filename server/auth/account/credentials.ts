import { PASSWORD_MINIMUM } from '#shared/auth/password.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import type { Metadata } from './metadata.ts'

/** In code points, as the minimum is. Keeps hashing cheap. */
const MAX_PASSWORD = 512
const MAX_EMAIL = 255
/** Bytes of its JSON. Small, because every access token carries the data, and servers take headers of some KiB only. */
const MAX_DATA = 4096

// The form of an address that browsers accept in `<input type=email>`, with a dot in the domain.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/** An address in lower case. @throws AuthError when it cannot be one */
export function checkedEmail(given: string | null | undefined): string {
  const email = (given ?? '').trim().toLowerCase()
  if (email === '') throw invalid('An email address is required')
  if (email.length > MAX_EMAIL) throw invalid('An email address is too long')
  if (!EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** The same for an address from a provider: null when it cannot be one. */
export function emailOrNull(given: string | null | undefined): string | null {
  const email = (given ?? '').trim().toLowerCase()
  return email.length <= MAX_EMAIL && EMAIL.test(email) ? email : null
}

/** A new password that is long enough. @throws AuthError `weak_password` with its reasons */
export function checkedNewPassword(password: string): string {
  const length = Array.from(password).length
  if (length > MAX_PASSWORD) throw invalid(`Password cannot be longer than ${MAX_PASSWORD} characters`)
  if (length >= PASSWORD_MINIMUM) return password
  throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_MINIMUM} characters.`, {
    extra: { weak_password: { reasons: ['length'] } },
  })
}

/** Whether a password can be one at all. What is longer than any real one is not worth hashing. */
export function canBePassword(password: string): boolean {
  return password !== '' && password.length <= 2 * MAX_PASSWORD
}

/** The user data of a sign-up or a change. @throws AuthError when it is too large */
export function checkedData(data: Metadata | null | undefined): Metadata {
  if (Buffer.byteLength(JSON.stringify(data ?? {})) > MAX_DATA)
    throw invalid(`User metadata is too large (max ${MAX_DATA} bytes)`)
  return data ?? {}
}
