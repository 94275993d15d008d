import type { Context } from 'hono'
import { ACCOUNT_HEADER } from '#shared/auth/accountHeader.ts'
import { DELETION_PENDING } from '#shared/auth/leaving.ts'
import { AppError } from '#shared/errors.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { SignedInPerson } from './person.ts'

/** Who may call an operation: lets callers through and identifies them for the operation. */
export type Gate<Caller = unknown> = {
  /** As the API's description names it. */
  who: 'anyone' | 'person' | 'account' | 'operator' | 'development'
  /** Whether a proof of the last ten minutes is wanted beside the session. */
  proof?: true
  /** @throws an error for those who may not call it */
  admit: (c: Context, deps: Deps) => Promise<Caller> | Caller
  /** Whose budget a call is charged to. Without it, it is that of the network that the call comes from. */
  budgetOf?(caller: Caller): UserId
}

/** Open to everybody, with or without a session. */
export const ANYONE: Gate<null> = { who: 'anyone', admit: () => null }

/** Signed-in people; everybody else is answered 401, and 403 who asked to delete their account (docs/rules/auth.md, Leaving). */
export const PERSON: Gate<SignedInPerson> = {
  who: 'person',
  async admit(c, deps) {
    const person = await PERSON_IN_GRACE.admit(c, deps)
    if (person.deletionAt)
      throw new AppError('forbidden', 'This account is about to be deleted. Keep it to go on.', {
        reason: DELETION_PENDING,
      })
    return person
  },
  budgetOf: ({ id }) => id,
}

/** The same with those who asked to delete their account, for the way back and what they may take along. */
export const PERSON_IN_GRACE: Gate<SignedInPerson> = {
  who: 'person',
  async admit(c, { people }) {
    const token = bearerToken(c)
    const person = token ? await people.ofToken(token) : null
    if (!person) throw new AppError('unauthenticated', 'Auth session missing!')
    if (!speaksFor(c, person.id))
      throw new AppError('unauthenticated', 'This session is of another account', { reason: 'other_account' })
    return person
  },
  budgetOf: ({ id }) => id,
}

/** Whether a request speaks for this account. One that names none speaks for that of its token. */
export function speaksFor(c: Context, userId: UserId): boolean {
  const named = c.req.header(ACCOUNT_HEADER)
  return named === undefined || named === userId
}

/** The access token of a request, if it shows one. */
export function bearerToken(c: Context): string | undefined {
  return c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
}
