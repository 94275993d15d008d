import type { Claimant } from '#server/kit/queue/fairQueue.ts'
import type { Metadata } from '#server/auth/account/metadata.ts'
import type { SignUpIds } from '#server/auth/account/signUpIds.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'

/** What anybody may ask about an address. Its answer is the same for every address, and comes before the work. */
export type AccountRequest =
  | ({ kind: 'signup' } & HashedSignUp)
  | ({ kind: 'recover' | 'resend_signup' | 'resend_email_change' } & MailRequest)

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

/** A request for a mail to an address. `target` is where its link leads in the end. */
export type MailRequest = { email: string; challenge: Challenge | null; target: string; device: Device }
