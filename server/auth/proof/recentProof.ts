import { PROOF_LASTS_MINUTES } from '#shared/auth/devices.ts'
import { AppError } from '#shared/errors.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { type Gate, PERSON_IN_GRACE } from '#server/kit/http/gate.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import { ACCOUNT, type Bearer } from '#server/auth/accountGate.ts'
import { AuthError } from '#server/auth/errors.ts'
import { takeReauthenticationCode } from './reauthenticationCode.ts'

/**
 * For leaving and taking everything along: people who signed in or proved their identity in the last ten minutes, also those whose
 * account waits for its deletion.
 */
export const PERSON_WITH_PROOF: Gate<SignedInPerson> = {
  ...PERSON_IN_GRACE,
  proof: true,
  async admit(c, deps) {
    const person = await PERSON_IN_GRACE.admit(c, deps)
    if (!(await isProved(deps, person.id, person.sessionId)))
      throw new AppError('forbidden', 'Please confirm that it is you', { reason: 'reauthentication_needed' })
    return person
  },
}

/** The same below `/auth/v1`, for what would let a stranger with an open session stay or lock the owner out. */
export const ACCOUNT_WITH_PROOF: Gate<Bearer> = {
  ...ACCOUNT,
  proof: true,
  async admit(c, deps) {
    const bearer = await ACCOUNT.admit(c, deps)
    await requireProof(deps, bearer)
    return bearer
  },
}

/**
 * Checks for a proof of the last ten minutes. The hosted backend has it as an option, with these codes.
 *
 * @param nonce the code from a mail, which the official client sends with a new password or address
 * @throws AuthError 400 `reauthentication_needed`, 422 `reauthentication_not_valid` for a wrong code
 */
export async function requireProof(
  deps: Deps,
  { userId, sessionId }: Pick<Bearer, 'userId' | 'sessionId'>,
  nonce?: string | null,
): Promise<void> {
  if (await isProved(deps, userId, sessionId)) return
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Please confirm that it is you')
  if (!(await takeReauthenticationCode(deps, userId, nonce)))
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function isProved({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId, sessionId: string) {
  const [session] = await db.read<{ proved_at: Date }>(PROVED_AT, [userId, sessionId])
  if (!session) return false
  const age = now().getTime() - session.proved_at.getTime()
  return age >= -CLOCK_SKEW_MS && age <= PROOF_LASTS_MINUTES * MINUTE_MS
}

/** Servers' clocks differ by less. A proof from later than that is one from before the clock was set back. */
const CLOCK_SKEW_MS = 60_000

const PROVED_AT = `
  select coalesce(reauthenticated_at, created_at) as proved_at from sessions where user_id = $1 and id = $2`
