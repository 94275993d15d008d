import { randomInt } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { PROOF_LASTS_MINUTES, type Proof } from '#shared/auth/devices.ts'
import { AppError, invalidField } from '#shared/errors.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, Person, SignedIn, UserId } from '#server/http/context.ts'
import { hashOf, type Vault } from '#server/vault.ts'
import type { Bearer } from './bearer.ts'
import { AuthError, WRONG_CREDENTIALS } from './errors.ts'
import { reauthenticationLetter } from './letters.ts'
import { isPassword } from './passwords.ts'
import type { Requests } from './requests.ts'
import type { UserRow } from './wire.ts'

const CODE_LIVES_MS = 10 * 60_000

/** Mails a code of six digits that proves that whoever sits at an open session can read the account's mail. */
export async function mailCode(deps: Deps, user: UserRow): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.now()
  const row = {
    token_hash: codeHash(deps.vault, user.id, code),
    email: user.email,
    flow_state_id: null,
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_LIVES_MS),
  }
  await transact(deps, async (tx, after) => {
    await tx
      .insertInto('mail_tokens')
      .values({ ...row, user_id: user.id, kind: 'reauthentication' })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
      .execute()
    await tx
      .updateTable('auth_users')
      .set({ reauthentication_sent_at: now })
      .where('id', '=', user.id)
      .execute()
    await deps.mailer.queue(tx, reauthenticationLetter(user.email, code))
    after(deps.mailer.wake)
  })
}

/**
 * Proves, inside an open session, that it is still its owner. It counts for ten minutes.
 *
 * @throws AppError `invalid` with a field error for a wrong password or code, AuthError 429 after many wrong ones
 */
export async function proveIdentity(
  deps: Deps,
  requests: Requests,
  person: Person,
  proof: Proof,
): Promise<void> {
  const { db, now } = deps
  const user = await db.selectFrom('auth_users').selectAll().where('id', '=', person.id).executeTakeFirst()
  if (!user) throw new AppError('unauthenticated', 'Auth session missing!')
  const isRight = () =>
    proof.code ? takeCode(deps, user, proof.code) : isPassword(proof.password ?? '', user.password_hash)
  const proved = await requests
    .tryPassword(user.email, async () => {
      if (await isRight()) return true
      throw WRONG_CREDENTIALS()
    })
    .catch((error: unknown) => {
      if (error instanceof AuthError && error.code === 'invalid_credentials') return false
      if (error instanceof AuthError)
        throw new AppError('rate_limited', error.message, { retry_after: error.retryAfter })
      throw error
    })
  if (!proved)
    throw proof.code
      ? invalidField('code', 'This code is wrong or too old')
      : invalidField('password', 'This password is wrong')
  await db
    .updateTable('sessions')
    .set({ reauthenticated_at: now() })
    .where('user_id', '=', person.id)
    .where('id', '=', person.sessionId)
    .execute()
}

/** Guards what cannot be undone: lets through who signed in or proved themselves in the last ten minutes. */
export const requireRecentProof = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const { id, sessionId } = c.get('person')
    if (!(await isProved({ db, now }, id, sessionId)))
      throw new AppError('forbidden', 'Please confirm that it is you', { reason: 'reauthentication_needed' })
    await next()
  })

/**
 * The same below `/auth/v1`, for what would let a stranger with an open session stay or shut its owner out: a new
 * password or address, a way in that is added or taken away. The hosted backend has it as an option, with these codes.
 *
 * @param nonce the code from a mail, as the official client sends it along
 * @throws AuthError 400 `reauthentication_needed`, 422 `reauthentication_not_valid` for a wrong code
 */
export async function checkProof(
  deps: Deps,
  { user, userId, sessionId }: Pick<Bearer, 'user' | 'userId' | 'sessionId'>,
  nonce?: string | null,
): Promise<void> {
  if (await isProved(deps, userId, sessionId)) return
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Please confirm that it is you')
  if (!(await takeCode(deps, user, nonce)))
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function isProved({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId, sessionId: string) {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'reauthenticated_at'])
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const provedAt = session?.reauthenticated_at ?? session?.created_at
  return provedAt !== undefined && now().getTime() - provedAt.getTime() <= PROOF_LASTS_MINUTES * 60_000
}

async function takeCode({ db, now, vault }: Deps, user: UserRow, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'reauthentication')
    .where('token_hash', '=', codeHash(vault, user.id, code.trim()))
    .where('expires_at', '>', now())
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Six digits can be tried in no time by whoever reads the table, so their hash needs the server's secret. */
function codeHash(vault: Vault, userId: UserId, code: string): Buffer {
  return hashOf(vault.derive('reauthentication', `${userId}:${code}`))
}
